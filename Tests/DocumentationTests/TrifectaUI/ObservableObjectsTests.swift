import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI
import Waiting

struct Joke: Sendable {
  var tell: @MainActor @Sendable () async throws -> String
}

// snippet: objects-before
@MainActor
final class JokeModel: ObservableObject {
  @Published var text = ""
  @Published var isLoading = false
  @Published var problem: String?
  private let joke: Joke
  private var loading: Task<Void, Never>?

  init(joke: Joke) { self.joke = joke }

  func nextTapped() {
    loading?.cancel()
    isLoading = true
    problem = nil
    loading = Task {
      do {
        text = try await joke.tell()
      } catch {
        problem = "\(error)"
      }
      isLoading = false
    }
  }
}
// end

// snippet: objects-screen-before
struct JokeScreenBefore: View {
  @StateObject var model: JokeModel

  var body: some View {
    Text(model.problem ?? model.text)
    Button("Next") { model.nextTapped() }
      .disabled(model.isLoading)
  }
}
// end

// snippet: objects-state
struct JokeFeature: Reducer {
  struct State: Equatable {
    var text = ""
    var isLoading = false
    var problem: String?
  }

  enum Action: Equatable {
    case nextTapped
    case told(String)
    case failed(String)
  }

  private enum EffectID { case load }

  let joke: Joke

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .nextTapped:
      state.isLoading = true
      state.problem = nil
      return .run { send in
        send(.told(try await joke.tell()))
      } catch: { error, send in
        send(.failed("\(error)"))
      }
      .cancellable(id: EffectID.load, cancelInFlight: true)
    case .told(let text):
      state.text = text
      state.isLoading = false
      return .none
    case .failed(let problem):
      state.problem = problem
      state.isLoading = false
      return .none
    }
  }
}
// end

// snippet: objects-adapter
struct JokeScreenBetween: View {
  @StateObject var model: ObservableStore<JokeFeature>

  var body: some View {
    Text(model.problem ?? model.text)
    Button("Next") { model.send(.nextTapped) }
      .disabled(model.isLoading)
  }
}
// end

// snippet: objects-screen-after
struct JokeScreen: View {
  let store: Store<JokeFeature>

  var body: some View {
    Text(store.problem ?? store.text)
    Button("Next") { store.send(.nextTapped) }
      .disabled(store.isLoading)
  }
}
// end

// snippet: objects-owner
struct JokePage: View {
  @State private var store: Store<JokeFeature>

  init(joke: Joke) {
    _store = State(initialValue: Store(initialState: JokeFeature.State()) { JokeFeature(joke: joke) })
  }

  var body: some View {
    JokeScreen(store: store)
  }
}
// end

@MainActor
@Suite("ComingFromObservableObject.md")
struct ObservableObjectsTests {
  private let joke = Joke { "A monad is a burrito." }

  /// Tests the behavior that all three screens have in common: tapping Next shows a joke.
  private func check(_ screen: Screen) async throws {
    try await screen.tap("Next")
    try await screen.wait(for: "A monad is a burrito.")
  }

  @Test("The screen behaves the same before, during and after the migration")
  func screens() async throws {
    try await check(await Screen { JokeScreenBefore(model: JokeModel(joke: joke)) })
    let store = Store(initialState: JokeFeature.State()) { JokeFeature(joke: joke) }
    try await check(await Screen { JokeScreenBetween(model: ObservableStore(store)) })
    try await check(await Screen { JokePage(joke: joke) })
  }

  @Test("A cancelled task of the model still writes its result")
  func writesLate() async {
    var attempts = 0
    let model = JokeModel(
      joke: Joke {
        attempts += 1
        await untilCancelled()
        throw CancellationError()
      })
    model.nextTapped()
    await settle(until: { attempts == 1 })
    model.nextTapped()
    await settle(until: { model.problem != nil && attempts == 2 })
    #expect(!model.isLoading)
  }

  @Test("A cancelled effect of the feature does not write a result")
  func doesNotWriteLate() async {
    let store = TestStore(initialState: JokeFeature.State()) {
      JokeFeature(
        joke: Joke {
          await untilCancelled()
          throw CancellationError()
        })
    }
    await store.send(.nextTapped) { $0.isLoading = true }
    await store.send(.nextTapped)
    await store.skipInFlightEffects()
    await store.finish()
  }

  @Test("The feature is tested without a screen")
  func feature() async {
    // snippet: objects-test
    let store = TestStore(initialState: JokeFeature.State()) {
      JokeFeature(joke: Joke { "A monad is a burrito." })
    }
    await store.send(.nextTapped) { $0.isLoading = true }
    await store.receive(.told("A monad is a burrito.")) {
      $0.text = "A monad is a burrito."
      $0.isLoading = false
    }
    await store.finish()
    // end
  }

  @Test("A failure is shown until the next attempt")
  func fails() async {
    struct Offline: Error {}
    var isOnline = false
    let store = TestStore(initialState: JokeFeature.State()) {
      JokeFeature(joke: Joke { if isOnline { "…" } else { throw Offline() } })
    }
    await store.send(.nextTapped) { $0.isLoading = true }
    await store.receive(.failed("Offline()")) {
      $0.problem = "Offline()"
      $0.isLoading = false
    }
    isOnline = true
    await store.send(.nextTapped) {
      $0.isLoading = true
      $0.problem = nil
    }
    await store.receive(.told("…")) {
      $0.text = "…"
      $0.isLoading = false
    }
    await store.finish()
  }
}
