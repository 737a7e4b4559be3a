import PrimeTimeProfile
import Trifecta

/// Saves the persistent state after changes.
///
/// Favorites change with one tap and are saved immediately. The count and the profile change with each tap and each
/// keystroke. They are saved by a debounced effect, after half a second without changes.
struct StateSaver<Features: Reducer<PrimeApp.State, PrimeApp.Action>>: Reducer {
  typealias State = PrimeApp.State
  typealias Action = PrimeApp.Action

  private enum EffectID { case save }

  /// The debounce interval for the count and the profile.
  static var pause: Duration { .milliseconds(500) }

  private let features: Features
  @Dependency(\.primeStorage) private var storage

  /// - Parameter features: The features that change the state.
  init(of features: Features) {
    self.features = features
  }

  var body: some Reducer<State, Action> {
    features
      .onChange(of: \.edited) { state, _, _ in saveLater(state) }
      .onChange(of: \.recorded) { state, _, _ in saveNow(state) }
      .onRestore { state, interrupted in interrupted.contains(id: EffectID.save) ? saveLater(state) : .none }
  }

  private func saveLater(_ state: State) -> Effect<Action> {
    guard let storage else { return .none }
    return save(state, in: storage).debounce(id: EffectID.save, for: Self.pause)
  }

  /// Cancels a pending save, which would overwrite this state with an older one.
  private func saveNow(_ state: State) -> Effect<Action> {
    guard let storage else { return .none }
    return .merge(.cancel(id: EffectID.save), save(state, in: storage))
  }

  private func save(_ state: State, in storage: PrimeStorage) -> Effect<Action> {
    .run(name: "save") { [saved = SavedPrimes(state)] _ in storage.save(saved) }
  }
}

extension PrimeApp.State {
  /// The values that are saved with a delay.
  fileprivate struct Edited: Equatable {
    let count: Int
    let user: User?
  }

  /// The values that are saved immediately. The feed only grows or is cleared, so comparing its length is sufficient.
  fileprivate struct Recorded: Equatable {
    let favorites: [Int]
    let activityCount: Int
  }

  fileprivate var edited: Edited { Edited(count: count, user: profile.user) }
  fileprivate var recorded: Recorded { Recorded(favorites: favorites.primes, activityCount: feed.activities.count) }
}
