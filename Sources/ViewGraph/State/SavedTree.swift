import Snapshots

/// The position of a node below its parent, in a form that is the same in each process.
package enum SavedSlot: Hashable, Sendable {
  /// The number of children that were created earlier.
  case position(Int)
  /// The saved id of a row or an alternative.
  case key(SavedValue)
  /// The number of a row or an alternative whose id cannot be saved.
  case row(Int)
}

/// The saved state of a graph: the nodes with state and their ancestors.
///
/// The nodes are in a list in which parents precede their children. A tree of views may be so deep that recursion over
/// nested values would overflow the stack.
package final class SavedTree: Sendable {
  /// A saved node.
  struct Entry: Equatable {
    /// The index of the parent; `nil` for the root.
    var parent: Int?
    let slot: SavedSlot
    /// The name of the content's type. Types change when the views in a body change, so only the name is compared.
    let name: String
    /// The saved values of the view's dynamic properties, by their paths.
    var properties: [String: SavedValue] = [:]
    /// The value that the node itself has saved, such as the visible rows of a list.
    var details: SavedValue?

    var isEmpty: Bool { properties.isEmpty && details == nil }
  }

  let entries: [Entry]
  /// The indices of each node's children.
  let children: [[Int]]

  /// Creates a tree.
  ///
  /// - Parameter entries: the nodes. Parents precede their children.
  init(_ entries: [Entry]) {
    self.entries = entries
    var children: [[Int]] = Array(repeating: [], count: entries.count)
    for (index, entry) in entries.enumerated() {
      if let parent = entry.parent { children[parent].append(index) }
    }
    self.children = children
  }

  /// The saved properties, in the order of the views: the type of the view, the path of stored properties, the value.
  package var properties: [(view: String, property: String, value: SavedValue)] {
    entries.flatMap { entry in
      entry.properties.sorted { $0.key < $1.key }.map { (entry.name, $0.key, $0.value) }
    }
  }

  /// Whether two trees contain the same state.
  package func isEqual(to other: SavedTree) -> Bool { entries == other.entries }

  /// Returns the tree without nodes that neither have state nor contain nodes with state.
  static func pruned(_ entries: [Entry]) -> SavedTree {
    var isKept = entries.map { !$0.isEmpty }
    for index in entries.indices.reversed() where isKept[index] {
      if let parent = entries[index].parent { isKept[parent] = true }
    }
    var newIndices: [Int] = []
    var kept: [Entry] = []
    for (index, var entry) in entries.enumerated() {
      newIndices.append(kept.count)
      guard isKept[index] else { continue }
      entry.parent = entry.parent.map { newIndices[$0] }
      kept.append(entry)
    }
    return SavedTree(kept)
  }
}

/// A node of a saved tree, with its descendants.
struct SavedSubtree {
  let tree: SavedTree
  let index: Int

  var entry: SavedTree.Entry { tree.entries[index] }
  var name: String { tree.entries[index].name }
  var slot: SavedSlot { tree.entries[index].slot }

  /// The children.
  var children: [SavedSubtree] { tree.children[index].map(descendant) }

  /// Returns a descendant by its index in the tree.
  func descendant(at index: Int) -> SavedSubtree { SavedSubtree(tree: tree, index: index) }
}

extension SavedTree {
  /// The tree as a value.
  package var savedValue: SavedValue {
    var names: [String: Int] = [:]
    var list: [SavedValue] = []
    let nodes = entries.enumerated().map { index, entry in
      if names[entry.name] == nil {
        names[entry.name] = list.count
        list.append(.string(entry.name))
      }
      let slot: SavedValue =
        switch entry.slot {
        case .position(let number): SavedValue(number)
        case .key(let key): .list([key])
        case .row(let number): .list([.null, SavedValue(number)])
        }
      // The parent is usually the previous node.
      var parts = [SavedValue(index - (entry.parent ?? index)), slot, SavedValue(names[entry.name] ?? 0)]
      if !entry.isEmpty { parts.append(.record(entry.properties)) }
      if let details = entry.details { parts.append(details) }
      return SavedValue.list(parts)
    }
    return .record(["names": .list(list), "nodes": .list(nodes)])
  }

  /// Creates a tree from a value, which need not be trusted.
  ///
  /// - Returns: `nil` if the value is not a tree.
  package convenience init?(_ saved: SavedValue) {
    guard let names = saved.record?["names"]?.list, let nodes = saved.record?["nodes"]?.list else { return nil }
    var entries: [Entry] = []
    for (index, node) in nodes.enumerated() {
      guard let parts = node.list, (3...5).contains(parts.count), let distance = parts[0].int,
        let slot = SavedSlot(parts[1]), let name = parts[2].int, names.indices.contains(name),
        let name = names[name].string, index == 0 ? distance == 0 : (1...index).contains(distance)
      else { return nil }
      var entry = Entry(parent: index == 0 ? nil : index - distance, slot: slot, name: name)
      if parts.count > 3 {
        guard let properties = parts[3].record else { return nil }
        entry.properties = properties
      }
      if parts.count > 4 { entry.details = parts[4] }
      entries.append(entry)
    }
    self.init(entries)
  }
}

extension SavedSlot {
  fileprivate init?(_ saved: SavedValue) {
    if let number = saved.int {
      self = .position(number)
    } else if let list = saved.list, list.count == 1 {
      self = .key(list[0])
    } else if let list = saved.list, list.count == 2, let number = list[1].int {
      self = .row(number)
    } else {
      return nil
    }
  }

  /// Creates the slot of a row or an alternative.
  ///
  /// - Parameters:
  ///   - id: the id.
  ///   - number: the number, which is used if the id cannot be saved.
  ///   - saver: saves the id.
  @MainActor
  init(_ id: AnyHashable, number: Int, by saver: ValueSaver) {
    self = saver.save(id: id).map(SavedSlot.key) ?? .row(number)
  }
}
