import Foundation
import Trifecta

/// The inspector of one session.
struct Inspector: Reducer {
  struct State: Equatable {
    /// The sessions that can be inspected.
    var sessions: [SessionSummary] = []
    /// The inspected session.
    var session: SessionSummary.ID?
    /// The session that the page had already since a reload, when the inspected one was chosen.
    var ignoredSuccessor: SessionSummary.ID?
    /// The path of the screen whose newest session should be inspected; `nil` if the user chooses.
    var wantedPath: String?
    /// Whether the inspected session has ended.
    var hasEnded = false
    /// The recorded entries, oldest first.
    var rows = IdentifiedArray<TimelineRow>()
    /// The rows that match the filter, newest first.
    var shown: [TimelineRow] = []
    /// A text that the shown rows contain; empty for all.
    var filter = ""
    /// The kinds of rows that are hidden.
    var hidden: Set<TimelineRow.Kind> = []
    /// The selected entry.
    var selection: Int?
    /// The details of the selected entry.
    var detail: EntryDetail?
    /// The entry whose state this inspector has shown in the page; `nil` for none.
    var earlier: Int?
    /// The content next to the timeline.
    var tab = Tab.entry
    /// The views of the screen, while they are shown.
    var views: [ViewRow] = []
    /// The dependencies of the stores, while they are shown.
    var dependencies: [StoreDependencies] = []
    /// The test that repeats the recording, while it is shown; `nil` if nothing was recorded.
    var test: GeneratedTest?
    /// The kind of the shown test.
    var testForm = GeneratedTest.Form.screen
    /// Whether the views of the libraries are shown too.
    var showsLibraryViews = false
    /// The selected view, which is highlighted in the page.
    var view: ViewRow.ID?
    /// The view under the pointer, which is highlighted instead of the selected one.
    var pointedView: ViewRow.ID?
    /// The element that is highlighted in the page.
    var highlighted: Int?
    /// Whether this inspector waits for the user to pick a view in the page.
    var isPicking = false
    /// The view that was picked last, to which the list scrolls.
    var pickedView: ViewRow.ID?
    /// A message about the last command; empty if there is none.
    var message = ""

    /// The report that is being saved; `nil` if there is none.
    var export: Data?

    /// Whether a report is being saved.
    var isExporting: Bool { export != nil }

    /// Whether the page shows an earlier state.
    var isEarlier: Bool { summary?.showsEarlierState ?? false }

    /// The inspected session; `nil` if there is none, or if it has ended.
    var summary: SessionSummary? { sessions.first { $0.id == session } }
  }

  /// The content next to the timeline.
  enum Tab: String, CaseIterable, Identifiable, Sendable {
    case entry = "Entry"
    case views = "Views"
    case charts = "Charts"
    case dependencies = "Dependencies"
    case test = "Test"
    case performance = "Speed"

    var id: Self { self }
  }

  enum Action {
    /// The screen has appeared.
    case task
    /// Sessions or recordings have changed.
    case changed
    /// The inspector was opened for a screen.
    case opened(path: String)
    /// The user has chosen a session.
    case sessionChosen(SessionSummary.ID?)
    /// The user has entered a filter.
    case filterChanged(String)
    /// The user has shown or hidden a kind of rows.
    case kindToggled(TimelineRow.Kind)
    /// The user has selected a row.
    case rowSelected(Int?)
    /// The user wants the page to show the state after the selected entry.
    case showTapped
    /// The user has moved the slider to a number of rows from the oldest.
    case scrubbed(Int)
    /// The user wants the page to show the current state.
    case liveTapped
    /// The user wants the session to continue from the shown state.
    case resumeTapped
    /// The user has chosen the content next to the timeline.
    case tabChosen(Tab)
    /// The user has chosen the kind of the test.
    case testFormChosen(GeneratedTest.Form)
    /// The user restarts the screen in its initial state.
    case restartTapped
    /// The user has shown or hidden the views of the libraries.
    case libraryViewsToggled(Bool)
    /// The user has selected a view.
    case viewSelected(ViewRow.ID?)
    /// The pointer has moved over a view of the list, or away from it.
    case viewPointed(ViewRow.ID, isInside: Bool)
    /// The user wants to pick a view in the page, or cancels that.
    case pickTapped
    /// The user has chosen an alternative of a dependency, or the value of the app.
    case alternativeChosen(ObjectIdentifier, String?)
    /// The user wants to save a report.
    case exportTapped
    /// The report was saved, or not.
    case exportEnded
    /// The user has chosen a report.
    case reportChosen(Data)
    /// The user's file cannot be read.
    case reportFailed(String)
  }

  private enum EffectID { case changes }

  @Dependency(\.continuousClock) private var clock

  /// The sessions and their recordings.
  let service: any InspectionService
  /// The shortest time between two updates of the screen.
  static let updateInterval = Duration.milliseconds(100)

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .task:
      update(&state)
      return followChanges()
    case .changed:
      update(&state)
    case .opened(let path):
      state.wantedPath = path
      update(&state)
    case .sessionChosen(let session):
      choose(session, &state)
    case .filterChanged(let filter):
      state.filter = filter
      filterRows(&state)
    case .kindToggled(let kind):
      if state.hidden.remove(kind) == nil { state.hidden.insert(kind) }
      filterRows(&state)
    case .rowSelected(let row):
      select(row, &state)
    case .showTapped:
      if let row = state.selection { show(row, &state) }
    case .scrubbed(let position):
      scrub(to: position, &state)
    case .liveTapped:
      showCurrent(&state)
    case .resumeTapped:
      resume(&state)
    case .tabChosen(let tab):
      choose(tab, &state)
    case .testFormChosen(let form):
      state.testForm = form
      updateTab(&state)
    case .restartTapped:
      restart(&state)
    case .libraryViewsToggled(let isOn):
      state.showsLibraryViews = isOn
      endHighlight(&state)
      updateTab(&state)
    case .viewSelected(let view):
      state.view = view
      highlight(&state)
    case .viewPointed(let view, let isInside):
      // The pointer may reach the next row before it leaves this one.
      if isInside { state.pointedView = view } else if state.pointedView == view { state.pointedView = nil }
      highlight(&state)
    case .pickTapped:
      if state.isPicking { cancelPick(&state) } else { pick(&state) }
    case .alternativeChosen(let dependency, let alternative):
      if let session = state.session { service.override(dependency, with: alternative, in: session) }
      updateTab(&state)
    case .exportTapped:
      state.export = state.session.flatMap { service.report(of: $0) }
    case .exportEnded:
      state.export = nil
    case .reportChosen(let data):
      show(report: data, &state)
    case .reportFailed(let reason):
      state.message = "The report cannot be read: \(reason)"
    }
    return .none
  }

  private func followChanges() -> Effect<Action> {
    .run { [changes = service.changes(), clock] send in
      for await _ in changes {
        send(.changed)
        // Changes in the meantime are combined.
        try await clock.sleep(for: Self.updateInterval)
      }
    }
    .cancellable(id: EffectID.changes, cancelInFlight: true)
  }

  private func choose(_ session: SessionSummary.ID?, _ state: inout State) {
    if let current = state.session, state.isEarlier { service.showCurrent(in: current) }
    endHighlight(&state)
    cancelPick(&state)
    state = State(
      sessions: state.sessions, session: session, filter: state.filter, hidden: state.hidden, tab: state.tab,
      testForm: state.testForm)
    if let session {
      service.record(session)
      state.ignoredSuccessor = service.successor(of: session)
    }
    update(&state)
  }

  private func choose(_ tab: Tab, _ state: inout State) {
    state.tab = tab
    endHighlight(&state)
    cancelPick(&state)
    updateTab(&state)
  }

  /// Reads what has changed.
  func update(_ state: inout State) {
    state.sessions = service.sessions
    if let path = state.wantedPath, let wanted = state.sessions.last(where: { $0.path == path && $0.isConnected }) {
      return choose(wanted.id, &state)
    }
    guard let session = state.session else { return }
    let successor = service.successor(of: session)
    if let successor, successor != state.ignoredSuccessor, state.sessions.contains(where: { $0.id == successor }) {
      return choose(successor, &state)
    }
    state.hasEnded = state.summary == nil
    // Another inspector may have returned the page to its current state.
    if !state.isEarlier { state.earlier = nil }
    updateTab(&state)
    endPick(&state)
    updateRows(of: session, &state)
  }
}
