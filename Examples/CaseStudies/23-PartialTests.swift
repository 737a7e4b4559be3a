import TrifectaUI

extension CaseStudy {
  static let partialTests = CaseStudy(
    "Partial tests", summary: "A test of a whole flow asserts only its result, next to an exhaustive test of each step."
  ) {
    PartialTestsStudy()
  }
}

struct LoginClient: DependencyKey {
  var logIn: @Sendable (_ email: String, _ password: String) async throws -> String
  var unreadMessages: @Sendable () async throws -> Int

  static let liveValue = LoginClient { email, password in
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .seconds(1))
    guard password == "swift" else { throw LoginRefused() }
    return email.prefix { $0 != "@" }.capitalized
  } unreadMessages: {
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .seconds(1))
    return 3
  }
}

struct LoginRefused: LocalizedError {
  var errorDescription: String? { "The password is wrong." }
}

/// The form for the email and the password. Its own tests are exhaustive, because each flag and each message matters.
struct LoginForm: Reducer {
  struct State: Equatable {
    var email = ""
    var password = ""
    var isSending = false
    var problem: String?

    var canSubmit: Bool { email.contains("@") && !password.isEmpty && !isSending }
  }

  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
    case submitted
    case loggedIn(name: String)
    case failed(String)
  }

  @Dependency(LoginClient.self) var client

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        state.problem = nil
      case .submitted:
        guard state.canSubmit else { return .none }
        state.isSending = true
        return .run { [email = state.email, password = state.password] send in
          send(.loggedIn(name: try await client.logIn(email, password)))
        } catch: { error, send in
          send(.failed(error.localizedDescription))
        }
      case .loggedIn:
        state = State()
      case .failed(let problem):
        state.isSending = false
        state.password = ""
        state.problem = problem
      }
      return .none
    }
  }
}

/// The screen after the login, which loads the number of unread messages when it appears.
struct LoginAccount: Reducer {
  struct State: Equatable {
    let name: String
    var unreadMessages: Int?
  }

  enum Action: Equatable {
    case appeared
    case counted(Int)
    case logOutTapped
  }

  @Dependency(LoginClient.self) var client

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      return .run { send in
        send(.counted(try await client.unreadMessages()))
      } catch: { _, _ in
        // The error is ignored, because the account is usable without the count.
      }
    case .counted(let count): state.unreadMessages = count
    case .logOutTapped: break
    }
    return .none
  }
}

/// The flow from the form to the account and back. Tests of the flow skip what the tests of its children assert, so
/// that a change of a child does not break them.
struct LoginFlow: Reducer {
  struct State: Equatable {
    var form = LoginForm.State()
    var account: LoginAccount.State?
  }

  enum Action: Equatable {
    case form(LoginForm.Action)
    case account(LoginAccount.Action)
  }

  static let form = Child(LoginForm(), state: \State.form, action: Action.form)
  static let account = OptionalChild(LoginAccount(), state: \State.account, action: Action.account)

  var body: some Reducer<State, Action> {
    Scope(Self.form)
    Reduce { state, action in
      switch action {
      case .form(.loggedIn(let name)): state.account = LoginAccount.State(name: name)
      case .account(.logOutTapped): state.account = nil
      case .form, .account: break
      }
      return .none
    }
    .ifLet(Self.account)
  }
}

private struct LoginFormView: View {
  @Bindable var store: Store<LoginForm>

  var body: some View {
    Section {
      TextField("Email", text: $store.email)
        .textContentType(.username)
        .autocorrectionDisabled()
      SecureField("Password", text: $store.password)
        .textContentType(.password)
        .onSubmit { store.send(.submitted) }
    } footer: {
      Text(store.problem ?? "Enter any address and the password “swift”.")
    }
    .disabled(store.isSending)
    Button(store.isSending ? "Logging In…" : "Log In") { store.send(.submitted) }
      .disabled(!store.canSubmit)
  }
}

private struct LoginAccountView: View {
  let store: Store<LoginAccount>

  var body: some View {
    Section("Welcome, \(store.name)") {
      LabeledContent("Unread messages", value: store.unreadMessages.map { "\($0)" } ?? "…")
      Button("Log Out", role: .destructive) { store.send(.logOutTapped) }
    }
    .task { await store.send(.appeared).finish() }
  }
}

struct PartialTestsStudy: View {
  @State private var store = Store(initialState: LoginFlow.State()) { LoginFlow() }

  var body: some View {
    Form {
      if let account = store.scope(LoginFlow.account) {
        LoginAccountView(store: account)
      } else {
        LoginFormView(store: store.scope(LoginFlow.form))
      }
    }
  }
}
