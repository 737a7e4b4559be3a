import PrimeTimeCounter
import PrimeTimeFavorites
import PrimeTimeFeed
import PrimeTimeProfile
import Trifecta

extension PrimeApp {
  /// What the whole app knows: each thing once, a plain value.
  public struct State: Equatable {
    /// The number.
    public var count: Int
    /// The primes that the person has saved.
    public var favorites: FavoritePrimes.State
    /// What the person has done.
    public var feed: ActivityFeed.State
    /// Who the person is.
    public var profile: UserProfile.State
    /// What only the counter's screen is about.
    public var counterScreen: Counter.Screen

    /// Creates the state of an app.
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

    /// What the counter sees of it. The favorites are those of the list: there is no second copy to keep in step.
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
