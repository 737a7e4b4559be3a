/// Makes one value of what the views below a place say for a key, and says it to the scope around, as one of several.
@MainActor
final class PreferenceReduction<Key: PreferenceKey>: PreferenceScope {
  /// What was made of it last.
  private(set) var value = Key.defaultValue
  private var writers: [PreferenceWriter<Key>] = []
  /// Whether the writers are known to be in the order of the tree.
  private var isOrdered = true
  private var hasLeavers = false
  private let outlet: PreferenceWriter<Key>?
  /// Changes the reduced value before anybody sees it.
  private let transform: (@MainActor (inout Key.Value) -> Void)?
  /// Told of each value that is not known to equal the one before, and of the first.
  private let didReduce: @MainActor (Key.Value) -> Void
  private var hasReduced = false

  /// Creates a scope that has yet to be reduced.
  ///
  /// - Parameters:
  ///   - node: the node whose place it is.
  ///   - isLast: whether the scope says nothing to those around.
  ///   - transform: changes the reduced value. Such a scope says something even if nothing below does.
  ///   - didReduce: told of the first value, and of others.
  init(
    of node: Node, isLast: Bool = false, transform: (@MainActor (inout Key.Value) -> Void)?,
    didReduce: @escaping @MainActor (Key.Value) -> Void
  ) {
    self.transform = transform
    self.didReduce = didReduce
    outlet = isLast ? nil : PreferenceWriter(saying: nil, at: node)
    super.init(ObjectIdentifier(Key.self), of: node)
    setNeedsReduction()
  }

  override func close() {
    super.close()
    outlet?.leave()
  }

  func add(_ writer: PreferenceWriter<Key>) {
    if !writers.isEmpty { isOrdered = false }
    writers.append(writer)
    setNeedsReduction()
  }

  func noteLeaver() {
    hasLeavers = true
    setNeedsReduction()
  }

  override func pagesMayDiffer() {
    if !writers.isEmpty { setNeedsReduction() }
  }

  override func orderMayDiffer() {
    guard writers.count > 1 else { return }
    isOrdered = false
    setNeedsReduction()
  }

  override func reduce() {
    if hasLeavers { dropLeavers() }
    if !isOrdered { order() }
    var result: Key.Value?
    for writer in writers {
      guard let next = writer.value, !isSilenced(writer) else { continue }
      if var sum = result {
        Key.reduce(value: &sum) { next }
        result = sum
      } else {
        result = next
      }
    }
    if let transform {
      var changed = result ?? Key.defaultValue
      transform(&changed)
      result = changed
    }
    outlet?.say(result)
    let old = value
    // It is kept in any case: what is equal need not be the same.
    value = result ?? Key.defaultValue
    if hasReduced, areKnownEqual(old, value) { return }
    hasReduced = true
    didReduce(value)
  }

  /// Whether what a writer says is of a page that is not seen, such as a tab that is not chosen.
  private func isSilenced(_ writer: PreferenceWriter<Key>) -> Bool {
    writer.node.environment.appearance?.isSilenced(upTo: node.environment.appearance) ?? false
  }

  private func dropLeavers() {
    var staying: [PreferenceWriter<Key>] = []
    staying.reserveCapacity(writers.count)
    for writer in writers where !writer.hasLeft { staying.append(writer) }
    writers = staying
    hasLeavers = false
  }

  /// Puts the writers into the order of the tree. O(n log n) for n writers, and their depths.
  private func order() {
    var placed: [(place: [Int], writer: PreferenceWriter<Key>)] = []
    placed.reserveCapacity(writers.count)
    for writer in writers { placed.append((writer.node.path(below: node), writer)) }
    placed.sort { $0.place.lexicographicallyPrecedes($1.place) }
    for index in writers.indices { writers[index] = placed[index].writer }
    isOrdered = true
  }
}

/// What one place says for a key.
@MainActor
final class PreferenceWriter<Key: PreferenceKey> {
  unowned let node: Node
  /// What is said; `nil` says nothing.
  private(set) var value: Key.Value?
  private(set) var hasLeft = false
  /// It is kept by the environment of the node.
  private unowned let scope: PreferenceReduction<Key>

  /// Says something to the nearest scope of the key around a place; `nil` where nobody asks for it.
  init?(saying value: Key.Value?, at node: Node) {
    guard let scope = node.preferenceReduction(Key.self) else { return nil }
    self.node = node
    self.scope = scope
    self.value = value
    scope.add(self)
  }

  func say(_ value: Key.Value?) {
    let isSame = areKnownEqual(self.value, value)
    self.value = value
    if !isSame { scope.setNeedsReduction() }
  }

  /// Takes back what was said.
  func leave() {
    hasLeft = true
    scope.noteLeaver()
  }
}

extension Node {
  /// The children that lead from `ancestor` to this node, by their places among their siblings.
  fileprivate final func path(below ancestor: Node) -> [Int] {
    var path: [Int] = []
    var node = self
    while node !== ancestor, let parent = node.parent {
      path.append(node.index)
      node = parent
    }
    path.reverse()
    return path
  }
}
