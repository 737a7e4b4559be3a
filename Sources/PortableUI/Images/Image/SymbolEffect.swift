import Elements
import ViewGraph

/// Applies a symbol effect to the symbols in a view.
private struct SymbolEffectModifier: PrimitiveModifier {
  let effect: SymbolEffect
  let options: SymbolEffectOptions
  /// The state of the effect: `on` or `off` for an indefinite effect, or the number of times that a discrete effect has
  /// been triggered.
  let state: String
  let isActive: Bool

  static var kind: ElementKind { .symbolEffect }
  var readsEnvironment: Bool { true }

  func describe(_ writer: inout LayerWriter) {
    if EnvironmentValues(scope: writer.environment).removesSymbolEffects { return }
    if isActive || effect.name == "appear" { writer[.symbolEffect] = .string("\(effect.name) \(state)") }
    if options.speed != 1 { writer[.effectDuration] = .number(effect.duration / max(options.speed, 0.01)) }
    if let count = options.count { writer[.effectCount] = .number(Double(count)) }
    writer[.effectDirection] = effect.direction.map { .string($0) }
    writer[.effectScale] = effect.scaleWhenHidden.map { .number($0) }
    if effect.hidesInactiveLayers { writer[.hidesInactiveLayers] = .flag(true) }
  }
}

/// An animation of symbols.
///
/// The symbols of a host may have no separate layers. Variants of an effect that animate the layers in a different
/// order therefore look like the default variant.
public struct SymbolEffect: Hashable, Sendable {
  fileprivate var name: String
  /// The direction of the runs, as a value of the CSS property `animation-direction`; `nil` for forward.
  fileprivate var direction: String?
  fileprivate var scaleWhenHidden: Double?
  fileprivate var hidesInactiveLayers = false

  fileprivate var duration: Double { name == "bounce" || name == "bounceDown" ? 0.6 : 1.2 }

  /// The symbol bounces.
  public static let bounce = SymbolEffect(name: "bounce")
  /// The symbol fades out and in.
  public static let pulse = SymbolEffect(name: "pulse")
  /// The layers of the symbol fade in and out one after another. Hosts move a highlight across the symbol.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// The symbol is scaled up.
  public static let scale = SymbolEffect(name: "scale")
  /// The symbol appears.
  public static let appear = SymbolEffect(name: "appear")
  /// The symbol disappears.
  public static let disappear = SymbolEffect(name: "disappear")
  /// The symbol is replaced by another symbol.
  public static let replace = SymbolEffect(name: "replace")
  /// The symbol wiggles.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// The symbol breathes.
  public static let breathe = SymbolEffect(name: "breathe")
  /// The symbol rotates.
  public static let rotate = SymbolEffect(name: "rotate")

  /// The default effect of the platform.
  public static let automatic = SymbolEffect(name: "replace")

  /// The upward variant of the effect: a symbol bounces up or grows. A wiggle looks like the default variant.
  public var up: SymbolEffect { name == "disappear" ? with(\.scaleWhenHidden, 1.4) : self }
  /// The downward variant of the effect: a symbol bounces down or shrinks. A wiggle looks like the default variant.
  public var down: SymbolEffect {
    switch name {
    case "bounce": with(\.name, "bounceDown")
    case "scale": with(\.name, "scaleDown")
    case "appear": with(\.scaleWhenHidden, 1.4)
    default: self
    }
  }
  /// The variant in which the old symbol moves downward and the new symbol upward. It looks like the default variant.
  public var downUp: SymbolEffect { self }
  /// The variant in which both symbols move upward. It looks like the default variant.
  public var upUp: SymbolEffect { self }
  /// The variant in which the new symbol moves upward. It looks like the default variant.
  public var offUp: SymbolEffect { self }
  /// The variant that animates the layers one after another. It looks like the default variant.
  public var byLayer: SymbolEffect { self }
  /// The variant that animates all layers together. It looks like the default variant.
  public var wholeSymbol: SymbolEffect { self }
  /// The variant that highlights one layer at a time. It looks like the default variant.
  public var iterative: SymbolEffect { self }
  /// The variant that highlights one more layer at each step. It looks like the default variant.
  public var cumulative: SymbolEffect { self }
  /// The variant that runs alternately forward and backward.
  public var reversing: SymbolEffect { name == "variableColor" ? with(\.direction, "alternate") : self }
  /// The variant that runs only forward.
  public var nonReversing: SymbolEffect { name == "variableColor" ? with(\.direction, nil) : self }
  /// The variant that dims inactive layers.
  public var dimInactiveLayers: SymbolEffect { with(\.hidesInactiveLayers, false) }
  /// The variant that hides inactive layers.
  public var hideInactiveLayers: SymbolEffect { with(\.hidesInactiveLayers, true) }
  /// The clockwise variant of the effect. A wiggle looks like the default variant.
  public var clockwise: SymbolEffect { name == "rotate" ? with(\.direction, nil) : self }
  /// The counterclockwise variant of the effect. A wiggle looks like the default variant.
  public var counterClockwise: SymbolEffect { name == "rotate" ? with(\.direction, "reverse") : self }
  /// The plain variant of the effect. It looks like the default variant.
  public var plain: SymbolEffect { self }
  /// Returns the variant of a replacement that keeps the parts that both symbols share. It looks like the other effect.
  ///
  /// - Parameter fallback: the effect for symbols that share no parts.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { fallback }

  private func with<Value>(_ property: WritableKeyPath<SymbolEffect, Value>, _ value: Value) -> SymbolEffect {
    var effect = self
    effect[keyPath: property] = value
    return effect
  }
}

/// The repetition and speed of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  fileprivate var count: Int?
  fileprivate var speed = 1.0

  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// Repeats the effect indefinitely.
  public static let repeating = SymbolEffectOptions()
  /// Runs the effect once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)
  /// Returns options with a number of runs; `nil` repeats the effect indefinitely.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Returns options with a speed; 1 is the default speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// The repetition of a symbol effect.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let count: Int?

    /// The effect repeats indefinitely, without pauses.
    public static let continuous = RepeatBehavior(count: nil)
    /// The effect repeats indefinitely.
    public static let periodic = RepeatBehavior(count: nil)

    /// Returns a behavior with a number of runs.
    ///
    /// - Parameters:
    ///   - count: the number of runs; `nil` repeats the effect indefinitely.
    ///   - delay: the pause between two runs, in seconds. It is ignored: hosts choose the pause.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }

  /// Returns options with a repetition.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// Returns these options with a repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self.repeat(behavior.count) }

  /// Returns these options with a number of runs; `nil` repeats the effect indefinitely.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count.map { max(1, $0) }
    return options
  }

  /// Returns these options with a speed; 1 is the default speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed.isFinite && speed > 0 ? speed : 1
    return options
  }

  /// These options, repeating indefinitely.
  public var repeating: SymbolEffectOptions { self.repeat(nil) }
  /// These options, without repetition.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
}

private struct SymbolEffectsRemovedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether symbol effects in the view are removed.
  fileprivate var removesSymbolEffects: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}

/// Triggers a symbol effect whenever a value changes, and counts the changes.
private struct CountedSymbolEffect<Value: Equatable>: ViewModifier {
  let effect: SymbolEffect
  let options: SymbolEffectOptions
  let value: Value
  @State private var count = 0

  func body(content: Content) -> some View {
    content
      .modifier(SymbolEffectModifier(effect: effect, options: options, state: String(count), isActive: true))
      .onChange(of: value) { count += 1 }
  }
}

extension View {
  /// Applies an effect to the symbols in this view.
  ///
  /// With Reduce Motion, symbols do not move.
  ///
  /// - Parameters:
  ///   - effect: the effect.
  ///   - options: the repetition and speed of the effect.
  ///   - isActive: whether the effect is active.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(effect: effect, options: options, state: isActive ? "on" : "off", isActive: isActive))
  }

  /// Applies an effect to the symbols in this view whenever a value changes.
  ///
  /// With Reduce Motion, symbols do not move.
  ///
  /// - Parameters:
  ///   - effect: the effect.
  ///   - options: the repetition and speed of the effect.
  ///   - value: the value whose change triggers the effect.
  public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(CountedSymbolEffect(effect: effect, options: options, value: value))
  }

  /// Removes effects from the symbols in this view.
  ///
  /// - Parameter isEnabled: whether effects are removed.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.removesSymbolEffects, isEnabled)
  }
}
