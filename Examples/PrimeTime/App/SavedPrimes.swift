import PrimeTimeCounter
import PrimeTimeFavorites
import PrimeTimeFeed
import PrimeTimeProfile
import Trifecta

/// The part of the app's state that persists.
public struct SavedPrimes: Codable, Equatable, Sendable {
  /// The count.
  public var count: Int
  /// The favorite primes of the user.
  public var favorites: [Int]
  /// The activities of the user, latest last.
  public var activities: [Activity]
  /// The user who is logged in.
  public var user: User?
  /// The ID of the newest account. It persists after a log-out, so that the next account gets a different ID.
  public var lastUserID: Int

  /// Creates a value from the state of the app.
  init(_ state: PrimeApp.State) {
    count = state.count
    favorites = state.favorites.primes
    activities = Array(state.feed.activities)
    user = state.profile.user
    lastUserID = state.profile.lastID
  }
}

extension PrimeApp.State {
  /// Creates a state from the saved values.
  public init(restoring saved: SavedPrimes) {
    var profile = UserProfile.State(user: saved.user)
    profile.lastID = saved.lastUserID
    self.init(
      count: saved.count, favorites: FavoritePrimes.State(primes: saved.favorites),
      feed: ActivityFeed.State(activities: saved.activities), profile: profile)
  }
}

/// A storage for the persistent state.
public struct PrimeStorage: Sendable {
  /// Saves a value, replacing the previous one.
  public var save: @MainActor @Sendable (SavedPrimes) -> Void

  /// Creates a storage from a closure that saves.
  public init(save: @escaping @MainActor @Sendable (SavedPrimes) -> Void) {
    self.save = save
  }
}

/// By default, nothing is saved.
private enum PrimeStorageKey: DependencyKey {
  static let liveValue: PrimeStorage? = nil
  static let testValue: PrimeStorage? = nil
  static let dependencyName = #"\.primeStorage"#
}

extension DependencyValues {
  /// The storage of the app's state; `nil` to save nothing.
  public var primeStorage: PrimeStorage? {
    get { self[PrimeStorageKey.self] }
    set { self[PrimeStorageKey.self] = newValue }
  }
}
