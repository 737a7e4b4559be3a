#if !canImport(Darwin)
  /// A user activity, for Handoff and search. Outside Apple's platforms, activities are not published to other devices.
  public final class NSUserActivity: NSObject {
    /// The type of the activity.
    public let activityType: String
    /// The title of the activity.
    public var title: String?
    /// The state of the activity.
    public var userInfo: [AnyHashable: Any]?
    /// The URL of a web page with the same content.
    public var webpageURL: URL?
    /// Whether the activity can continue on another device.
    public var isEligibleForHandoff = true
    /// Whether the activity can be found by search.
    public var isEligibleForSearch = false
    /// Whether the activity can be suggested to the user.
    public var isEligibleForPrediction = false

    /// Creates an activity.
    ///
    /// - Parameter activityType: the type of the activity.
    public init(activityType: String) {
      self.activityType = activityType
    }

    /// Adds entries to the user info.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Marks the activity as current. This method has no effect outside Apple's platforms.
    public func becomeCurrent() {}
    /// Marks the activity as no longer current. This method has no effect outside Apple's platforms.
    public func resignCurrent() {}
    /// Ends the activity. This method has no effect outside Apple's platforms.
    public func invalidate() {}
  }

  // The name is the same as in Foundation.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The type of an activity that browses a web page.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  extension View {
    /// Runs an action when the app continues an activity that started elsewhere. Outside Apple's platforms, the only
    /// such activity is the opening of a URL of the app, which has the type `NSUserActivityTypeBrowsingWeb`. See
    /// `onOpenURL(perform:)`.
    ///
    /// - Parameters:
    ///   - activityType: the type of the activity.
    ///   - action: receives the activity.
    public func onContinueUserActivity(
      _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
    ) -> some View {
      onOpenURL { url in
        guard activityType == NSUserActivityTypeBrowsingWeb else { return }
        let activity = NSUserActivity(activityType: activityType)
        activity.webpageURL = url
        action(activity)
      }
    }

    /// Advertises a user activity for this view. This modifier has no effect outside Apple's platforms.
    ///
    /// - Parameters:
    ///   - activityType: the type of the activity.
    ///   - isActive: whether the activity is current.
    ///   - update: updates the activity.
    public func userActivity(
      _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
  }
#endif
