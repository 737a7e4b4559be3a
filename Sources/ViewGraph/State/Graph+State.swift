import Snapshots

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

extension Graph {
  /// The objects that own their state, such as root stores, in the properties of mounted views. Reading it has no
  /// effects. An object in several properties is included several times.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package var ownedObjects: [any OwnedObject] {
    var objects: [any OwnedObject] = []
    var waiting = rootNode.map { [$0] } ?? []
    while let node = waiting.popLast() {
      node.forEachState { _, box in
        if let object = box.currentValue as? any OwnedObject { objects.append(object) }
      }
      node.forEachObject { object, _ in objects.append(object) }
      node.forEachChild { waiting.append($0) }
    }
    return objects
  }
}
