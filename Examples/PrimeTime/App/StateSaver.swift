import PrimeTimeProfile
import Trifecta

/// Saves the state after changes of what outlives the app.
///
/// A favorite takes one press and is saved at once. The count and the profile change with each press and each letter:
/// saving them is a debounced effect, which runs when nothing has changed for half a second.
struct StateSaver<Features: Reducer<PrimeApp.State, PrimeApp.Action>>: Reducer {
  typealias State = PrimeApp.State
  typealias Action = PrimeApp.Action

  private enum EffectID { case save }

  /// How long the count and the profile must stay unchanged before they are saved.
  static var pause: Duration { .milliseconds(500) }

  private let features: Features
  @Dependency(\.primeStorage) private var storage

  /// - Parameter features: the features that change the state.
  init(of features: Features) {
    self.features = features
  }

  var body: some Reducer<State, Action> {
    features
      .onChange(of: \.edited) { state, _, _ in saveLater(state) }
      .onChange(of: \.recorded) { state, _, _ in saveNow(state) }
  }

  private func saveLater(_ state: State) -> Effect<Action> {
    guard let storage else { return .none }
    return save(state, in: storage).debounce(id: EffectID.save, for: Self.pause)
  }

  /// Cancels a save that waits: it would write an older state over this one.
  private func saveNow(_ state: State) -> Effect<Action> {
    guard let storage else { return .none }
    return .merge(.cancel(id: EffectID.save), save(state, in: storage))
  }

  private func save(_ state: State, in storage: PrimeStorage) -> Effect<Action> {
    .run(name: "save") { [saved = SavedPrimes(state)] _ in storage.save(saved) }
  }
}

extension PrimeApp.State {
  /// The values that are saved when they have not changed for a while.
  fileprivate struct Edited: Equatable {
    let count: Int
    let user: User?
  }

  /// The values that are saved at once. The feed only grows or is cleared, so that its length tells a change.
  fileprivate struct Recorded: Equatable {
    let favorites: [Int]
    let activityCount: Int
  }

  fileprivate var edited: Edited { Edited(count: count, user: profile.user) }
  fileprivate var recorded: Recorded { Recorded(favorites: favorites.primes, activityCount: feed.activities.count) }
}
