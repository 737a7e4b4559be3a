import TrifectaUI

extension CaseStudy {
  static let sheetsAndAlerts = CaseStudy(
    "Sheets and alerts", summary: "Optional state presents a sheet, a dialog or an alert, and a child dismisses itself."
  ) {
    SheetsAndAlertsStudy()
  }
}

/// A child returns `.dismiss` and does not know how it is presented. It emits its result as a side effect, so it does
/// not know its parent either.
struct GuestEditor: Reducer {
  struct State: Equatable {
    let invitedNames: [String]
    var name = ""

    var trimmedName: String { name.trimmingCharacters(in: .whitespaces) }
    var isInvited: Bool { invitedNames.contains(trimmedName) }
    var canSave: Bool { !trimmedName.isEmpty && !isInvited }
  }

  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
    case cancelTapped
    case saveTapped
  }

  enum SideEffect: Equatable { case saved(name: String) }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .cancelTapped:
        return .dismiss
      case .saveTapped:
        guard state.canSave else { return .none }
        return .merge(emit(.saved(name: state.trimmedName)), .dismiss)
      }
    }
  }
}

/// The parent presents a child by setting its state. An answer carries the name of its guest, so it refers to the right
/// guest even if the list has changed since.
struct Invitations: Reducer {
  struct State: Equatable {
    var names: [String] = []
    var attending: Set<String> = []
    var editor: GuestEditor.State?
    var guestDialog: ConfirmationDialogState<GuestAnswer>?
    var removalAlert: AlertState<RemovalAnswer>?
  }

  enum GuestAnswer: Equatable {
    case attendanceTapped(String)
    case removeTapped(String)
  }

  enum RemovalAnswer: Equatable { case removeTapped(String) }

  enum Action: Equatable {
    case addTapped
    case guestTapped(String)
    case guestSaved(name: String)
    case editor(PresentationAction<GuestEditor.Action>)
    case guestDialog(PresentationAction<GuestAnswer>)
    case removalAlert(PresentationAction<RemovalAnswer>)
  }

  static let editor = PresentedChild(GuestEditor(), state: \State.editor, action: Action.editor)
  static let guestDialog = PresentedChild(confirmationDialog: \State.guestDialog, action: Action.guestDialog)
  static let removalAlert = PresentedChild(alert: \State.removalAlert, action: Action.removalAlert)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.editor = GuestEditor.State(invitedNames: state.names)
      case .guestSaved(let name):
        state.names.append(name)
      case .guestTapped(let name):
        let title = state.attending.contains(name) ? "Does Not Attend" : "Attends"
        state.guestDialog = ConfirmationDialogState(
          name,
          buttons: [
            ButtonState(title, action: .attendanceTapped(name)),
            ButtonState("Remove", role: .destructive, action: .removeTapped(name)),
          ])
      case .guestDialog(.presented(.attendanceTapped(let name))):
        state.attending.formSymmetricDifference([name])
      case .guestDialog(.presented(.removeTapped(let name))):
        // The dialog is dismissed before the parent handles the answer, so an alert can follow it.
        state.removalAlert = AlertState(
          "Remove \(name)?", message: "The invitation is withdrawn.",
          buttons: [ButtonState("Remove", role: .destructive, action: .removeTapped(name)), .cancel()])
      case .removalAlert(.presented(.removeTapped(let name))):
        state.names.removeAll { $0 == name }
        state.attending.remove(name)
      case .editor, .guestDialog(.dismiss), .removalAlert(.dismiss):
        break
      }
      return .none
    }
    .ifLet(Self.guestDialog)
    .ifLet(Self.removalAlert)
    .ifLet(Self.editor).onSideEffect { sideEffect in
      switch sideEffect {
      case .saved(let name): .send(.guestSaved(name: name))
      }
    }
  }
}

struct InvitationsView: View {
  let store: Store<Invitations>

  var body: some View {
    List {
      ForEach(store.names, id: \.self) { name in
        Button(name, systemImage: store.attending.contains(name) ? "checkmark.circle" : "questionmark.circle") {
          store.send(.guestTapped(name))
        }
        .accessibilityValue(store.attending.contains(name) ? "Attends" : "")
      }
      Button("Add Guest", systemImage: "plus") { store.send(.addTapped) }
    }
    .sheet(item: store.binding(presenting: Invitations.editor)) { GuestEditorView(store: $0) }
    .confirmationDialog(store.binding(presenting: Invitations.guestDialog), titleVisibility: .visible)
    .alert(store.binding(presenting: Invitations.removalAlert))
  }
}

struct GuestEditorView: View {
  @Bindable var store: Store<GuestEditor>

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $store.name)
        } footer: {
          if store.isInvited { Text("\(store.trimmedName) is already invited.") }
        }
      }
      .navigationTitle("New guest")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { store.send(.cancelTapped) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { store.send(.saveTapped) }
            .disabled(!store.canSave)
        }
      }
    }
    .interactiveDismissDisabled(!store.trimmedName.isEmpty)
  }
}

struct SheetsAndAlertsStudy: View {
  @State private var store = Store(initialState: Invitations.State(names: ["Ada", "Grace"])) { Invitations() }

  var body: some View {
    InvitationsView(store: store)
  }
}
