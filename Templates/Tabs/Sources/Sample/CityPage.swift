import TrifectaUI

/// The page of a city.
public struct CityPage: Reducer {
  /// The state of the page.
  public struct State: Equatable {
    /// The city.
    public let city: City
    /// Whether the city is a favorite.
    public var isFavorite: Bool
  }

  /// The user actions.
  public enum Action: Equatable {
    case favoriteTapped
  }

  /// The messages to the parent, which has the favorites.
  public enum SideEffect: Equatable {
    case favoriteChanged(City.ID, isFavorite: Bool)
  }

  /// Creates the feature.
  public init() {}

  /// Handles an action.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .favoriteTapped:
      state.isFavorite.toggle()
      return emit(.favoriteChanged(state.city.id, isFavorite: state.isFavorite))
    }
  }
}
