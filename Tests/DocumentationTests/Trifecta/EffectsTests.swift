import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

// snippet: effects-run
struct Article: Reducer {
  struct State: Equatable {
    var text = ""
    var problem: String?
  }

  enum Action: Equatable {
    case openTapped
    case loaded(String)
    case failed(String)
  }

  let load: @MainActor () async throws -> String

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .openTapped:
      state.problem = nil
      return .run(name: "load article") { send in
        send(.loaded(try await load()))
      } catch: { error, send in
        send(.failed("\(error)"))
      }
    case .loaded(let text):
      state.text = text
      return .none
    case .failed(let problem):
      state.problem = problem
      return .none
    }
  }
}
// end

struct Press: Reducer {
  struct State: Equatable { var done: [String] = [] }

  enum Action: Equatable {
    case printTapped
    case publishTapped
    case fastestTapped
    case finished(String)
  }

  let work: @MainActor (String) async -> Void

  // snippet: effects-helper
  func step(_ name: String) -> Effect<Action> {
    .run(name: name) { send in
      await work(name)
      send(.finished(name))
    }
  }
  // end

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    // snippet: effects-combined
    case .printTapped:
      return .merge(step("text"), step("images"))
    case .publishTapped:
      return .concatenate(step("save"), step("upload"), .send(.finished("everything")))
    case .fastestTapped:
      return .race(step("mirror"), step("origin"))
    // end
    case .finished(let name):
      state.done.append(name)
      return .none
    }
  }
}

// snippet: effects-sequence
struct Chat: Reducer {
  struct State: Equatable { var lines: [String] = [] }

  enum Action: Equatable {
    case appeared
    case disappeared
    case received(String)
  }

  private enum EffectID { case messages }

  let messages: AsyncStream<String>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      return .sequence(messages) { .received($0) }
        .cancellable(id: EffectID.messages, cancelInFlight: true)
    case .disappeared:
      return .cancel(id: EffectID.messages)
    case .received(let line):
      state.lines.append(line)
      return .none
    }
  }
}
// end

// snippet: effects-concurrent
@concurrent
func wordCount(of text: String) async -> Int {
  text.split(separator: " ").count
}
// end

// snippet: effects-statistics
struct Statistics: Reducer {
  struct State: Equatable { var words = 0 }

  enum Action: Equatable {
    case pasted(String)
    case counted(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .pasted(let text):
      return .run { send in send(.counted(await wordCount(of: text))) }
    case .counted(let words):
      state.words = words
      return .none
    }
  }
}
// end

@MainActor
@Suite("Effects.md")
struct EffectsTests {
  private struct Offline: Error {}

  @Test("Values that an effect sends are received as actions")
  func run() async {
    let store = TestStore(initialState: Article.State()) { Article { "Once upon a time" } }
    await store.send(.openTapped)
    await store.receive(.loaded("Once upon a time")) { $0.text = "Once upon a time" }
    await store.finish()
  }

  @Test("A thrown error is passed to `catch`")
  func fails() async {
    let store = TestStore(initialState: Article.State()) { Article { throw Offline() } }
    await store.send(.openTapped)
    await store.receive(.failed("Offline()")) { $0.problem = "Offline()" }
    await store.finish()
  }

  @Test("Merged effects run concurrently, concatenated effects run in order, and the first effect of a race wins")
  func combined() async {
    let store = Store(initialState: Press.State()) {
      Press { name in if name == "mirror" { await untilCancelled() } }
    }
    await store.send(.printTapped).finish()
    #expect(Set(store.done) == ["text", "images"])
    await store.send(.publishTapped).finish()
    #expect(store.done.suffix(3) == ["save", "upload", "everything"])
    await store.send(.fastestTapped).finish()
    #expect(store.done.suffix(1) == ["origin"])
  }

  @Test("A sequence runs until it is cancelled")
  func sequence() async {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let store = TestStore(initialState: Chat.State()) { Chat(messages: stream) }
    await store.send(.appeared)
    continuation.yield("Hello")
    await store.receive(.received("Hello")) { $0.lines = ["Hello"] }
    await store.send(.disappeared)
    await store.finish()
  }

  @Test("A `@concurrent` function runs CPU-bound work off the main actor")
  func concurrent() async {
    let store = TestStore(initialState: Statistics.State()) { Statistics() }
    await store.send(.pasted("one two three"))
    await store.receive(.counted(3)) { $0.words = 3 }
    await store.finish()
  }

  @Test("An effect has a description that can be read without running the effect")
  func description() {
    // snippet: effects-description
    let effect = Effect<Chat.Action>.merge(.send(.appeared), .cancel(id: "draft"))
    #expect(
      "\(effect)" == """
        merge
          send .appeared
          cancel "draft"
        """)
    // end
  }
}
