/// The counter without a library: a class with a reducer and one observer. Divide other figures by its figure to
/// compare them between machines.
@MainActor
final class PlainCounter {
  enum Action { case increment, reset }
  struct State {
    var count = 0
    var step = 1
  }

  private(set) var state = State()
  private let observer: (Int) -> Void

  init(observer: @escaping (Int) -> Void) {
    self.observer = observer
  }

  static func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .increment: state.count &+= state.step
    case .reset: state.count = 0
    }
  }

  /// Sends an action. It is not inlined, because the compiler would merge all operations into one addition.
  @inline(never)
  func send(_ action: Action) {
    let before = state.count
    Self.reduce(&state, action)
    if state.count != before { observer(state.count) }
  }
}

extension Scenario {
  /// A plain counter with its observer.
  static var plain: Scenario {
    let runs = Runs()
    let counter = PlainCounter { runs.sawCount($0) }
    return Scenario(
      run: { operations in
        for _ in 0..<operations { counter.send(.increment) }
      },
      observerRuns: { runs.count },
      tokens: [])
  }
}
