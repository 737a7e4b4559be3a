import Foundation
import PrimeTime
import PrimeTimeCounter
import PrimeTimeFavorites
import PrimeTimeFeed
import PrimeTimeNumbers
import PrimeTimeProfile
import TrifectaUI

extension Store where Feature == PrimeApp {
  /// An app that somebody has used.
  static var inUse: Store<PrimeApp> {
    var feed = ActivityFeed.State()
    feed.record(
      [.addedFavoritePrime(2), .addedFavoritePrime(11)], at: Date(timeIntervalSince1970: 1_564_387_200))
    let state = PrimeApp.State(
      count: 13, favorites: FavoritePrimes.State(primes: [2, 11]), feed: feed,
      profile: UserProfile.State(user: User(id: 1, name: "Ada")))
    return Store(initialState: state) {
      PrimeApp()
    } withDependencies: {
      $0.nthPrime = .sieve
    }
  }
}
