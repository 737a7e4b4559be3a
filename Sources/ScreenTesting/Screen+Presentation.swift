import Elements
import HostKit
import PortableUI
import ViewGraph

extension Screen {
  /// The topmost presentation, such as a sheet or an alert; `nil` if there is none. Elements behind it do not accept
  /// events.
  public var presentation: ScreenElement? { front.map { ScreenElement($0) } }

  /// Dismisses the topmost presentation without tapping a button, like swiping a sheet down or pressing Escape. The
  /// screen may refuse to dismiss it, for example with `interactiveDismissDisabled`.
  ///
  /// For an alert, this triggers its cancel button, or its only button.
  ///
  /// - Parameters:
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``ActionError`` if there is no presentation, or it cannot be dismissed.
  public func dismiss(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      let query = Query.frontmost
      guard let event = graph.dismissEvent else {
        throw ActionError(action: "dismiss", query: query, reason: "Nothing is presented.", root: graph.root)
      }
      try send(event, of: query)
      await settle()
    }
  }

  /// Drags the topmost sheet to another detent. Below its smallest detent, the sheet is dismissed.
  ///
  /// - Parameters:
  ///   - steps: The number of detents; positive for larger, negative for smaller.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``ActionError`` if there is no sheet, or it has no such detent.
  public func pullSheet(by steps: Int, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      for _ in 0..<abs(steps) {
        await applyPendingChanges()
        guard let front else {
          throw ActionError(action: "pull", query: .frontmost, reason: "Nothing is presented.", root: graph.root)
        }
        try send(Event(.pull, value: .number(steps > 0 ? 1 : -1)), to: EventTarget(front), of: .frontmost)
        await settle()
      }
    }
  }

  /// Navigates back with the gesture or button of the platform.
  ///
  /// On a screen narrower than 700 points, `NavigationSplitView` shows one column at a time. There, the first page of a
  /// column navigates back to the previous column.
  ///
  /// - Parameters:
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``ActionError`` if there is no previous page, or the screen does not react.
  public func goBack(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      let query = Query.role(.navigationStack)
      guard let event = graph.backEvent(isNarrow: isNarrow) else {
        throw ActionError(action: "back", query: query, reason: "There is no page to go back to.", root: graph.root)
      }
      try send(event, of: event.event.kind == .back ? query : .element(event.target.element))
      await settle()
    }
  }

  /// Whether a split view shows only one column at a time.
  private var isNarrow: Bool { (hosted?.viewport.width ?? 0) < 700 }

  /// Returns the tab that a query names, if no other element on the screen matches.
  func tab(_ query: Query) -> (label: String, bar: Query)? {
    guard let name = query.name, matches(query).isEmpty else { return nil }
    let bars = matches(.role(.tabBar)).filter { $0.choices.contains { $0.label == name } }
    return bars.count == 1 ? (name, .element(bars[0])) : nil
  }

  /// The topmost presentation.
  var front: Element? { graph.presentation }

  /// Returns the matching elements in the topmost presentation. If none there matches, returns all matching elements of
  /// the screen.
  func matches(_ query: Query) -> [Element] {
    let matches = front.map { query.matches(in: $0) } ?? []
    return matches.isEmpty ? query.matches(in: graph.root) : matches
  }
}
