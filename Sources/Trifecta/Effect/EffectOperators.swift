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
