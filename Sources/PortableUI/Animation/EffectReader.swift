import Elements

/// Finds out what a body does to the picture of the view that it is given: how that looks on its way in and out.
@MainActor
struct EffectReader {
  /// What was found, innermost first.
  private var effects: [ElementTransition.Effect] = []
  private var depth = 0

  /// What a modifier does; fading where that is nothing that hosts can show on the way.
  static func effects<M: ViewModifier>(of modifier: M) -> [ElementTransition.Effect] {
    var reader = EffectReader()
    reader.read(modifier: modifier)
    return reader.effects.isEmpty ? [.opacity] : reader.effects
  }

  /// What a transition does in a phase; fading where that is nothing that hosts can show on the way.
  static func effects<T: Transition>(of transition: T, in phase: TransitionPhase) -> [ElementTransition.Effect] {
    guard !needsObject(transition) else { return [.opacity] }
    var reader = EffectReader()
    reader.read(transition.body(content: PlaceholderContentView(EmptyView()), phase: phase))
    return reader.effects.isEmpty ? [.opacity] : reader.effects
  }

  /// Notes what is done by a view to what is in it.
  mutating func read(_ view: Any) {
    (view as? any EffectCarrier)?.addEffects(to: &self)
  }

  /// Whether something has properties that cannot be read outside of a screen.
  private static func needsObject(_ value: Any) -> Bool {
    Mirror(reflecting: value).children.contains { ($0.value as? any ObjectReader)?.needsObject == true }
  }

  /// Notes what a modifier does.
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

/// A property that reads an object of the environment.
@MainActor
private protocol ObjectReader {
  /// Whether it stops the program where there is none.
  var needsObject: Bool { get }
}

extension EnvironmentObject: ObjectReader {
  fileprivate var needsObject: Bool { true }
}

extension Environment: ObjectReader {
  fileprivate var needsObject: Bool { Value.self is AnyObject.Type }
}

/// A view that changes another one in it, or shows one of several.
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

/// A modifier that changes how a view is seen, and nothing else.
@MainActor
private protocol PictureEffect {
  /// What it does; `nil` for nothing.
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
