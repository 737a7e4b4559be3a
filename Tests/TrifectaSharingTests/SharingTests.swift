import Testing
import Trifecta
import TrifectaSharing

/// A feature that keeps a field and a shared value equal with `sharing`.
private struct Sharer: Reducer {
  struct State: Equatable {
    var theme = Theme.light
    var other = 0
    var received: [Theme] = []
  }
  enum Action: Equatable {
    case appeared
    case picked([Theme])
    case pickedEach([Theme])
    case other
    case themeChanged(Theme)
  }

  @Shared(.theme) var theme
  var refusesSepia = false

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .appeared:
        state.theme = theme
        return $theme.subscribe(Action.themeChanged)
      case .picked(let themes):
        guard let first = themes.first else { return .none }
        state.theme = first
        return .send(.picked(Array(themes.dropFirst())))
      case .pickedEach(let themes):
        return .merge(themes.map { .send(.picked([$0])) })
      case .other:
        state.other += 1
        return .none
      case .themeChanged(let theme):
        if refusesSepia, theme == .sepia { state.theme = .dark }
        state.received.append(theme)
        return .none
      }
    }
    .sharing(
      \.theme, with: $theme,
      received: CasePath(Action.themeChanged) { if case .themeChanged(let theme) = $0 { theme } else { nil } })
  }
}

/// A feature with a shared number that may be NaN.
private struct Mixer: Reducer {
  struct State: Equatable {
    var volume = 0.5
    var received = 0
  }
  enum Action: Equatable {
    case appeared
    case picked(Double)
    case volumeChanged(Double)
  }

  @Shared(.inMemory("volume", default: 0.5)) var volume

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return $volume.subscribe(Action.volumeChanged)
      case .picked(let volume):
        state.volume = volume
        return .none
      case .volumeChanged:
        state.received += 1
        // Ends the loop in which two stores pass NaN to each other, so that the test fails instead of running forever.
        if state.received > 10 { state.volume = 0 }
        return .none
      }
    }
    .sharing(
      \.volume, with: $volume,
      received: CasePath(Action.volumeChanged) { if case .volumeChanged(let volume) = $0 { volume } else { nil } })
  }
}

@MainActor
@Suite("Shared state: the sharing operator")
struct SharingTests {
  @Test("An action that changes the field saves it, and another action does not")
  func saves() {
    let store = Store(initialState: Sharer.State(theme: .sepia)) { Sharer() }
    store.send(.other)
    #expect(Sharer().theme == .light)
    store.send(.picked([.dark]))
    #expect(Sharer().theme == .dark)
  }

  @Test("A received value is in the field before the reducer runs")
  func receives() {
    let store = Store(initialState: Sharer.State()) { Sharer() }
    store.send(.appeared)
    Store(initialState: Sharer.State()) { Sharer() }.send(.picked([.sepia]))
    #expect(store.theme == .sepia)
    #expect(store.received == [.sepia])
  }

  @Test("Two stores agree after several changes in quick succession")
  func settles() {
    let first = Store(initialState: Sharer.State()) { Sharer() }
    let second = Store(initialState: Sharer.State()) { Sharer() }
    first.send(.appeared)
    second.send(.appeared)
    first.send(.picked([.dark, .sepia, .light, .dark]))
    #expect(first.theme == second.theme)
    #expect(second.received == [.dark, .sepia, .light, .dark])
    #expect(first.received == [])
  }

  @Test("A feature that replaces a received value saves its own value")
  func answers() {
    let first = Store(initialState: Sharer.State()) { Sharer() }
    let second = Store(initialState: Sharer.State()) { Sharer(refusesSepia: true) }
    first.send(.appeared)
    second.send(.appeared)
    first.send(.picked([.sepia]))
    #expect(first.theme == .dark)
    #expect(Sharer().theme == .dark)
  }

  @Test("A value that arrives late does not replace a newer saved value")
  func arrivesLate() {
    let first = Store(initialState: Sharer.State()) { Sharer() }
    let second = Store(initialState: Sharer.State()) { Sharer(refusesSepia: true) }
    first.send(.appeared)
    second.send(.appeared)
    // The second store replaces sepia with dark. The first store receives dark after it has saved light.
    first.send(.pickedEach([.sepia, .light]))
    #expect(Sharer().theme == .light)
    #expect(first.theme == .light)
    #expect(second.theme == .light)
  }

  @Test("A received NaN is not saved again, although it does not equal itself")
  func notANumber() {
    let first = Store(initialState: Mixer.State()) { Mixer() }
    let second = Store(initialState: Mixer.State()) { Mixer() }
    first.send(.appeared)
    second.send(.appeared)
    first.send(.picked(.nan))
    #expect(second.volume.isNaN)
    #expect(first.received == 0)
    #expect(second.received == 1)
  }

  @Test("A feature that is removed by an action still saves in that action", arguments: [false, true])
  func lastAction(byOperator: Bool) {
    struct Sheet: Reducer {
      struct State: Equatable { var theme = Theme.light }
      enum Action {
        case picked(Theme)
        case received(Theme)
      }
      @Shared(.theme) var theme
      let sharesByOperator: Bool
      var body: some Reducer<State, Action> {
        let reduce = Reduce<State, Action> { state, action in
          guard case .picked(let theme) = action else { return .none }
          state.theme = theme
          return sharesByOperator
            ? .none : .race(.merge($theme.save(theme), .send(.received(theme))).timeout(after: .seconds(1)))
        }
        if sharesByOperator {
          reduce.sharing(
            \.theme, with: $theme,
            received: CasePath(Action.received) { if case .received(let theme) = $0 { theme } else { nil } })
        } else {
          reduce
        }
      }
    }
    struct Screen: Reducer {
      struct State: Equatable { var sheet: Sheet.State? = Sheet.State() }
      enum Action { case sheet(Sheet.Action) }
      let sharesByOperator: Bool
      var body: some Reducer<State, Action> {
        Reduce { state, _ in
          state.sheet = nil
          return .none
        }
        .ifLet(
          OptionalChild(
            Sheet(sharesByOperator: sharesByOperator), state: \State.sheet,
            action: CasePath(Action.sheet) { if case .sheet(let action) = $0 { action } else { nil } }))
      }
    }
    let store = Store(initialState: Screen.State()) { Screen(sharesByOperator: byOperator) }
    store.send(.sheet(.picked(.sepia)))
    #expect(store.sheet == nil)
    #expect(Sharer().theme == .sepia)
  }
  @Test("A parent saves in response to a removed child's side effect")
  func answer() {
    struct Editor: Reducer {
      typealias State = Int
      enum Action { case done }
      enum SideEffect { case finished(Theme) }
      func reduce(into state: inout State, action: Action) -> Effect<Action> { emit(.finished(.sepia)) }
    }
    struct Sheet: Reducer {
      struct State: Equatable { var editor = 0 }
      typealias Action = Editor.Action
      static let editor = Child(Editor(), state: \State.editor, action: CasePath({ $0 }) { $0 })
      @Shared(.theme) var theme
      var body: some Reducer<State, Action> {
        Scope(Self.editor).onSideEffect { sideEffect in
          switch sideEffect {
          case .finished(let theme): .replace(with: $theme.save(theme))
          }
        }
      }
    }
    struct Screen: Reducer {
      struct State: Equatable { var sheet: Sheet.State? = Sheet.State() }
      typealias Action = Editor.Action
      var body: some Reducer<State, Action> {
        Reduce { state, _ in
          state.sheet = nil
          return .none
        }
        .ifLet(OptionalChild(Sheet(), state: \State.sheet, action: CasePath({ $0 }) { $0 }))
      }
    }
    Store(initialState: Screen.State()) { Screen() }.send(.done)
    #expect(Sharer().theme == .sepia)
  }

  @Test("Modifications of a shared value add up, whether one action or two stores make them")
  func modifies() {
    let key = SharedKey.inMemory("visits", default: 0)
    struct Visitor: Reducer {
      struct State: Equatable { var visits = 0 }
      enum Action {
        case appeared
        case visited
        case changed(Int)
      }
      @Shared(.inMemory("visits", default: 0)) var visits
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .appeared: return $visits.subscribe(Action.changed)
        case .visited: return .merge($visits.modify { $0 += 1 }, $visits.modify { $0 += 1 })
        case .changed(let visits):
          state.visits = visits
          return .none
        }
      }
    }
    let storage = SharedStorage(isPersistent: false)
    func store() -> Store<Visitor> {
      Store(initialState: Visitor.State()) {
        Visitor()
      } withDependencies: {
        $0.sharedStorage = storage
      }
    }
    let (first, second) = (store(), store())
    first.send(.appeared)
    second.send(.appeared)
    first.send(.visited)
    second.send(.visited)
    #expect(storage.value(of: key) == 4)
    #expect([first.visits, second.visits] == [4, 4])
  }
}
