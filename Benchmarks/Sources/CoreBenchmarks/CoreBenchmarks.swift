import Measuring
import Trifecta

/// Measures what the core's users pay for an action, in processor time, and for a store, in bytes.
///
/// Arguments choose figures by the beginning of their names; without any, all are measured.
@main
@MainActor
enum CoreBenchmarks {
  static func main() async {
    // First, while the heap is tidy.
    if isChosen("core.memory") { memory() }
    actions("core.plain", operations: 1_000_000, .plain, observersRun: 1)
    actions("core.counter", operations: 1_000_000, .counter)
    actions("core.unaffected100", operations: 1_000_000, .unaffected(observers: 100))
    actions("core.observed", operations: 200_000, .observed(by: 1), observersRun: 1)
    actions("core.observers100", .us, operations: 5_000, .observed(by: 100), observersRun: 100)
    actions("core.scoped5", operations: 100_000, .scoped5, observersRun: 1)
    actions("core.row1k", .us, operations: 100_000, .rows(1_000), observersRun: 1)
    // The rows do not fit into the caches of one core, so that this hears what other processes do: more rounds find a
    // quiet one.
    actions("core.row10k", .us, rounds: 300, operations: 20_000, .rows(10_000), observersRun: 1)
    charts()
    await effects()
  }

  static func isChosen(_ name: String) -> Bool {
    let arguments = CommandLine.arguments.dropFirst()
    return arguments.isEmpty || arguments.contains { name.hasPrefix($0) }
  }

  /// Measures one action of a scenario, and checks that each runs as many observers as it has to.
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
