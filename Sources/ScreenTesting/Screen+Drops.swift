import Elements
import PortableUI
import ViewGraph

extension Screen {
  /// Drags what a query describes, or what is around it and can be dragged, onto something that takes it, and drops it there.
  ///
  /// ```swift
  /// try await screen.drag("Write docs", onto: "Done")
  /// ```
  ///
  /// - Parameters:
  ///   - query: what to drag.
  ///   - target: on what to drop it: what is called so, or what is around it and takes it.
  ///   - location: where in the view that takes it.
  ///   - size: how large that view is. A drop on a row is before it in its upper half and after it in its lower one.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when one of them is not there once; ``ActionError`` when the one cannot be dragged, or the other does not take
  ///   it.
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

  /// Begins to drag what a query describes, or what is around it and can be dragged.
  ///
  /// - Parameters:
  ///   - query: what to drag.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Returns: what is being dragged, until it is dropped or the drag is cancelled.
  /// - Throws: ``LookupError`` when it is not there once; ``ActionError`` when it cannot be dragged.
  public func lift(_ query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws -> ScreenDrag {
    try await located(fileID, line) {
      await catchUp()
      guard let source = try find(query).element.nearest(handling: .dragged) else {
        throw ActionError(action: "drag", query: query, reason: "Nothing around it can be dragged.", root: graph.root)
      }
      try send(Event(.dragged, value: .flag(true)), to: source, of: query)
      await settle()
      return ScreenDrag(self, source: source, query: query)
    }
  }

  /// Drags a text of another program's onto what a query describes, or what is around it and takes it, and drops it there.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - target: on what to drop it.
  ///   - location: where in the view that takes it.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when the target is not there once; ``ActionError`` when it does not take a text.
  public func drop(
    _ text: String, onto target: Query, at location: CGPoint = .zero, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      try await drop(text, "text", offering: [.offersText], onto: target, at: location)
    }
  }

  /// Drags a URL of another program's onto what a query describes, or what is around it and takes it, and drops it there.
  ///
  /// - Parameters:
  ///   - url: the URL.
  ///   - target: on what to drop it.
  ///   - location: where in the view that takes it.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when the target is not there once; ``ActionError`` when it takes neither a URL nor a text.
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
    await catchUp()
    guard let first = try find(query).element.nearest(handling: .dropOver) else { throw refusal(of: query) }
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

  /// What of the views around what a query describes takes what is being dragged.
  fileprivate func dropTarget(_ query: Query) throws -> Element.Target {
    let targets = try find(query).element.handlers(of: .dropOver)
    let taker = targets.first { target in target.layer.map { target.element.layers[$0][.takesDrop] != nil } ?? false }
    guard let taker else { throw refusal(of: query) }
    return taker
  }

  private func refusal(of query: Query) -> ActionError {
    let targets = (try? find(query).element.handlers(of: .dropOver)) ?? []
    let taken = targets.compactMap { target in target.layer.flatMap { target.element.layers[$0][.dropTypes] } }
    let types = hosted?.draggedTypes ?? []
    let dragged = types.isEmpty ? "" : " (\(types.joined(separator: ", ")))"
    var reason = "Nothing around it takes what is dragged\(dragged)."
    if !taken.isEmpty {
      let names = taken.flatMap { $0.description.split(separator: " ") }.joined(separator: ", ")
      reason += " It takes \(names)."
    }
    return ActionError(action: "drop", query: query, reason: reason, root: graph.root)
  }
}

/// Something that is being dragged on a screen under test.
@MainActor
public final class ScreenDrag {
  private let screen: Screen
  private let source: Element.Target
  private let endings: [EventKind]
  private let query: Query
  private var over: (target: Element.Target, query: Query, place: String)?

  fileprivate init(
    _ screen: Screen, source: Element.Target, ending endings: [EventKind] = [.dragged], query: Query
  ) {
    self.screen = screen
    self.source = source
    self.endings = endings
    self.query = query
  }

  /// Moves it over what a query describes, or over what is around that and takes it.
  ///
  /// - Parameters:
  ///   - query: what to move it over.
  ///   - location: where in the view that takes it.
  ///   - size: how large that view is.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when that is not there once; ``ActionError`` when it does not take what is dragged.
  public func move(
    over query: Query, at location: CGPoint = .zero, size: CGSize = CGSize(width: 100, height: 40),
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      await screen.catchUp()
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

  /// Moves it away from what it is over.
  public func leave() async {
    guard let (target, query, _) = over else { return }
    over = nil
    // It may have left the screen meanwhile, which was told to its view then.
    try? screen.send(Event(.dropOver, value: .flag(false)), to: target, of: query)
    await screen.settle()
  }

  /// Lets go, and drops it where it is.
  ///
  /// - Parameters:
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``ActionError`` when it is over nothing that takes it, or that does not take it after all.
  public func drop(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      try await drop(content: "")
    }
  }

  fileprivate func drop(content: String) async throws {
    await screen.catchUp()
    guard let (target, query, place) = over else {
      throw ActionError(
        action: "drop", query: query, reason: "It is over nothing: call move(over:) first.", root: screen.graph.root)
    }
    try screen.send(Event(.drop, value: .string(place + content)), to: target, of: query)
    await cancel()
  }

  /// Lets go where nothing takes it, as a person does by pressing Escape.
  public func cancel() async {
    await leave()
    for kind in endings {
      // Its view may have left the screen, or have ended the drag as it was dropped.
      try? screen.send(Event(kind, value: .flag(false)), to: source, of: query)
    }
    await screen.settle()
  }
}
