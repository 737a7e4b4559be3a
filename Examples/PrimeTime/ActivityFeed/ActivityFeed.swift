import Foundation
import Trifecta

/// The activities of the user in order.
public struct ActivityFeed: Reducer {
  /// The state of the feed.
  public struct State: Equatable {
    /// The activities, latest last.
    public private(set) var activities: IdentifiedArray<Activity> = []
    private var lastID = 0

    /// Creates a state.
    ///
    /// - Parameter activities: The previous activities, latest last.
    public init(activities: [Activity] = []) {
      self.activities = IdentifiedArray(activities)
      lastID = activities.last?.id ?? 0
    }

    /// Adds activities.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of the activities, in order.
    ///   - timestamp: The time of the activities.
    public mutating func record(_ kinds: some Sequence<Activity.Kind>, at timestamp: Date) {
      for kind in kinds {
        lastID += 1
        activities.append(Activity(id: lastID, timestamp: timestamp, kind: kind))
      }
    }

    /// The activities after another one, in order. O(number of returned activities), regardless of the length of the
    /// feed, so an observer reads only the new activities.
    ///
    /// - Parameter id: The number of an activity, which may have been removed from the feed; 0 for all.
    public subscript(after id: Activity.ID) -> [Activity] {
      activities.reversed().prefix { $0.id > id }.reversed()
    }

    mutating func clear() {
      activities.removeAll()
    }
  }

  /// The actions of the feed.
  public enum Action: Equatable, Sendable {
    /// The user tapped the clear button.
    case clearButtonTapped
  }

  /// Creates the feature.
  public init() {}

  /// Handles an action.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .clearButtonTapped:
      state.clear()
      return .none
    }
  }
}
