/// Combines the values of a key below a node, and passes the result on to the outer scope.
@MainActor
final class PreferenceReduction<Key: PreferenceKey>: PreferenceScope {
  /// The last combined value.
  private(set) var value = Key.defaultValue
  private var writers: [PreferenceWriter<Key>] = []
  /// Whether the writers are known to be in tree order.
  private var isOrdered = true
  private var hasRemovedWriters = false
  private let outerWriter: PreferenceWriter<Key>?
  /// Transforms the combined value before it is published.
  private let transform: (@MainActor (inout Key.Value) -> Void)?
  /// Called with the first value, and with each value that is not known to be equal to the previous one.
  private let didReduce: @MainActor (Key.Value) -> Void
  private var hasReduced = false

  /// Creates a scope that has not been reduced yet.
  ///
  /// - Parameters:
  ///   - node: the node of the scope.
  ///   - isLast: whether the scope does not pass its value on to the outer scope.
  ///   - transform: transforms the combined value. A scope with a transform has a value even if no view below it sets
  ///     one.
  ///   - didReduce: called with the first value, and with each changed value.
  init(
    of node: Node, isLast: Bool = false, transform: (@MainActor (inout Key.Value) -> Void)?,
    didReduce: @escaping @MainActor (Key.Value) -> Void
  ) {
    self.transform = transform
    self.didReduce = didReduce
    outerWriter = isLast ? nil : PreferenceWriter(value: nil, at: node)
    super.init(ObjectIdentifier(Key.self), of: node)
    setNeedsReduction()
  }

  override func close() {
    super.close()
    outerWriter?.remove()
  }

  func add(_ writer: PreferenceWriter<Key>) {
    if !writers.isEmpty { isOrdered = false }
    writers.append(writer)
    setNeedsReduction()
  }

  func noteRemovedWriter() {
    hasRemovedWriters = true
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
    if hasRemovedWriters { dropRemovedWriters() }
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
    outerWriter?.set(result)
    let old = value
    // Store the value even if it is equal to the previous one, because equal values need not be identical.
    value = result ?? Key.defaultValue
    if hasReduced, areKnownEqual(old, value) { return }
    hasReduced = true
    didReduce(value)
  }

  /// Whether a writer is in a hidden page, such as an unselected tab.
  private func isSilenced(_ writer: PreferenceWriter<Key>) -> Bool {
    writer.node.environment.appearance?.isSilenced(upTo: node.environment.appearance) ?? false
  }

  private func dropRemovedWriters() {
    var staying: [PreferenceWriter<Key>] = []
    staying.reserveCapacity(writers.count)
    for writer in writers where !writer.isRemoved { staying.append(writer) }
    writers = staying
    hasRemovedWriters = false
  }

  /// Sorts the writers in tree order. O(n log n) comparisons of paths for n writers.
  private func order() {
    var placed: [(place: [Int], writer: PreferenceWriter<Key>)] = []
    placed.reserveCapacity(writers.count)
    for writer in writers { placed.append((writer.node.path(below: node), writer)) }
    placed.sort { $0.place.lexicographicallyPrecedes($1.place) }
    for index in writers.indices { writers[index] = placed[index].writer }
    isOrdered = true
  }
}

/// The value of a node for a key.
@MainActor
final class PreferenceWriter<Key: PreferenceKey> {
  unowned let node: Node
  /// The value, or `nil` for none.
  private(set) var value: Key.Value?
  private(set) var isRemoved = false
  /// The reference is unowned, because the environment of the node retains the scope.
  private unowned let scope: PreferenceReduction<Key>

  /// Registers a value with the nearest scope of the key, or returns `nil` if there is no such scope.
  init?(value: Key.Value?, at node: Node) {
    guard let scope = node.preferenceReduction(Key.self) else { return nil }
    self.node = node
    self.scope = scope
    self.value = value
    scope.add(self)
  }

  func set(_ value: Key.Value?) {
    let isSame = areKnownEqual(self.value, value)
    self.value = value
    if !isSame { scope.setNeedsReduction() }
  }

  /// Removes the value.
  func remove() {
    isRemoved = true
    scope.noteRemovedWriter()
  }
}

extension Node {
  /// The child indices on the path from `ancestor` to this node.
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
