import Foundation
import Trifecta

/// What the person has done, in order.
public struct ActivityFeed: Reducer {
  /// What the feed knows.
  public struct State: Equatable {
    /// What was done, the latest last.
    public private(set) var activities: IdentifiedArray<Activity> = []
    private var lastID = 0

    /// Creates a feed.
    ///
    /// - Parameter activities: what was done before, the latest last.
    public init(activities: [Activity] = []) {
      self.activities = IdentifiedArray(activities)
      lastID = activities.last?.id ?? 0
    }

    /// Adds what was done.
    ///
    /// - Parameters:
    ///   - kinds: what was done, in order.
    ///   - timestamp: when it was done.
    public mutating func record(_ kinds: some Sequence<Activity.Kind>, at timestamp: Date) {
      for kind in kinds {
        lastID += 1
        activities.append(Activity(id: lastID, timestamp: timestamp, kind: kind))
      }
    }

    /// What was done after an activity, in order. O(its count), however long the feed is: who observes the feed reads
    /// what is new and not all of it.
    ///
    /// - Parameter id: the number of an activity, which need not be in the feed any more; 0 for all.
    public subscript(after id: Activity.ID) -> [Activity] {
      activities.reversed().prefix { $0.id > id }.reversed()
    }

    mutating func clear() {
      activities.removeAll()
    }
  }

  /// What can happen.
  public enum Action: Equatable, Sendable {
    /// The person wants the feed empty.
    case clearButtonTapped
  }

  /// Creates the feature.
  public init() {}

  /// Handles what happens.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .clearButtonTapped:
      state.clear()
      return .none
    }
  }
}
