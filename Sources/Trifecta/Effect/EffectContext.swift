/// Where an effect is started, for whom, and what is around it.
@MainActor
@usableFromInline
struct EffectContext {
  @usableFromInline var node: Node
  /// The group it belongs to, `nil` for that of the `send` that is being handled.
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

  /// This context inside of `cancellable`.
  @usableFromInline
  func entering(_ id: EffectID, cancelInFlight: Bool = false) -> Self {
    // An effect that is already under this id would cancel itself.
    guard !contains(id) else { return self }
    if cancelInFlight { node.cancel(id) }
    var context = self
    context.operators.ids.append(PlacedEffectID(node: node, id: id))
    return context
  }

  /// This context at a child's place. Of a child that the feature here does not have, what is here already: somebody
  /// here has called the reducer of its parent.
  @usableFromInline
  func entering(_ key: ChildKey) -> Self {
    var context = self
    if let child = key.node(under: node) { context.node = child } else { node.reportUnscoped(key) }
    return context
  }

  /// The context of an effect that is put here in place of one of a child's. Of what is around it only the ids count: it
  /// is work of its own.
  func alone(in group: EffectGroup?) -> Self {
    var context = Self(node: node, group: group)
    context.operators.ids = operators.ids
    return context
  }
}

/// What the operators around an effect ask for. Around most effects there are none, and then this takes no memory.
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

  /// The ids around the effect, each once, the outermost first.
  var ids: [PlacedEffectID] {
    get { values.ids }
    set { values.ids = newValue }
  }

  /// What waits for the effect's runs to end.
  var join: EffectJoin? {
    get { values.join }
    set { values.join = newValue }
  }

  /// What is done to the work of the effect's runs, the outermost first.
  var modifiers: [EffectModifier] {
    get { values.modifiers }
    set { values.modifiers = newValue }
  }

  @usableFromInline var hasModifiers: Bool { !modifiers.isEmpty }
}
