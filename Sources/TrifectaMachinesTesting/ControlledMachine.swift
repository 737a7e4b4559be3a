import Trifecta
import TrifectaMachines
import TrifectaTesting

/// A machine in a store with a stopped clock, whose work ends only when a path ends it.
@MainActor
final class ControlledMachine<M: Machine> {
  private let clock = TestClock()
  private let work = WorkController<M>()
  private let store: Store<M>

  init(_ model: MachineModel<M>) async throws {
    let configuration = try work.configuration(context: model.context)
    let clock = clock
    store = withDependencies {
      model.update(&$0)
      $0.continuousClock = clock
    } operation: {
      Store(initialState: configuration) { model.make() }
    }
    store.send(.start)
    await clock.advance(by: .zero)
  }

  func perform(_ step: PathStep<M>) async throws {
    switch step.simulated {
    case .event(let event): store.send(.event(event))
    case .work(let simulated, let event):
      guard await work.end(simulated, with: event) else {
        throw PathError("The work \"\(simulated.name)\" is not running.")
      }
    case .time:
      guard case .wait(let duration) = step.input else { return }
      await clock.advance(by: duration)
    }
    // Let work that was cancelled or started run to its next suspension.
    await clock.advance(by: .zero)
  }

  func check(_ expected: MachineSimulation<M>, _ body: (Configuration<M>) throws -> Void) throws {
    let state = store.withState { $0 }
    let planned = expected.configuration
    guard state.activeIDs == planned.activeIDs, state.hasSameValues(as: planned) else {
      throw PathError("The active state is \(short(state)), but according to the chart it should be \(short(planned)).")
    }
    guard state.hasSameContext(as: planned) else {
      throw PathError(
        "The context is \(short(state.context)), but according to the chart it should be \(short(planned.context)).")
    }
    let running = work.running
    let owned = Set(expected.work.map { ["\($0.state)", $0.name] })
    guard running == owned else {
      let names = { (work: Set<[String]>) in work.map { "\"\($0[1])\"" }.sorted().joined(separator: ", ") }
      throw PathError(
        "The running work is [\(names(running))], but according to the chart it should be [\(names(owned))].")
    }
    try body(state)
  }
}

/// The error of a failed expectation on a path. A closure may also throw any other error.
public struct PathError: Error, Hashable, CustomStringConvertible {
  /// The description of the failure.
  public let description: String

  /// Creates an error.
  ///
  /// - Parameter description: the description of the failure.
  public init(_ description: String) {
    self.description = description
  }
}
