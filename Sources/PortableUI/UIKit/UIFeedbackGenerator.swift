/// Lets a person feel what happens, for sources that were written for UIKit. Nothing is felt in a browser: see
/// `View/sensoryFeedback(_:trigger:)`.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Creates one.
  public override init() {}

  /// Creates one that belongs to a view.
  ///
  /// - Parameter view: is not looked at.
  public convenience init(view: UIView) { self.init() }

  /// Says that something is about to be felt.
  public func prepare() {}
}

/// Lets a person feel a blow. See ``UIFeedbackGenerator``.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What has struck.
  public enum FeedbackStyle: Int, Sendable {
    /// Something small.
    case light
    /// Something of middle size.
    case medium
    /// Something large.
    case heavy
    /// Something that gives way.
    case soft
    /// Something that does not.
    case rigid
  }

  /// Creates one for something of middle size.
  public override init() {}

  /// Creates one.
  ///
  /// - Parameter style: what strikes.
  public init(style: FeedbackStyle) {}

  /// Creates one that belongs to a view.
  ///
  /// - Parameters:
  ///   - style: what strikes.
  ///   - view: is not looked at.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Something has struck.
  public func impactOccurred() {}

  /// Something has struck.
  ///
  /// - Parameter intensity: how hard, from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Lets a person feel how something has ended. See ``UIFeedbackGenerator``.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it has ended.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// Not as it should.
    case warning
    /// It has not worked.
    case error
  }

  /// Something has ended.
  ///
  /// - Parameter notificationType: how.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets a person feel that something else is chosen. See ``UIFeedbackGenerator``.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Something else is chosen.
  public func selectionChanged() {}
}
