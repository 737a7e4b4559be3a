import TrifectaUI

extension CaseStudy {
  static let sideEffects = CaseStudy(
    "Side effects", summary: "A feature sends one-time requests to its screen: open, copy, focus and scroll."
  ) {
    SideEffectsStudy()
  }
}

/// A form that asks for the focus when the name is missing. It tells its parent about a new guest with a side effect,
/// so that the parent does not depend on the form's actions.
struct GuestForm: Reducer {
  struct State: Equatable {
    var name = ""
  }

  enum Action: Equatable {
    case nameChanged(String)
    case addTapped
  }

  enum SideEffect: Equatable {
    case focusName
    case added(name: String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .nameChanged(let name):
      state.name = name
      return .none
    case .addTapped:
      let name = state.name.trimmingCharacters(in: .whitespaces)
      state.name = ""
      return name.isEmpty ? emit(.focusName) : .merge(emit(.added(name: name)), emit(.focusName))
    }
  }
}

/// The parent handles one side effect of the form itself, and delivers the others to the form's view. The parent's side
/// effects need a screen: a URL opener, the pasteboard, the position of a list.
struct GuestList: Reducer {
  struct State: Equatable {
    var form = GuestForm.State()
    var guests = (1...20).map { Guest(id: $0, name: "Guest \($0)") }
    var areNamesCopied = false
  }

  struct Guest: Equatable, Identifiable {
    let id: Int
    let name: String
  }

  enum Action: Equatable {
    case form(GuestForm.Action)
    case guestAdded(name: String)
    case copyTapped
    case helpTapped
  }

  enum SideEffect: Equatable {
    case copy(String)
    case open(URL)
    case scroll(to: Guest.ID)
  }

  nonisolated static let helpURL = URL(string: "https://example.com/guests")!
  static let form = Child(GuestForm(), state: \State.form, action: Action.form)

  var body: some Reducer<State, Action> {
    Scope(Self.form).onSideEffect { sideEffect in
      switch sideEffect {
      case .added(let name): .send(.guestAdded(name: name))
      case .focusName: .deliver
      }
    }
    Reduce { state, action in
      switch action {
      case .form:
        return .none
      case .guestAdded(let name):
        let guest = Guest(id: state.guests.count + 1, name: name)
        state.guests.append(guest)
        state.areNamesCopied = false
        return emit(.scroll(to: guest.id))
      case .copyTapped:
        state.areNamesCopied = true
        return emit(.copy(state.guests.map(\.name).joined(separator: "\n")))
      case .helpTapped:
        return emit(.open(Self.helpURL))
      }
    }
  }
}

struct GuestFormView: View {
  let store: Store<GuestForm>
  @FocusState private var isNameFocused: Bool

  var body: some View {
    HStack {
      TextField("Name", text: store.binding(\.name) { .nameChanged($0) })
        .focused($isNameFocused)
        .onSubmit { store.send(.addTapped) }
      Button("Add") { store.send(.addTapped) }
    }
    .onSideEffects(of: store) { sideEffect in
      switch sideEffect {
      case .focusName: isNameFocused = true
      case .added: break  // The parent handles it.
      }
    }
  }
}

struct GuestListView: View {
  let store: Store<GuestList>
  @Environment(\.openURL) private var openURL

  var body: some View {
    ScrollViewReader { list in
      VStack {
        GuestFormView(store: store.scope(GuestList.form)).padding(.horizontal)
        List(store.guests) { Text($0.name) }
        HStack {
          Button(store.areNamesCopied ? "Copied" : "Copy All") { store.send(.copyTapped) }
          Spacer()
          Button("Help") { store.send(.helpTapped) }
        }
        .padding(.horizontal)
      }
      .onSideEffects(of: store) { sideEffect in
        switch sideEffect {
        case .copy(let names): copyToPasteboard(names)
        case .open(let url): openURL(url)
        case .scroll(let guest): withAnimation { list.scrollTo(guest) }
        }
      }
    }
  }
}

@MainActor
private func copyToPasteboard(_ text: String) {
  #if os(macOS)
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(text, forType: .string)
  #else
    UIPasteboard.general.string = text
  #endif
}

struct SideEffectsStudy: View {
  @State private var store = Store(initialState: GuestList.State()) { GuestList() }

  var body: some View {
    GuestListView(store: store)
  }
}
