import Foundation
import PrimeTime
import PrimeTimeCounter
import PrimeTimeFavorites
import PrimeTimeFeed
import PrimeTimeNumbers
import PrimeTimeProfile
import TrifectaUI

extension Store where Feature == Counter {
  /// Returns a store of the counter, which computes primes in this process.
  static func counter(_ state: Counter.State) -> Store<Counter> {
    Store(initialState: state) {
      Counter()
    } withDependencies: {
      $0.nthPrime = .sieve
    }
  }
}

extension Store where Feature == PrimeApp {
  /// A store of the app with sample data.
  static var inUse: Store<PrimeApp> {
    let state = PrimeApp.State(
      count: 13, favorites: FavoritePrimes.State(primes: [2, 11]), feed: .sample,
      profile: UserProfile.State(user: User(id: 1, name: "Ada")))
    return Store(initialState: state) {
      PrimeApp()
    } withDependencies: {
      $0.nthPrime = .sieve
    }
  }
}

extension ActivityFeed.State {
  /// A feed with three activities.
  static var sample: ActivityFeed.State {
    var feed = ActivityFeed.State()
    feed.record(
      [.addedFavoritePrime(2), .addedFavoritePrime(7), .removedFavoritePrime(7)],
      at: Date(timeIntervalSince1970: 1_564_387_200))
    return feed
  }
}
