import PrimeTimeCounter
import PrimeTimeFavorites
import PrimeTimeFeed
import PrimeTimeProfile
import Trifecta

/// The part of the app's state that outlives the app.
public struct SavedPrimes: Codable, Equatable, Sendable {
  /// The number.
  public var count: Int
  /// The primes that the person has saved.
  public var favorites: [Int]
  /// What the person has done, the latest last.
  public var activities: [Activity]
  /// The person who is logged in.
  public var user: User?
  /// The id of the account that was made last. The next one gets another, also after a log-out.
  public var lastUserID: Int

  /// Takes what outlives the app from its state.
  init(_ state: PrimeApp.State) {
    count = state.count
    favorites = state.favorites.primes
    activities = Array(state.feed.activities)
    user = state.profile.user
    lastUserID = state.profile.lastID
  }
}

extension PrimeApp.State {
  /// Restores the state of an app that was used before.
  public init(restoring saved: SavedPrimes) {
    var profile = UserProfile.State(user: saved.user)
    profile.lastID = saved.lastUserID
    self.init(
      count: saved.count, favorites: FavoritePrimes.State(primes: saved.favorites),
      feed: ActivityFeed.State(activities: saved.activities), profile: profile)
  }
}

/// Saves what outlives the app.
public struct PrimeStorage: Sendable {
  /// Saves a value in the place of the previous one.
  public var save: @MainActor @Sendable (SavedPrimes) -> Void

  /// Creates a storage.
  public init(save: @escaping @MainActor @Sendable (SavedPrimes) -> Void) {
    self.save = save
  }
}

/// Nothing is saved unless an app says where.
private enum PrimeStorageKey: DependencyKey {
  static let liveValue: PrimeStorage? = nil
  static let testValue: PrimeStorage? = nil
  static let dependencyName = #"\.primeStorage"#
}

extension DependencyValues {
  /// Where the app saves its state; `nil` saves nothing.
  public var primeStorage: PrimeStorage? {
    get { self[PrimeStorageKey.self] }
    set { self[PrimeStorageKey.self] = newValue }
  }
}
