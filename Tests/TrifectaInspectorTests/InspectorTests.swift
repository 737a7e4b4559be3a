import Foundation
import Testing
import Trifecta
import TrifectaTesting

@testable import TrifectaInspector

@Suite("The inspector's feature")
@MainActor
struct InspectorTests {
  private let service = TestInspection()

  private func row(_ id: Int, _ kind: TimelineRow.Kind = .action, _ title: String = "title") -> TimelineRow {
    TimelineRow(id: id, kind: kind, time: 0, title: title, details: "")
  }

  private func store() -> Store<Inspector> {
    service.sessions = [SessionSummary(id: 1, title: "Counter", path: "/", start: Date(), isConnected: true)]
    let store = Store(initialState: Inspector.State()) { Inspector(service: service) }
    store.send(.changed)
    store.send(.sessionChosen(1))
    return store
  }

  @Test("New rows are appended, the newest row is updated, outdated rows are removed in portions")
  func rows() {
    let store = store()
    service.rows = [row(1), row(2)]
    store.send(.changed)
    service.rows = [row(1), row(2, .update, "changed"), row(3)]
    store.send(.changed)
    #expect(store.rows.map(\.id) == [1, 2, 3])
    #expect(store.rows.map(\.title) == ["title", "changed", "title"])
    #expect(store.shown.map(\.id) == [3, 2, 1])

    service.rows = (100...1_099).map { row($0) }
    store.send(.changed)
    // All known rows were removed.
    #expect(store.rows.count == 1_000)
    service.rows = (700...1_100).map { row($0) }
    store.send(.changed)
    #expect(store.rows.first?.id == 700)
    #expect(store.rows.last?.id == 1_100)
  }

  @Test("Rows are filtered by text and kind")
  func filter() {
    let store = store()
    service.rows = [row(1, .event, "tap on Save"), row(2, .action, ".saveTapped"), row(3, .update, "Update")]
    store.send(.changed)
    store.send(.filterChanged("SAVE"))
    #expect(store.shown.map(\.id) == [2, 1])
    store.send(.kindToggled(.event))
    #expect(store.shown.map(\.id) == [2])
    store.send(.filterChanged(""))
    store.send(.kindToggled(.event))
    #expect(store.shown.map(\.id) == [3, 2, 1])
  }

  @Test("While a filter is set, new and changed rows are added to the shown rows, and removed rows are not shown")
  func filteredChanges() {
    let store = store()
    service.rows = [row(1), row(2, .update, "Update")]
    store.send(.changed)
    store.send(.kindToggled(.update))
    store.send(.filterChanged("save"))
    #expect(store.shown.isEmpty)
    service.rows += [row(3, .action, ".saveTapped"), row(4, .event, "tap on Cancel")]
    store.send(.changed)
    #expect(store.shown.map(\.id) == [3])
    // The last known row is read again, as its measurements may be incomplete.
    service.rows[3] = row(4, .event, "tap on Save")
    service.rows += [row(5, .update, "save"), row(6, .event, "saved")]
    store.send(.changed)
    #expect(store.shown.map(\.id) == [6, 4, 3])
    service.rows[5] = row(6, .event, "done")
    store.send(.changed)
    #expect(store.shown.map(\.id) == [4, 3])
    service.rows += (7...600).map { row($0) }
    store.send(.changed)
    service.rows.removeFirst(550)
    store.send(.changed)
    #expect(store.rows.first?.id == 551)
    #expect(store.shown.isEmpty)
    store.send(.filterChanged(""))
    #expect(store.shown.map(\.id) == (551...600).reversed())
  }

  @Test("The page shows an earlier state until the user returns to the current one or chooses another session")
  func earlierStates() {
    let store = store()
    service.rows = [row(1), row(2)]
    service.available = [1]
    store.send(.changed)
    store.send(.rowSelected(2))
    store.send(.showTapped)
    #expect(store.earlier == nil)
    #expect(!store.message.isEmpty)
    store.send(.scrubbed(0))
    #expect(store.selection == 1)
    #expect(store.earlier == 1)
    #expect(store.message.isEmpty)
    store.send(.liveTapped)
    #expect(store.earlier == nil)
    store.send(.rowSelected(1))
    store.send(.showTapped)
    store.send(.sessionChosen(nil))
    #expect(service.shown == [1, -1, 1, -1])
  }

  @Test("An inspector sees that another one shows an earlier state, and can end that")
  func twoInspectors() {
    let (first, second) = (store(), store())
    service.sessions = [SessionSummary(id: 1, title: "Counter", path: "/", start: Date(), isConnected: true)]
    service.rows = [row(1)]
    service.available = [1]
    first.send(.changed)
    first.send(.scrubbed(0))
    second.send(.changed)
    #expect(second.isEarlier)
    #expect(second.earlier == nil)
    second.send(.liveTapped)
    first.send(.changed)
    #expect(!first.isEarlier)
    #expect(first.earlier == nil)
  }

  @Test("Updates of the screen are at least an interval apart")
  func interval() async {
    let clock = TestClock()
    let store = Store(initialState: Inspector.State()) {
      Inspector(service: service)
    } withDependencies: {
      $0.continuousClock = clock
    }
    var updates = 0
    let token = store.onEvent { if case .reduced = $0 { updates += 1 } }
    let task = store.send(.task)
    for _ in 0..<5 { service.change() }
    while updates < 2 { await Task.yield() }
    for _ in 0..<5 { service.change() }
    await clock.advance(by: Inspector.updateInterval / 2)
    #expect(updates == 2)
    await clock.advance(by: Inspector.updateInterval / 2)
    while updates < 3 { await Task.yield() }
    task.cancel()
    token.cancel()
  }

  @Test("Resuming ends the display of an earlier state")
  func resuming() {
    let store = store()
    service.rows = [row(1)]
    service.available = [1]
    store.send(.changed)
    store.send(.resumeTapped)
    #expect(store.message.isEmpty)
    store.send(.scrubbed(0))
    store.send(.resumeTapped)
    #expect(store.earlier == nil)
    #expect(store.message.contains("entry 1"))
  }

  @Test("An inspector that was opened for a screen chooses its newest session when there is one")
  func opened() {
    let store = Store(initialState: Inspector.State()) { Inspector(service: service) }
    func session(_ id: Int, _ path: String, isConnected: Bool = true) -> SessionSummary {
      SessionSummary(id: id, title: "", path: path, start: Date(timeIntervalSince1970: 0), isConnected: isConnected)
    }
    store.send(.opened(path: "/a"))
    #expect(store.session == nil)
    service.sessions = [session(1, "/a"), session(2, "/a"), session(3, "/a", isConnected: false), session(4, "/b")]
    store.send(.changed)
    #expect(store.session == 2)
    store.send(.sessionChosen(4))
    store.send(.changed)
    #expect(store.session == 4)
  }

  @Test("The selected view is highlighted until another tab is chosen")
  func views() {
    let store = store()
    #expect(store.views.isEmpty)
    store.send(.tabChosen(.views))
    #expect(store.views.count == 1)
    store.send(.viewSelected(0))
    store.send(.viewSelected(0))
    store.send(.libraryViewsToggled(true))
    #expect(store.views.count == 2)
    store.send(.viewSelected(1))
    store.send(.tabChosen(.entry))
    #expect(store.views.isEmpty)
    #expect(service.highlighted == [10, nil, 11, nil])
  }

  @Test("A picked view is selected and highlighted, and a cancelled pick changes nothing")
  func picking() {
    let store = store()
    store.send(.tabChosen(.views))
    store.send(.libraryViewsToggled(true))
    store.send(.pickTapped)
    #expect(store.isPicking)
    store.send(.changed)
    #expect(store.isPicking)
    service.endPick(in: 1, with: 1)
    store.send(.changed)
    #expect(!store.isPicking)
    #expect(store.view == 1)
    #expect(service.highlighted == [11])

    store.send(.pickTapped)
    service.cancelPick(in: 1)
    store.send(.changed)
    #expect(!store.isPicking)
    #expect(store.view == 1)
  }

  @Test("A pick ends when the user taps the button again, or chooses another tab or session")
  func cancelledPicks() {
    let store = store()
    for end: Inspector.Action in [.pickTapped, .tabChosen(.entry), .sessionChosen(1)] {
      store.send(.tabChosen(.views))
      store.send(.pickTapped)
      #expect(service.sessions[0].isPicking)
      store.send(end)
      #expect(!service.sessions[0].isPicking)
      #expect(!store.isPicking)
    }
  }

  @Test("Another inspector does not select the picked view")
  func pickOfOtherInspector() {
    let (first, second) = (store(), store())
    service.sessions = [SessionSummary(id: 1, title: "Counter", path: "/", start: Date(), isConnected: true)]
    for store in [first, second] { store.send(.tabChosen(.views)) }
    first.send(.pickTapped)
    second.send(.changed)
    service.endPick(in: 1, with: 0)
    for store in [first, second] { store.send(.changed) }
    #expect(first.view == 0)
    #expect(second.view == nil)
  }

  @Test("The view under the pointer is highlighted instead of the selected one")
  func pointing() {
    let store = store()
    store.send(.tabChosen(.views))
    store.send(.libraryViewsToggled(true))
    store.send(.viewSelected(0))
    store.send(.viewPointed(1, isInside: true))
    store.send(.viewPointed(0, isInside: true))
    // The pointer leaves a row after it has reached the next one.
    store.send(.viewPointed(1, isInside: false))
    store.send(.viewPointed(0, isInside: false))
    store.send(.viewPointed(1, isInside: true))
    store.send(.viewPointed(1, isInside: false))
    #expect(service.highlighted == [10, 11, 10, 11, 10])
  }

  @Test("The dependencies are read while they are shown, and again after one is overridden")
  func dependencies() {
    let store = store()
    let id = ObjectIdentifier(Self.self)
    func listed(_ chosen: String?) -> [StoreDependencies] {
      let row = StoreDependencies.Row(
        id: .init(key: id), name: "service", value: "", isDefault: true, owner: nil, alternatives: ["Slow"],
        chosen: chosen)
      return [StoreDependencies(id: "Store", rows: [row])]
    }
    service.dependencies = listed(nil)
    store.send(.changed)
    #expect(store.dependencies.isEmpty)
    store.send(.tabChosen(.dependencies))
    #expect(store.dependencies == listed(nil))
    service.dependencies = listed("Slow")
    store.send(.alternativeChosen(id, "Slow"))
    #expect(store.dependencies == listed("Slow"))
    store.send(.alternativeChosen(id, nil))
    #expect(service.alternatives == ["Slow", nil])
  }

  @Test("The test has the chosen form, and a restarted screen is recorded completely")
  func tests() {
    let store = store()
    #expect(store.test == nil)
    store.send(.tabChosen(.test))
    #expect(store.test == GeneratedTest(source: "Screen", isComplete: false))
    store.send(.testFormChosen(.store))
    #expect(store.test?.source == "Store")
    store.send(.restartTapped)
    #expect(service.restarted == [1])
    #expect(store.test?.isComplete == true)
  }

  @Test("The inspector follows a page that is reloaded, and the earlier session can be chosen again")
  func reload() {
    let store = store()
    service.sessions.append(SessionSummary(id: 2, title: "Counter", path: "/", start: Date(), isConnected: true))
    service.successors = [1: 2]
    store.send(.changed)
    #expect(store.session == 2)
    store.send(.sessionChosen(1))
    store.send(.changed)
    #expect(store.session == 1)
  }

  @Test("An ended session keeps its recording, and an invalid report is explained")
  func endedSession() {
    let store = store()
    service.rows = [row(1)]
    store.send(.changed)
    service.sessions = []
    store.send(.changed)
    #expect(store.hasEnded)
    #expect(store.rows.count == 1)
    store.send(.reportChosen(Data()))
    #expect(store.message.contains("damaged"))
    #expect(store.earlier == nil)
  }
}
