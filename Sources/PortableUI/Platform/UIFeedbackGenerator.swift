/// The base class of haptic feedback generators, for source code written for UIKit. Generators have no effect, because
/// browsers have no haptic feedback. The same applies to `View/sensoryFeedback(_:trigger:)`.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {}

  /// Creates a generator for a view.
  ///
  /// - Parameter view: the view. It is ignored.
  public convenience init(view: UIView) { self.init() }

  /// Prepares the generator. This method has no effect.
  public func prepare() {}
}

/// A generator of impact feedback. See ``UIFeedbackGenerator``.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of object that causes the impact.
  public enum FeedbackStyle: Int, Sendable {
    /// A light object.
    case light
    /// An object of medium weight.
    case medium
    /// A heavy object.
    case heavy
    /// A soft object.
    case soft
    /// A rigid object.
    case rigid
  }

  /// Creates a generator with the medium style.
  public override init() {}

  /// Creates a generator.
  ///
  /// - Parameter style: the kind of object that causes the impact.
  public init(style: FeedbackStyle) {}

  /// Creates a generator for a view.
  ///
  /// - Parameters:
  ///   - style: the kind of object that causes the impact.
  ///   - view: the view. It is ignored.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Generates impact feedback. This method has no effect.
  public func impactOccurred() {}

  /// Generates impact feedback. This method has no effect.
  ///
  /// - Parameter intensity: the intensity, from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback about the result of an operation. See ``UIFeedbackGenerator``.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of an operation.
  public enum FeedbackType: Int, Sendable {
    /// The operation succeeded.
    case success
    /// The operation produced a warning.
    case warning
    /// The operation failed.
    case error
  }

  /// Generates feedback about a result. This method has no effect.
  ///
  /// - Parameter notificationType: the result.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of feedback about a change of a selection. See ``UIFeedbackGenerator``.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates selection feedback. This method has no effect.
  public func selectionChanged() {}
}
