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
  /// What leads from one list of favorites to another: the primes that have gone, then those that have come. Putting
  /// them in another order is no activity. O(primes).
  static func changes(from old: [Int], to new: [Int]) -> [Activity.Kind] {
    let before = Set(old)
    let after = Set(new)
    let removed = old.filter { !after.contains($0) }
    let added = new.filter { !before.contains($0) }
    return removed.map(removedFavoritePrime) + added.map(addedFavoritePrime)
  }
}
