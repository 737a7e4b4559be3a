import Foundation
import PortableUI
import Testing
import Trifecta
import TrifectaMachines
import TrifectaUI
import Waiting

@testable import TrifectaInspector
@testable import TrifectaWeb

@Suite("Tests that repeat a recording")
@MainActor
struct GeneratedTestTests {
  private let inspection = Inspection(ownPaths: ["/inspector"])

  private func server(@ViewBuilder content: @escaping @MainActor @Sendable () -> some View) -> TestServer {
    let screen = Screen(path: "/greeter", title: "Greeter", summary: nil, content: content)
    let server = TestServer(screen, WebOptions(), time: TestTime())
    server.store.observer = inspection
    return server
  }

  private var actions: [String] {
    inspection.rows(of: 1, after: 0).rows.filter { $0.kind == .action }.map(\.title)
  }

  @Test("A restarted screen begins in its initial state, and its first requests are fixtures")
  func restart() async throws {
    let server = server { GreeterScreen() }
    let page = try #require(await server.open())
    inspection.record(1)
    page.press("Greet")
    await settle(until: { actions.contains(#".loaded("Ada")"#) })
    #expect(inspection.test(of: 1, form: .screen)?.isComplete == false)
    let before = actions.count
    inspection.restart(1)
    #expect(inspection.test(of: 1, form: .screen) == nil)
    await settle(until: { actions.count == before + 2 })
    page.press("Greet")
    await settle(until: { inspection.test(of: 1, form: .screen)?.source.contains("openedURLs") == true })
    let screen = try #require(inspection.test(of: 1, form: .screen))
    #expect(screen.isComplete)
    let lines = screen.source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("await Screen { GreeterScreen() }"))
    #expect(lines.contains(#"$0.fixtures["greeter.name"] = [.success("Ada")]"#))
    #expect(lines.filter { $0.contains("screen.tap") } == [#"try await screen.tap(.identifier("greet"))"#])
    #expect(
      lines.suffix(3) == [
        #"try await screen.wait(for: .text("Hello, Ada!"))"#,
        #"#expect(screen.openedURLs == [URL(string: "https://example.com/Ada")])"#, "}",
      ])
    let store = try #require(inspection.test(of: 1, form: .store))
    #expect(store.source.contains(#"await store.receive(.loaded("Ada")) { $0.name = "Ada" }"#))
    #expect(store.source.contains(#"await store.send(.greeted) { $0.greeting = "Hello, Ada!" }"#))
    #expect(store.source.contains(#"store.expectSideEffect(.open("Ada"))"#))
  }

  @Test("After the recording, a store uses its own dependencies again")
  func stop() async throws {
    let server = server { GreeterScreen() }
    let page = try #require(await server.open())
    let task = Task {
      for await _ in inspection.changes() {}
    }
    await Task.yield()
    inspection.record(1)
    task.cancel()
    await settle(until: { page.session.observer == nil })
    let store = try #require(page.session.view?.graph.ownedObjects.compactMap { $0 as? Store<Greeter> }.first)
    let check = RecorderCheck()
    store.send(.checked(check))
    #expect(check.isRecorded == false)
  }

  @Test("The session of a reloaded page is recorded from its beginning, and one of another browser is not")
  func reload() async throws {
    let server = server { GreeterScreen() }
    let page = try #require(await server.open())
    inspection.record(1)
    _ = try #require(await server.open(browser: "other"))
    #expect(inspection.successor(of: 1) == nil)
    _ = try #require(await server.reload(page))
    #expect(inspection.successor(of: 1) == 3)
    await settle(until: { inspection.rows(of: 3, after: 0).rows.contains { $0.title == #".loaded("Ada")"# } })
    #expect(inspection.rows(of: 2, after: 0).rows.isEmpty)
  }

  @Test("An event for which a machine has no transition is marked in the timeline and at the chart")
  func undefinedEvent() async throws {
    let server = server { LampScreen() }
    let page = try #require(await server.open())
    inspection.record(1)
    page.press("Press")
    #expect(inspection.charts(of: 1).map(\.undefinedEvent) == [nil])
    page.press("Smash")
    let rows = inspection.rows(of: 1, after: 0).rows.filter { $0.kind == .action }
    #expect(rows.map(\.isUndefined) == [false, true])
    #expect(inspection.charts(of: 1).map(\.undefinedEvent) == [".smash"])
    page.press("Press")
    #expect(inspection.charts(of: 1).map(\.undefinedEvent) == [nil])
  }
}

/// Whether a reducer has found a recorder among its dependencies.
@MainActor
final class RecorderCheck {
  var isRecorded: Bool?
}

struct Greeter: Reducer {
  struct State: Equatable {
    var name = ""
    var greeting = ""
  }

  enum Action {
    case appeared
    case loaded(String)
    case greeted
    case checked(RecorderCheck)
  }

  enum SideEffect {
    case open(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      return .run { send in
        // The name of the request is that of the service.
        send(.loaded((try? await withFixture("greeter.name") { "Ada" }) ?? ""))
      }
    case .loaded(let name):
      state.name = name
    case .greeted:
      state.greeting = "Hello, \(state.name)!"
      return emit(.open(state.name))
    case .checked(let check):
      @Dependency(\.fixtureRecorder) var recorder
      check.isRecorded = recorder != nil
    }
    return .none
  }
}

struct GreeterScreen: View {
  @State private var store = Store(initialState: Greeter.State()) { Greeter() }
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Text(store.greeting)
      Button("Greet") { store.send(.greeted) }.accessibilityIdentifier("greet")
    }
    .task { await store.send(.appeared).finish() }
    .onSideEffects(of: store) { sideEffect in
      switch sideEffect {
      case .open(let name):
        if let url = URL(string: "https://example.com/\(name)") { openURL(url) }
      }
    }
  }
}

private struct Lamp: Machine {
  enum Phase: Equatable, Sendable {
    case off
    case on
  }

  enum Event: Equatable, Sendable {
    case press
    case smash
  }

  nonisolated static var undefinedTransitions: UndefinedTransitionPolicy { .ignore }

  static var chart: Statechart<Self> {
    In(.off) { On(.press, to: .on) }
    In(.on) { On(.press, to: .off) }
  }
}

private struct LampScreen: View {
  @State private var store = Store(initialState: Configuration<Lamp>()) { Lamp() }

  var body: some View {
    VStack {
      Button("Press") { store.send(.press) }
      Button("Smash") { store.send(.smash) }
    }
  }
}
