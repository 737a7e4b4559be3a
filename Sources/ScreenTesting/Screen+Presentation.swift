import Elements
import PortableUI
import ViewGraph

extension Screen {
  /// What stands in front of the rest of the screen, such as a sheet or an alert: the last where there are several; `nil` where there
  /// is nothing. Nothing behind it reacts.
  public var presentation: ScreenElement? { front.map { ScreenElement($0) } }

  /// Puts away what stands in front of the rest of the screen, as a person does without pressing one of its buttons: pulls a sheet
  /// down, presses Escape. The screen decides whether it goes.
  ///
  /// Of an alert that is its button for leaving things as they are, or its only one, where it has one.
  ///
  /// - Parameters:
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``ActionError`` where there is nothing, or it does not react.
  public func dismiss(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await catchUp()
      let query = Query.frontmost
      guard let front else {
        throw ActionError(action: "dismiss", query: query, reason: "Nothing is presented.", root: graph.root)
      }
      if let button = front.leavingButton {
        try send(Event(.tap), to: (button, nil), of: query)
      } else {
        try send(Event(.dismiss), to: (front, nil), of: query)
      }
      await settle()
    }
  }

  /// Pulls the sheet in front to another of its heights. Below its lowest it goes.
  ///
  /// - Parameters:
  ///   - steps: how many heights up; negative for down.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``ActionError`` where there is no sheet, or it has no such height.
  public func pullSheet(by steps: Int, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      for _ in 0..<abs(steps) {
        await catchUp()
        guard let front else {
          throw ActionError(action: "pull", query: .frontmost, reason: "Nothing is presented.", root: graph.root)
        }
        try send(Event(.pull, value: .number(steps > 0 ? 1 : -1)), to: (front, nil), of: .frontmost)
        await settle()
      }
    }
  }

  /// Goes back to the page before, as a person does without pressing a button: by the platform's own way back.
  ///
  /// On a screen narrower than 700 points, where a `NavigationSplitView` shows one column at a time, the first page of a column leads back
  /// to the column before.
  ///
  /// - Parameters:
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``ActionError`` where there is no page before, or the screen does not react.
  public func goBack(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await catchUp()
      let bars = isNarrow ? matches(.columnBar).filter { isInShownColumn($0) } : []
      if let button = bars.last?.firstChild {
        try send(Event(.tap), to: (button, nil), of: .element(button))
        return await settle()
      }
      let query = Query.role(.navigationStack)
      guard let stack = matches(query).last(where: { $0.children.count > 1 && isInShownColumn($0) }) else {
        throw ActionError(action: "back", query: query, reason: "There is no page to go back to.", root: graph.root)
      }
      try send(Event(.back), to: (stack, nil), of: query)
      await settle()
    }
  }

  /// Whether a split view shows one column at a time.
  private var isNarrow: Bool { (hosted?.viewport.width ?? 0) < 700 }

  /// Whether an element is in a column that is shown, or in no split view.
  private func isInShownColumn(_ element: Element) -> Bool {
    guard isNarrow else { return true }
    var element = element
    while let parent = element.parent {
      if parent.kind == .splitView, parent.compactColumn !== element { return false }
      element = parent
    }
    return true
  }

  /// A tab that is called as a query says, where nothing else on the screen is.
  func tab(_ query: Query) -> (label: String, bar: Query)? {
    guard let name = query.name, matches(query).isEmpty else { return nil }
    let bars = matches(.role(.tabBar)).filter { $0.choices.contains { $0.label == name } }
    return bars.count == 1 ? (name, .element(bars[0])) : nil
  }

  /// What stands in front of the rest.
  var front: Element? { graph.root.lastChild.flatMap { $0.schema.isModal ? $0 : nil } }

  /// What stands in front of an element and keeps a person from it.
  func cover(of element: Element) -> Element? {
    var front = graph.root.lastChild
    while let current = front, current.schema.isModal, !element.isInside(current) {
      if current[.sharesScreen] == nil { return current }
      front = current.previousSibling
    }
    return nil
  }

  /// The elements that fit: those in front, where there are some, and otherwise all.
  func matches(_ query: Query) -> [Element] {
    let matches = front.map { query.matches(in: $0) } ?? []
    return matches.isEmpty ? query.matches(in: graph.root) : matches
  }
}

extension Element {
  /// Of a split view, the column that a narrow screen shows.
  fileprivate var compactColumn: Element? {
    switch self[.compactColumn]?.description {
    case "sidebar": firstChild
    case "content": firstChild?.nextSibling
    default: lastChild
    }
  }

  /// Whether the element is another one, or in it.
  func isInside(_ other: Element) -> Bool {
    var element: Element? = self
    while let current = element, current !== other { element = current.parent }
    return element != nil
  }

  /// The button of an alert that a person presses who wants it away.
  fileprivate var leavingButton: Element? {
    let buttons = children.filter { $0.kind == .alertActions }.flatMap(\.children).filter { $0.kind == .button }
    return buttons.first { $0[.role] == .string("cancel") } ?? (buttons.count == 1 ? buttons[0] : nil)
  }
}
