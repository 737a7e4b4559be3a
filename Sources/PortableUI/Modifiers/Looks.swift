import Elements
import ViewGraph

/// Why what is shown is not what it will be.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What is to be shown is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is nobody's business.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is no longer right.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

extension EnvironmentValues {
  /// Why what is shown is not what it will be; empty where it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

/// Shows bars in place of what can be read.
struct RedactionModifier: PrimitiveModifier {
  /// `nil` leaves it to what is around the view.
  let isRedacted: Bool?

  static var kind: ElementKind { .redaction }

  func describe(_ writer: inout LayerWriter) {
    writer[.covered] = isRedacted.map { .flag($0) }
  }
}

extension ElementKind {
  /// A layer: where it is `covered`, bars stand in place of the texts, images and controls of the view, which are not heard; where it
  /// says that it is not, there are none, whatever is said around it.
  package static let redaction = ElementKind(rawValue: "redaction")
}

private struct PrivacyModifier: ViewModifier {
  let isSensitive: Bool
  @Environment(\.redactionReasons) private var reasons

  func body(content: Content) -> some View {
    content.modifier(RedactionModifier(isRedacted: isSensitive && reasons.contains(.privacy) ? true : nil))
  }
}

extension View {
  /// Shows bars in place of what can be read in this view.
  ///
  /// - Parameter reason: why. For privacy, only what says that it is private is covered.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
      .modifier(RedactionModifier(isRedacted: reason.isDisjoint(with: [.placeholder, .invalidated]) ? nil : true))
  }

  /// Shows what can be read in this view, whatever was said around it.
  public func unredacted() -> some View {
    environment(\.redactionReasons, []).modifier(RedactionModifier(isRedacted: false))
  }

  /// Says that what can be read in this view is somebody's business alone.
  ///
  /// - Parameter sensitive: whether it is.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyModifier(isSensitive: sensitive))
  }

  /// Says what happens to the view below a pointer. Hosts leave that to the pointer.
  ///
  /// - Parameters:
  ///   - effect: what happens.
  ///   - isEnabled: whether it does.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

  /// Says what is felt when a value changes. Nothing is felt in a browser.
  ///
  /// - Parameters:
  ///   - feedback: what is felt.
  ///   - trigger: the value.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Says what is felt when a value changes in some way. Nothing is felt in a browser.
  ///
  /// - Parameters:
  ///   - feedback: what is felt.
  ///   - trigger: the value.
  ///   - condition: whether it is, given the value before and the one after.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Says what is felt when a value changes. Nothing is felt in a browser.
  ///
  /// - Parameters:
  ///   - trigger: the value.
  ///   - feedback: what is felt, given the value before and the one after.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}

/// What happens to a view below a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// As the platform likes it.
  public static let automatic = HoverEffect(name: "automatic")
  /// It gets lighter.
  public static let highlight = HoverEffect(name: "highlight")
  /// It is lifted.
  public static let lift = HoverEffect(name: "lift")
}

/// What is felt.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  /// Something was done.
  public static let success = SensoryFeedback(name: "success")
  /// Something may go wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Something else was chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// More.
  public static let increase = SensoryFeedback(name: "increase")
  /// Less.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Two things are in one line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A step was made.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two things met.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy what met is.
  public enum Weight: Hashable, Sendable {
    /// Light.
    case light
    /// In between.
    case medium
    /// Heavy.
    case heavy
  }

  /// How hard what met is.
  public enum Flexibility: Hashable, Sendable {
    /// Soft.
    case soft
    /// In between.
    case solid
    /// Hard.
    case rigid
  }

  /// Two things of a weight met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// Two things of a hardness met.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}
