import Foundation
import PrimeTimeFeed
import Trifecta

/// Records every change of the favorites in the feed, regardless of which feature makes it.
///
/// It compares the favorites before and after an action. So it does not depend on the ways to change them, and covers
/// ways that are added later.
struct ActivityRecorder<Features: Reducer<PrimeApp.State, PrimeApp.Action>>: Reducer {
  typealias State = PrimeApp.State
  typealias Action = PrimeApp.Action

  private let features: Features
  @Dependency(\.date) private var date

  /// - Parameter features: The features that change the favorites.
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
  /// Returns the changes from one list of favorites to another: first the removed primes, then the added primes. A
  /// prime in two rows counts twice. Reordering is not an activity. O(primes).
  static func changes(from old: [Int], to new: [Int]) -> [Activity.Kind] {
    old.without(new).map(removedFavoritePrime) + new.without(old).map(addedFavoritePrime)
  }
}

extension [Int] {
  /// Returns the numbers that remain when each of the others is removed once. O(numbers).
  fileprivate func without(_ others: [Int]) -> [Int] {
    var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return filter { number in
      guard let count = counts[number], count > 0 else { return true }
      counts[number] = count - 1
      return false
    }
  }
}
