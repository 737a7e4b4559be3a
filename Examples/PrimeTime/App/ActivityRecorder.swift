import Foundation
import PrimeTimeFeed
import Trifecta

/// Records every change of the favorites in the feed, whoever has made it.
///
/// It compares the favorites before and after an action and knows none of the ways to change them. So no way can be
/// forgotten, and one that is added tomorrow is recorded, too.
struct ActivityRecorder<Features: Reducer<PrimeApp.State, PrimeApp.Action>>: Reducer {
  typealias State = PrimeApp.State
  typealias Action = PrimeApp.Action

  private let features: Features
  @Dependency(\.date) private var date

  /// - Parameter features: what changes the favorites.
  init(of features: Features) {
    self.features = features
  }

  var body: some Reducer<State, Action> {
    features.onChange(of: \.favorites.primes) { state, old, new in
      state.feed.record(Activity.Kind.changes(from: old, to: new), at: date())
      return .none
    }
  }
}

extension Activity.Kind {
  /// What leads from one list of favorites to another: the primes that have gone, then those that have come. A prime in
  /// two rows counts twice. Putting rows in another order is no activity. O(primes).
  static func changes(from old: [Int], to new: [Int]) -> [Activity.Kind] {
    old.without(new).map(removedFavoritePrime) + new.without(old).map(addedFavoritePrime)
  }
}

extension [Int] {
  /// The numbers that are left when each of the others has taken away the first one equal to it. O(numbers).
  fileprivate func without(_ others: [Int]) -> [Int] {
    var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return filter { number in
      guard let count = counts[number], count > 0 else { return true }
      counts[number] = count - 1
      return false
    }
  }
}
