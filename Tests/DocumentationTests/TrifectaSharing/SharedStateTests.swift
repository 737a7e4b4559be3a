import Testing
import Trifecta
import TrifectaSharing
import TrifectaTesting

// snippet: shared-key
enum Theme: String, Codable, Sendable {
  case light
  case dark
}

extension SharedKey<Theme> {
  static var theme: Self { .defaults("theme", default: .light) }
}
// end

// snippet: shared-feature
struct ThemePicker: Reducer {
  struct State: Equatable { var theme = Theme.light }

  enum Action: Equatable {
    case appeared
    case themeChanged(Theme)
    case themePicked(Theme)
  }

  @Shared(.theme) var theme

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      state.theme = theme
      return $theme.subscribe(Action.themeChanged)
    case .themeChanged(let theme):
      state.theme = theme
      return .none
    case .themePicked(let theme):
      state.theme = theme
      return $theme.save(theme)
    }
  }
}
// end

struct ThemeToggle: Reducer {
  struct State: Equatable { var theme = Theme.light }

  enum Action: Equatable {
    case appeared
    case toggled
    case themeChanged(Theme)
  }

  @Shared(.theme) var theme

  // snippet: shared-sharing
  static let themeChanged = CasePath(Action.themeChanged)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .appeared:
        state.theme = theme
        return $theme.subscribe(Action.themeChanged)
      case .toggled:
        state.theme = state.theme == .light ? .dark : .light
        return .none
      case .themeChanged:
        return .none
      }
    }
    .sharing(\.theme, with: $theme, received: Self.themeChanged)
  }
  // end
}

// snippet: shared-database
extension SharedKey<[String: Int]> {
  static var votes: Self { .database("votes", default: [:]) }
}
// end

struct Poll: Reducer {
  struct State: Equatable { var failure: String? }

  enum Action: Equatable {
    case voted(String)
    case stored(Result<[String: Int], SharedSaveError>)
  }

  @Shared(.votes) var votes

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    // snippet: shared-completed
    case .voted(let option):
      return $votes.modify {
        $0[option, default: 0] += 1
      } completed: {
        .stored($0)
      }
    // end
    case .stored(.success): state.failure = nil
    case .stored(.failure(let error)): state.failure = error.description
    }
    return .none
  }
}

@MainActor
@Suite("SharedState.md")
struct SharedStateTests {
  @Test("A value that one feature saves is sent to the other feature")
  func follows() {
    // snippet: shared-following
    let picker = Store(initialState: ThemePicker.State()) { ThemePicker() }
    let header = Store(initialState: ThemePicker.State()) { ThemePicker() }
    header.send(.appeared)

    picker.send(.themePicked(.dark))
    #expect(header.theme == .dark)
    // end
  }

  @Test("A test asserts the change of the feature's copy of a shared value")
  func test() async {
    // snippet: shared-test
    let store = TestStore(initialState: ThemePicker.State()) {
      ThemePicker()
    } withDependencies: {
      $0.sharedStorage = SharedStorage(isPersistent: false)
    }
    await store.send(.themePicked(.dark)) { $0.theme = .dark }
    #expect(store.state.theme == .dark)
    await store.finish()
    // end
  }

  @Test("A test starts from a saved value")
  func seeds() async {
    // snippet: shared-seed
    let storage = SharedStorage(isPersistent: false)
    storage.set(.dark, for: .theme)
    let store = TestStore(initialState: ThemePicker.State()) {
      ThemePicker()
    } withDependencies: {
      $0.sharedStorage = storage
    }
    await store.send(.appeared) { $0.theme = .dark }
    storage.set(.light, for: .theme)
    await store.receive(.themeChanged(.light)) { $0.theme = .light }
    await store.skipInFlightEffects()
    await store.finish()
    // end
  }

  @Test("A field is synchronized in both directions")
  func sharing() {
    let toggle = Store(initialState: ThemeToggle.State()) { ThemeToggle() }
    let picker = Store(initialState: ThemePicker.State()) { ThemePicker() }
    toggle.send(.appeared)
    picker.send(.appeared)
    toggle.send(.toggled)
    #expect(picker.theme == .dark)
    picker.send(.themePicked(.light))
    #expect(toggle.theme == .light)
  }

  @Test("A change of a value in the database reports when it is stored")
  func database() async {
    let store = TestStore(initialState: Poll.State()) { Poll() }
    await store.send(.voted("Tea"))
    await store.receive(.stored(.success(["Tea": 1])))
    await store.send(.stored(.failure(SharedSaveError("The disk is full.")))) { $0.failure = "The disk is full." }
    await store.finish()
  }

  @Test("An app writes pending values before it terminates")
  func flush() async {
    // snippet: shared-flush
    @Dependency(\.sharedStorage) var storage
    await storage.flush()
    // end
    #expect(storage.errors.isEmpty)
  }
}
