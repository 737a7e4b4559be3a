import Foundation
import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

// snippet: dependencies-service
struct Translator: Sendable {
  var translate: @Sendable (_ word: String) async throws -> String
}

extension Translator {
  static let builtIn = Translator { word in ["cat": "chat", "dog": "chien"][word] ?? word }
}
// end

// snippet: dependencies-key
enum TranslatorKey: DependencyKey {
  static let liveValue = Translator.builtIn
}

extension DependencyValues {
  var translator: Translator {
    get { self[TranslatorKey.self] }
    set { self[TranslatorKey.self] = newValue }
  }
}
// end

// snippet: dependencies-feature
struct Phrase: Reducer {
  struct State: Equatable {
    var text = ""
    var askedAt: Date?
  }

  enum Action: Equatable {
    case translateTapped(String)
    case translated(String)
  }

  @Dependency(\.translator) var translator
  @Dependency(\.date) var date

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .translateTapped(let word):
      state.askedAt = date()
      return .run { send in send(.translated(try await translator.translate(word))) }
    case .translated(let text):
      state.text = text
      return .none
    }
  }
}
// end

// snippet: dependencies-type
struct SpellChecker: Sendable, DependencyKey {
  var isCorrect: @Sendable (String) -> Bool

  static let liveValue = SpellChecker { !$0.isEmpty }
  static let testValue = SpellChecker { _ in true }
}

struct Essay: Reducer {
  struct State: Equatable { var isCorrect = false }

  @Dependency(SpellChecker.self) var checker

  func reduce(into state: inout State, action: String) -> Effect<String> {
    state.isCorrect = checker.isCorrect(action)
    return .none
  }
}
// end

struct Tutorial: Reducer {
  struct State: Equatable {
    var phrase = Phrase.State()
  }
  enum Action: Equatable { case phrase(Phrase.Action) }

  static let phrase = Child(
    Phrase(), state: \State.phrase,
    action: Action.phrase)

  // snippet: dependencies-override
  var body: some Reducer<State, Action> {
    Scope(Self.phrase)
      .dependency(\.translator, .builtIn)
  }
  // end
}

@MainActor
@Suite("Dependencies.md")
struct DependenciesTests {
  @Test("A test sets the dependencies of the feature")
  func overrides() async {
    // snippet: dependencies-test
    let noon = Date(timeIntervalSince1970: 43_200)
    let store = TestStore(initialState: Phrase.State()) {
      Phrase()
    } withDependencies: {
      $0.translator = Translator { word in word.uppercased() }
      $0.date = .constant(noon)
    }
    await store.send(.translateTapped("cat")) { $0.askedAt = noon }
    await store.receive(.translated("CAT")) { $0.text = "CAT" }
    await store.finish()
    // end
  }

  @Test("Reading an unset dependency fails the test and names the dependency")
  func unset() async {
    let reported = await issues {
      let store = Store(initialState: Phrase.State()) {
        Phrase()
      } withDependencies: {
        $0.date = .constant(.now)
      }
      await store.send(.translateTapped("cat")).finish()
    }
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("Phrase used the dependency TranslatorKey, which has no test value") == true)
  }

  @Test("A dependency that is its own key is set by type")
  func type() async {
    // snippet: dependencies-type-test
    let store = Store(initialState: Essay.State()) {
      Essay()
    } withDependencies: {
      $0[SpellChecker.self] = SpellChecker { $0 == "right" }
    }
    store.send("right")
    #expect(store.isCorrect)
    // end
  }

  @Test("A parent overrides a dependency for its child and the child's effects")
  func parent() async {
    let store = TestStore(initialState: Tutorial.State()) {
      Tutorial()
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 0))
    }
    await store.send(.phrase(.translateTapped("cat"))) { $0.phrase.askedAt = Date(timeIntervalSince1970: 0) }
    await store.receive(.phrase(.translated("chat"))) { $0.phrase.text = "chat" }
    await store.finish()
  }
}
