import Elements
import ViewGraph

/// The visual effect of a view while a pointer is over it.
public struct HoverEffect: Hashable, Sendable {
  fileprivate let name: String

  /// The effect that ``View/defaultHoverEffect(_:)`` sets; by default, ``highlight``.
  public static let automatic = HoverEffect(name: "automatic")
  /// Shows a platter behind the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// Scales the view up and gives it a shadow.
  public static let lift = HoverEffect(name: "lift")
}

/// Changes the appearance of a view while a pointer is over it.
private struct HoverEffectModifier: PrimitiveModifier {
  let effect: HoverEffect
  let isEnabled: Bool

  static var kind: ElementKind { .hoverEffect }
  // The default effect and whether effects are enabled.
  var readsEnvironment: Bool { true }

  func describe(_ writer: inout LayerWriter) {
    let values = EnvironmentValues(scope: writer.environment)
    guard isEnabled, values.isHoverEffectEnabled else { return }
    var effect = effect == .automatic ? values.defaultHoverEffect : effect
    if effect == .automatic { effect = .highlight }
    writer[.hoverEffect] = .string(effect.name)
  }
}

private struct HoverEffectEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct DefaultHoverEffectKey: EnvironmentKey {
  static let defaultValue = HoverEffect.automatic
}

extension EnvironmentValues {
  /// Whether views may have hover effects. ``View/hoverEffectDisabled(_:)`` sets it.
  public internal(set) var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }

  /// The effect of views with an automatic effect.
  fileprivate var defaultHoverEffect: HoverEffect {
    get { self[DefaultHoverEffectKey.self] }
    set { self[DefaultHoverEffectKey.self] = newValue }
  }
}

extension View {
  /// Sets the visual effect while a pointer is over this view. Touches do not hover.
  ///
  /// - Parameters:
  ///   - effect: the effect.
  ///   - isEnabled: whether the effect is enabled.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }

  /// Sets the hover effect of the views in this view whose effect is ``HoverEffect/automatic``.
  ///
  /// - Parameter effect: the effect; `nil` for the platform default.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.defaultHoverEffect, effect ?? .automatic)
  }

  /// Disables the hover effects in this view. A modifier inside this view cannot enable them again.
  ///
  /// - Parameter disabled: whether the effects are disabled.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}
