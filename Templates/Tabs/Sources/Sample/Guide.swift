import TrifectaUI

/// The root feature: two tabs, and the navigation path of the first one.
public struct Guide: Reducer {
  /// The tabs.
  public enum Tab: Equatable {
    case cities
    case favorites
  }

  /// The state of the app. The selected tab and the path are state too, so that actions can change them.
  public struct State: Equatable {
    /// The selected tab.
    public var tab = Tab.cities
    /// The pages on the navigation stack of the first tab.
    public var path = StackState<CityPage.State>()
    /// The ids of the favorites.
    public var favorites: Set<City.ID> = []

    /// The favorites, in the order of all cities.
    public var favoriteCities: [City] { City.all.filter { favorites.contains($0.id) } }

    /// Creates a state.
    public init() {}
  }

  /// The user actions, and the actions of the pages.
  public enum Action: Equatable {
    case tabSelected(Tab)
    case cityTapped(City)
    case favoriteChanged(City.ID, isFavorite: Bool)
    case path(StackAction<CityPage.State, CityPage.Action>)
  }

  static let path = StackChildren(CityPage(), state: \State.path, action: Action.path)

  /// Creates the feature.
  public init() {}

  /// The reducer of the tabs, and those of the pages.
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .tabSelected(let tab):
        state.tab = tab
      case .cityTapped(let city):
        state.tab = .cities
        state.path.removeAll()
        state.path.append(CityPage.State(city: city, isFavorite: state.favorites.contains(city.id)))
      case .favoriteChanged(let id, let isFavorite):
        if isFavorite { state.favorites.insert(id) } else { state.favorites.remove(id) }
      case .path:
        break
      }
      return .none
    }
    .forEach(Self.path).onSideEffect { _, sideEffect in
      switch sideEffect {
      case .favoriteChanged(let id, let isFavorite): .send(.favoriteChanged(id, isFavorite: isFavorite))
      }
    }
  }
}
