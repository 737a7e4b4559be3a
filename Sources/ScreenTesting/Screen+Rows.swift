import Elements
import HostKit
import PortableUI
import ViewGraph

extension Screen {
  /// Swipes a row of a list and taps a button of its swipe actions.
  ///
  /// - Parameters:
  ///   - query: The row, or an element in it.
  ///   - name: The name of the button. `Delete` also works for rows of a collection with `onDelete(perform:)`.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one row matches. ``ActionError`` if it has no such button, or the button
  ///   does not react.
  public func swipe(_ query: Query, choosing name: String, fileID: StaticString = #fileID, line: UInt = #line)
    async throws
  {
    try await located(fileID, line) {
      await applyPendingChanges()
      let row = try row(around: query, action: "swipe")
      var buttons: [Element] = []
      for actions in row.swipeActions {
        actions.forEachInSubtree { if $0.schema.role == .button { buttons.append($0) } }
      }
      if let button = buttons.first(where: { $0.name == name }) {
        try send(Event(.tap), to: EventTarget(button), of: query)
      } else if name == "Delete", let target = row.target(ofRow: .delete) {
        try send(Event(.delete), to: target, of: query)
      } else {
        let names = buttons.map { "\"\($0.name)\"" }.joined(separator: ", ")
        let reason =
          "Its row has no swipe action \"\(name)\"" + (names.isEmpty ? "." : "; its swipe actions are \(names).")
        throw ActionError(action: "swipe", query: query, reason: reason, root: graph.root)
      }
      await settle()
    }
  }

  /// Deletes a row of a list, as a swipe or edit mode does.
  ///
  /// - Parameters:
  ///   - query: The row, or an element in it.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one row matches. ``ActionError`` if it cannot be deleted.
  public func delete(_ query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      try await edit(query, Event(.delete), "delete", "It is not a row of a collection with onDelete(perform:).")
    }
  }

  /// Moves a row of a list, as dragging it in edit mode does.
  ///
  /// - Parameters:
  ///   - query: The row, or an element in it.
  ///   - rows: The number of rows to move by; positive for down. The row stays within its collection.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one row matches. ``ActionError`` if it cannot be moved.
  public func move(_ query: Query, by rows: Int, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      let event = Event(.move, value: .number(Double(rows)))
      try await edit(query, event, "move", "It is not a row of a collection with onMove(perform:).")
    }
  }

  private func edit(_ query: Query, _ event: Event, _ action: String, _ reason: String) async throws {
    await applyPendingChanges()
    let row = try row(around: query, action: action)
    guard let target = row.target(ofRow: event.kind) else {
      throw ActionError(action: action, query: query, reason: reason, root: graph.root)
    }
    try send(event, to: target, of: query)
    await settle()
  }

  private func row(around query: Query, action: String) throws -> Element {
    var element: Element? = try find(query).element
    while let current = element {
      if current.layers.last?.kind == .listRow { return current }
      element = current.parent
    }
    throw ActionError(action: action, query: query, reason: "It is not in a row of a list.", root: graph.root)
  }
}

extension Element {
  /// Returns the outermost layer of the row that handles an editing event.
  fileprivate func target(ofRow event: EventKind) -> EventTarget? {
    layers.lastIndex { $0.handles(event) }.map { EventTarget(self, layer: $0) }
  }
}
