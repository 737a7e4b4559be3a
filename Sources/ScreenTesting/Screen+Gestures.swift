import Elements
import HostKit
import PortableUI
import ViewGraph

extension Screen {
  /// Performs a long press.
  ///
  /// - Parameters:
  ///   - query: The view with the gesture, or an element in it.
  ///   - seconds: The time for which the press is held. `nil` means the longest duration that the gesture asks for.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if no view around it handles long
  ///   presses.
  public func longPress(
    _ query: Query, for seconds: Double? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      let targets = try await presses(on: query, asking: .minimumDuration, "No view around it handles long presses.")
      var press = PressValue(.began, at: .zero)
      for target in targets {
        press.phase = .began
        press.seconds = 0
        try send(press, to: target, of: query)
      }
      await settle()
      for target in targets {
        press.phase = .held
        for duration in target.pressDurations where duration <= seconds ?? .infinity {
          press.seconds = duration
          try send(press, to: target, of: query)
        }
      }
      await settle()
      press.phase = .ended
      for target in targets { try send(press, to: target, of: query) }
      await settle()
    }
  }

  /// Performs a drag gesture.
  ///
  /// Locations are in the coordinate space of the view with the gesture. Each step takes 1/60 second.
  ///
  /// - Parameters:
  ///   - query: The view with the gesture, or an element in it.
  ///   - start: The location where the pointer goes down.
  ///   - end: The location where the pointer is released.
  ///   - steps: The number of moves from `start` to `end`.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if no view around it handles drags.
  public func drag(
    _ query: Query, from start: CGPoint = .zero, to end: CGPoint, steps: Int = 10, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      let hand = try await beginDrag(query, from: start)
      let steps = max(steps, 1)
      for step in 1...steps {
        let part = Double(step) / Double(steps)
        try await hand.move(
          to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      }
      try await hand.lift()
    }
  }

  /// Begins a drag gesture.
  ///
  /// - Parameters:
  ///   - query: The view with the gesture, or an element in it.
  ///   - start: The location where the pointer goes down, in the coordinate space of the view with the gesture.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Returns: The pointer, which stays down until it is lifted.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if no view around it handles drags.
  public func beginDrag(_ query: Query, from start: CGPoint = .zero, fileID: StaticString = #fileID, line: UInt = #line)
    async throws -> ScreenPointer
  {
    try await located(fileID, line) {
      let targets = try await presses(on: query, asking: .minimumDistance, "No view around it handles drags.")
      let pointer = ScreenPointer(self, targets: targets, query: query, at: start)
      try await pointer.begin()
      return pointer
    }
  }

  /// Performs a magnification and rotation gesture with two fingers.
  ///
  /// - Parameters:
  ///   - query: The view with the gesture, or an element in it.
  ///   - scale: The final magnification.
  ///   - rotation: The final rotation, clockwise.
  ///   - anchor: The center of the two fingers in the view.
  ///   - steps: The number of moves.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if no view around it handles
  ///   two-finger gestures.
  public func pinch(
    _ query: Query, to scale: Double = 1, rotation: Angle = .zero, anchor: UnitPoint = .center, steps: Int = 10,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) { try await pinch(query, to: scale, rotation, anchor, steps) }
  }

  private func pinch(
    _ query: Query, to scale: Double, _ rotation: Angle, _ anchor: UnitPoint, _ steps: Int
  ) async throws {
    await applyPendingChanges()
    let targets = try find(query).element.targets(of: .press) {
      $0?[.minimumScaleDelta] != nil || $0?[.minimumAngle] != nil
    }
    guard !targets.isEmpty else {
      throw ActionError(
        action: "pinch", query: query, reason: "No view around it handles magnify or rotate gestures.", root: graph.root
      )
    }
    let place = PointValue(x: Double(anchor.x), y: Double(anchor.y))
    var press = PressValue(.began, at: .zero, pinch: PinchValue(scale: 1, radians: 0, anchor: place))
    func send(_ phase: PressValue.Phase) async throws {
      await applyPendingChanges()
      press.phase = phase
      for target in targets { try self.send(press, to: target, of: query) }
      await settle()
    }
    try await send(.began)
    let steps = max(steps, 1)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      press.pinch = PinchValue(scale: 1 + (scale - 1) * part, radians: rotation.radians * part, anchor: place)
      press.seconds += 1 / 60
      try await send(.moved)
    }
    try await send(.ended)
  }

  /// Moves the pointer over a view, or away from it.
  ///
  /// - Parameters:
  ///   - query: The view that handles hovering, or an element in it.
  ///   - isOver: Whether the pointer is over the view.
  ///   - location: The location of the pointer in the view.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if no view around it handles
  ///   hovering.
  public func hover(
    _ query: Query, isOver: Bool = true, at location: CGPoint = .zero, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      let targets = try find(query).element.handlers(of: .hover)
      guard !targets.isEmpty else {
        throw ActionError(
          action: "hover", query: query, reason: "No view around it handles hovering.", root: graph.root)
      }
      for target in targets {
        try send(Event(.hover, value: .flag(isOver)), to: target, of: query)
        let moves = target.layer != nil && target.handles(.hoverMove)
        guard isOver, moves else { continue }
        let place = "\(Double(location.x)) \(Double(location.y)) 0 0"
        try send(Event(.hoverMove, value: .string(place)), to: target, of: query)
      }
      await settle()
    }
  }

  /// Sets the pressed state of a button whose style shows it. This does not trigger the action of the button;
  /// `tap(_:count:)` does.
  ///
  /// - Parameters:
  ///   - query: The button, or an element in it.
  ///   - isDown: Whether the button is pressed.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if no button around it shows its
  ///   pressed state.
  public func hold(_ query: Query, isDown: Bool = true, fileID: StaticString = #fileID, line: UInt = #line) async throws
  {
    try await located(fileID, line) {
      await applyPendingChanges()
      guard let target = try find(query).element.nearestTarget(of: .hold) else {
        throw ActionError(
          action: "hold", query: query, reason: "No button around it shows its pressed state.",
          root: graph.root)
      }
      try send(Event(.hold, value: .flag(isDown)), to: target, of: query)
      await settle()
    }
  }

  /// Cancels all presses and ends all hovering, as when the user's pointer leaves the screen.
  public func releasePointers() async {
    graph.releasePointers()
    await settle()
  }

  private func presses(on query: Query, asking key: AttributeKey, _ reason: String) async throws -> [EventTarget] {
    await applyPendingChanges()
    let element = try find(query).element
    let targets = element.targets(of: .press) { $0?[key] != nil }
    guard !targets.isEmpty else {
      let advice = key == .minimumDuration ? element.menuAdvice : nil
      let reasons = [reason, advice].compactMap(\.self).joined(separator: " ")
      throw ActionError(action: "press", query: query, reason: reasons, root: graph.root)
    }
    return targets
  }

  fileprivate func send(_ press: PressValue, to target: EventTarget, of query: Query) throws {
    try send(Event(.press, value: .press(press)), to: target, of: query)
  }
}

/// A pointer that is down on a screen under test.
@MainActor
public final class ScreenPointer {
  private let screen: Screen
  private let targets: [EventTarget]
  private let query: Query
  private var press: PressValue

  fileprivate init(_ screen: Screen, targets: [EventTarget], query: Query, at start: CGPoint) {
    self.screen = screen
    self.targets = targets
    self.query = query
    press = PressValue(.began, at: PointValue(x: Double(start.x), y: Double(start.y)))
  }

  fileprivate func begin() async throws { try await send(.began) }

  /// Moves the pointer. The move takes 1/60 second.
  ///
  /// - Parameters:
  ///   - location: The new location, in the coordinate space of the view with the gesture.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``ActionError`` if the view does not handle the gesture any more.
  public func move(to location: CGPoint, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      press.location = PointValue(x: Double(location.x), y: Double(location.y))
      press.seconds += 1 / 60
      try await send(.moved)
    }
  }

  /// Holds the pointer still for the longest duration that the gesture asks for.
  ///
  /// - Parameters:
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``ActionError`` if the view does not handle the gesture any more.
  public func hold(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await screen.applyPendingChanges()
      press.phase = .held
      let start = press.seconds
      for target in targets {
        for duration in target.pressDurations {
          press.seconds = start + duration
          try screen.send(press, to: target, of: query)
        }
      }
      await screen.settle()
    }
  }

  /// Lifts the pointer, which ends the gesture.
  ///
  /// - Parameters:
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``ActionError`` if the view does not handle the gesture any more.
  public func lift(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      try await send(.ended)
    }
  }

  /// Cancels the gesture, as scrolling or a system gesture does.
  ///
  /// - Parameters:
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``ActionError`` if the view does not handle the gesture any more.
  public func cancel(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      try await send(.cancelled)
    }
  }

  private func send(_ phase: PressValue.Phase) async throws {
    await screen.applyPendingChanges()
    press.phase = phase
    for target in targets { try screen.send(press, to: target, of: query) }
    await screen.settle()
  }
}

extension EventTarget {
  /// The durations after which a gesture is informed of a held press, in seconds and in ascending order.
  fileprivate var pressDurations: [Double] {
    guard case .number(let first)? = self[.minimumDuration] else { return [] }
    guard case .string(let further)? = self[.furtherDurations] else { return [first] }
    return [first] + further.split(separator: " ").compactMap { Double($0) }
  }
}
