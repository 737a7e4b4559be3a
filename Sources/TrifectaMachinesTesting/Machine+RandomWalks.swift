import IssueReporting
import Trifecta
import TrifectaMachines

extension Machine {
  /// Tests the machine on walks by chance: a store runs it, by a clock that stands still and its work held, beside the steps
  /// that the chart alone gives.
  ///
  /// The first walk that fails is made shorter and reported with its seed; the test ends there. Given as `seed` with one walk
  /// and as many steps, it is walked again.
  ///
  /// - Parameters:
  ///   - count: how many walks.
  ///   - steps: how many steps each has at most. It ends where nothing can happen any more.
  ///   - seed: what chance begins with; another in each run if `nil`.
  ///   - samples: events to be sent, several of a case where they make a difference.
  ///   - context: what the machine knows besides its states as it begins.
  ///   - machine: makes the machine.
  ///   - update: overrides dependencies for the machine. Its clock is the test's.
  ///   - check: looks at the machine as it begins and after each step, and throws if something is wrong.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  /// - Returns: what was covered.
  @MainActor
  @discardableResult
  public static func testRandomWalks(
    _ count: Int = 20, steps: Int = 50, seed: UInt64? = nil, samples: [Event] = [], context: Context,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ machine: @escaping () -> Self, withDependencies update: @escaping (inout DependencyValues) -> Void = { _ in },
    check: @escaping (Configuration<Self>) throws -> Void = { _ in }
  ) async -> PathReport {
    let model = MachineModel(machine, context: context, samples: samples, withDependencies: update)
    let runner = PathRunner.staged(model, check)
    var counter = CoverageCounter(model, nil, notes: [])
    let first = seed ?? .random(in: 0 ... .max)
    for index in 0..<max(0, count) {
      let own = first &+ UInt64(index)
      let path = model.walk(steps, seed: own)
      guard let failure = await runner.failure(path) else {
        counter.add(path, steps: path.steps.count)
        continue
      }
      counter.add(path, steps: max(0, failure.steps - 1))
      let shrunk = await runner.shrink(path, failure)
      let told = PathFailure(
        steps: shrunk.path.lines, reasons: shrunk.failure.reasons,
        origin: "\(Self.self) fails on the walk with the seed \(own), "
          + "of whose \(path.steps.count) steps \(shrunk.path.steps.count) are enough:")
      counter.add(told)
      reportIssue("\(told)", fileID: fileID, filePath: filePath, line: line, column: column)
      break
    }
    return counter.report()
  }
}

extension Machine where Context == NoContext {
  /// Tests a machine that knows nothing besides its states on walks by chance, as the one that takes a context does.
  ///
  /// - Parameters:
  ///   - count: how many walks.
  ///   - steps: how many steps each has at most. It ends where nothing can happen any more.
  ///   - seed: what chance begins with; another in each run if `nil`.
  ///   - samples: events to be sent, several of a case where they make a difference.
  ///   - machine: makes the machine.
  ///   - update: overrides dependencies for the machine. Its clock is the test's.
  ///   - check: looks at the machine as it begins and after each step, and throws if something is wrong.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  /// - Returns: what was covered.
  @MainActor
  @discardableResult
  public static func testRandomWalks(
    _ count: Int = 20, steps: Int = 50, seed: UInt64? = nil, samples: [Event] = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ machine: @escaping () -> Self, withDependencies update: @escaping (inout DependencyValues) -> Void = { _ in },
    check: @escaping (Configuration<Self>) throws -> Void = { _ in }
  ) async -> PathReport {
    await testRandomWalks(
      count, steps: steps, seed: seed, samples: samples, context: NoContext(), fileID: fileID, filePath: filePath,
      line: line, column: column, machine, withDependencies: update, check: check)
  }
}

extension MachineModel {
  /// A walk by chance.
  func walk(_ steps: Int, seed: UInt64) -> MachinePath<M> {
    var chance = WalkNumbers(seed: seed)
    var simulation = start().simulation
    var inputs: [MachineSimulation<M>.Input] = []
    while inputs.count < steps, let input = self.inputs(simulation).randomElement(using: &chance) {
      _ = step(&simulation, input)
      inputs.append(input)
    }
    // What has just been done can be done again.
    return path(inputs)!
  }
}

/// Random numbers that a seed decides (SplitMix64), which Swift's own are not.
struct WalkNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
