import Elements
import ViewGraph

/// Sets the animation with which texts and symbols in a view change to their new content.
private struct ContentTransitionModifier: PrimitiveModifier {
  let transition: ContentTransition

  static var kind: ElementKind { .exchange }

  func describe(_ writer: inout LayerWriter) {
    writer[.exchange] = .string(transition.way)
  }
}

/// The animation with which the content of a view changes.
public struct ContentTransition: Hashable, Sendable {
  package let way: String

  /// Changes the content without an animation.
  public static let identity = ContentTransition(way: "none")
  /// Fades from the old to the new content.
  public static let opacity = ContentTransition(way: "fade")
  /// Interpolates between the old and the new content. Hosts fade from the old to the new text instead.
  public static let interpolate = ContentTransition(way: "fade")
  /// Shrinks the old symbol and grows the new one.
  public static let symbolEffect = ContentTransition(way: "replace")

  /// Rolls the old number out and the new one in.
  ///
  /// - Parameter countsDown: whether the numbers roll downward.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(way: countsDown ? "down" : "up")
  }

  /// Rolls the old number out and the new one in: upward if the number increases, downward if it decreases.
  ///
  /// - Parameter value: the number. Hosts ignore it and compare the displayed texts.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(way: "number") }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
  /// The transition for changes of content.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets the transition with which texts and symbols in this view change in an animated update.
  ///
  /// - Parameter transition: the transition.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition).modifier(ContentTransitionModifier(transition: transition))
  }
}
