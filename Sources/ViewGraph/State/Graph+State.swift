extension Graph {
  /// The state that the screen's views keep: what `@State` and `@StateObject` have, in the order in which the views stand. Reading
  /// it changes nothing. Rows of long lists that are far from what is seen are left out. O(nodes), and the lengths of their paths.
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
