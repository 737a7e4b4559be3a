import PrimeTimeFeed
import SwiftUI
import TrifectaUI

/// The list of activities, latest first.
public struct ActivityFeedScreen: View {
  private let store: Store<ActivityFeed>
  @State private var isAskingToClear = false

  /// Creates the screen of a store.
  public init(store: Store<ActivityFeed>) {
    self.store = store
  }

  /// The list, or a placeholder if it is empty.
  public var body: some View {
    Group {
      if store.activities.isEmpty {
        ContentUnavailableView(
          "No Activity", systemImage: "clock", description: Text("Saved and removed favorites appear here."))
      } else {
        List(store.activities.reversed()) { ActivityRow(activity: $0) }
      }
    }
    .navigationTitle("Activity feed")
    .toolbar {
      if !store.activities.isEmpty {
        Button("Clear") { isAskingToClear = true }
      }
    }
    .confirmationDialog("Clear the activity feed?", isPresented: $isAskingToClear, titleVisibility: .visible) {
      Button("Clear", role: .destructive) { store.send(.clearButtonTapped) }
    }
  }
}

/// A row with the description and time of an activity.
private struct ActivityRow: View {
  let activity: Activity

  var body: some View {
    Label {
      VStack(alignment: .leading) {
        Text(activity.kind.description)
        Text(activity.timestamp, format: .dateTime.day().month().hour().minute())
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    } icon: {
      switch activity.kind {
      case .addedFavoritePrime: Image(systemName: "star.fill").foregroundStyle(.orange)
      case .removedFavoritePrime: Image(systemName: "star.slash").foregroundStyle(.secondary)
      }
    }
  }
}

#Preview("Some") {
  NavigationStack { ActivityFeedScreen(store: Store(initialState: .sample) { ActivityFeed() }) }
}

#Preview("None") {
  NavigationStack { ActivityFeedScreen(store: Store(initialState: ActivityFeed.State()) { ActivityFeed() }) }
}
