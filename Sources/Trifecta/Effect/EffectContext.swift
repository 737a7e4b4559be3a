/// The node and group for which an effect is started, and the operators around the effect.
@MainActor
@usableFromInline
struct EffectContext {
  @usableFromInline var node: Node
  /// The group that the effect belongs to; `nil` for the group of the `send` that is being handled.
  @usableFromInline var group: EffectGroup?
  @usableFromInline var operators = EffectOperators()

  @inlinable
  init(node: Node, group: EffectGroup?) {
    self.node = node
    self.group = group
  }

  private func contains(_ id: EffectID) -> Bool {
    operators.ids.contains { $0.node === node && $0.id == id }
  }

  /// Returns the context for an effect inside `cancellable` with the given id.
  @usableFromInline
  func entering(_ id: EffectID, cancelInFlight: Bool = false) -> Self {
    // With `cancelInFlight`, an effect that is already inside an operator with this id would cancel itself.
    guard !contains(id) else { return self }
    if cancelInFlight { node.cancel(id) }
    var context = self
    context.operators.ids.append(PlacedEffectID(node: node, id: id))
    return context
  }

  /// Returns this context at a child's node. If the feature at this node does not have the child, the misuse is
  /// reported and the node stays the same. This happens if another feature's reducer calls the reducer of the child's
  /// parent directly.
  @usableFromInline
  func entering(_ key: ChildKey) -> Self {
    var context = self
    if let child = key.node(under: node) { context.node = child } else { node.reportUnscoped(key) }
    return context
  }

  /// Returns the context of an effect that replaces an effect of a child. It keeps only the ids, because the
  /// replacement is separate work.
  func alone(in group: EffectGroup?) -> Self {
    var context = Self(node: node, group: group)
    context.operators.ids = operators.ids
    return context
  }
}

/// The ids, join and modifiers of the operators around an effect. Most effects have no operators around them, so
/// storage is allocated only for effects that do.
@usableFromInline
struct EffectOperators {
  fileprivate struct Values {
    var ids: [PlacedEffectID] = []
    var join: EffectJoin?
    var modifiers: [EffectModifier] = []

    var isEmpty: Bool { ids.isEmpty && join == nil && modifiers.isEmpty }
  }

  @usableFromInline
  final class Storage {
    fileprivate let values: Values

    fileprivate init(_ values: Values) {
      self.values = values
    }
  }

  @usableFromInline var storage: Storage?

  @inlinable
  init() {}

  @usableFromInline var isEmpty: Bool {
    @inlinable get { storage == nil }
  }

  private var values: Values {
    get { storage?.values ?? Values() }
    set { storage = newValue.isEmpty ? nil : Storage(newValue) }
  }

  /// The ids around the effect, without duplicates, the outermost first.
  var ids: [PlacedEffectID] {
    get { values.ids }
    set { values.ids = newValue }
  }

  /// The join that waits for the effect's runs to end.
  var join: EffectJoin? {
    get { values.join }
    set { values.join = newValue }
  }

  /// The modifiers that apply to the effect's runs, the outermost first.
  var modifiers: [EffectModifier] {
    get { values.modifiers }
    set { values.modifiers = newValue }
  }

  @usableFromInline var hasModifiers: Bool { !modifiers.isEmpty }
}
