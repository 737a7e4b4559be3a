import PrimeTimeCounter
import PrimeTimeFavorites
import PrimeTimeFeed
import PrimeTimeProfile
import Trifecta

/// The app: four features that know nothing of each other, and one state that they share.
public struct PrimeApp: Reducer {
  /// What can happen.
  public enum Action: Equatable, Sendable {
    /// Something happens at the counter.
    case counter(Counter.Action)
    /// Something happens in the list of favorites.
    case favorites(FavoritePrimes.Action)
    /// Something happens in the feed.
    case feed(ActivityFeed.Action)
    /// Something happens in the profile.
    case profile(UserProfile.Action)
  }

  /// Creates the feature with the dependencies in force.
  public init() {}

  /// The features, inside of the recorder of the person's activity, inside of the reducer that saves the state.
  public var body: some Reducer<State, Action> {
    StateSaver(of: ActivityRecorder(of: Features()))
  }

  /// The four features side by side.
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

  /// The counter.
  public static let counter = Child(
    Counter(), state: \State.counter,
    action: Action.counter)

  /// The list of favorites.
  public static let favorites = Child(
    FavoritePrimes(), state: \State.favorites,
    action: Action.favorites)

  /// The feed.
  public static let feed = Child(
    ActivityFeed(), state: \State.feed,
    action: Action.feed)

  /// The profile.
  public static let profile = Child(
    UserProfile(), state: \State.profile,
    action: Action.profile)
}
