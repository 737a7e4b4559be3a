import PrimeTimeCounter
import PrimeTimeFavorites
import PrimeTimeFeed
import PrimeTimeProfile
import Trifecta

extension PrimeApp {
  /// The state of the app, which contains each value once.
  public struct State: Equatable {
    /// The count.
    public var count: Int
    /// The favorite primes of the user.
    public var favorites: FavoritePrimes.State
    /// The activities of the user.
    public var feed: ActivityFeed.State
    /// The profile of the user.
    public var profile: UserProfile.State
    /// The state that only the counter's screen uses.
    public var counterScreen: Counter.Screen

    /// Creates a state.
    public init(
      count: Int = 0,
      favorites: FavoritePrimes.State = FavoritePrimes.State(),
      feed: ActivityFeed.State = ActivityFeed.State(),
      profile: UserProfile.State = UserProfile.State(),
      counterScreen: Counter.Screen = Counter.Screen()
    ) {
      self.count = count
      self.favorites = favorites
      self.feed = feed
      self.profile = profile
      self.counterScreen = counterScreen
    }

    /// The state of the counter. It is derived, so that there is no second copy of the favorites to synchronize.
    public var counter: Counter.State {
      get { Counter.State(count: count, favoritePrimes: favorites.primes, screen: counterScreen) }
      set {
        count = newValue.count
        favorites.primes = newValue.favoritePrimes
        counterScreen = newValue.screen
      }
    }
  }
}
