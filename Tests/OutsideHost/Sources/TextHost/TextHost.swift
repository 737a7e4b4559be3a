import Elements
import PortableUI
import ViewGraph

/// Shows a screen as lines of text, and performs actions on elements identified by their names.
@MainActor
public final class TextHost: GraphHost {
  private var hosted: HostedView?
  private var isTurnDue = false
  /// Descriptions of the changes in the last turn.
  public private(set) var changes: [String] = []

  /// Shows a view.
  public init<Content: View>(@ViewBuilder _ content: () -> Content) {
    hosted = HostedView(host: self, openURL: { $1(false) }, content: content)
    turn()
  }

  // MARK: Host requirements

  /// Notes that the graph has changes.
  public func graphNeedsTurn(_ graph: Graph) { isTurnDue = true }

  /// Describes the changes of a turn.
  public func graph(_ graph: Graph, didCommit commit: Commit) {
    changes = commit.mutations.map { mutation in
      switch mutation {
      case .insert(let element, _, _): "+ \(element.kind.rawValue)"
      case .move(let element, _): "~ \(element.kind.rawValue)"
      case .remove(let element, _): "- \(element.kind.rawValue)"
      case .update(let element, let layer, let key, let value):
        "\((layer.map { element.layers[$0].kind } ?? element.kind).rawValue).\(key.rawValue) = \(value?.description ?? "-")"
      case .become(_, let kind): "= \(kind.rawValue)"
      }
    }
  }

  /// Runs a turn.
  public func turn() {
    while isTurnDue, let hosted {
      isTurnDue = false
      hosted.graph.turn()
    }
  }

  // MARK: Output and input

  /// The screen as text, with one line for each element that has a role. The element's layers are in brackets.
  public var text: String {
    guard let root = hosted?.graph.root else { return "" }
    return lines(of: root).joined(separator: "\n")
  }

  /// Performs an action on the element with the given name: presses it, or sets its value.
  /// Elements behind a presentation do not react.
  ///
  /// - Parameter event: The event, or `nil` for the first event that accepts the value.
  public func act(on name: String, _ value: AttributeValue? = nil, doing event: String? = nil) -> EventOutcome {
    guard let graph = hosted?.graph, let element = find(name, in: front(of: graph)) else { return .unknownElement }
    defer { turn() }
    var value = value
    // A caller names a choice by its label, and the event identifies the choice itself.
    if let choice = element.choices.first(where: { .string($0.label) == value }) { value = .choice(choice) }
    func fits(_ handler: Handler) -> Bool {
      handler.payload.admits(value) && (event == nil || handler.event.rawValue == event)
    }
    if let handler = element.handlers.first(where: fits) {
      return graph.dispatch(Event(handler.event, value: value), to: element.id)
    }
    for (index, layer) in element.layers.enumerated() {
      guard let handler = layer.handlers.first(where: fits) else { continue }
      return graph.dispatch(Event(handler.event, value: value), to: element.id, layer: index)
    }
    return .notHandled
  }

  /// Dismisses the last presentation.
  public func dismiss() -> EventOutcome {
    guard let graph = hosted?.graph else { return .unknownElement }
    defer { turn() }
    return graph.dispatch(Event(EventKind(rawValue: "dismiss")), to: front(of: graph).id)
  }

  /// Navigates back to the previous page.
  public func goBack() -> EventOutcome { act(doing: "back") }

  /// Sends an event to the last element that handles it, regardless of the element's name.
  public func act(doing event: String) -> EventOutcome {
    guard let graph = hosted?.graph, let element = handling(event, in: front(of: graph)).last else {
      return .unknownElement
    }
    defer { turn() }
    return graph.dispatch(Event(EventKind(rawValue: event)), to: element.id)
  }

  private func handling(_ event: String, in element: Element) -> [Element] {
    let handles = element.handlers.contains { $0.event.rawValue == event }
    return (handles ? [element] : []) + shown(in: element).flatMap { handling(event, in: $0) }
  }

  /// Returns the children of an element, except pages that another page covers.
  private func shown(in element: Element) -> [Element] {
    element.children.filter { $0[AttributeKey(rawValue: "covered")] != .flag(true) }
  }

  private func front(of graph: Graph) -> Element {
    graph.root.lastChild.flatMap { $0.schema.isModal ? $0 : nil } ?? graph.root
  }

  private func lines(of element: Element) -> [String] {
    var lines = element.layers.compactMap(\.content).flatMap(lines)
    if let role = element.schema.role {
      let value = element.schema.value.flatMap { element[$0] }.map { " = \($0)" } ?? ""
      let layers = element.layers.isEmpty ? "" : " [\(element.layers.map(\.kind.rawValue).joined(separator: " "))]"
      lines.append("\(role.rawValue) \(name(of: element))\(value)\(layers)")
    }
    // The line of an element already contains the texts that name it, so they get no separate lines.
    return element.schema.name == .texts || !element.schema.showsChildren
      ? lines : lines + shown(in: element).flatMap { self.lines(of: $0) }
  }

  private func name(of element: Element) -> String {
    let label = AttributeKey(rawValue: "label")
    for layer in element.layers.reversed() {
      if let said = layer[label] { return "\(said)" }
    }
    if let said = element[label] { return "\(said)" }
    switch element.schema.name {
    case .nothing: return ""
    case .attribute(let key): return element[key]?.description ?? ""
    case .texts: return element.children.map(name).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private func find(_ wanted: String, in element: Element) -> Element? {
    if element.schema.role != nil, name(of: element) == wanted { return element }
    // Also searches the content of layers, such as the element's context menu.
    let beside = element.layers.compactMap(\.content)
    return (shown(in: element) + beside).lazy.compactMap { self.find(wanted, in: $0) }.first
  }
}
