import Elements
import ViewGraph

/// The reasons for hiding content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is not loaded yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is outdated.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

extension EnvironmentValues {
  /// The reasons for hiding the content of this view; empty if it is visible.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

/// Covers readable content with bars.
struct RedactionModifier: PrimitiveModifier {
  /// Whether the content is covered; `nil` inherits the value of the outer layers.
  let isRedacted: Bool?

  static var kind: ElementKind { .redaction }

  func describe(_ writer: inout LayerWriter) {
    writer[.covered] = isRedacted.map { .flag($0) }
  }
}

private struct PrivacyModifier: ViewModifier {
  let isSensitive: Bool
  @Environment(\.redactionReasons) private var reasons

  func body(content: Content) -> some View {
    content.modifier(RedactionModifier(isRedacted: isSensitive && reasons.contains(.privacy) ? true : nil))
  }
}

extension View {
  /// Covers the texts, images and controls of this view with bars.
  ///
  /// - Parameter reason: the reasons. If `privacy` is the only reason, only views with the modifier
  ///   ``privacySensitive(_:)`` are covered.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
      .modifier(RedactionModifier(isRedacted: reason.isDisjoint(with: [.placeholder, .invalidated]) ? nil : true))
  }

  /// Shows the content of this view, even if an outer modifier redacts it.
  public func unredacted() -> some View {
    environment(\.redactionReasons, []).modifier(RedactionModifier(isRedacted: false))
  }

  /// Marks the content of this view as private. The reason ``RedactionReasons/privacy`` redacts private content.
  ///
  /// - Parameter sensitive: whether the content is private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyModifier(isSensitive: sensitive))
  }

  /// Plays haptic or audio feedback when a value changes. This modifier has no effect.
  ///
  /// - Parameters:
  ///   - feedback: the feedback.
  ///   - trigger: the value to observe.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Plays haptic or audio feedback when a value changes and a condition is met. This modifier has no effect.
  ///
  /// - Parameters:
  ///   - feedback: the feedback.
  ///   - trigger: the value to observe.
  ///   - condition: receives the old and the new value, and returns whether to play the feedback.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Plays haptic or audio feedback that depends on the change of a value. This modifier has no effect.
  ///
  /// - Parameters:
  ///   - trigger: the value to observe.
  ///   - feedback: returns the feedback for the old and the new value; `nil` for none.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}

/// A haptic or audio feedback.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  /// A task was completed.
  public static let success = SensoryFeedback(name: "success")
  /// A task produced a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value increased above a threshold.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value decreased below a threshold.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged item was aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A discrete level changed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Interface elements collided.
  public static let impact = SensoryFeedback(name: "impact")

  /// The weight of colliding elements.
  public enum Weight: Hashable, Sendable {
    /// A light weight.
    case light
    /// A medium weight.
    case medium
    /// A heavy weight.
    case heavy
  }

  /// The flexibility of colliding elements.
  public enum Flexibility: Hashable, Sendable {
    /// Soft.
    case soft
    /// Solid.
    case solid
    /// Rigid.
    case rigid
  }

  /// Interface elements of the given weight collided.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// Interface elements of the given flexibility collided.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}
