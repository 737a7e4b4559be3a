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
  public func act(on name: String, _ value: AttributeValue? = nil) -> EventOutcome {
    guard let graph = hosted?.graph, let element = find(name, in: graph.root) else { return .unknownElement }
    defer { turn() }
    if let handler = element.handlers.first(where: { $0.payload.admits(value) }) {
      return graph.dispatch(Event(handler.event, value: value), to: element.id)
    }
    for (index, layer) in element.layers.enumerated() {
      guard let handler = layer.handlers.first(where: { $0.payload.admits(value) }) else { continue }
      return graph.dispatch(Event(handler.event, value: value), to: element.id, layer: index)
    }
    return .notHandled
  }

  private func lines(of element: Element) -> [String] {
    var lines = element.layers.compactMap(\.content).flatMap(lines)
    if let role = element.schema.role {
      let value = element.schema.value.flatMap { element[$0] }.map { " = \($0)" } ?? ""
      let layers = element.layers.isEmpty ? "" : " [\(element.layers.map(\.kind.rawValue).joined(separator: " "))]"
      lines.append("\(role.rawValue) \(name(of: element))\(value)\(layers)")
    }
    // What names an element is not said twice.
    return element.schema.name == .texts ? lines : lines + element.children.flatMap { self.lines(of: $0) }
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
    case .texts: return element.children.map(name).joined(separator: " ")
    }
  }

  private func find(_ wanted: String, in element: Element) -> Element? {
    if element.schema.role != nil, name(of: element) == wanted { return element }
    return element.children.lazy.compactMap { self.find(wanted, in: $0) }.first
  }
}
