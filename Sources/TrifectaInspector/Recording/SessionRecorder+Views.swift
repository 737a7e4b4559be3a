import ViewGraph

extension SessionRecorder {
  /// The views of the screen.
  ///
  /// - Parameter includesLibrary: Whether views of PortableUI and Trifecta are included.
  func views(includingLibrary includesLibrary: Bool) -> [ViewRow] {
    let tree = session.view?.graph.viewTree ?? []
    var rows: [ViewRow] = []
    // The depths of the included views that contain the current one.
    var outer: [Int] = []
    for node in tree {
      outer.removeAll { $0 >= node.depth }
      guard includesLibrary || !Self.isOfLibrary(node.type) else { continue }
      let state = node.state.map { name, value in
        "\(name): \(ValueReader.tree(of: value, secrets: secrets, limit: 200).line(limit: 120))"
      }
      rows.append(
        ViewRow(
          id: rows.count, depth: outer.count, name: node.name, state: state, evaluations: node.evaluations?.count,
          reasons: node.evaluations?.reasons ?? [], element: node.element))
      outer.append(node.depth)
    }
    return rows
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
