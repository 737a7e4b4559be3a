import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI

@Suite("Bindings of store fields")
@MainActor
struct FieldTests {
  struct SignIn: Reducer {
    enum Field: Hashable { case name, code }
    struct State: Equatable {
      var name = ""
      var code = ""
      var isRemembered = false
      var focus: Field?
      var query = ""
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case nextTapped
    }

    var body: some Reducer<State, Action> {
      BindingReducer()
      Reduce { state, action in
        state.code = String(state.code.prefix(4))
        if case .nextTapped = action { state.focus = state.name.isEmpty ? .name : .code }
        return .none
      }
    }
  }

  struct SignInScreen: View {
    @Bindable var store: Store<SignIn>
    @FocusState private var focus: SignIn.Field?

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Name", text: $store.name).focused($focus, equals: .name)
          TextField("Code", text: $store.code).focused($focus, equals: .code)
          Toggle("Remember", isOn: $store.isRemembered)
          Button("Next") { store.send(.nextTapped) }
          Text(focus.map { "at \($0)" } ?? "nowhere")
        }
        .bind($store.focus, to: $focus)
        .searchable(text: $store.query)
      }
    }
  }

  let store = Store(initialState: SignIn.State()) { SignIn() }

  @Test("A write sends a binding action, and the reducer can change the value")
  func writes() async throws {
    let screen = await Screen { SignInScreen(store: store) }
    try await screen.type("Ada", into: "Name")
    try await screen.type("123456", into: "Code")
    try await screen.tap("Remember")
    #expect(store.name == "Ada")
    #expect(store.code == "1234")
    #expect(store.isRemembered)
    #expect(try screen.find(.textField("Code")).text == "1234")
  }

  @Test("Search text can be bound to a field")
  func searches() async throws {
    let screen = await Screen { SignInScreen(store: store) }
    try await screen.type("prime", into: "Search")
    #expect(store.query == "prime")
  }

  @Test("The reducer can set the focus, and a user's focus change updates the field")
  func focuses() async throws {
    let screen = await Screen { SignInScreen(store: store) }
    try await screen.tap("Next")
    #expect(screen.contains("at name"))
    try await screen.focus("Code")
    #expect(store.focus == .code)
    await screen.unfocus()
    #expect(store.focus == nil)
    #expect(screen.contains("nowhere"))
  }

  @Test("An initial focus in the state is applied when the screen appears")
  func focusesAtFirst() async throws {
    let store = Store(initialState: SignIn.State(focus: .code)) { SignIn() }
    let screen = await Screen { SignInScreen(store: store) }
    #expect(screen.contains("at code"))
    #expect(store.focus == .code)
  }

  struct Dialer: Reducer {
    struct State: Equatable { var number = "" }
    enum Action { case numberChanged(String) }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if case .numberChanged(let number) = action { state.number = number.filter(\.isNumber) }
      return .none
    }
  }

  struct DialerScreen: View {
    @Bindable var store: Store<Dialer>
    var body: some View {
      TextField("Number", text: $store.number.sending(Dialer.Action.numberChanged))
      Text("to \(store.number)")
    }
  }

  @Test("A field of a feature without binding actions sends its own action")
  func sends() async throws {
    let store = Store(initialState: Dialer.State()) { Dialer() }
    let screen = await Screen { DialerScreen(store: store) }
    try await screen.type("1a2", into: "Number")
    #expect(store.number == "12")
    #expect(screen.contains("to 12"))
  }
}

@Suite("Bindings of observable store fields")
@MainActor
struct ObservableFieldTests {
  struct SignInScreen: View {
    @ObservedObject var model: ObservableStore<FieldTests.SignIn>

    var body: some View {
      TextField("Code", text: $model.code)
      Text("\(model.code.count) of 4")
    }
  }

  @Test("A write sends a binding action, and the change is published")
  func writes() async throws {
    let model = ObservableStore(Store(initialState: FieldTests.SignIn.State()) { FieldTests.SignIn() })
    let screen = await Screen { SignInScreen(model: model) }
    try await screen.type("123456", into: "Code")
    #expect(model.code == "1234")
    #expect(screen.contains("4 of 4"))
  }
}
