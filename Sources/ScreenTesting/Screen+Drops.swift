import Elements
import HostKit
import PortableUI
import ViewGraph

extension Screen {
  /// Drags an element, or its nearest draggable ancestor, onto a drop target and drops it there.
  ///
  /// ```swift
  /// try await screen.drag("Write docs", onto: "Done")
  /// ```
  ///
  /// - Parameters:
  ///   - query: The element to drag.
  ///   - target: The drop target, or an element in it.
  ///   - location: The location of the drop, in the coordinate space of the drop target.
  ///   - size: The size of the drop target. A drop in the upper half of a row inserts before the row, and a drop in the
  ///     lower half inserts after the row.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches one of the queries. ``ActionError`` if the dragged
  ///   element is not draggable, or the target does not accept the drop.
  public func drag(
    _ query: Query, onto target: Query, at location: CGPoint = .zero, size: CGSize = CGSize(width: 100, height: 40),
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      let drag = try await lift(query)
      do {
        try await drag.move(over: target, at: location, size: size)
        try await drag.drop()
      } catch {
        await drag.cancel()
        throw error
      }
    }
  }

  /// Begins to drag an element, or its nearest draggable ancestor.
  ///
  /// - Parameters:
  ///   - query: The element to drag.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Returns: The drag, which lasts until it is dropped or cancelled.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if it is not draggable.
  public func lift(_ query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws -> ScreenDrag {
    try await located(fileID, line) {
      await applyPendingChanges()
      guard let source = try find(query).element.nearestTarget(of: .dragged) else {
        throw ActionError(action: "drag", query: query, reason: "No view around it is draggable.", root: graph.root)
      }
      try send(Event(.dragged, value: .flag(true)), to: source, of: query)
      await settle()
      return ScreenDrag(self, source: source, query: query)
    }
  }

  /// Drags text from another app onto a drop target and drops it there.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - target: The drop target, or an element in it.
  ///   - location: The location of the drop, in the coordinate space of the drop target.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if the target does not accept text.
  public func drop(
    _ text: String, onto target: Query, at location: CGPoint = .zero, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      try await drop(text, "text", offering: [.offersText], onto: target, at: location)
    }
  }

  /// Drags a URL from another app onto a drop target and drops it there.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - target: The drop target, or an element in it.
  ///   - location: The location of the drop, in the coordinate space of the drop target.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if the target accepts neither a URL
  ///   nor text.
  public func drop(
    _ url: URL, onto target: Query, at location: CGPoint = .zero, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      try await drop(url.absoluteString, "url", offering: [.offersURL, .offersText], onto: target, at: location)
    }
  }

  private func drop(
    _ text: String, _ kind: String, offering kinds: [EventKind], onto query: Query, at location: CGPoint
  ) async throws {
    await applyPendingChanges()
    guard let first = try find(query).element.nearestTarget(of: .dropOver) else { throw refusal(of: query) }
    for kind in kinds { try send(Event(kind, value: .flag(true)), to: first, of: query) }
    await settle()
    let drag = ScreenDrag(self, source: first, ending: kinds, query: query)
    do {
      try await drag.move(over: query, at: location)
      try await drag.drop(content: " \(kind)\n\(text)")
    } catch {
      await drag.cancel()
      throw error
    }
  }

  /// Returns the nearest view around an element that accepts the current drag.
  fileprivate func dropTarget(_ query: Query) throws -> EventTarget {
    let targets = try find(query).element.handlers(of: .dropOver)
    let taker = targets.first { $0[.takesDrop] != nil }
    guard let taker else { throw refusal(of: query) }
    return taker
  }

  private func refusal(of query: Query) -> ActionError {
    let targets = (try? find(query).element.handlers(of: .dropOver)) ?? []
    let taken = targets.compactMap { $0[.dropTypes] }
    let types = hosted?.draggedTypes ?? []
    let dragged = types.isEmpty ? "" : " (\(types.joined(separator: ", ")))"
    var reason = "No drop target around it accepts the dragged content\(dragged)."
    if !taken.isEmpty {
      let names = taken.flatMap { $0.description.split(separator: " ") }.joined(separator: ", ")
      reason += " Accepted types: \(names)."
    }
    return ActionError(action: "drop", query: query, reason: reason, root: graph.root)
  }
}

/// A drag in progress on a screen under test.
@MainActor
public final class ScreenDrag {
  private let screen: Screen
  private let source: EventTarget
  private let endings: [EventKind]
  private let query: Query
  private var over: (target: EventTarget, query: Query, place: String)?

  fileprivate init(
    _ screen: Screen, source: EventTarget, ending endings: [EventKind] = [.dragged], query: Query
  ) {
    self.screen = screen
    self.source = source
    self.endings = endings
    self.query = query
  }

  /// Moves the drag over a drop target.
  ///
  /// - Parameters:
  ///   - query: The drop target, or an element in it.
  ///   - location: The location in the coordinate space of the drop target.
  ///   - size: The size of the drop target.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if the target does not accept the
  ///   drag.
  public func move(
    over query: Query, at location: CGPoint = .zero, size: CGSize = CGSize(width: 100, height: 40),
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      await screen.applyPendingChanges()
      let target = try screen.dropTarget(query)
      let isNew = over.map { $0.target.element !== target.element || $0.target.layer != target.layer } ?? true
      if isNew {
        await leave()
        try screen.send(Event(.dropOver, value: .flag(true)), to: target, of: query)
      }
      let numbers = [location.x, location.y, size.width, size.height].map { "\(Double($0))" }
      over = (target, query, numbers.joined(separator: " "))
      try screen.send(Event(.dropMove, value: .string(numbers.joined(separator: " "))), to: target, of: query)
      await screen.settle()
    }
  }

  /// Moves the drag away from the current drop target.
  public func leave() async {
    guard let (target, query, _) = over else { return }
    over = nil
    // If the target has been removed from the screen, its view was notified at that time.
    try? screen.send(Event(.dropOver, value: .flag(false)), to: target, of: query)
    await screen.settle()
  }

  /// Drops the dragged items on the current drop target.
  ///
  /// - Parameters:
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``ActionError`` if there is no current drop target, or it rejects the drop.
  public func drop(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      try await drop(content: "")
    }
  }

  fileprivate func drop(content: String) async throws {
    await screen.applyPendingChanges()
    guard let (target, query, place) = over else {
      throw ActionError(
        action: "drop", query: query, reason: "The drag is not over a view: call move(over:) first.",
        root: screen.graph.root)
    }
    try screen.send(Event(.drop, value: .string(place + content)), to: target, of: query)
    await cancel()
  }

  /// Cancels the drag, as the Escape key does.
  public func cancel() async {
    await leave()
    for kind in endings {
      // The source may have been removed from the screen, or may have ended the drag during the drop.
      try? screen.send(Event(kind, value: .flag(false)), to: source, of: query)
    }
    await screen.settle()
  }
}
