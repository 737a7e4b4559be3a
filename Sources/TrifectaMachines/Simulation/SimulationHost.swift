/// A ``MachineHost`` that also records the transitions taken and the results of guards.
@MainActor
struct SimulationHost<M: Machine>: ChartHost {
  var host: MachineHost<M>
  var taken: [Int] = []
  var asked: [SimulatedGuard] = []

  mutating func holds(_ transition: Int, in core: ChartConfiguration) -> Bool {
    let holds = host.holds(transition, in: core)
    asked.append(SimulatedGuard(route: transition, holds: holds))
    return holds
  }

  mutating func prepare(_ transition: Int, in core: ChartConfiguration) {
    taken.append(transition)
    host.prepare(transition, in: core)
  }

  mutating func leave(_ state: Int, in core: ChartConfiguration) { host.leave(state, in: core) }
  mutating func take(_ transition: Int, in core: ChartConfiguration) { host.take(transition, in: core) }
  mutating func begin(_ state: Int, in core: ChartConfiguration) { host.begin(state, in: core) }
  mutating func finish(_ final: Int, in core: ChartConfiguration) { host.finish(final, in: core) }
  var raisedCount: Int { host.raisedCount }
  mutating func nextRaised() -> Int? { host.nextRaised() }

  mutating func enter(_ state: Int, isBack: Bool, in core: ChartConfiguration) {
    host.enter(state, isBack: isBack, in: core)
  }

  mutating func raise(done event: Int, by final: Int, in core: ChartConfiguration) {
    host.raise(done: event, by: final, in: core)
  }
}

/// The result of a guard, with the number of the guard's transition.
package struct SimulatedGuard: Hashable, Sendable {
  package var route: Int
  package var holds: Bool
}
