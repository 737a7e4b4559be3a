import IssueRecording
import Testing
import Trifecta

@MainActor
@Suite("Presentation")
struct PresentationTests {
  let store = Store(initialState: House.State(sheet: .init())) { House() }
  let gate = Gate()

  @Test("A presented child handles its actions")
  func presented() {
    store.send(.sheet(.presented(.increment)))
    #expect(store.sheet?.count == 1)
    #expect(store.scope(House.sheet)?.count == 1)
  }

  @Test("The child's reducer runs before the parent's")
  func order() {
    var seen: [Int?] = []
    let store = Store(initialState: House.State(sheet: .init())) {
      House(react: { state, _ in
        seen.append(state.sheet?.count)
        return .none
      })
    }
    store.send(.sheet(.presented(.increment)))
    #expect(seen == [1])
  }

  @Test("The store of a presented child, alert or dialog is cached while held")
  func cached() throws {
    let store = Store(
      initialState: House.State(
        sheet: .init(), alert: AlertState("Sure?", buttons: []), dialog: ConfirmationDialogState("Which?", buttons: []))
    ) { House() }
    let sheet = try #require(store.scope(House.sheet))
    let alert = try #require(store.scope(House.alert))
    let dialog = try #require(store.scope(House.dialog))
    store.send(.sheet(.presented(.increment)))
    #expect(store.scope(House.sheet) === sheet)
    #expect(store.scope(House.alert) === alert)
    #expect(store.scope(House.dialog) === dialog)
  }

  @Test("The parent reduces a dismissal before the state becomes nil")
  func dismisses() {
    var seen: Counter.State?
    let store = Store(initialState: House.State(sheet: .init(count: 3))) {
      House(react: { state, action in
        if action == .sheet(.dismiss) { seen = state.sheet }
        return .none
      })
    }
    store.send(.sheet(.presented(.perform(.init { [gate] in gate.effect(.increment) }))))
    store.send(.sheet(.dismiss))
    #expect(seen?.count == 3)
    #expect(store.sheet == nil)
    #expect(store.runningEffects.isEmpty)
  }

  @Test("A child presented during a dismissal stays")
  func replaced() {
    let store = Store(initialState: House.State(sheet: .init(id: 1))) {
      House(react: { state, action in
        if action == .sheet(.dismiss) { state.sheet = .init(id: 2) }
        return .none
      })
    }
    store.send(.sheet(.dismiss))
    #expect(store.sheet?.id == 2)
  }

  @Test("A value without an id that changes during its dismissal counts as a new child and stays")
  func replacedValue() {
    func after(_ next: Lamp.State) -> Lamp.State? {
      let store = Store(initialState: House.State(plainSheet: .init())) {
        House(react: { state, action in
          if action == .plainSheet(.dismiss) { state.plainSheet = next }
          return .none
        })
      }
      store.send(.plainSheet(.presented(.perform(.init { .dismiss }))))
      return store.plainSheet
    }
    #expect(after(Lamp.State(isOn: true)) == Lamp.State(isOn: true))
    #expect(after(Lamp.State()) == nil)
  }

  @Test("Dismissal removes a value that is not Equatable or does not equal itself")
  func incomparable() {
    struct Leaf<Value>: Reducer {
      struct State { var value: Value }
      enum Action { case none }
      func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
    }
    struct Tree<Value>: Reducer {
      struct State { var leaf: Leaf<Value>.State? }
      enum Action { case leaf(PresentationAction<Leaf<Value>.Action>) }
      static var leaf: PresentedChild<State, Action, Leaf<Value>> {
        PresentedChild(
          Leaf(), state: \State.leaf,
          action: CasePath(Action.leaf) { if case .leaf(let action) = $0 { action } else { nil } })
      }
      var body: some Reducer<State, Action> { EmptyReducer().ifLet(Self.leaf) }
    }
    func isPutAway<Value>(_ value: Value) -> Bool {
      let store = Store(initialState: Tree.State(leaf: .init(value: value))) { Tree<Value>() }
      store.send(.leaf(.dismiss))
      return store.withState { $0.leaf == nil }
    }
    #expect(isPutAway(Double.nan))
    #expect(isPutAway { 1 })
  }

  @Test("A child that dismisses itself sends the parent a dismiss action")
  func fromInside() {
    var seen: [House.Action] = []
    let store = Store(initialState: House.State(sheet: .init())) {
      House(react: { _, action in
        seen.append(action)
        return .none
      })
    }
    store.send(.sheet(.presented(.perform(.init { .dismiss }))))
    #expect(store.sheet == nil)
    #expect(seen.last == .sheet(.dismiss))
  }

  @Test("A descendant's dismissal dismisses the presented child")
  func fromBelow() {
    let store = Store(initialState: Outer.State(house: .init(guest: .init()))) { Outer() }
    store.send(.house(.presented(.guest(.perform(.init { .dismiss })))))
    #expect(store.house == nil)
  }

  @Test("Dismissing an absent child does nothing")
  func twice() {
    let issues = issues {
      store.send(.sheet(.dismiss))
      store.send(.sheet(.dismiss))
    }
    #expect(issues.isEmpty)
    #expect(store.sheet == nil)
  }

  @Test("Tapping an alert's button removes the alert before the parent handles the tap")
  func alert() {
    var seen: [AlertState<House.Answer>?] = []
    let second = AlertState<House.Answer>("And now?", buttons: [.cancel("No")])
    let store = Store(
      initialState: House.State(alert: AlertState("Sure?", buttons: [ButtonState("Yes", action: .yes), .cancel()]))
    ) {
      House(react: { state, action in
        seen.append(state.alert)
        if action == .alert(.presented(.yes)) { state.alert = second }
        return .none
      })
    }
    store.send(.alert(.presented(.yes)))
    #expect(seen == [nil])
    #expect(store.alert == second)
    store.send(.alert(.dismiss))
    #expect(store.alert == nil)
  }

  @Test("Alerts and dialogs with equal content are equal and have different ids")
  func another() {
    let dialog = ConfirmationDialogState<House.Answer>("Which?", message: "One of them", buttons: [.cancel()])
    let same = ConfirmationDialogState<House.Answer>("Which?", message: "One of them", buttons: [.cancel()])
    #expect(dialog == same && dialog.id != same.id)
    var changed = dialog
    changed.message = "Or two"
    #expect(dialog != changed && dialog.id == changed.id)

    let alert = AlertState<House.Answer>("Sure?")
    let store = Store(initialState: House.State(alert: alert)) { House() }
    let first = store.scope(House.alert)
    store.send(.mutate(.init { $0.alert = alert }))
    #expect(store.scope(House.alert) === first)
    store.send(.mutate(.init { $0.alert = AlertState("Sure?") }))
    #expect(store.scope(House.alert) !== first)
  }

  @Test("An alert shown again by its own button is a new presentation")
  func sameAgain() {
    let alert = AlertState<House.Answer>("Failed", buttons: [ButtonState("Retry", action: .yes)])
    let store = Store(initialState: House.State(alert: alert)) {
      House(react: { state, action in
        if action == .alert(.presented(.yes)) { state.alert = alert }
        return .none
      })
    }
    let first = store.scope(House.alert)
    store.send(.alert(.presented(.yes)))
    #expect(store.alert == alert)
    #expect(store.alert?.id != alert.id)
    #expect(store.scope(House.alert) !== first)
  }

  @Test("An equal alert shown during a dismissal stays")
  func sameAfterDismissal() {
    let store = Store(initialState: House.State(alert: AlertState("Failed"))) {
      House(react: { state, action in
        if action == .alert(.dismiss) { state.alert = AlertState("Failed") }
        return .none
      })
    }
    store.send(.alert(.dismiss))
    #expect(store.alert == AlertState("Failed"))
  }

  @Test("Tapping a dialog's button removes the dialog")
  func dialog() {
    let dialog = ConfirmationDialogState<House.Answer>("Which?", buttons: [ButtonState("No", action: .no)])
    let store = Store(initialState: House.State(dialog: dialog)) { House() }
    store.send(.dialog(.presented(.no)))
    #expect(store.dialog == nil)
  }
}

/// A feature that presents a ``House``.
private struct Outer: Reducer {
  struct State { var house: House.State? }
  enum Action { case house(PresentationAction<House.Action>) }

  static let house = PresentedChild(
    House(), state: \State.house,
    action: CasePath(Action.house) { if case .house(let action) = $0 { action } else { nil } })

  var body: some Reducer<State, Action> {
    EmptyReducer().ifLet(Self.house)
  }
}
