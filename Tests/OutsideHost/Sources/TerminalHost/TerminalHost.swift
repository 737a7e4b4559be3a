import Elements
import HostKit
import PortableUI
import ViewGraph

/// Shows a screen as lines of text, and reacts to the keys of a terminal.
///
/// ```swift
/// let host = TerminalHost { ContentView() }
/// host.press(.tab)
/// print(host.screen)
/// ```
@MainActor
public final class TerminalHost: GraphHost {
  /// A closure that is called when the screen has pending changes, for example after a task has changed its state. It
  /// should call ``turn()`` soon afterwards, but not immediately.
  public var needsTurn: () -> Void = {}

  private var hosted: HostedView?
  private var isTurnDue = false
  private var requestedFocus: Int??
  private let focus = KeyboardFocus()
  private let scroller: RowScroller
  /// The text of the focused field.
  private var field = FieldText()

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - rows: The number of rows of a list that are visible at a time.
  ///   - content: The view.
  public init<Content: View>(rows: Int = 10, @ViewBuilder _ content: () -> Content) {
    scroller = RowScroller(visibleCount: rows)
    scroller.focus = focus
    // snippet: writing-a-host-mount
    hosted = HostedView(host: self, rowsAtFirst: 2 * rows, openURL: { $1(false) }, content: content)
    turn()
    // end
  }

  // MARK: Host requirements

  // snippet: writing-a-host-turns
  /// Notes that the graph has changes.
  public func graphNeedsTurn(_ graph: Graph) {
    isTurnDue = true
    needsTurn()
  }

  /// Performs the commands of a turn. The screen is drawn from the elements, so the mutations are not needed.
  public func graph(_ graph: Graph, didCommit commit: Commit) {
    for case .focus(let id) in commit.commands { requestedFocus = .some(id) }
    scroller.perform(commit, in: graph)
  }
  // end

  /// Applies pending changes.
  public func turn() {
    guard let graph else { return }
    while isTurnDue || requestedFocus != nil {
      isTurnDue = false
      graph.turn()
      if let id = requestedFocus {
        requestedFocus = nil
        moveFocus { focus.move(to: id, in: graph) }
      }
    }
    // The app may have changed the text that the user has entered.
    if let text = focusedField?[.text]?.description { field.update(to: text) }
  }

  // MARK: Output

  /// The screen as text. The line with the focus begins with `>`.
  public var screen: String {
    guard let graph else { return "" }
    let focused = focus.element(in: graph)
    return lines.compactMap { line in
      line.element === focused ? line.drawn(caret: field.caret).map { "> " + $0 } : line.drawn().map { "  " + $0 }
    }
    .joined(separator: "\n")
  }

  /// The lines of the screen, from top to bottom. The presentations in front of the screen are last.
  public var lines: [Line] { graph.map { lines(of: $0.root) } ?? [] }

  // snippet: writing-a-host-lines
  private func lines(of element: Element) -> [Line] {
    let own = element.schema.role.map { [Line(element, role: $0)] } ?? []
    // The line of an element already contains the texts that name it.
    if element.schema.name == .texts { return own }
    return own + (element.hasRowWindow ? visibleRows(of: element) : element.visibleParts).flatMap(lines)
  }
  // end

  /// Returns the visible rows of a list. The list also has elements for rows before and after them.
  private func visibleRows(of list: Element) -> [Element] {
    let first = scroller.firstRow(of: list)
    var number = 0
    return list.children.filter { child in
      defer { number += child.rowCount }
      return child.kind != .gap && (first..<first + scroller.visibleCount).contains(number)
    }
  }

  // MARK: Input

  /// Performs the action of a key.
  public func press(_ key: Key) {
    guard let graph else { return }
    let focused = focus.element(in: graph)
    switch key {
    case .tab, .backTab: moveFocus { focus.moveToNext(isBackward: key == .backTab, in: graph) }
    case .escape: (graph.dismissEvent ?? graph.backEvent()).map { _ = send([$0]) }
    case .up, .down: scroll(by: key == .up ? -1 : 1)
    case .pageUp, .pageDown: scroll(by: key == .pageUp ? -scroller.visibleCount : scroller.visibleCount)
    case .left, .right:
      let distance = key == .left ? -1 : 1
      if focusedField != nil {
        field.moveCaret(by: distance)
      } else {
        focused.map { _ = send($0.adjustment(distance)) }
      }
    case .enter where focused?.handles(.submit) == true: focused.map { _ = send(Event(.submit), to: $0) }
    case .enter where focusedField != nil: edit { $0.insert("\n") }
    case .enter: focused.map { _ = send($0.tapEvents()) }
    case .backspace: edit { $0.deleteBackward() }
    case .character(let character):
      if focusedField != nil { edit { $0.insert(String(character)) } } else if character == " " { press(.enter) }
    }
    turn()
  }

  /// Sends an event to the element with a name, or to the gestures around it. Elements behind a presentation do not
  /// react. Terminals have no pointer, but scripts and tests can send the events of pointers too.
  ///
  /// - Parameters:
  ///   - kind: The kind of the event.
  ///   - value: The value of the event. A choice is given by its name.
  ///   - name: The name of the element, or `nil` for the last element that handles the event.
  /// - Returns: The result for the last receiver of the event.
  public func send(_ kind: EventKind, _ value: AttributeValue? = nil, to name: String? = nil) -> EventOutcome {
    guard let graph else { return .unknownElement }
    let front = graph.presentation ?? graph.root
    let visible = front.visibleElements { _ in true }
    let all = visible + visible.flatMap(\.hiddenControls)
    let named = name.map { name in all.filter { $0.schema.role != nil && $0.spokenName == name } }
    let element = (named ?? visible.reversed()).first { !$0.targets(of: kind).isEmpty } ?? named?.first
    guard let element else { return .unknownElement }
    if kind == .tap { return send(element.tapEvents()) }
    let choice = element.choices.first { .string($0.label) == value }
    let event = Event(kind, value: choice.map { .choice($0) } ?? value)
    return send(element.targets(of: kind).map { TargetedEvent(event, to: $0) })
  }

  private func send(_ event: Event, to element: Element) -> EventOutcome {
    send([TargetedEvent(event, to: EventTarget(element))])
  }

  // snippet: writing-a-host-send
  private func send(_ events: [TargetedEvent]) -> EventOutcome {
    defer { turn() }
    return events.reduce(.notHandled) { graph?.dispatch($1.event, to: $1.target) ?? $0 }
  }
  // end

  /// Scrolls the list around the focused element or, if there is none, the last list on the screen.
  private func scroll(by distance: Int) {
    guard let graph else { return }
    let lists = (graph.presentation ?? graph.root).visibleElements { $0.hasRowWindow }
    let focused = focus.element(in: graph)
    let list = lists.last { focused?.isInside($0) == true } ?? lists.last
    list.map { scroller.scroll($0, by: distance, in: graph) }
  }

  // MARK: Focus and text editing

  private var graph: Graph? { hosted?.graph }

  /// The focused element, if it is a text field.
  private var focusedField: Element? {
    graph.flatMap { focus.element(in: $0) }.flatMap { $0.handles(.input) ? $0 : nil }
  }

  /// Moves the focus. A field receives its text and the beginning or the end of editing.
  private func moveFocus(_ move: () -> Void) {
    guard let graph else { return }
    focusedField.map { reportEditing(false, in: $0) }
    move()
    focus.element(in: graph).map { scroller.reveal($0, in: graph) }
    guard let new = focusedField else { return }
    field = FieldText(new[.text]?.description ?? "")
    reportEditing(true, in: new)
  }

  private func reportEditing(_ isEditing: Bool, in field: Element) {
    if field.handles(.editing) { graph?.dispatch(Event(.editing, value: .flag(isEditing)), to: field.id) }
  }

  // snippet: writing-a-host-edit
  private func edit(_ change: (inout FieldText) -> Void) {
    guard let element = focusedField else { return }
    change(&field)
    _ = send(Event(.input, value: .string(field.text)), to: element)
  }
  // end
}
