import Elements
import ViewGraph

/// Says what symbols in a view do.
private struct SymbolEffectModifier: PrimitiveModifier {
  let effect: SymbolEffect
  let options: SymbolEffectOptions
  /// `on` and `off` where it goes on, and how often it was asked for where it does not.
  let state: String
  let isActive: Bool

  static var kind: ElementKind { .symbolEffect }
  var readsEnvironment: Bool { true }

  func describe(_ writer: inout LayerWriter) {
    if EnvironmentValues(scope: writer.environment).removesSymbolEffects { return }
    if isActive || effect.name == "appear" { writer[.symbolEffect] = .string("\(effect.name) \(state)") }
    if options.speed != 1 { writer[.effectDuration] = .number(effect.duration / max(options.speed, 0.01)) }
    if let count = options.count { writer[.effectCount] = .number(Double(count)) }
  }
}

extension ElementKind {
  /// A layer: what symbols in the view do, its `symbolEffect`.
  package static let symbolEffect = ElementKind(rawValue: "symbolEffect")
}

extension AttributeKey {
  /// Of a `symbolEffect`: its name, and `on` while it goes on, or how often it was asked for.
  package static let symbolEffect = AttributeKey(rawValue: "symbolEffect")
  /// Of a `symbolEffect`: how long it takes once, in seconds, where that is not as usual.
  package static let effectDuration = AttributeKey(rawValue: "effectDuration")
  /// Of a `symbolEffect`: how often it is shown.
  package static let effectCount = AttributeKey(rawValue: "effectCount")
}

/// What a symbol does.
public struct SymbolEffect: Hashable, Sendable {
  fileprivate var name: String

  fileprivate var duration: Double { name == "bounce" || name == "bounceDown" ? 0.6 : 1.2 }

  /// It jumps.
  public static let bounce = SymbolEffect(name: "bounce")
  /// It comes and goes.
  public static let pulse = SymbolEffect(name: "pulse")
  /// Its parts come and go. Hosts let a light run over it.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// It gets larger.
  public static let scale = SymbolEffect(name: "scale")
  /// It comes.
  public static let appear = SymbolEffect(name: "appear")
  /// It goes.
  public static let disappear = SymbolEffect(name: "disappear")
  /// It becomes another.
  public static let replace = SymbolEffect(name: "replace")
  /// It wiggles.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// It breathes.
  public static let breathe = SymbolEffect(name: "breathe")
  /// It turns.
  public static let rotate = SymbolEffect(name: "rotate")

  /// As the platform likes it.
  public static let automatic = SymbolEffect(name: "replace")

  /// Upwards.
  public var up: SymbolEffect { self }
  /// Downwards.
  public var down: SymbolEffect {
    switch name {
    case "bounce": SymbolEffect(name: "bounceDown")
    case "scale": SymbolEffect(name: "scaleDown")
    default: self
    }
  }
  /// The old one downwards, the new one upwards.
  public var downUp: SymbolEffect { self }
  /// Both upwards.
  public var upUp: SymbolEffect { self }
  /// The new one upwards.
  public var offUp: SymbolEffect { self }
  /// Layer by layer.
  public var byLayer: SymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: SymbolEffect { self }
  /// Again and again.
  public var iterative: SymbolEffect { self }
  /// One after the other.
  public var cumulative: SymbolEffect { self }
  /// And back.
  public var reversing: SymbolEffect { self }
  /// And not back.
  public var nonReversing: SymbolEffect { self }
  /// Parts that do nothing are hard to see.
  public var dimInactiveLayers: SymbolEffect { self }
  /// Parts that do nothing are not seen.
  public var hideInactiveLayers: SymbolEffect { self }
  /// As the hands of a clock.
  public var clockwise: SymbolEffect { self }
  /// Against the hands of a clock. Hosts turn with them.
  public var counterClockwise: SymbolEffect { self }
  /// Without more.
  public var plain: SymbolEffect { self }
}

/// How often and how fast a symbol does something.
public struct SymbolEffectOptions: Hashable, Sendable {
  fileprivate var count: Int?
  fileprivate var speed = 1.0

  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)
  /// So often; `nil` for ever.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// So fast, 1 for as usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// So often; `nil` for ever.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count.map { max(1, $0) }
    return options
  }

  /// So fast, 1 for as usual.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed.isFinite && speed > 0 ? speed : 1
    return options
  }

  /// Again and again.
  public var repeating: SymbolEffectOptions { self.repeat(nil) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
}

private struct SymbolEffectsRemovedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether symbols stand still.
  fileprivate var removesSymbolEffects: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}

/// Counts how often a value has become another.
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
  /// Says what the symbols in this view do.
  ///
  /// People who prefer less motion see them stand still.
  ///
  /// - Parameters:
  ///   - effect: what they do.
  ///   - options: how often and how fast.
  ///   - isActive: whether they do.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(effect: effect, options: options, state: isActive ? "on" : "off", isActive: isActive))
  }

  /// Says what the symbols in this view do once whenever a value becomes another.
  ///
  /// People who prefer less motion see them stand still.
  ///
  /// - Parameters:
  ///   - effect: what they do.
  ///   - options: how often and how fast.
  ///   - value: the value.
  public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(CountedSymbolEffect(effect: effect, options: options, value: value))
  }

  /// Lets the symbols in this view stand still.
  ///
  /// - Parameter isEnabled: whether they do.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.removesSymbolEffects, isEnabled)
  }
}
