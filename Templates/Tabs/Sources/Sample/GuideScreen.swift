import SwiftUI
import TrifectaUI

/// The tabs of the app.
public struct GuideScreen: View {
  private let store: Store<Guide>

  /// Creates the screen of a store.
  public init(store: Store<Guide>) {
    self.store = store
  }

  /// The content of the screen.
  public var body: some View {
    TabView(selection: store.binding(\.tab) { .tabSelected($0) }) {
      Tab("Cities", systemImage: "building.2", value: Guide.Tab.cities) { cities }
      Tab("Favorites", systemImage: "star", value: Guide.Tab.favorites) { favorites }
        .badge(store.favorites.count)
    }
  }

  private var cities: some View {
    NavigationStack(path: store.binding(path: Guide.path)) {
      List(City.all) { city in
        Button(city.name) { store.send(.cityTapped(city)) }
      }
      .navigationTitle("Sample")
    } destination: { page in
      CityScreen(store: page)
    }
  }

  private var favorites: some View {
    NavigationStack {
      List(store.favoriteCities) { city in
        Button(city.name) { store.send(.cityTapped(city)) }
      }
      .overlay {
        if store.favorites.isEmpty { ContentUnavailableView("No Favorites", systemImage: "star") }
      }
      .navigationTitle("Favorites")
    }
  }
}

/// The page of a city.
struct CityScreen: View {
  let store: Store<CityPage>

  var body: some View {
    Form {
      LabeledContent("Inhabitants", value: store.city.inhabitants.formatted())
      Button(store.isFavorite ? "Remove from Favorites" : "Add to Favorites") { store.send(.favoriteTapped) }
    }
    .navigationTitle(store.city.name)
  }
}

#Preview("Cities") {
  GuideScreen(store: Store(initialState: Guide.State()) { Guide() })
}
