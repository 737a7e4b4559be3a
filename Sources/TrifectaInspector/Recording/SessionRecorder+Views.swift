import ViewGraph

extension SessionRecorder {
  /// The views of the screen.
  ///
  /// - Parameter includesLibrary: Whether views of PortableUI and Trifecta are included.
  func views(includingLibrary includesLibrary: Bool) -> [ViewRow] { viewList(includesLibrary).rows }

  /// Returns the innermost view that shows an element; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - element: The id of the element.
  ///   - includesLibrary: Whether views of PortableUI and Trifecta are included.
  func view(showing element: Int, includingLibrary includesLibrary: Bool) -> ViewRow.ID? {
    guard let index = session.view?.graph.viewTreeIndex(showing: element) else { return nil }
    return viewList(includesLibrary).rowOfNode[index]
  }

  /// The rows, and for each node of the view tree the row of the innermost included view.
  private func viewList(_ includesLibrary: Bool) -> (rows: [ViewRow], rowOfNode: [ViewRow.ID?]) {
    let tree = session.view?.graph.viewTree ?? []
    var rows: [ViewRow] = []
    var rowOfNode: [ViewRow.ID?] = []
    // The included views that contain the current one.
    var outer: [(depth: Int, row: ViewRow.ID)] = []
    for node in tree {
      outer.removeAll { $0.depth >= node.depth }
      guard includesLibrary || !Self.isOfLibrary(node.type) else {
        rowOfNode.append(outer.last?.row)
        continue
      }
      rowOfNode.append(node.id)
      let state = node.state.map { name, value in
        "\(name): \(ValueReader.tree(of: value, secrets: secrets, limit: 200).line(limit: 120))"
      }
      rows.append(
        ViewRow(
          id: node.id, depth: outer.count, name: node.name, state: state, evaluations: node.evaluations?.count,
          reasons: node.evaluations?.reasons ?? [], element: node.element))
      outer.append((node.depth, node.id))
    }
    return (rows, rowOfNode)
  }

  private static let modules: Set<Substring> = [
    "Swift", "ViewGraph", "TrifectaUI", "TrifectaMachinesUI", "TrifectaInspector",
  ]

  /// Returns whether a type belongs to a library rather than to the app.
  static func isOfLibrary(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return module.hasPrefix("Portable") || modules.contains(module)
  }
}
