import Foundation
import TrifectaSharing
import TrifectaUI

/// The people who look at the list now.
///
/// Each screen renews its entry in a shared list every ten seconds. If a screen could not
/// remove its entry, because its server was killed, another screen removes it after half a minute.
struct Presence: Reducer {
  /// A person who looks at the list.
  struct Person: Codable, Equatable, Identifiable, Sendable {
    let id: UUID
    var name: String
    var lastSeen: Date
  }

  struct State: Equatable {
    var people: [Person] = []
    /// The entry of this screen; `nil` while the screen is not visible.
    var me: Person.ID?

    /// The names of the other people.
    var others: [String] { people.filter { $0.id != me }.map(\.name) }
  }

  enum Action: Equatable {
    case appeared
    case disappeared
    case renewalDue
    case peopleChanged([Person])
  }

  private enum EffectID { case renewal }

  @Shared(.people) var people
  @Dependency(\.uuid) var uuid
  @Dependency(\.date) var date
  @Dependency(\.continuousClock) var clock

  private static let names = ["Ada", "Bo", "Cleo", "Dara", "Eli", "Fay", "Gus", "Hana", "Ivo", "Juno", "Kim", "Lou"]
  private static let lifetime: TimeInterval = 30

  var body: some Reducer<State, Action> {
    Reduce(handle)
      .onRestore { state, _ in state.me.map { join(&state, as: $0) } ?? .none }
  }

  private func handle(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .appeared: return state.me == nil ? join(&state, as: uuid()) : .none
    case .disappeared:
      guard let me = state.me else { return .none }
      state.me = nil
      return .merge(.cancel(id: EffectID.renewal), $people.modify { $0.removeAll { $0.id == me } })
    case .renewalDue: return state.me.map(renew) ?? .none
    case .peopleChanged(let people):
      state.people = people
      return .none
    }
  }

  /// Adds a person to the list, and renews the entry until ``Action/disappeared``.
  private func join(_ state: inout State, as id: Person.ID) -> Effect<Action> {
    state.me = id
    state.people = people
    return .merge(
      $people.subscribe(Action.peopleChanged),
      renew(id),
      .run(name: "renewal") { send in
        while true {
          try await clock.sleep(for: .seconds(10))
          send(.renewalDue)
        }
      }
      .cancellable(id: EffectID.renewal, cancelInFlight: true))
  }

  /// Adds a person to the list or renews the entry, and removes entries that nobody has renewed.
  private func renew(_ id: Person.ID) -> Effect<Action> {
    let now = date()
    return $people.modify { people in
      people.removeAll { now.timeIntervalSince($0.lastSeen) > Self.lifetime }
      if let index = people.firstIndex(where: { $0.id == id }) {
        people[index].lastSeen = now
      } else {
        let name = Self.names.first { name in !people.contains { $0.name == name } } ?? "Guest"
        people.append(Person(id: id, name: name, lastSeen: now))
      }
    }
  }
}

extension SharedKey<[Presence.Person]> {
  static var people: Self { .database("shopping-list-people", default: []) }
}
