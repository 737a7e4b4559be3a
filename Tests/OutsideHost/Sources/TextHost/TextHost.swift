import Elements
import PortableUI
import ViewGraph

/// Shows a screen as lines of text, and lets a person act on what is called by its name.
@MainActor
public final class TextHost: GraphHost {
  private var hosted: HostedView?
  private var isTurnDue = false
  /// What changed in the last turn, in words.
  public private(set) var changes: [String] = []

  public init<Content: View>(@ViewBuilder _ content: () -> Content) {
    hosted = HostedView(host: self, openURL: { $1(false) }, content: content)
    turn()
  }

  // MARK: What a host has to do

  public func graphNeedsTurn(_ graph: Graph) { isTurnDue = true }

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

  /// Brings the screen up to date.
  public func turn() {
    while isTurnDue, let hosted {
      isTurnDue = false
      hosted.graph.turn()
    }
  }

  // MARK: What a person sees and does

  /// The screen, a line for each element that has a role, with what its layers do to it in brackets.
  public var text: String {
    guard let root = hosted?.graph.root else { return "" }
    return lines(of: root).joined(separator: "\n")
  }

  /// Does something to the element with that name: presses it, or gives it a value.
  /// What is behind something that was presented does not react.
  ///
  /// - Parameter event: what is done; `nil` for the first that takes such a value.
  public func act(on name: String, _ value: AttributeValue? = nil, doing event: String? = nil) -> EventOutcome {
    guard let graph = hosted?.graph, let element = find(name, in: front(of: graph)) else { return .unknownElement }
    defer { turn() }
    var value = value
    // What is chosen is known by what it is called.
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

  /// Puts away what was presented last.
  public func dismiss() -> EventOutcome {
    guard let graph = hosted?.graph else { return .unknownElement }
    defer { turn() }
    return graph.dispatch(Event(EventKind(rawValue: "dismiss")), to: front(of: graph).id)
  }

  /// Goes back to the page before.
  public func goBack() -> EventOutcome { act(doing: "back") }

  /// Does something to the last element that has a handler for it, whatever that is called.
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

  /// The children, without pages under others.
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
    // What names an element is not said twice.
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
    // What a layer has brought along, as a menu that is offered for the element, is found as well.
    let beside = element.layers.compactMap(\.content)
    return (shown(in: element) + beside).lazy.compactMap { self.find(wanted, in: $0) }.first
  }
}
