import PrimeTimeCounter
import PrimeTimeFavorites
import PrimeTimeFeed
import PrimeTimeProfile
import Trifecta

/// The app: four independent features with a shared state.
public struct PrimeApp: Reducer {
  /// The actions of the app.
  public enum Action: Equatable, Sendable {
    /// An action of the counter.
    case counter(Counter.Action)
    /// An action of the list of favorites.
    case favorites(FavoritePrimes.Action)
    /// An action of the feed.
    case feed(ActivityFeed.Action)
    /// An action of the profile.
    case profile(UserProfile.Action)
  }

  /// Creates the feature with the current dependencies.
  public init() {}

  /// The features, wrapped in the recorder of activities and in the reducer that saves the state.
  public var body: some Reducer<State, Action> {
    StateSaver(of: ActivityRecorder(of: Features()))
  }

  /// The four features.
  struct Features: Reducer {
    typealias State = PrimeApp.State
    typealias Action = PrimeApp.Action

    var body: some Reducer<State, Action> {
      Scope(PrimeApp.counter)
      Scope(PrimeApp.favorites)
      Scope(PrimeApp.feed)
      Scope(PrimeApp.profile)
    }
  }

  /// The counter as a child feature.
  public static let counter = Child(
    Counter(), state: \State.counter,
    action: Action.counter)

  /// The list of favorites as a child feature.
  public static let favorites = Child(
    FavoritePrimes(), state: \State.favorites,
    action: Action.favorites)

  /// The feed as a child feature.
  public static let feed = Child(
    ActivityFeed(), state: \State.feed,
    action: Action.feed)

  /// The profile as a child feature.
  public static let profile = Child(
    UserProfile(), state: \State.profile,
    action: Action.profile)
}
