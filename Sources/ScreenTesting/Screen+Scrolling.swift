import Elements
import HostKit
import PortableUI
import ViewGraph

extension Screen {
  /// The number of visible rows of a list. Like other hosts, the screen also mounts rows around the visible ones.
  static let visibleRowCount = 100

  /// Scrolls lists until an element is visible.
  ///
  /// Rows that are scrolled out of sight are unmounted and keep their state. If no element matches, the scroll
  /// positions are restored.
  ///
  /// - Parameters:
  ///   - query: The element to find.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches.
  public func scroll(to query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      sendScrollPosition(of: try find(query).element)
      await settle()
    }
  }

  /// Sends the scroll position to the handlers that observe it.
  private func sendScrollPosition(of element: Element) {
    for target in element.handlers(of: .scrolled) {
      var candidate: Element? = element
      while let current = candidate, current !== target.element {
        let event = Event(.scrolled, value: .number(Double(current.id)))
        if graph.dispatch(event, to: target) == .handled { break }
        candidate = current.parent
      }
    }
  }

  /// Scrolls to the first row.
  ///
  /// - Parameters:
  ///   - query: The list, or an element in it. If it is omitted, every list is scrolled.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches.
  public func scrollToTop(of query: Query? = nil, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      try await scroll(query) { _ in 0 }
    }
  }

  /// Scrolls to the last row.
  ///
  /// - Parameters:
  ///   - query: The list, or an element in it. If it is omitted, every list is scrolled.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches.
  public func scrollToBottom(of query: Query? = nil, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      try await scroll(query) { list in max(0, list.totalRowCount - Self.visibleRowCount) }
    }
  }

  private func scroll(_ query: Query?, to row: (Element) -> Int) async throws {
    await applyPendingChanges()
    var lists = lists
    if let query {
      let element = try find(query).element
      lists = lists.filter { element.isInside($0) }
    }
    for list in lists { show(list, from: row(list)) }
    await settle()
  }

  /// Scrolls the lists in order until an element matches.
  func bringIntoSight(_ query: Query) {
    for list in lists {
      if !query.matches(in: graph.root).isEmpty { return }
      search(list, for: query)
    }
  }

  private func search(_ list: Element, for query: Query) {
    guard list.children.contains(where: { $0.kind == .gap }), let first = list.firstChild else { return }
    // The number of mounted rows before the first visible row is equal to the number of visible rows.
    let start = first.kind == .gap ? first.rowCount + Self.visibleRowCount : 0
    show(list, from: 0)
    var seen: Element?
    while query.matches(in: graph.root).isEmpty {
      var next = seen.map(\.nextSibling) ?? list.firstChild
      while let element = next, element.kind != .gap { (seen, next) = (element, element.nextSibling) }
      guard let gap = next else { return show(list, from: start) }
      let count = gap.rowCount
      graph.show(
        VisibleRows(first: .init(element: gap.id), last: .init(element: gap.id, row: Self.visibleRowCount - 1)),
        in: list.id
      )
      turn()
      if !query.matches(in: graph.root).isEmpty { return }
      // Stop if the list made no progress: the mounted rows have no elements, or mounting them removed them.
      guard let following = seen.map(\.nextSibling) ?? list.firstChild, seen?.parent === list || seen == nil,
        following.kind != .gap || following.rowCount < count
      else { return show(list, from: start) }
    }
  }

  /// Scrolls a list so that the row with this number is the first visible one.
  private func show(_ list: Element, from row: Int) {
    host.scroller.scroll(list, toRow: row, in: graph)
    turn()
  }

  private var lists: [Element] {
    var lists: [Element] = []
    graph.root.forEachInSubtree { element in
      if element.hasRowWindow { lists.append(element) }
    }
    return lists
  }
}
