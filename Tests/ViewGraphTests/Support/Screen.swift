import Elements

@testable import ViewGraph

/// A host with its own graph, which replays every mutation on an independent replica of the tree.
@MainActor
final class Screen: GraphHost {
  private(set) var requests = 0
  private(set) var commits: [[String]] = []
  /// A summary of each commit's passes.
  private(set) var passes: [[String]] = []
  private(set) var replica = Replica()
  private(set) lazy var graph = Graph(host: self, runsLifecycle: runsLifecycle)
  private let runsLifecycle: Bool

  init(runsLifecycle: Bool = true) {
    self.runsLifecycle = runsLifecycle
  }

  /// Mounts the content and runs the first turn.
  convenience init<Content: GraphContent>(
    runsLifecycle: Bool = true, environment: EnvironmentScope = EnvironmentScope(), _ content: Content
  ) {
    self.init(runsLifecycle: runsLifecycle)
    graph.mount(content, environment: environment)
    graph.turn()
  }

  func graphNeedsTurn(_ graph: Graph) { requests += 1 }

  func graph(_ graph: Graph, didCommit commit: Commit) {
    commits.append(commit.mutations.map(\.summary))
    passes.append(commit.passes.map(\.summary))
    for mutation in commit.mutations { replica.apply(mutation) }
  }

  /// The graph's tree.
  var tree: String { graph.root.print }

  /// The host's replica of the tree.
  var picture: String { replica.print(0) }

  /// The first element of a kind, in preorder.
  func first(_ kind: String) -> Element? {
    var found: Element?
    graph.root.forEachInSubtree { if found == nil, $0.kind.rawValue == kind { found = $0 } }
    return found
  }
}

extension Element {
  /// The children by label, with nested elements in parentheses and layers around their elements.
  var print: String {
    let inner = children.map(\.print).joined(separator: " ")
    return layers.reduce(inner.isEmpty ? label : "\(label)(\(inner))") { inner, layer in
      let content = layer.content.map { $0.children.map(\.print) } ?? []
      return "\(layer.kind.rawValue)(\((content + [inner]).joined(separator: " ")))"
    }
  }

  /// The text, or the kind if there is none.
  var label: String { self[.text]?.description ?? kind.rawValue }
}

extension Pass {
  /// A summary of the pass.
  @MainActor
  var summary: String {
    (transaction.animation.map { "\($0): " } ?? "") + mutations.map(\.summary).joined(separator: ", ")
  }
}

extension Mutation {
  /// A summary of the mutation.
  @MainActor
  var summary: String {
    switch self {
    case .insert(let element, let parent, let sibling):
      "insert \(element.label) into \(parent.label)" + (sibling.map { " before \($0.label)" } ?? "")
    case .move(let element, let sibling): "move \(element.label)" + (sibling.map { " before \($0.label)" } ?? "")
    case .remove(let element, _): "remove \(element.label)"
    case .update(let element, let layer, let key, let value):
      "update \(layer.map { element.layers[$0].kind.rawValue } ?? element.label) \(key.rawValue)"
        + (value.map { " to \($0)" } ?? " to none")
    case .become(let element, let kind): "\(element.label) becomes \(kind.rawValue)"
    }
  }
}
