import Foundation
import Testing
import Trifecta
import TrifectaTesting

@MainActor
@Suite("LoadingReducer")
struct LoadingReducerTests {
  struct Offline: Error, LocalizedError {
    var errorDescription: String? { "The line is down." }
  }

  typealias Numbers = LoadingReducer<[Int]>

  /// A source that answers each load when the test requests it, in any order.
  @MainActor
  final class Source {
    private(set) var requests: [CheckedContinuation<[Int], any Error>] = []
    private(set) var reports: [Numbers.Progress] = []

    var loading: Numbers {
      LoadingReducer(reportingProgress: { progress in
        self.reports.append(progress)
        return try await withCheckedThrowingContinuation { self.requests.append($0) }
      })
    }
  }

  private func testStore(
    _ state: Numbers.State = .loading, _ load: @escaping @MainActor () async throws -> [Int]
  ) -> TestStore<Numbers> {
    TestStore(initialState: state) { LoadingReducer(load) }
  }

  @Test("The value is loaded on appearance")
  func loads() async {
    let store = testStore { [1] }
    await store.send(.appeared)
    await store.receive(.received(.success([1]))) { $0 = .success([1]) }
    await store.finish()
  }

  @Test("An empty collection sets the empty state")
  func loadsNothing() async {
    let store = testStore { [] }
    await store.send(.appeared)
    await store.receive(.received(.success([]))) { $0 = .empty }
    await store.finish()
  }

  @Test("The isEmpty closure decides whether a value is empty")
  func emptyByClosure() async {
    let isEmpty: [((Int) -> Bool)?] = [{ $0 == 0 }, nil]
    for (isEmpty, expected) in zip(isEmpty, [ViewState.empty, .success(0)]) {
      let store = TestStore(initialState: .loading) { LoadingReducer(isEmpty: isEmpty) { 0 } }
      await store.send(.appeared)
      await store.receive(.received(.success(0))) { $0 = expected }
      await store.finish()
    }
  }

  @Test("A failed first load sets the error")
  func fails() async {
    let store = testStore { throw Offline() }
    await store.send(.appeared)
    await store.receive(.received(.failure(Offline()))) { $0 = .failed(Offline()) }
    await store.finish()
  }

  @Test("Appearing again does not load after a success or a failure with a value", arguments: ViewStateTests.all)
  func comesBack(state: Numbers.State) async {
    var loads = 0
    let store = Store(initialState: state) {
      Numbers {
        loads += 1
        return [2]
      }
    }
    await store.send(.appeared).finish()
    #expect(loads == (state == .success([1]) || state == .empty || state.error != nil && state.value != nil ? 0 : 1))
  }

  @Test("A refresh keeps the previous value until the new value arrives")
  func refreshes() async {
    let store = testStore(.success([1])) { [2] }
    await store.send(.refresh) { $0 = .loading(previous: [1], progress: nil) }
    await store.receive(.received(.success([2]))) { $0 = .success([2]) }
    await store.finish()
  }

  @Test("A failed refresh and a retry keep the previous value")
  func refreshFails() async {
    var loads = 0
    let store = testStore(.success([1])) {
      loads += 1
      if loads == 1 { throw Offline() }
      return [2]
    }
    await store.send(.refresh) { $0 = .loading(previous: [1], progress: nil) }
    await store.receive(.received(.failure(Offline()))) { $0 = .failed(Offline(), previous: [1]) }
    await store.send(.retry) { $0 = .loading(previous: [1], progress: nil) }
    await store.receive(.received(.success([2]))) { $0 = .success([2]) }
    await store.finish()
  }

  @Test("A refresh replaces a running load, whose late result is dropped")
  func replaces() async {
    let source = Source()
    let store = Store(initialState: .loading) { source.loading }
    let first = store.send(.appeared)
    await waitForEffectsToStart()
    let second = store.send(.refresh)
    await waitForEffectsToStart()
    #expect(source.requests.count == 2)
    source.requests[1].resume(returning: [2])
    await second.finish()
    #expect(store.state == .success([2]))
    source.requests[0].resume(returning: [1])
    await first.finish()
    #expect(store.state == .success([2]))
  }

  @Test("The handle of a refresh waits for the load")
  func handle() async {
    let source = Source()
    let store = Store(initialState: .success([1])) { source.loading }
    let task = store.send(.refresh)
    #expect(!task.isFinished)
    await waitForEffectsToStart()
    source.requests[0].resume(returning: [2])
    await task.finish()
    #expect(store.state == .success([2]))
  }

  @Test("Cancelling a refresh restores the previous value, and a late result is dropped")
  func cancels() async {
    let source = Source()
    let store = Store(initialState: .success([1])) { source.loading }
    let task = store.send(.refresh)
    await waitForEffectsToStart()
    store.send(.cancel)
    #expect(store.state == .success([1]))
    source.requests[0].resume(returning: [2])
    await task.finish()
    #expect(store.state == .success([1]))
  }

  @Test("Cancelling the first load fails with LoadingCancelled and can be retried")
  func cancelsFirst() async {
    let source = Source()
    let store = Store(initialState: .loading) { source.loading }
    let task = store.send(.appeared)
    await waitForEffectsToStart()
    store.send(.cancel)
    #expect(store.state == .failed(LoadingCancelled()))
    #expect(store.state.error?.localizedDescription == "Loading was cancelled.")
    source.requests[0].resume(throwing: Offline())
    await task.finish()
    #expect(store.state == .failed(LoadingCancelled()))
    let retry = store.send(.retry)
    #expect(store.state == .loading)
    await waitForEffectsToStart()
    source.requests[1].resume(returning: [2])
    await retry.finish()
    #expect(store.state == .success([2]))
  }

  @Test("Without a running load, cancellation, progress and results have no effect")
  func nothingUnderWay() async {
    let store = testStore(.success([1])) { [2] }
    await store.send(.cancel)
    await store.send(.progressed(0.5))
    await store.send(.received(.success([3])))
    await store.finish()
  }

  @Test("A load can start after the previous handle was cancelled")
  func handleIsCancelled() async {
    let source = Source()
    let store = Store(initialState: .loading) { source.loading }
    let first = store.send(.appeared)
    await waitForEffectsToStart()
    first.cancel()
    let second = store.send(.appeared)
    await waitForEffectsToStart()
    source.requests[1].resume(returning: [2])
    await second.finish()
    #expect(store.state == .success([2]))
    source.requests[0].resume(returning: [1])
    await first.finish()
  }

  @Test("A load that throws CancellationError fails")
  func loadCancelsItself() async {
    let store = testStore { throw CancellationError() }
    await store.send(.appeared)
    await store.receive(.received(.failure(CancellationError()))) { $0 = .failed(CancellationError()) }
    await store.finish()
  }

  @Test("Progress is clamped to 0 to 1, and NaN means unknown")
  func progress() async {
    let store = TestStore(initialState: .success([1])) {
      Numbers(reportingProgress: { progress in
        for fraction in [0.25, 7, .nan, -1] { progress(fraction) }
        return [2]
      })
    }
    await store.send(.refresh) { $0 = .loading(previous: [1], progress: nil) }
    await store.receive(.progressed(0.25)) { $0 = .loading(previous: [1], progress: 0.25) }
    await store.receive(.progressed(7)) { $0 = .loading(previous: [1], progress: 1) }
    let progressed = CasePath(Numbers.Action.progressed) { if case .progressed(let part) = $0 { part } else { nil } }
    await store.receive(progressed) { $0 = .loading(previous: [1], progress: nil) }
    await store.receive(.progressed(-1)) { $0 = .loading(previous: [1], progress: 0) }
    await store.receive(.received(.success([2]))) { $0 = .success([2]) }
    await store.finish()
  }

  @Test("The progress of a replaced load is dropped")
  func lateProgress() async {
    let source = Source()
    let store = Store(initialState: .loading) { source.loading }
    let first = store.send(.appeared)
    await waitForEffectsToStart()
    let second = store.send(.refresh)
    await waitForEffectsToStart()
    source.reports[0](0.9)
    #expect(store.state == .loading)
    source.reports[1](0.1)
    #expect(store.state.progress == 0.1)
    for request in source.requests { request.resume(returning: [1]) }
    await first.finish()
    await second.finish()
  }

  @Test("Actions are equal if their values are")
  func actions() {
    let actions: [Numbers.Action] = [
      .appeared, .refresh, .retry, .cancel, .progressed(0.5), .progressed(1), .received(.success([1])),
      .received(.success([2])), .received(.failure(Offline())), .received(.failure(CancellationError())),
    ]
    for (index, action) in actions.enumerated() {
      #expect(actions.map { $0 == action } == actions.indices.map { $0 == index })
    }
  }

  @Test("The newest of two immediate loads sets the final value")
  func atOnce() async {
    struct Host: Reducer {
      struct State: Equatable { var number: ViewState<Int> = .loading }
      enum Action {
        case both
        case number(LoadingReducer<Int>.Action)
      }
      let loading: LoadingReducer<Int>
      var body: some Reducer<State, Action> {
        Scope(
          state: \State.number,
          action: CasePath(Action.number) { if case .number(let action) = $0 { action } else { nil } }
        ) { loading }
        Reduce { _, action in
          if case .both = action { .merge(.send(.number(.appeared)), .send(.number(.refresh))) } else { .none }
        }
      }
    }
    var loads = 0
    let store = Store(initialState: Host.State()) {
      Host(
        loading: LoadingReducer(isEmpty: nil) {
          loads += 1
          return loads
        })
    }
    await store.send(.both).finish()
    // Where effects start soon, the first load is replaced before it starts.
    #expect(store.number == .success(expected(atOnce: 2, soon: 1)))
  }
}
