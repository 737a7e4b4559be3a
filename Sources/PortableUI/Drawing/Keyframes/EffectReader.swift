import Elements

/// Finds the visual effects (opacity, offset, transform, filter) that the body of a transition or modifier applies to
/// its content.
@MainActor
struct EffectReader {
  /// The effects found so far, innermost first.
  private var effects: [ElementTransition.Effect] = []
  private var depth = 0

  /// Returns the effects of a modifier that a host can animate, or a fade if there are no such effects.
  static func effects<M: ViewModifier>(of modifier: M) -> [ElementTransition.Effect] {
    var reader = EffectReader()
    reader.read(modifier: modifier)
    return reader.effects.isEmpty ? [.opacity] : reader.effects
  }

  /// Returns the effects of a transition in a phase that a host can animate, or a fade if there are no such effects.
  static func effects<T: Transition>(of transition: T, in phase: TransitionPhase) -> [ElementTransition.Effect] {
    guard !needsObject(transition) else { return [.opacity] }
    var reader = EffectReader()
    reader.read(transition.body(content: PlaceholderContentView(EmptyView()), phase: phase))
    return reader.effects.isEmpty ? [.opacity] : reader.effects
  }

  /// Records the effects that a view applies to its content.
  mutating func read(_ view: Any) {
    (view as? any EffectCarrier)?.addEffects(to: &self)
  }

  /// Returns whether a value has a property that requires an environment object, which is available only in a view
  /// graph.
  private static func needsObject(_ value: Any) -> Bool {
    Mirror(reflecting: value).children.contains { ($0.value as? any ObjectReader)?.needsObject == true }
  }

  /// Records the effects of a modifier.
  mutating func read<M: ViewModifier>(modifier: M) {
    if let primitive = modifier as? any PictureEffect {
      if let effect = primitive.effect { effects.append(effect) }
    } else if M.Body.self != Never.self, depth < 50, !Self.needsObject(modifier) {
      depth += 1
      read(modifier.body(content: _ViewModifier_Content(slot: .empty)))
      depth -= 1
    }
  }
}

/// A property wrapper that can read an object from the environment.
@MainActor
private protocol ObjectReader {
  /// Whether reading the property traps if the environment has no such object.
  var needsObject: Bool { get }
}

extension EnvironmentObject: ObjectReader {
  fileprivate var needsObject: Bool { true }
}

extension Environment: ObjectReader {
  fileprivate var needsObject: Bool { Value.self is AnyObject.Type }
}

/// A view that contains the content of a transition's body: it wraps another view, or shows one of several views. The
/// reader looks for effects inside it.
@MainActor
protocol EffectCarrier {
  func addEffects(to reader: inout EffectReader)
}

extension ModifiedContent: EffectCarrier where Content: View, Modifier: ViewModifier {
  func addEffects(to reader: inout EffectReader) {
    reader.read(content)
    reader.read(modifier: modifier)
  }
}

extension _ConditionalContent: EffectCarrier {
  func addEffects(to reader: inout EffectReader) {
    switch storage {
    case .first(let view): reader.read(view)
    case .second(let view): reader.read(view)
    }
  }
}

extension Group: EffectCarrier where Content: View {
  func addEffects(to reader: inout EffectReader) { reader.read(content) }
}

/// A modifier that changes only how a view is drawn.
@MainActor
private protocol PictureEffect {
  /// The effect; `nil` if the modifier changes nothing.
  var effect: ElementTransition.Effect? { get }
}

extension OpacityModifier: PictureEffect {
  fileprivate var effect: ElementTransition.Effect? {
    opacity >= 1 || opacity.isNaN ? nil : opacity <= 0 ? .opacity : .fade(opacity)
  }
}

extension OffsetModifier: PictureEffect {
  fileprivate var effect: ElementTransition.Effect? {
    offset.width.isFinite && offset.height.isFinite && offset != .zero
      ? .offset(x: Double(offset.width), y: Double(offset.height)) : nil
  }
}

extension TransformEffectModifier: PictureEffect {
  fileprivate var effect: ElementTransition.Effect? {
    if case .scale(let x, let y, let anchor) = transform, x == y, transform.isValid {
      return x == 1 ? nil : .scale(x, x: anchor.x, y: anchor.y)
    }
    return transform.isValid ? .transform(transform) : nil
  }
}

extension FilterModifier: PictureEffect {
  fileprivate var effect: ElementTransition.Effect? { filter.isValid ? .filter(filter) : nil }
}
