import Elements
import PortableUI
import ViewGraph

extension Screen {
  /// Presses what a query describes, or what is around it and reacts to that, and holds it for as long as it asks.
  ///
  /// - Parameters:
  ///   - query: what to press.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when it is not there once; ``ActionError`` when it does not react.
  public func longPress(_ query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      let targets = try await presses(on: query, asking: .minimumDuration, "Nothing reacts to a long press.")
      var press = PressValue(.began, at: .zero)
      for target in targets {
        press.phase = .began
        press.seconds = 0
        try send(press, to: target, of: query)
      }
      await settle()
      for target in targets {
        guard case .number(let duration) = target.layer.flatMap({ target.element.layers[$0][.minimumDuration] }) else {
          continue
        }
        press.phase = .held
        press.seconds = duration
        try send(press, to: target, of: query)
      }
      await settle()
      press.phase = .ended
      for target in targets { try send(press, to: target, of: query) }
      await settle()
    }
  }

  /// Puts a pointer down on what a query describes, or on what is around it and can be dragged, moves it, and lets it go.
  ///
  /// Locations are told in the space of what is dragged. Each step takes a sixtieth of a second.
  ///
  /// - Parameters:
  ///   - query: what to drag.
  ///   - start: where the pointer goes down.
  ///   - end: where it is let go.
  ///   - steps: in how many moves it comes there.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when it is not there once; ``ActionError`` when it does not react.
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

  /// Puts a pointer down on what a query describes, or on what is around it and can be dragged.
  ///
  /// - Parameters:
  ///   - query: what to drag.
  ///   - start: where the pointer goes down, in the space of what is dragged.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Returns: the pointer, which is down until it is lifted.
  /// - Throws: ``LookupError`` when it is not there once; ``ActionError`` when it does not react.
  public func beginDrag(_ query: Query, from start: CGPoint = .zero, fileID: StaticString = #fileID, line: UInt = #line)
    async throws -> ScreenPointer
  {
    try await located(fileID, line) {
      let targets = try await presses(on: query, asking: .minimumDistance, "Nothing reacts to a drag.")
      let pointer = ScreenPointer(self, targets: targets, query: query, at: start)
      try await pointer.begin()
      return pointer
    }
  }

  /// Puts two fingers on what a query describes, or on what is around it and reacts to them, moves them apart or together and turns
  /// them, and lifts them.
  ///
  /// - Parameters:
  ///   - query: what is between the fingers.
  ///   - scale: how many times larger they make it.
  ///   - rotation: how far they turn it, clockwise.
  ///   - anchor: where in it the middle between them is.
  ///   - steps: in how many moves.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when it is not there once; ``ActionError`` when it does not react.
  public func pinch(
    _ query: Query, to scale: Double = 1, rotation: Angle = .zero, anchor: UnitPoint = .center, steps: Int = 10,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) { try await pinch(query, to: scale, rotation, anchor, steps) }
  }

  private func pinch(
    _ query: Query, to scale: Double, _ rotation: Angle, _ anchor: UnitPoint, _ steps: Int
  ) async throws {
    await catchUp()
    let targets = try find(query).element.targets(handling: .press) {
      $0?[.minimumScaleDelta] != nil || $0?[.minimumAngle] != nil
    }
    guard !targets.isEmpty else {
      throw ActionError(action: "pinch", query: query, reason: "Nothing reacts to two fingers.", root: graph.root)
    }
    let place = PointValue(x: Double(anchor.x), y: Double(anchor.y))
    var press = PressValue(.began, at: .zero, pinch: PinchValue(scale: 1, radians: 0, anchor: place))
    func send(_ phase: PressValue.Phase) async throws {
      await catchUp()
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

  /// Moves a pointer over what a query describes, or away from it.
  ///
  /// - Parameters:
  ///   - query: what it comes over, in something that reacts to that.
  ///   - isOver: `false` when it leaves.
  ///   - location: where in what reacts it is.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when it is not there once; ``ActionError`` when nothing around it reacts.
  public func hover(
    _ query: Query, isOver: Bool = true, at location: CGPoint = .zero, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      await catchUp()
      let targets = try find(query).element.handlers(of: .hover)
      guard !targets.isEmpty else {
        throw ActionError(
          action: "hover", query: query, reason: "Nothing around it reacts to a pointer.", root: graph.root)
      }
      for target in targets {
        try send(Event(.hover, value: .flag(isOver)), to: target, of: query)
        let moves = target.layer.map { target.element.layers[$0].handles(.hoverMove) } ?? false
        guard isOver, moves else { continue }
        let place = "\(Double(location.x)) \(Double(location.y)) 0 0"
        try send(Event(.hoverMove, value: .string(place)), to: target, of: query)
      }
      await settle()
    }
  }

  /// Begins to press a button that looks otherwise meanwhile, or lets it go. That alone does not run its action: `tap(_:count:)` does.
  ///
  /// - Parameters:
  ///   - query: the button, or something on it.
  ///   - isDown: `false` when it is let go.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when it is not there once; ``ActionError`` when no button around it has such a style.
  public func hold(_ query: Query, isDown: Bool = true, fileID: StaticString = #fileID, line: UInt = #line) async throws
  {
    try await located(fileID, line) {
      await catchUp()
      guard let target = try find(query).element.nearest(handling: .hold) else {
        throw ActionError(
          action: "hold", query: query, reason: "No button around it looks otherwise while it is pressed.",
          root: graph.root)
      }
      try send(Event(.hold, value: .flag(isDown)), to: target, of: query)
      await settle()
    }
  }

  /// The person has left: what they were pressing is cancelled, and no pointer is over anything.
  public func releasePointers() async {
    graph.releasePointers()
    await settle()
  }

  private func presses(on query: Query, asking key: AttributeKey, _ reason: String) async throws -> [Element.Target] {
    await catchUp()
    let element = try find(query).element
    let targets = element.targets(handling: .press) { $0?[key] != nil }
    guard !targets.isEmpty else {
      let advice = key == .minimumDuration ? element.menuAdvice : nil
      let reasons = [reason, advice].compactMap(\.self).joined(separator: " ")
      throw ActionError(action: "press", query: query, reason: reasons, root: graph.root)
    }
    return targets
  }

  fileprivate func send(_ press: PressValue, to target: Element.Target, of query: Query) throws {
    try send(Event(.press, value: .press(press)), to: target, of: query)
  }
}

/// A pointer that is held down on a screen under test.
@MainActor
public final class ScreenPointer {
  private let screen: Screen
  private let targets: [Element.Target]
  private let query: Query
  private var press: PressValue

  fileprivate init(_ screen: Screen, targets: [Element.Target], query: Query, at start: CGPoint) {
    self.screen = screen
    self.targets = targets
    self.query = query
    press = PressValue(.began, at: PointValue(x: Double(start.x), y: Double(start.y)))
  }

  fileprivate func begin() async throws { try await send(.began) }

  /// Moves the pointer, within a sixtieth of a second.
  ///
  /// - Parameters:
  ///   - location: where to, in the space of what it went down on.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``ActionError`` when that does not react any more.
  public func move(to location: CGPoint, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      press.location = PointValue(x: Double(location.x), y: Double(location.y))
      press.seconds += 1 / 60
      try await send(.moved)
    }
  }

  /// Lets go.
  ///
  /// - Parameters:
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``ActionError`` when what it went down on does not react any more.
  public func lift(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      try await send(.ended)
    }
  }

  /// The press becomes part of something else, as when a person scrolls or the system takes it.
  ///
  /// - Parameters:
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``ActionError`` when what it went down on does not react any more.
  public func cancel(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      try await send(.cancelled)
    }
  }

  private func send(_ phase: PressValue.Phase) async throws {
    await screen.catchUp()
    press.phase = phase
    for target in targets { try screen.send(press, to: target, of: query) }
    await screen.settle()
  }
}
