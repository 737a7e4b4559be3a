import PortableUI
import Testing
import Trifecta
import TrifectaUI

@testable import TrifectaInspector
@testable import TrifectaWeb

private struct Facts: DependencyKey {
  var fact: @Sendable (Int) -> String

  static let liveValue = Facts { "\($0) is a number" }
  static let testValue = liveValue
  static let dependencyName = "facts"
  static let alternatives = [
    DependencyAlternative("Loud") { (facts: Facts) in Facts { facts.fact($0).uppercased() } },
    DependencyAlternative("Silent") { _ in Facts { _ in "" } },
  ]
}

private struct Fact: Reducer {
  struct State: Equatable { var text = "none" }

  enum Action { case askTapped }

  @Dependency(Facts.self) private var facts

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.text = facts.fact(7)
    return .none
  }
}

private struct FactScreen: View {
  @State private var store: Store<Fact>

  init(_ title: String? = nil) {
    _store = State(
      wrappedValue: Store(initialState: Fact.State()) {
        Fact()
      } withDependencies: {
        if let title { $0[Facts.self] = Facts { _ in title } }
      })
  }

  var body: some View {
    Text(verbatim: store.text)
    Button("Ask") { store.send(.askTapped) }
  }
}

/// A feature that gives each of its children another value.
private struct Pair: Reducer {
  struct State: Equatable {
    var first = Fact.State()
    var second = Fact.State()
  }

  enum Action {
    case first(Fact.Action)
    case second(Fact.Action)
  }

  static let first = Child(Fact(), state: \State.first, action: Action.first)
  static let second = Child(Fact(), state: \State.second, action: Action.second)

  var body: some Reducer<State, Action> {
    Scope(Self.first).dependencies { $0[Facts.self] = Facts { _ in "first" } }
    Scope(Self.second).dependencies { $0[Facts.self] = Facts { _ in "second" } }
  }
}

private struct PairScreen: View {
  @State private var store = Store(initialState: Pair.State()) { Pair() }

  var body: some View {
    Text(verbatim: store.first.text)
    Button("Ask") { store.send(.first(.askTapped)) }
  }
}

/// Keeps the first screen when its parent is evaluated again, which would create a store that is not used.
private struct First: View {
  var body: some View { FactScreen("first") }
}

private struct TwoFacts: View {
  @State private var isSecondShown = false

  var body: some View {
    First()
    Button("Show") { isSecondShown = true }
    if isSecondShown { FactScreen("second") }
  }
}

@Suite("Dependencies of inspected stores")
@MainActor
struct DependencyTests {
  private let inspection = Inspection(ownPaths: ["/inspector"])
  private let facts = ObjectIdentifier(Facts.self)

  private func server(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> some View) -> TestServer {
    let server = TestServer(Screen(path: "/", title: "", summary: nil, content: content), time: TestTime())
    server.store.observer = inspection
    return server
  }

  private func row(in session: Int = 1) throws -> StoreDependencies.Row {
    try #require(inspection.dependencies(of: session).first?.rows.first { $0.id.key == facts })
  }

  @Test("A default value is listed when the store has read it")
  func defaultValue() async throws {
    let page = try #require(await server { FactScreen() }.open())
    #expect(inspection.dependencies(of: 1).isEmpty)
    inspection.record(1)
    #expect(inspection.dependencies(of: 1) == [StoreDependencies(id: "Fact", rows: [])])
    page.press("Ask")
    let row = try row()
    #expect(row.name == "facts")
    #expect(row.value.hasPrefix("Facts"))
    #expect(row.origin == "default value")
    #expect(row.alternatives == ["Loud", "Silent"])
    #expect(row.chosen == nil)
  }

  @Test("A value that the app has set is listed before the store has read it")
  func valueOfApp() async throws {
    _ = try #require(await server { FactScreen("fact") }.open())
    inspection.record(1)
    #expect(try row().origin == "set by the app")
  }

  @Test("A value that a body sets for a child is listed once, after an action")
  func valueOfBody() async throws {
    let page = try #require(await server { PairScreen() }.open())
    inspection.record(1)
    #expect(inspection.dependencies(of: 1) == [StoreDependencies(id: "Pair", rows: [])])
    page.press("Ask")
    page.press("Ask")
    #expect(page.texts == ["first"])
    let rows = try #require(inspection.dependencies(of: 1).first?.rows)
    let ofBody = rows.filter { $0.owner != nil }
    #expect(ofBody.map(\.origin) == ["set in the body of Pair", "set in the body of Pair"])
    #expect(Set(rows.map(\.id)).count == rows.count)
    // A choice would have no effect on them.
    #expect(ofBody.allSatisfy { $0.alternatives.isEmpty })
    inspection.override(facts, with: "Loud", in: 1)
    page.press("Ask")
    #expect(page.texts == ["first"])
    #expect(try #require(inspection.dependencies(of: 1).first?.rows).filter { $0.owner != nil } == ofBody)
  }

  @Test("A chosen alternative applies to all stores of the session, also to those created later, until it is reset")
  func override() async throws {
    let server = server { TwoFacts() }
    let page = try #require(await server.open())
    let other = try #require(await server.open(tab: "other"))
    inspection.record(1)
    inspection.override(facts, with: "Loud", in: 1)
    #expect(try row().chosen == "Loud")
    #expect(try row().origin == "set by the inspector")
    page.press("Ask")
    page.press("Show")
    let second = page.all(.button)[2]
    page.send("tap", to: second.id)
    #expect(page.texts == ["FIRST", "SECOND"])
    #expect(inspection.dependencies(of: 1).map(\.id) == ["Fact", "Fact 2"])
    other.press("Ask")
    #expect(other.texts == ["first"])

    inspection.override(facts, with: "Silent", in: 1)
    page.press("Ask")
    #expect(page.texts == ["", "SECOND"])
    inspection.override(facts, with: nil, in: 1)
    page.press("Ask")
    page.send("tap", to: second.id)
    #expect(page.texts == ["first", "second"])
    #expect(try row().origin == "set by the app")
  }

  @Test("A default value applies again after the alternative is reset")
  func resetToDefault() async throws {
    let page = try #require(await server { FactScreen() }.open())
    inspection.record(1)
    page.press("Ask")
    inspection.override(facts, with: "Loud", in: 1)
    page.press("Ask")
    #expect(page.texts == ["7 IS A NUMBER"])
    inspection.override(facts, with: nil, in: 1)
    page.press("Ask")
    #expect(page.texts == ["7 is a number"])
    #expect(try row().isDefault)
  }

  @Test("A chosen alternative also applies after the screen is restarted or the page is reloaded")
  func newScreens() async throws {
    let server = server { FactScreen("fact") }
    let page = try #require(await server.open())
    inspection.record(1)
    inspection.override(facts, with: "Loud", in: 1)
    inspection.restart(1)
    page.press("Ask")
    #expect(page.texts == ["FACT"])
    let reloaded = try #require(await server.reload(page))
    reloaded.press("Ask")
    #expect(reloaded.texts == ["FACT"])
    #expect(try row(in: 2).chosen == "Loud")
  }

  @Test("When the last inspector has gone, the values of the app apply again")
  func end() async throws {
    let page = try #require(await server { FactScreen("fact") }.open())
    let task = Task { for await _ in inspection.changes() {} }
    await Task.yield()
    inspection.record(1)
    inspection.override(facts, with: "Loud", in: 1)
    task.cancel()
    while page.session.observer != nil { await Task.yield() }
    page.press("Ask")
    #expect(page.texts == ["fact"])
  }

  @Test("An unknown dependency changes nothing, and an unknown alternative is the value of the app")
  func unknown() async throws {
    let page = try #require(await server { FactScreen("fact") }.open())
    inspection.record(1)
    inspection.override(ObjectIdentifier(Int.self), with: "Loud", in: 1)
    inspection.override(facts, with: "Louder", in: 1)
    #expect(try row().chosen == nil)
    page.press("Ask")
    #expect(page.texts == ["fact"])
  }
}
