import HeapInUse
import Measuring
import Trifecta
import TrifectaMachines

extension CoreBenchmarks {
  /// Measures the time of a machine's event compared with an equivalent `switch`, and the memory of a machine.
  static func charts() {
    if isChosen("chart.switch") { plainSwitch() }
    steps("chart.flat", Door(), { Configuration<Door>() }, [.open, .close])
    steps("chart.nested", Pump(), { Configuration<Pump>() }, [.faster, .slower])
    steps("chart.parallel", Desk(), { Configuration<Desk>() }, [.press])
    steps("chart.carrying", Basket(), { Configuration<Basket>() }, [.add(1), .add(1), .clear])
    if isChosen("chart.memory") { chartMemory() }
  }

  private static func steps<M: Machine>(
    _ name: String, _ machine: M, _ start: () -> Configuration<M>, _ events: [M.Event]
  ) {
    guard isChosen(name) else { return }
    let reduce = machine.compiled()
    var state = start()
    _ = reduce.reduce(into: &state, action: .start)
    let actions = events.map { MachineAction.event($0) }
    measure(name, operations: 1_000_000) { operations in
      var index = 0
      for _ in 0..<operations {
        _ = reduce.reduce(into: &state, action: actions[index])
        index = index + 1 == actions.count ? 0 : index + 1
      }
    }
  }

  /// The behavior of ``Door`` as a `switch`.
  private static func plainSwitch() {
    var phase = Door.Phase.closed
    measure("chart.switch", operations: 1_000_000) { operations in
      var event = Door.Event.open
      for _ in 0..<operations {
        Door.step(&phase, event)
        event = event == .open ? .close : .open
      }
    }
    precondition(phase == .closed)
  }

  private static func chartMemory() {
    let count = 10_000
    var held: [Configuration<Door>] = []
    held.reserveCapacity(count)
    let inline = MemoryLayout<Configuration<Door>>.stride
    let before = heapInUse()
    for _ in 0..<count {
      var state = Configuration<Door>()
      _ = Door().reduce(into: &state, action: .event(.open))
      held.append(state)
    }
    print("chart.memory", (heapInUse() - before) / count + inline, "B")
    precondition(held.count == count)
  }
}

/// A machine with ten states, which alternates between two of them.
private struct Door: Machine {
  enum Phase: Equatable { case closed, open, a, b, c, d, e, f, g, h }
  enum Event { case open, close, other }

  static var chart: Statechart<Self> {
    In(.closed) { On(.open, to: .open) }
    In(.open) { On(.close, to: .closed) }
    for phase in [Phase.a, .b, .c, .d, .e, .f, .g, .h] { In(phase) { On(.other, to: .closed) } }
  }

  /// The transitions of ``Door`` as a function. It is not inlined, because the compiler could then precompute all
  /// steps.
  @inline(never)
  static func step(_ phase: inout Phase, _ event: Event) {
    switch (phase, event) {
    case (.closed, .open): phase = .open
    case (.open, .close): phase = .closed
    case (.a, .other), (.b, .other), (.c, .other), (.d, .other), (.e, .other), (.f, .other), (.g, .other),
      (.h, .other):
      phase = .closed
    default: break
    }
  }
}

/// A machine with three nested levels, and a timer of the outermost state.
private struct Pump: Machine {
  enum Phase: Equatable { case on, pumping, slow, fast, off }
  enum Event { case faster, slower }

  static var chart: Statechart<Self> {
    In(.on) {
      After(.seconds(3_600), to: .off)
      In(.pumping) {
        In(.slow) { On(.faster, to: .fast) }
        In(.fast) { On(.slower, to: .slow) }
      }
    }
    In(.off)
  }
}

/// A machine with four parallel regions, two of which handle the event.
private struct Desk: Machine {
  enum Phase: Equatable { case desk, first, a, b, second, c, d, third, e, f, fourth, g, h }
  enum Event { case press, other }

  static var chart: Statechart<Self> {
    Parallel(.desk) {
      In(.first) {
        In(.a) { On(.press, to: .b) }
        In(.b) { On(.press, to: .a) }
      }
      In(.second) {
        In(.c) { On(.press, to: .d) }
        In(.d) { On(.press, to: .c) }
      }
      In(.third) {
        In(.e) { On(.other, to: .f) }
        In(.f)
      }
      In(.fourth) {
        In(.g) { On(.other, to: .h) }
        In(.h)
      }
    }
  }
}

/// A machine with guards and associated values.
private struct Basket: Machine {
  enum Phase: Equatable {
    case empty
    case filled(Int)
  }
  enum Event {
    case add(Int)
    case clear
  }

  static var chart: Statechart<Self> {
    In(.empty) { On(Event.add, to: Phase.filled, if: Guard("some") { $0 > 0 }) }
    In(Phase.filled) {
      On(Event.add, from: Phase.filled, to: Phase.filled, if: Guard("few") { $0 < 10 }) { $0 + $1 }
      On(.clear, to: .empty)
    }
  }
}
