import Foundation
import Testing
import Trifecta
import TrifectaTesting

private enum HeadlinesKey: DependencyKey {
  static let liveValue: @MainActor @Sendable () async throws -> [String] = { [] }
}

extension DependencyValues {
  var headlines: @MainActor @Sendable () async throws -> [String] {
    get { self[HeadlinesKey.self] }
    set { self[HeadlinesKey.self] = newValue }
  }
}

// snippet: loading-feature
struct Headlines: Reducer {
  struct State: Equatable { var titles: ViewState<[String]> = .loading }

  enum Action: Equatable { case titles(LoadingReducer<[String]>.Action) }

  static let titles = Child(
    loadTitles(), state: \State.titles,
    action: Action.titles)

  static func loadTitles() -> LoadingReducer<[String]> {
    @Dependency(\.headlines) var headlines
    return LoadingReducer { try await headlines() }
  }

  var body: some Reducer<State, Action> {
    Scope(Self.titles)
  }
}
// end

private enum RecipeKey: DependencyKey {
  static let liveValue: @MainActor @Sendable (Int) async throws -> String = { _ in "" }
}

extension DependencyValues {
  var recipe: @MainActor @Sendable (Int) async throws -> String {
    get { self[RecipeKey.self] }
    set { self[RecipeKey.self] = newValue }
  }
}

// snippet: loading-by-id
struct Recipe: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var text: ViewState<String> = .loading
  }

  enum Action: Equatable { case text(LoadingReducer<String>.Action) }

  static let text = CasePath(Action.text)

  @Dependency(\.recipe) var recipe

  var body: some Reducer<State, Action> {
    Scope(state: \.text, action: Self.text) { state in
      LoadingReducer(isEmpty: \.isEmpty) { [recipe] in try await recipe(state.id) }
    }
  }
}
// end

@MainActor
@Suite("LoadingValues.md")
struct LoadingValuesTests {
  // snippet: loading-switch
  func summary(of titles: ViewState<[String]>) -> String {
    switch titles {
    case .loading(let previous, _): previous == nil ? "One moment" : "Looking for news"
    case .success(let titles): titles.joined(separator: ", ")
    case .empty: "No news is good news"
    case .failed(let error, let previous): previous?.first ?? error.localizedDescription
    }
  }
  // end

  struct Offline: LocalizedError, Equatable {
    var errorDescription: String? { "The line is down." }
  }

  @Test("The load uses the parent's state and the dependencies of the store")
  func byID() async {
    let store = TestStore(initialState: Recipe.State(id: 7)) {
      Recipe()
    } withDependencies: {
      $0.recipe = { "Recipe \($0)" }
    }
    await store.send(.text(.appeared))
    await store.receive(.text(.received(.success("Recipe 7")))) { $0.text = .success("Recipe 7") }
    await store.finish()
  }

  @Test("Each case of the view state is handled")
  func cases() {
    #expect(summary(of: .loading) == "One moment")
    #expect(summary(of: .loading(previous: ["Rain"], progress: 0.5)) == "Looking for news")
    #expect(summary(of: ViewState(["Rain", "Sun"])) == "Rain, Sun")
    #expect(summary(of: ViewState([])) == "No news is good news")
    #expect(summary(of: .failed(Offline())) == "The line is down.")
    #expect(summary(of: .failed(Offline(), previous: ["Rain"])) == "Rain")
  }

  @Test("A reload keeps the previous value")
  func loads() async {
    // snippet: loading-test
    let store = TestStore(initialState: Headlines.State()) {
      Headlines()
    } withDependencies: {
      $0.headlines = { ["Rain"] }
    }
    await store.send(.titles(.appeared))  // The initial state is .loading.
    await store.receive(.titles(.received(.success(["Rain"])))) { $0.titles = .success(["Rain"]) }

    await store.send(.titles(.refresh)) { $0.titles = .loading(previous: ["Rain"], progress: nil) }
    await store.receive(.titles(.received(.success(["Rain"])))) { $0.titles = .success(["Rain"]) }
    await store.finish()
    // end
  }

  @Test("A failure keeps the previous value, and a retry loads again")
  func fails() async {
    let store = TestStore(initialState: Headlines.State(titles: .success(["Rain"]))) {
      Headlines()
    } withDependencies: {
      $0.headlines = { throw Offline() }
    }
    await store.send(.titles(.refresh)) { $0.titles = .loading(previous: ["Rain"], progress: nil) }
    await store.receive(.titles(.received(.failure(Offline())))) {
      $0.titles = .failed(Offline(), previous: ["Rain"])
    }
    await store.finish()
  }
}
