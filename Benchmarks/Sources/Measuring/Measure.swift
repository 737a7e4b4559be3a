#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Returns the processor time of all threads of this process, in nanoseconds.
public func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The unit of a figure, with its value in nanoseconds.
public enum Unit: Double {
  case ns = 1
  case us = 1e3
  case ms = 1e6
}

/// Measures several rounds, and prints the minimum processor time as a line `name value unit`.
///
/// The minimum is least disturbed by other processes.
///
/// - Parameters:
///   - name: The name of the figure.
///   - unit: The unit to print.
///   - rounds: The number of rounds.
///   - operations: The number of operations in `body`. The figure is the time per operation.
///   - body: The work to measure.
@MainActor
public func measure(
  _ name: String,
  unit: Unit = .ns,
  rounds: Int = 15,
  operations: Int,
  _ body: @MainActor (_ operations: Int) -> Void
) {
  var best = Double.infinity
  for _ in 0..<rounds {
    let start = processorTime()
    body(operations)
    best = min(best, processorTime() - start)
  }
  report(name, best / Double(operations), unit)
}

/// Measures asynchronous work, like ``measure(_:unit:rounds:operations:_:)``. Several bodies are measured alternately,
/// so that disturbances affect all of them.
///
/// - Parameters:
///   - unit: The unit to print.
///   - rounds: The number of rounds.
///   - operations: The number of operations in each body. The figure is the time per operation.
///   - bodies: The names of the figures, and the work to measure.
@MainActor
public func measure(
  unit: Unit = .ns,
  rounds: Int = 15,
  operations: Int,
  _ bodies: [(name: String, body: @MainActor (_ operations: Int) async -> Void)]
) async {
  var best = Array(repeating: Double.infinity, count: bodies.count)
  for _ in 0..<rounds {
    for (position, (_, body)) in bodies.enumerated() {
      let start = processorTime()
      await body(operations)
      best[position] = min(best[position], processorTime() - start)
    }
  }
  for ((name, _), time) in zip(bodies, best) { report(name, time / Double(operations), unit) }
}

private func report(_ name: String, _ nanoseconds: Double, _ unit: Unit) {
  let hundredths = (nanoseconds / unit.rawValue * 100).rounded() / 100
  print(name, hundredths, unit)
}
