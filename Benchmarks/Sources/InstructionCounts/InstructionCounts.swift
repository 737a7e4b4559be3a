/// Runs a scenario a number of times. `Scripts/instruction-counts` counts the instructions.
///
///     InstructionCounts core.counter 10000
///
/// `main` is synchronous, because callgrind cannot attribute the calls of an asynchronous function.
@main
enum InstructionCounts {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let operations = Int(arguments[2]) else { fatalError("Usage: <figure> <operations>") }
    // This does not trap, because `main` runs on the main thread.
    MainActor.assumeIsolated {
      let scenario = scenario(arguments[1])
      scenario.run(operations)
      withExtendedLifetime(scenario) {}
    }
  }

  @MainActor
  private static func scenario(_ figure: String) -> Scenario {
    switch figure {
    case "core.counter": .counter
    case "core.unaffected100": .unaffected(observers: 100)
    case "core.observed": .observed(by: 1)
    case "core.effect": .effect
    case "core.effect5": .effect5
    case "core.scoped5": .scoped5
    case "core.row10k": .rows(10_000)
    default: fatalError("There is no figure \(figure)")
    }
  }
}
