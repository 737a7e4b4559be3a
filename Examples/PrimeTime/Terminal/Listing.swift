import Foundation
import PrimeTimeFavorites
import PrimeTimeFeed

/// The lists in the terminal.
enum Listing {
  /// Returns the favorites with row numbers.
  static func favorites(_ favorites: FavoritePrimes.State) -> String {
    guard !favorites.primes.isEmpty else { return count(0) }
    return favorites.primes.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
  }

  /// Returns the activities with their times in UTC.
  static func feed(_ feed: ActivityFeed.State) -> String {
    guard !feed.activities.isEmpty else { return "No activity yet." }
    return feed.activities.map { "\($0.timestamp.formatted(.iso8601)) \($0.kind)" }.joined(separator: "\n")
  }

  /// Returns the number of favorites as text.
  static func count(_ count: Int) -> String {
    switch count {
    case 0: "You have no favorites yet."
    case 1: "You have one favorite."
    default: "You have \(count) favorites."
    }
  }
}
