/// A place at which preferences of one key stop on their way up. This one drops them: what is around hears of another value.
@MainActor
class PreferenceScope {
  let key: ObjectIdentifier
  /// The node whose place it is, with all writers below.
  unowned let node: Node
  /// The next scope around, of whichever key.
  private let outer: PreferenceScope?
  /// Whether it waits for being reduced.
  private var isDirty = false
  /// Whether its place has gone, and maybe the node with it.
  private var isClosed = false

  init(_ key: ObjectIdentifier, of node: Node) {
    self.key = key
    self.node = node
    outer = node.environment.preferences
  }

  /// Reduces the scope, unless its place has gone.
  final func reduceIfOpen() {
    isDirty = false
    if !isClosed { reduce() }
  }

  /// Ends what the scope does: its place has gone.
  func close() {
    isClosed = true
  }

  /// Brings the value up to date and tells who depends on it, if it has changed.
  func reduce() {}

  /// The places below, or some of them, stand in another order.
  func orderMayDiffer() {}

  /// Another of the pages below is seen.
  func pagesMayDiffer() {}

  /// The nearest scope of a key, this one or one around it. O(scopes around).
  final func nearest(_ key: ObjectIdentifier) -> PreferenceScope? {
    var scope: PreferenceScope? = self
    while let current = scope {
      if current.key == key { return current }
      scope = current.outer
    }
    return nil
  }

  /// Notes that places below stand in another order, here and in all scopes around. O(scopes around).
  final func noteOrder() {
    var scope: PreferenceScope? = self
    while let current = scope {
      current.orderMayDiffer()
      scope = current.outer
    }
  }

  /// Notes that another of the pages below is seen, here and in all scopes around. O(scopes around).
  final func notePages() {
    var scope: PreferenceScope? = self
    while let current = scope {
      current.pagesMayDiffer()
      scope = current.outer
    }
  }

  /// Makes the scope wait for being reduced, in this turn or the next.
  final func setNeedsReduction() {
    guard !isDirty, !isClosed, node.isMounted else { return }
    isDirty = true
    node.graph.enqueue(self)
  }
}

extension Node {
  /// The scope that collects what this place says for a key; `nil` where nobody asks.
  final func preferenceReduction<Key: PreferenceKey>(_ key: Key.Type) -> PreferenceReduction<Key>? {
    environment.preferences?.nearest(ObjectIdentifier(key)) as? PreferenceReduction<Key>
  }
}

/// The scopes that have to be reduced, deep ones first: what they make of what is below is part of what those around them get.
@MainActor
struct PreferenceQueue {
  private var levels: [[PreferenceScope]] = []

  var isEmpty: Bool { levels.isEmpty }

  mutating func insert(_ scope: PreferenceScope) {
    while levels.count <= scope.node.depth { levels.append([]) }
    levels[scope.node.depth].append(scope)
  }

  /// Takes out the deepest scopes: being reduced, they make only shallower ones wait. Empty when there is none.
  mutating func popLevel() -> [PreferenceScope] { levels.popLast() ?? [] }
}
