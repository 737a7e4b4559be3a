import PrimeTimeFavorites
import SwiftUI
import TrifectaUI

/// The list of favorite primes. Rows are deleted by swipe or in edit mode.
public struct FavoritePrimesScreen: View {
  private let store: Store<FavoritePrimes>

  /// Creates the screen of a store.
  public init(store: Store<FavoritePrimes>) {
    self.store = store
  }

  /// The list, or a placeholder if it is empty.
  public var body: some View {
    Group {
      if store.primes.isEmpty {
        ContentUnavailableView(
          "No Favorites", systemImage: "star", description: Text("Save a prime in the counter to add it."))
      } else {
        List {
          ForEach(store.primes, id: \.self) { prime in
            Text(prime.formatted()).monospacedDigit()
          }
          .onDelete { store.send(.deleted($0)) }
        }
      }
    }
    .navigationTitle("Favorite primes")
    .toolbar {
      if !store.primes.isEmpty { EditButton() }
    }
  }
}

#Preview("Some") {
  NavigationStack {
    FavoritePrimesScreen(
      store: Store(initialState: FavoritePrimes.State(primes: [2, 3, 7_919, 15_485_863])) { FavoritePrimes() })
  }
}

#Preview("None") {
  NavigationStack {
    FavoritePrimesScreen(store: Store(initialState: FavoritePrimes.State()) { FavoritePrimes() })
  }
}
