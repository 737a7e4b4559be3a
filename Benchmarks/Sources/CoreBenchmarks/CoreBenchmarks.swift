import Measuring
import Trifecta

/// Measures the processor time of actions, and the memory of stores.
///
/// Arguments select figures by prefixes of their names. Without arguments, all figures are measured.
@main
@MainActor
enum CoreBenchmarks {
  static func main() async {
    // Memory is measured first, because later measurements fragment the heap.
    if isChosen("core.memory") { memory() }
    actions("core.plain", operations: 1_000_000, .plain, observersRun: 1)
    actions("core.counter", operations: 1_000_000, .counter)
    actions("core.unaffected100", operations: 1_000_000, .unaffected(observers: 100))
    actions("core.observed", operations: 200_000, .observed(by: 1), observersRun: 1)
    actions("core.observers100", .us, operations: 5_000, .observed(by: 100), observersRun: 100)
    actions("core.scoped5", operations: 100_000, .scoped5, observersRun: 1)
    actions("core.row1k", .us, operations: 100_000, .rows(1_000), observersRun: 1)
    // The rows do not fit into the caches of a core, so other processes disturb this figure. With more rounds, at least
    // one is undisturbed.
    actions("core.row10k", .us, rounds: 300, operations: 20_000, .rows(10_000), observersRun: 1)
    charts()
    await effects()
  }

  static func isChosen(_ name: String) -> Bool {
    let arguments = CommandLine.arguments.dropFirst()
    return arguments.isEmpty || arguments.contains { name.hasPrefix($0) }
  }

  /// Measures an action of a scenario, and checks that it runs the expected number of observers.
  private static func actions(
    _ name: String,
    _ unit: Unit = .ns,
    rounds: Int = 15,
    operations: Int,
    _ makeScenario: @autoclosure () -> Scenario,
    observersRun: Int = 0
  ) {
    guard isChosen(name) else { return }
    let scenario = makeScenario()
    measure(name, unit: unit, rounds: rounds, operations: operations, scenario.run)
    precondition(scenario.observerRuns() == rounds * operations * observersRun, name)
    for token in scenario.tokens { token.cancel() }
  }
}
