#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The processor time this process has used on all its threads, in nanoseconds.
public func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// A figure's unit, and how many nanoseconds it is.
public enum Unit: Double {
  case ns = 1
  case us = 1e3
  case ms = 1e6
}

/// Prints the least processor time of several rounds, as one line `name value unit`.
///
/// The least is the figure that other processes disturb least.
///
/// - Parameters:
///   - name: the figure's name.
///   - unit: the unit to print.
///   - rounds: how often to measure.
///   - operations: how many operations `body` does; the figure is the time of one.
///   - body: the work.
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

/// As ``measure(_:unit:rounds:operations:_:)``, for work that suspends, and for several kinds of it to be compared: they
/// take turns, so that what disturbs one disturbs the others.
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
