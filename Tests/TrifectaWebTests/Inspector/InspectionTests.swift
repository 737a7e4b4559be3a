import Foundation
import PortableUI
import Testing
import Trifecta
import TrifectaUI

@testable import TrifectaInspector
@testable import TrifectaWeb

@Suite("Recordings of sessions")
@MainActor
struct InspectionTests {
  private let inspection = Inspection(ownPaths: ["/inspector"])

  private func server(_ path: String = "/login", @ViewBuilder content: @escaping @MainActor @Sendable () -> some View)
    -> TestServer
  {
    var options = WebOptions()
    options.eventBurst = 100_000
    let screen = Screen(path: path, title: "Login", summary: nil, content: content)
    let server = TestServer(screen, options, time: TestTime())
    server.store.observer = inspection
    return server
  }

  private func rows(_ kinds: TimelineRow.Kind...) -> [String] {
    inspection.rows(of: 1, after: 0).rows.filter { kinds.contains($0.kind) }.map(\.title)
  }

  @Test("Events, actions, effects, side effects and updates are recorded in order")
  func timeline() async throws {
    let server = server { LoginScreen() }
    let page = try #require(await server.open())
    inspection.record(1)
    page.type("ada")
    page.press("Log in")
    #expect(
      inspection.rows(of: 1, after: 0).rows.map(\.kind)
        == [.update, .event, .action, .update, .event, .action, .sideEffect])
    #expect(rows(.event) == [#"input on textField “Name”: ada"#, "tap on button “Log in”"])
    #expect(rows(.action) == [#".nameChanged("ada")"#, ".loginTapped"])
    #expect(rows(.sideEffect).first == #""welcome ada""#)
  }

  @Test("The text of a secure field is replaced in events, actions, states and reports")
  func secrets() async throws {
    let server = server { LoginScreen() }
    let page = try #require(await server.open())
    inspection.record(1)
    page.type("hunter2", in: .secureField)
    page.press("Log in")
    #expect(rows(.action).first == ".passwordChanged(••••)")
    let action = try #require(inspection.rows(of: 1, after: 0).rows.first { $0.kind == .action })
    let detail = try #require(inspection.detail(of: action.id, in: 1))
    #expect(detail.changes.map(\.line) == [#"password: "" → ••••"#])
    #expect(detail.state?.line().contains("hunter2") == false)
    let report = try #require(inspection.report(of: 1))
    #expect(!String(decoding: report, as: UTF8.self).contains("hunter2"))
    for state in try Report(data: report).states.values {
      #expect(!String(decoding: state, as: UTF8.self).contains("hunter2"))
    }
    #expect(!String(decoding: inspection.summary, as: UTF8.self).contains("hunter2"))
  }

  @Test("A screen without a store has its state and changes")
  func plainState() async throws {
    let server = server { Counter() }
    let page = try #require(await server.open())
    inspection.record(1)
    page.press("Increment")
    let update = try #require(inspection.rows(of: 1, after: 0).rows.last)
    let detail = try #require(inspection.detail(of: update.id, in: 1))
    #expect(detail.changes.map(\.line) == ["Counter.count: 0 → 1"])
    #expect(detail.state?.children.map(\.label) == ["Counter.count"])
  }

  @Test("The page shows the state after any entry, and continues from it")
  func travel() async throws {
    let server = server { Counter() }
    let page = try #require(await server.open())
    inspection.record(1)
    for _ in 1...3 { page.press("Increment") }
    #expect(page.texts == ["3"])
    let taps = inspection.rows(of: 1, after: 0).rows.filter { $0.kind == .event }.map(\.id)
    #expect(inspection.show(taps[0], in: 1))
    #expect(page.texts == ["1"])
    #expect(inspection.show(taps[1], in: 1))
    #expect(page.texts == ["2"])
    inspection.showCurrent(in: 1)
    #expect(page.texts == ["3"])
    #expect(inspection.resume(from: taps[0], in: 1))
    page.press("Increment")
    #expect(page.texts == ["2"])
    #expect(!inspection.show(100_000, in: 1))
  }

  @Test("A store that is created later is recorded, and one of another session is not")
  func laterStores() async throws {
    let server = server { Presenting() }
    let page = try #require(await server.open())
    let other = try #require(await server.open(tab: "other"))
    inspection.record(1)
    other.press("Present")
    other.press("Log in")
    #expect(rows(.action).isEmpty)
    page.press("Present")
    page.press("Log in")
    #expect(rows(.action) == [".loginTapped"])
  }

  @Test("A report is shown by another server of the same screen only")
  func reports() async throws {
    let first = server { Counter() }
    let page = try #require(await first.open())
    inspection.record(1)
    page.press("Increment")
    let report = try #require(inspection.report(of: 1))

    let other = Inspection(ownPaths: ["/inspector"])
    let second = server { Counter() }
    second.store.observer = other
    let fresh = try #require(await second.open())
    try other.show(report: report, in: 1)
    #expect(fresh.texts == ["1"])
    other.showCurrent(in: 1)
    #expect(fresh.texts == ["0"])

    let third = server("/elsewhere") { Counter() }
    third.store.observer = other
    _ = try #require(await third.open())
    #expect(throws: InvalidReport.otherScreen("/login", session: "/elsewhere")) {
      try other.show(report: report, in: 2)
    }
    #expect(throws: InvalidReport.noSession) { try other.show(report: report, in: 99) }
    #expect(throws: InvalidReport.malformed) { try other.show(report: Data("{}".utf8), in: 1) }
    let newer = Data(String(decoding: report, as: UTF8.self).replacing(#""version" : 1"#, with: #""version" : 9"#).utf8)
    #expect(throws: InvalidReport.newer(9)) { try other.show(report: newer, in: 1) }
  }

  @Test("A recording keeps 10,000 entries")
  func limit() async throws {
    let server = server { Counter() }
    let page = try #require(await server.open())
    inspection.record(1)
    for _ in 1...5_100 { page.press("Increment") }
    let (rows, first) = inspection.rows(of: 1, after: 0)
    #expect(rows.count == SessionRecorder.entryLimit)
    #expect(rows.first?.id == first)
    #expect(inspection.detail(of: first - 1, in: 1) == nil)
    #expect(inspection.detail(of: first, in: 1) != nil)
  }

  @Test("Opening a long recording creates the texts of the rows near the visible area only")
  func longRecording() async throws {
    let server = server { CountedScreen() }
    let page = try #require(await server.open())
    inspection.record(1)
    for _ in 1...5_001 { page.press("Count") }
    let reads = CountedScreen.Counted.reads
    let rows = inspection.rows(of: 1, after: 0).rows
    #expect(rows.count == SessionRecorder.entryLimit)
    #expect(CountedScreen.Counted.reads == reads)

    let screen = Screen(path: "/inspector", title: "", summary: nil) {
      withDependencies {
        $0.continuousClock = ContinuousClock()
      } operation: {
        InspectorScreen(service: inspection)
      }
    }
    let inspector = TestServer(screen, time: TestTime())
    let opened = try #require(await inspector.open(address: "http://localhost/inspector?path=/login"))
    while !opened.texts.contains(".counted(Counted(number: 5001))") { await Task.yield() }
    #expect((1..<100).contains(CountedScreen.Counted.reads - reads))
    #expect(rows.last?.title == ".counted(Counted(number: 5001))")
  }

  @Test("Sessions are listed until they end, without inspectors. The recording of an ended session remains")
  func sessions() async throws {
    let server = server { Counter() }
    let page = try #require(await server.open())
    let inspector = self.server("/inspector") { Counter() }
    _ = try #require(await inspector.open())
    #expect(inspection.sessions.map(\.path) == ["/login"])
    inspection.record(1)
    page.press("Increment")
    server.close(page)
    #expect(inspection.sessions.isEmpty)
    #expect(!inspection.rows(of: 1, after: 0).rows.isEmpty)
    #expect(!inspection.show(1, in: 1))
  }

  @Test("A reloaded page succeeds the page of the same tab only")
  func tabs() async throws {
    let server = server { Counter() }
    let first = try #require(await server.open(tab: "first"))
    let second = try #require(await server.open(tab: "second"))
    inspection.record(1)
    inspection.record(2)
    // The page of the first tab is closed, and that of the second one is reloaded.
    server.close(first)
    server.close(second)
    _ = try #require(await server.open(tab: "second", isReturning: true))
    #expect(inspection.successor(of: 1) == nil)
    #expect(inspection.successor(of: 2) == 3)
    let reloaded = try #require(await server.open(tab: "first", isReturning: true))
    #expect(inspection.successor(of: 1) == 4)
    #expect(inspection.successor(of: 2) == 3)
    reloaded.press("Increment")
    #expect(inspection.rows(of: 4, after: 0).rows.contains { $0.kind == .event })
  }

  @Test("When the last inspector has gone, nothing is recorded or retained")
  func end() async throws {
    let server = server { LoginScreen() }
    let page = try #require(await server.open())
    let task = Task {
      for await _ in inspection.changes() {}
    }
    await Task.yield()
    inspection.record(1)
    page.press("Log in")
    #expect(page.session.observer != nil)
    #expect(inspection.show(1, in: 1))
    task.cancel()
    while page.session.observer != nil { await Task.yield() }
    #expect(inspection.rows(of: 1, after: 0).rows.isEmpty)
    #expect(InspectedStore.creationObservers[ObjectIdentifier(inspection)] == nil)
    // The page must not remain in an earlier state that no inspector controls.
    #expect(!page.session.isShowingEarlierState)
  }
}

private struct Login: Reducer {
  struct State: Equatable {
    var name = ""
    var password = ""
  }

  enum Action: Equatable {
    case nameChanged(String)
    case passwordChanged(String)
    case loginTapped
  }

  typealias SideEffect = String

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .nameChanged(let name): state.name = name
    case .passwordChanged(let password): state.password = password
    case .loginTapped: return emit("welcome \(state.name)")
    }
    return .none
  }
}

private struct LoginScreen: View {
  @State private var store = Store(initialState: Login.State()) { Login() }

  var body: some View {
    VStack {
      TextField("Name", text: store.binding(\.name, send: Login.Action.nameChanged))
      SecureField("Password", text: store.binding(\.password, send: Login.Action.passwordChanged))
      Button("Log in") { store.send(.loginTapped) }
    }
  }
}

private struct Presenting: View {
  @State private var isPresented = false

  var body: some View {
    VStack {
      Button("Present") { isPresented = true }
      if isPresented { LoginScreen() }
    }
  }
}

private struct CountedScreen: View {
  /// A value that counts how often it is read for the timeline.
  struct Counted: CustomReflectable {
    let number: Int
    @MainActor static var reads = 0

    var customMirror: Mirror {
      MainActor.assumeIsolated { Self.reads += 1 }
      return Mirror(self, children: ["number": number], displayStyle: .struct)
    }
  }

  private struct Feature: Reducer {
    struct State: Equatable { var number = 0 }
    enum Action { case counted(Counted) }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if case .counted(let counted) = action { state.number = counted.number }
      return .none
    }
  }

  @State private var store = Store(initialState: Feature.State()) { Feature() }

  var body: some View {
    Button("Count") { store.send(.counted(Counted(number: store.number + 1))) }
  }
}
