import IssueRecording
import Testing
import Trifecta

private enum GreetingKey: DependencyKey {
  static let liveValue = "live"
  static let testValue = "test"
  static let previewValue = "preview"
}

/// An optional dependency whose live and test values are not `nil`.
private enum NicknameKey: DependencyKey {
  static let liveValue: String? = "live"
  static let testValue: String? = "test"
}

private enum LiveOnlyKey: DependencyKey {
  static let liveValue = "live only"
}

private struct Client: DependencyKey {
  var name: String
  static let liveValue = Client(name: "live")
  static let testValue = Client(name: "test")
}

extension DependencyValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
  fileprivate var nickname: String? {
    get { self[NicknameKey.self] }
    set { self[NicknameKey.self] = newValue }
  }
  fileprivate var liveOnly: String {
    get { self[LiveOnlyKey.self] }
    set { self[LiveOnlyKey.self] = newValue }
  }
}

/// Records its dependency in the reducer and in an effect.
private struct Greeter: Reducer {
  struct State: Equatable {
    var reduced = ""
    var run = ""
  }
  enum Action {
    case greet
    case greeted(String)
    case greetOverridden
  }

  @Dependency(\.greeting) var greeting

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .greet:
      state.reduced = greeting
      return .run { send in send(.greeted(greeting)) }
    case .greeted(let words):
      state.reduced = greeting
      state.run = words
      return .none
    case .greetOverridden:
      return .run { send in
        await withDependencies {
          $0.greeting = "effect"
        } operation: {
          // After the suspension, the effect sends the action inside the override.
          await Task.yield()
          send(.greeted(greeting))
        }
      }
    }
  }
}

private struct Host: Reducer {
  struct State: Equatable { var greeter = Greeter.State() }
  static let greeter = Child(Greeter(), state: \State.greeter, action: CasePath({ $0 }, extract: { $0 }))
  var body: some Reducer<State, Greeter.Action> { Scope(Self.greeter) }
}

@MainActor
@Suite("Dependencies")
struct DependencyTests {
  @Test("A test gets the test value")
  func testValue() {
    #expect(Dependency(\.greeting).wrappedValue == "test")
  }

  @Test("Each context has its own value", arguments: [(DependencyContext.live, "live"), (.preview, "preview")])
  func contexts(context: DependencyContext, value: String) {
    withDependencies {
      $0.context = context
    } operation: {
      #expect(Dependency(\.greeting).wrappedValue == value)
    }
  }

  @Test("An optional dependency is nil only if it is set to nil")
  func optional() {
    #expect(Dependency(\.nickname).wrappedValue == "test")
    withDependencies {
      $0.nickname = nil
    } operation: {
      #expect(Dependency(\.nickname).wrappedValue == nil)
    }
  }

  @Test("A service that is used on several threads can have dependencies")
  func sendable() async {
    struct Service: Sendable {
      @Dependency(\.greeting) var greeting
      @Dependency(Client.self) var client
    }
    let service = withDependencies {
      $0.greeting = "hello"
    } operation: {
      Service()
    }
    let texts = await Task.detached { [service.greeting, service.client.name] }.value
    #expect(texts == ["hello", "test"])
  }

  @Test("A dependency without a test value fails and returns the live value")
  func noTestValue() {
    var value = ""
    let line = #line + 1
    let reported = issues { value = Dependency(\.liveOnly).wrappedValue }
    #expect(value == "live only")
    #expect(
      reported == [
        """
        noTestValue() used the dependency LiveOnlyKey, which has no test value. The live value was used.

        It is declared at TrifectaTests/DependencyTests.swift:\(line). Set it with "withDependencies" where the store is \
        created, or give LiveOnlyKey a "testValue".
        """
      ])
  }

  @Test("The failure names the feature that declares the dependency")
  func namesFeature() {
    struct Feature {
      @Dependency(\.liveOnly) var liveOnly
    }
    let reported = issues { _ = Feature().liveOnly }
    #expect(reported.map { String($0.prefix(40)) } == ["Feature used the dependency LiveOnlyKey,"])
  }

  @Test("Changing part of a dependency without a test value fails with an explanation")
  func part() async {
    let message = """
      "withDependencies" used the dependency LiveOnlyKey, which has no test value. The live value was used.

      Changing a part of a dependency reads it first. Set the whole dependency, or give LiveOnlyKey a "testValue".
      """
    func change(_ values: inout DependencyValues) { values.liveOnly += "!" }
    #expect(issues { withDependencies(change, operation: {}) } == [message])
    #expect(await issues { await withDependencies(change, operation: { await Task.yield() }) } == [message])
    #expect(issues { _ = EmptyReducer<Int, Int>().dependencies(change) } == [message])
  }

  @Test("The failure without a declaration names the dependency")
  func namesDependency() {
    var values: DependencyValues?
    withDependencies({ values = $0 }, operation: {})
    let reported = issues { _ = values?.liveOnly }
    #expect(
      reported == [
        """
        A test used the dependency LiveOnlyKey, which has no test value. The live value was used.

        Set it with "withDependencies" where the store is created, or give LiveOnlyKey a "testValue".
        """
      ])
  }

  @Test("A dependency that is its own key is read and set by type")
  func byType() {
    #expect(Dependency(Client.self).wrappedValue.name == "test")
    withDependencies {
      $0[Client.self] = Client(name: "mine")
    } operation: {
      #expect(Dependency(Client.self).wrappedValue.name == "mine")
    }
  }

  @Test("The store's dependencies reach the reducer and its effects")
  func reaches() async {
    let store = Store(initialState: Greeter.State()) {
      Greeter()
    } withDependencies: {
      $0.greeting = "mine"
    }
    await store.send(.greet).finish()
    #expect(store.state == Greeter.State(reduced: "mine", run: "mine"))
  }

  @Test("Dependencies overridden around a store's creation reach its children")
  func children() {
    let store = withDependencies {
      $0.greeting = "around"
    } operation: {
      Store(initialState: Host.State()) { Host() }
    }
    store.send(.greet)
    #expect(store.greeter.reduced == "around")
  }

  @Test("An effect's override does not apply to the actions it sends")
  func doesNotLeak() async {
    let store = Store(initialState: Greeter.State()) { Greeter() }
    await store.send(.greetOverridden).finish()
    #expect(store.state == Greeter.State(reduced: "test", run: "effect"))
  }

  @Test("An override around send does not reach the reducer")
  func aroundSend() {
    let store = Store(initialState: Greeter.State()) { Greeter() }
    withDependencies {
      $0.greeting = "around"
    } operation: {
      _ = store.send(.greet)
    }
    #expect(store.reduced == "test")
  }

  @Test("An override of the store takes precedence over an override around the whole test")
  func storeWins() async {
    await withDependencies {
      $0.greeting = "suite"
    } operation: {
      let store = Store(initialState: Greeter.State()) {
        Greeter()
      } withDependencies: {
        $0.greeting = "store"
      }
      await store.send(.greet).finish()
      #expect(store.state == Greeter.State(reduced: "store", run: "store"))
    }
  }

  @Test("The inner of two overrides applies, and each ends with its closure")
  func later() {
    withDependencies {
      $0.greeting = "earlier"
    } operation: {
      let earlier = Dependency(\.greeting)
      let later = withDependencies {
        $0.greeting = "later"
      } operation: {
        #expect(earlier.wrappedValue == "later")
        return Dependency(\.greeting)
      }
      #expect(earlier.wrappedValue == "earlier")
      #expect(later.wrappedValue == "later")
    }
  }

  @Test("An asynchronous override reaches child tasks")
  func asynchronous() async {
    let value = await withDependencies {
      $0.greeting = "task"
    } operation: {
      await Task { Dependency(\.greeting).wrappedValue }.value
    }
    #expect(value == "task")
  }
}
