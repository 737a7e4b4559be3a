/// A scope that collects the preferences of a key. This base class discards them.
@MainActor
class PreferenceScope {
  let key: ObjectIdentifier
  /// The node of the scope, which contains all writers.
  unowned let node: Node
  /// The next outer scope, of any key.
  private let outer: PreferenceScope?
  /// Whether the scope is waiting to be reduced.
  private var isDirty = false
  /// Whether the node has been unmounted. It may have been deallocated.
  private var isClosed = false

  init(_ key: ObjectIdentifier, of node: Node) {
    self.key = key
    self.node = node
    outer = node.environment.preferences
  }

  /// Reduces the scope, unless its node has been unmounted.
  final func reduceIfOpen() {
    isDirty = false
    if !isClosed { reduce() }
  }

  /// Marks the scope as unmounted.
  func close() {
    isClosed = true
  }

  /// Updates the value, and notifies its readers if it changed.
  func reduce() {}

  /// Records that the order of nodes in the scope may have changed.
  func orderMayDiffer() {}

  /// Records that another page in the scope may be visible.
  func pagesMayDiffer() {}

  /// Returns the nearest scope of a key, which may be this one.
  ///
  /// - Complexity: O(n) in the number of outer scopes.
  final func nearest(_ key: ObjectIdentifier) -> PreferenceScope? {
    var scope: PreferenceScope? = self
    while let current = scope {
      if current.key == key { return current }
      scope = current.outer
    }
    return nil
  }

  /// Records a changed order of nodes in this scope and all outer scopes.
  ///
  /// - Complexity: O(n) in the number of outer scopes.
  final func noteOrder() {
    var scope: PreferenceScope? = self
    while let current = scope {
      current.orderMayDiffer()
      scope = current.outer
    }
  }

  /// Records a changed visible page in this scope and all outer scopes.
  ///
  /// - Complexity: O(n) in the number of outer scopes.
  final func notePages() {
    var scope: PreferenceScope? = self
    while let current = scope {
      current.pagesMayDiffer()
      scope = current.outer
    }
  }

  /// Marks the scope for reduction in this or the next turn.
  final func setNeedsReduction() {
    guard !isDirty, !isClosed, node.isMounted else { return }
    isDirty = true
    node.graph.enqueue(self)
  }
}

extension Node {
  /// The scope that collects the values of a key from this node, or `nil` if there is none.
  final func preferenceReduction<Key: PreferenceKey>(_ key: Key.Type) -> PreferenceReduction<Key>? {
    environment.preferences?.nearest(ObjectIdentifier(key)) as? PreferenceReduction<Key>
  }
}

/// The scopes to reduce. Deep scopes are reduced first, because their values are input of the outer scopes.
@MainActor
struct PreferenceQueue {
  private var levels: [[PreferenceScope]] = []

  var isEmpty: Bool { levels.isEmpty }

  mutating func insert(_ scope: PreferenceScope) {
    while levels.count <= scope.node.depth { levels.append([]) }
    levels[scope.node.depth].append(scope)
  }

  /// Removes and returns the deepest scopes. Reducing them only invalidates shallower scopes. The result is empty if
  /// there are no scopes.
  mutating func popLevel() -> [PreferenceScope] { levels.popLast() ?? [] }
}
