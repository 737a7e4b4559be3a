import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI

@Suite("Stale row lists")
@MainActor
struct StaleListTests {
  struct Line: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }
    enum Action { case increment }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.count += 1
      return .none
    }
  }

  struct Page: Reducer {
    struct State: Equatable { var lines = IdentifiedArray((0..<200).map { Line.State(id: $0) }) }
    enum Action {
      case line(Int, Line.Action)
      case remove(Int)
      case clear
    }
    static let lines = IdentifiedChildren(
      Line(), state: \State.lines,
      action: Action.line)

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .line: break
        case .remove(let id): state.lines.remove(id: id)
        case .clear: state.lines = []
        }
        return .none
      }
      .forEach(Self.lines)
    }
  }

  /// Shows a list of row stores that its parent has scoped.
  struct PageScreen: View {
    let lines: RowStores<Page, Line>
    @State private var isShown = false
    @State private var turns = 0

    var body: some View {
      Button("Show") { isShown.toggle() }
      Button("Turn") { turns += 1 }
      if isShown {
        Text("Turns: \(turns)")
        ForEach(lines) { line in Text("Line \(line.id): \(line.count), turn \(turns)") }
      }
    }
  }

  let store = Store(initialState: Page.State()) { Page() }

  @Test("Rows removed before they are shown appear in their last state")
  func shownLate() async throws {
    let screen = await Screen { PageScreen(lines: store.scope(Page.lines)) }
    store.send(.line(150, .increment))
    store.send(.remove(150))
    store.send(.clear)
    try await screen.tap("Show")
    #expect(screen.contains("Line 150: 1, turn 0"))
    #expect(screen.contains("Line 199: 0, turn 0"))
  }

  @Test("Rows removed while shown keep their last state until the list is read again")
  func staysShown() async throws {
    let screen = await Screen { PageScreen(lines: store.scope(Page.lines)) }
    try await screen.tap("Show")
    store.send(.line(150, .increment))
    store.send(.clear)
    try await screen.tap("Turn")
    #expect(screen.contains("Line 150: 1, turn 1"))
  }

  /// A line that requests its removal while it is being shown.
  struct FleetingLine: View {
    enum Moment: CaseIterable { case body, appearance, task }

    let line: Store<Line>
    let moment: Moment
    let remove: @MainActor () -> Void

    var body: some View {
      let _ = moment == .body ? remove() : ()
      Text("Line \(line.id): \(line.count)")
        .onAppear { if moment == .appearance { remove() } }
        .task { if moment == .task { remove() } }
    }
  }

  struct FleetingScreen: View {
    let store: Store<Page>
    let moment: FleetingLine.Moment

    var body: some View {
      List { lines }
      VStack { lines }
    }

    private var lines: some View {
      ForEach(store.scope(Page.lines)) { line in
        FleetingLine(line: line, moment: moment) {
          if (1...3).contains(line.id) { store.send(.remove(line.id)) }
        }
      }
    }
  }

  @Test("Rows removed while being shown do not affect their neighbors", arguments: FleetingLine.Moment.allCases)
  func goesWhileShown(moment: FleetingLine.Moment) async {
    let screen = await Screen { FleetingScreen(store: store, moment: moment) }
    #expect(store.lines.map(\.id) == [0] + Array(4..<200))
    for id in 1...3 { #expect(!screen.contains("Line \(id): 0")) }
    #expect(screen.contains("Line 0: 0") && screen.contains("Line 4: 0"))
  }
}
