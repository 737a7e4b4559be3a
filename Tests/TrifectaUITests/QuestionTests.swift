import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI

@Suite("Alerts and confirmation dialogs")
@MainActor
struct QuestionTests {
  struct Drafts: Reducer {
    enum Answer: Equatable { case deleteConfirmed, again, retry }
    struct State: Equatable {
      var alert: AlertState<Answer>?
      var dialog: ConfirmationDialogState<Answer>?
      var log: [String] = []
    }
    enum Action {
      case alert(PresentationAction<Answer>)
      case dialog(PresentationAction<Answer>)
      case deleteTapped, moreTapped, failed
    }
    static let alert = PresentedChild(alert: \State.alert, action: Action.alert)
    static let dialog = PresentedChild(confirmationDialog: \State.dialog, action: Action.dialog)

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .deleteTapped:
          state.alert = AlertState(
            "Delete the draft?", message: "It cannot be undone.",
            buttons: [
              ButtonState("Delete", role: .destructive, action: .deleteConfirmed),
              ButtonState("Ask again", action: .again), .cancel(),
            ])
        case .moreTapped:
          state.dialog = ConfirmationDialogState(
            "More",
            buttons: [ButtonState("Delete", action: .deleteConfirmed), ButtonState("Once more", action: .again)])
        case .failed, .alert(.presented(.retry)):
          state.alert = AlertState("Failed", buttons: [ButtonState("Retry", action: .retry), .cancel()])
        case .dialog(.presented(.again)):
          state.dialog = ConfirmationDialogState(
            "More",
            buttons: [ButtonState("Delete", action: .deleteConfirmed), ButtonState("Once more", action: .again)])
        case .alert(.presented(.again)): state.alert = AlertState("Really?")
        case .alert(.presented(let answer)), .dialog(.presented(let answer)): state.log.append("\(answer)")
        case .alert(.dismiss), .dialog(.dismiss): state.log.append("dismiss")
        }
        return .none
      }
      .ifLet(Self.alert)
      .ifLet(Self.dialog)
    }
  }

  struct DraftsScreen: View {
    let store: Store<Drafts>
    var body: some View {
      VStack {
        Button("Remove") { store.send(.deleteTapped) }
        Button("More") { store.send(.moreTapped) }
        Button("Fail") { store.send(.failed) }
      }
      .alert(store.binding(presenting: Drafts.alert))
      .confirmationDialog(store.binding(presenting: Drafts.dialog), titleVisibility: .visible)
    }
  }

  let store = Store(initialState: Drafts.State()) { Drafts() }

  @Test("An alert shows its state, and a button sends its action once and dismisses it")
  func asks() async throws {
    let screen = await Screen { DraftsScreen(store: store) }
    try await screen.tap("Remove")
    #expect(screen.presentation?.name == "Delete the draft?")
    #expect(screen.contains(.text("It cannot be undone.")))
    try await screen.tap("Delete")
    #expect(screen.presentation == nil)
    #expect(store.log == ["deleteConfirmed"])
    #expect(store.alert == nil)
  }

  @Test("A button without an action only dismisses the alert")
  func cancels() async throws {
    let screen = await Screen { DraftsScreen(store: store) }
    try await screen.tap("Remove")
    try await screen.tap("Cancel")
    #expect(screen.presentation == nil)
    #expect(store.log == ["dismiss"])
  }

  @Test("A button can present another alert, which stays")
  func asksAgain() async throws {
    let screen = await Screen { DraftsScreen(store: store) }
    try await screen.tap("Remove")
    try await screen.tap("Ask again")
    #expect(screen.presentation?.name == "Really?")
    #expect(store.alert?.title == "Really?")
    try await screen.tap("OK")
    #expect(screen.presentation == nil)
    #expect(store.log == ["dismiss"])
  }

  @Test("A button can present the same alert repeatedly until it is cancelled")
  func asksTheSameAgain() async throws {
    let screen = await Screen { DraftsScreen(store: store) }
    try await screen.tap("Fail")
    for _ in 0..<2 {
      try await screen.tap("Retry")
      #expect(screen.presentation?.name == "Failed")
      #expect(store.alert?.title == "Failed")
    }
    #expect(store.log.isEmpty)
    try await screen.tap("Cancel")
    #expect(screen.presentation == nil)
    #expect(store.log == ["dismiss"])
  }

  @Test("A choice can present the same dialog again")
  func choosesTheSameAgain() async throws {
    let screen = await Screen { DraftsScreen(store: store) }
    try await screen.tap("More")
    try await screen.tap("Once more")
    #expect(screen.presentation?.name == "More")
    try await screen.tap("Delete")
    #expect(screen.presentation == nil)
    #expect(store.log == ["deleteConfirmed"])
  }

  @Test("A dialog shows its choices and sends the chosen action")
  func chooses() async throws {
    let screen = await Screen { DraftsScreen(store: store) }
    try await screen.tap("More")
    #expect(screen.presentation?.name == "More")
    try await screen.tap("Delete")
    #expect(screen.presentation == nil)
    #expect(store.log == ["deleteConfirmed"])
  }
}
