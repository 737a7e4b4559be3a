import Elements
import ViewGraph

/// Says how texts and symbols in a view become others.
private struct ExchangeModifier: PrimitiveModifier {
  let transition: ContentTransition

  static var kind: ElementKind { .exchange }

  func describe(_ writer: inout LayerWriter) {
    writer[.exchange] = .string(transition.way)
  }
}

extension ElementKind {
  /// A layer: how texts and symbols in the view become others in a change that is animated, its `exchange`.
  package static let exchange = ElementKind(rawValue: "exchange")
}

extension AttributeKey {
  /// Of an `exchange`: `number`, `up` or `down`, `fade`, `replace`, or `none`.
  package static let exchange = AttributeKey(rawValue: "exchange")
}

/// How content changes into other.
public struct ContentTransition: Hashable, Sendable {
  fileprivate let way: String

  /// At once.
  public static let identity = ContentTransition(way: "none")
  /// By fading.
  public static let opacity = ContentTransition(way: "fade")
  /// As shapes do. Hosts let texts fade.
  public static let interpolate = ContentTransition(way: "fade")
  /// As symbols do: one shrinks, and the other grows.
  public static let symbolEffect = ContentTransition(way: "replace")

  /// As numbers do: the old one rolls away and the new one rolls in.
  ///
  /// - Parameter countsDown: whether it rolls downwards.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(way: countsDown ? "down" : "up")
  }

  /// As numbers do: one that grows rolls upwards, one that shrinks downwards.
  ///
  /// - Parameter value: the number. Hosts compare what is shown.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(way: "number") }

  /// As a symbol effect has it: one shrinks, and the other grows.
  ///
  /// - Parameters:
  ///   - effect: which.
  ///   - options: how often and how fast; hosts go by the animation of the change.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
  /// How content changes into other.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Says how texts and symbols in the view change into others, in a change that is animated.
  ///
  /// - Parameter transition: how.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition).modifier(ExchangeModifier(transition: transition))
  }
}
