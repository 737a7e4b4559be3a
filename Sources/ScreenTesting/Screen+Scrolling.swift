import Elements
import PortableUI
import ViewGraph

extension Screen {
  /// The number of visible rows of a list. Like other hosts, the screen also mounts rows around the visible ones.
  static let rowsInSight = 100

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
    for (region, layer) in element.handlers(of: .scrolled) {
      var candidate: Element? = element
      while let current = candidate, current !== region {
        let event = Event(.scrolled, value: .number(Double(current.id)))
        if graph.dispatch(event, to: region.id, layer: layer) == .handled { break }
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
      try await scroll(query) { list in max(0, list.children.map(\.rowCount).reduce(0, +) - Self.rowsInSight) }
    }
  }

  private func scroll(_ query: Query?, to row: (Element) -> Int) async throws {
    await applyPendingChanges()
    var lists = lists
    if let query {
      let element = try find(query).element
      lists = lists.filter { $0.isAround(element) }
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
    let start = first.kind == .gap ? first.rowCount + Self.rowsInSight : 0
    show(list, from: 0)
    var seen: Element?
    while query.matches(in: graph.root).isEmpty {
      var next = seen.map(\.nextSibling) ?? list.firstChild
      while let element = next, element.kind != .gap { (seen, next) = (element, element.nextSibling) }
      guard let gap = next else { return show(list, from: start) }
      let count = gap.rowCount
      graph.show(
        VisibleRows(first: .init(element: gap.id), last: .init(element: gap.id, row: Self.rowsInSight - 1)), in: list.id
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
    graph.show(list, from: row)
    turn()
  }

  private var lists: [Element] {
    var lists: [Element] = []
    graph.root.forEachInSubtree { element in
      if element.isList { lists.append(element) }
    }
    return lists
  }
}

extension Graph {
  /// Scrolls the lists around a place so that it is the first visible one.
  func bringIntoSight(_ place: VisibleRows.Place) {
    var child = element(id: place.element)
    while let current = child, let list = current.parent {
      if list.isList {
        var row = current.id == place.element ? place.row : 0
        var before = current.previousSibling
        while let sibling = before {
          row += sibling.rowCount
          before = sibling.previousSibling
        }
        show(list, from: row)
      }
      child = list
    }
  }

  /// Scrolls the first list in an element as a scroll order specifies: see ``AttributeKey/scrollOrder``. Only the start
  /// and the end are supported, because the screen has no layout.
  func scroll(_ element: Element, by order: String) {
    var list: Element?
    element.forEachInSubtree { if list == nil, $0.isList { list = $0 } }
    let words = order.split(separator: " ").dropFirst()
    guard let list else { return }
    if words.contains("end") {
      show(list, from: max(0, list.children.map(\.rowCount).reduce(0, +) - Screen.rowsInSight))
    } else if words.contains("start") {
      show(list, from: 0)
    }
  }

  fileprivate func show(_ list: Element, from row: Int) {
    guard let last = list.place(of: row + Screen.rowsInSight - 1) else { return }
    show(VisibleRows(first: row == 0 ? nil : list.place(of: row), last: last), in: list.id)
  }
}

extension Element {
  fileprivate var isList: Bool { [.list, .table, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid].contains(kind) }

  /// The number of rows that a child of a list represents.
  fileprivate var rowCount: Int {
    guard kind == .gap, case .number(let count)? = self[.rows] else { return 1 }
    return Int(count)
  }

  /// Returns the place of the row with this number, or of the last row; `nil` for an empty list.
  fileprivate func place(of number: Int) -> VisibleRows.Place? {
    var rest = number
    var last: VisibleRows.Place?
    for child in children {
      let count = child.rowCount
      if rest < count { return .init(element: child.id, row: rest) }
      rest -= count
      last = .init(element: child.id, row: count - 1)
    }
    return last
  }

  fileprivate func isAround(_ other: Element) -> Bool {
    var element: Element? = other
    while let current = element {
      if current === self { return true }
      element = current.parent
    }
    return false
  }
}
