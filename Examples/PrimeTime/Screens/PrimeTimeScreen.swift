import PrimeTime
import PrimeTimeFavoritesScreens
import SwiftUI
import TrifectaUI

/// The main screen of the app: a list of its features. Their state is preserved during navigation.
public struct PrimeTimeScreen: View {
  private let store: Store<PrimeApp>

  /// Creates the screen of a store.
  public init(store: Store<PrimeApp>) {
    self.store = store
  }

  /// The list and its destinations.
  public var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink {
            CounterScreen(store: store.scope(PrimeApp.counter))
          } label: {
            MenuRow("Counter", systemImage: "plus.forwardslash.minus", color: .blue, value: store.count.formatted())
          }
          NavigationLink {
            FavoritePrimesScreen(store: store.scope(PrimeApp.favorites))
          } label: {
            MenuRow(
              "Favorite primes", systemImage: "star.fill", color: .orange,
              value: store.favorites.primes.count.formatted())
          }
        }
        Section {
          NavigationLink {
            ActivityFeedScreen(store: store.scope(PrimeApp.feed))
          } label: {
            MenuRow(
              "Activity feed", systemImage: "clock.fill", color: .green,
              value: store.feed.activities.count.formatted())
          }
          NavigationLink {
            ProfileScreen(store: store.scope(PrimeApp.profile))
          } label: {
            MenuRow("Profile", systemImage: "person.fill", color: .indigo, value: store.profile.user?.name ?? "Guest")
          }
        }
      }
      .navigationTitle("Prime time")
    }
  }
}

/// A row with the name and the status of a feature.
private struct MenuRow: View {
  private let title: LocalizedStringKey
  private let systemImage: String
  private let color: Color
  private let value: String

  init(_ title: LocalizedStringKey, systemImage: String, color: Color, value: String) {
    self.title = title
    self.systemImage = systemImage
    self.color = color
    self.value = value
  }

  var body: some View {
    LabeledContent {
      // A count may have 26 characters, which fit next to the title only in a small font.
      Text(value).font(value.count > 12 ? .footnote : .body).lineLimit(1)
    } label: {
      Label {
        Text(title)
      } icon: {
        Image(systemName: systemImage).foregroundStyle(color)
      }
    }
  }
}

#Preview("Initial state") {
  PrimeTimeScreen(store: Store(initialState: PrimeApp.State()) { PrimeApp() })
}

#Preview("With data") {
  PrimeTimeScreen(store: .inUse)
}
