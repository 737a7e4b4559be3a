extension Graph {
  /// The state of the mounted views: the values of `@State` and `@StateObject`, in the order of the views. Reading it has no
  /// effects. Rows of long lists outside of the window are not included.
  ///
  /// - Complexity: O(n) in the number of nodes, times the lengths of their paths.
  public var state: [StateEntry] {
    var entries: [StateEntry] = []
    var waiting: [(node: Node, path: [String])] = rootNode.map { [($0, [])] } ?? []
    while let (node, around) = waiting.popLast() {
      let path = around + (node.pathName.map { [$0] } ?? [])
      node.forEachState { name, box in
        entries.append(StateEntry(path: path, property: name.path, value: box.currentValue))
      }
      var children: [Node] = []
      node.forEachChild { children.append($0) }
      for (index, child) in children.enumerated().reversed() {
        waiting.append((child, path + (node.pathName(ofChildAt: index).map { [$0] } ?? [])))
      }
    }
    return entries
  }
}
