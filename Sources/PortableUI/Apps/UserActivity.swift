#if !canImport(Darwin)
  /// What a person does, for another of their devices or for a search to go on with. Off Apple's platforms nobody hears of it.
  public final class NSUserActivity: NSObject {
    /// What kind of thing it is.
    public let activityType: String
    /// What a person is shown of it.
    public var title: String?
    /// What is known of it.
    public var userInfo: [AnyHashable: Any]?
    /// A page that shows the same.
    public var webpageURL: URL?
    /// Whether another device may go on with it.
    public var isEligibleForHandoff = true
    /// Whether a search may find it.
    public var isEligibleForSearch = false
    /// Whether it may be offered.
    public var isEligibleForPrediction = false

    /// Creates an activity.
    ///
    /// - Parameter activityType: what kind of thing it is.
    public init(activityType: String) {
      self.activityType = activityType
    }

    /// Adds to what is known of it.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Says that this is what the person does.
    public func becomeCurrent() {}
    /// Says that this is not what the person does any more.
    public func resignCurrent() {}
    /// Says that the person does this no more.
    public func invalidate() {}
  }

  // The name is Foundation's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The kind of what a person does who looks at a page.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  extension View {
    /// Runs an action with what a person has begun elsewhere. Off Apple's platforms that is an address of the program, which is an
    /// activity of the type `NSUserActivityTypeBrowsingWeb`: see `onOpenURL(perform:)`.
    ///
    /// - Parameters:
    ///   - activityType: the kind of what they have begun.
    ///   - action: is given it.
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

    /// Says what a person does in this view, for another of their devices to go on with. Off Apple's platforms nobody hears of it.
    ///
    /// - Parameters:
    ///   - activityType: the kind of what they do.
    ///   - isActive: whether they do it.
    ///   - update: says more of it.
    public func userActivity(
      _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
  }
#endif
