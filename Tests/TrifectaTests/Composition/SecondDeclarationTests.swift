import IssueRecording
import Testing
import Trifecta

/// A feature that counts taps, used as a child of every kind.
private struct Tap: Reducer {
  struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable { case tap }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

/// A feature that counts taps, with an id.
private struct Named: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  typealias Action = Tap.Action
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

/// A parent that declares each kind of child twice. It logs the actions that it receives.
private struct Doubled: Reducer {
  struct State: Equatable {
    var optional: Tap.State? = Tap.State()
    var item: Named.State? = Named.State(id: 1)
    var alert: AlertState<Tap.Action>? = AlertState("Really?")
    var rows: IdentifiedArray<Named.State> = [.init(id: 1), .init(id: 2)]
    var otherRows: IdentifiedArray<Named.State> = [.init(id: 1), .init(id: 2)]
    var path: StackState<Tap.State> = [.init(), .init()]
    var log: [String] = []
    /// A row accessed through a computed property.
    var selected: Named.State? {
      get { rows[id: 1] }
      set { rows[id: 1] = newValue }
    }
  }
  enum Action {
    case first(Tap.Action)
    case second(Tap.Action)
    case presented(PresentationAction<Tap.Action>)
    case presentedToo(PresentationAction<Tap.Action>)
    case firstRow(Int, Tap.Action)
    case secondRow(Int, Tap.Action)
    case firstScreen(StackAction<Tap.State, Tap.Action>)
    case secondScreen(StackAction<Tap.State, Tap.Action>)
    case replace(Named.State?)
  }

  static let first = CasePath(Action.first) { if case .first(let action) = $0 { action } else { nil } }
  static let second = CasePath(Action.second) { if case .second(let action) = $0 { action } else { nil } }
  static let presented = CasePath(Action.presented) { if case .presented(let action) = $0 { action } else { nil } }
  static let presentedToo = CasePath(Action.presentedToo) {
    if case .presentedToo(let action) = $0 { action } else { nil }
  }
  static let firstRow = CasePath(Action.firstRow) {
    if case .firstRow(let id, let action) = $0 { (id, action) } else { nil }
  }
  static let secondRow = CasePath(Action.secondRow) {
    if case .secondRow(let id, let action) = $0 { (id, action) } else { nil }
  }
  static let firstScreen = CasePath(Action.firstScreen) {
    if case .firstScreen(let action) = $0 { action } else { nil }
  }
  static let secondScreen = CasePath(Action.secondScreen) {
    if case .secondScreen(let action) = $0 { action } else { nil }
  }

  static let optional = OptionalChild(Tap(), state: \State.optional, action: first)
  static let optionalToo = OptionalChild(Tap(), state: \State.optional, action: second)
  static let optionalPresented = PresentedChild(Tap(), state: \State.optional, action: presented)
  static let item = PresentedChild(Named(), state: \State.item, action: presented)
  static let itemToo = PresentedChild(Named(), state: \State.item, action: presentedToo)
  static let alert = PresentedChild(alert: \State.alert, action: presented)
  static let alertToo = PresentedChild(alert: \State.alert, action: presentedToo)
  static let rows = IdentifiedChildren(Named(), state: \State.rows, action: firstRow)
  static let rowsToo = IdentifiedChildren(Named(), state: \State.rows, action: secondRow)
  static let otherRows = IdentifiedChildren(Named(), state: \State.otherRows, action: secondRow)
  static let path = StackChildren(Tap(), state: \State.path, action: firstScreen)
  static let pathToo = StackChildren(Tap(), state: \State.path, action: secondScreen)
  static let selected = OptionalChild(Named(), state: \State.selected, action: second)

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .first: state.log.append("first")
    case .second: state.log.append("second")
    case .presented: state.log.append("presented")
    case .presentedToo: state.log.append("presented too")
    case .firstRow(let id, _): state.log.append("first row \(id)")
    case .secondRow(let id, _): state.log.append("second row \(id)")
    case .firstScreen: state.log.append("first screen")
    case .secondScreen: state.log.append("second screen")
    case .replace(let item): state.item = item
    }
    return .none
  }
}

@MainActor
@Suite("Duplicate declarations by kind of child")
struct SecondDeclarationTests {
  private let store = Store(initialState: Doubled.State()) { Doubled() }

  /// The reports without source locations.
  private func said(_ reported: [String]) -> [String] {
    reported.map { $0.replacing(/at TrifectaTests\/SecondDeclarationTests.swift:\d+:\d+/) { _ in "somewhere" } }
  }

  private func report(of name: String) -> String {
    """
    \(name) is declared twice: somewhere and somewhere.

    Declare each part of the state as one child of a feature. The stores of both send their actions with the case of the \
    first declaration. Delete one of the declarations and use the other one.
    """
  }

  @Test("A duplicate optional child is reported once, and the first declaration is used")
  func optional() throws {
    let reported = try issues {
      try #require(store.scope(Doubled.optional)).send(.tap)
      let second = try #require(store.scope(Doubled.optionalToo))
      second.send(.tap)
      #expect(store.scope(Doubled.optional) === second)
      #expect(store.scope(Doubled.optionalToo) === second)
    }
    #expect(store.log == ["first", "first"])
    #expect(said(reported) == [report(of: "\\State.optional")])
  }

  @Test("The declaration that is scoped first is used")
  func order() throws {
    let reported = try issues {
      try #require(store.scope(Doubled.optionalToo)).send(.tap)
      try #require(store.scope(Doubled.optional)).send(.tap)
    }
    #expect(store.log == ["second", "second"])
    #expect(reported.count == 1)
  }

  @Test("An optional child that is also declared as presented is reported")
  func optionalAndPresented() throws {
    let reported = try issues {
      try #require(store.scope(Doubled.optional)).send(.tap)
      try #require(store.scope(Doubled.optionalPresented)).send(.tap)
    }
    #expect(store.log == ["first", "first"])
    #expect(said(reported) == [report(of: "\\State.optional")])
  }

  @Test("A duplicate presented child is reported once, even after its state is replaced")
  func presented() throws {
    let reported = try issues {
      let first = try #require(store.scope(Doubled.item))
      #expect(store.scope(Doubled.itemToo) === first)
      store.send(.replace(Named.State(id: 2)))
      try #require(store.scope(Doubled.itemToo)).send(.tap)
      try #require(store.scope(Doubled.item)).send(.tap)
    }
    #expect(store.log == ["presented", "presented"])
    #expect(said(reported) == [report(of: "\\State.item")])
  }

  @Test("A duplicate alert is reported")
  func alert() throws {
    let reported = try issues {
      try #require(store.scope(Doubled.alert)).send(.tap)
      try #require(store.scope(Doubled.alertToo)).send(.tap)
    }
    #expect(store.log == ["presented", "presented"])
    #expect(said(reported) == [report(of: "\\State.alert")])
  }

  @Test("Duplicate rows are reported once for the collection")
  func rows() throws {
    let reported = try issues {
      let first = try #require(store.scope(Doubled.rows, id: 1))
      #expect(store.scope(Doubled.rowsToo, id: 1) === first)
      store.scope(Doubled.rowsToo)[1].send(.tap)
      store.scope(Doubled.rows)[1].send(.tap)
      first.send(.tap)
    }
    #expect(store.log == ["first row 2", "first row 2", "first row 1"])
    #expect(said(reported) == [report(of: "\\State.rows")])
  }

  @Test("Duplicate screens are reported")
  func screens() throws {
    let reported = issues {
      store.scope(Doubled.path)[0].send(.tap)
      store.scope(Doubled.pathToo)[1].send(.tap)
    }
    #expect(store.log == ["first screen", "first screen"])
    #expect(said(reported) == [report(of: "\\State.path")])
  }

  @Test("The report of a nested duplicate includes its ancestors")
  func below() throws {
    struct Parent: Reducer {
      struct State { var doubled = Doubled.State() }
      enum Action { case doubled(Doubled.Action) }
      static let doubled = Child(
        Doubled(), state: \State.doubled,
        action: CasePath(Action.doubled) { if case .doubled(let action) = $0 { action } else { nil } })
      var body: some Reducer<State, Action> { Scope(Self.doubled) }
    }
    let store = Store(initialState: Parent.State()) { Parent() }.scope(Parent.doubled)
    let reported = issues {
      _ = store.scope(Doubled.rows)
      _ = store.scope(Doubled.rowsToo)
      _ = store.scope(Doubled.item)
      _ = store.scope(Doubled.itemToo)
    }
    #expect(said(reported) == ["\\State.doubled \\State.rows", "\\State.doubled \\State.item"].map(report))
  }

  @Test("Three declarations of one child are reported once")
  func three() throws {
    let third = OptionalChild(Tap(), state: \Doubled.State.optional, action: Doubled.second)
    let reported = try issues {
      try #require(store.scope(Doubled.optional)).send(.tap)
      for child in [Doubled.optionalToo, third] { try #require(store.scope(child)).send(.tap) }
    }
    #expect(store.log == ["first", "first", "first"])
    #expect(reported.count == 1)
  }
}

// Children that are not duplicates.
extension SecondDeclarationTests {
  /// A child in a computed property, which creates a new value on each read.
  private var computed: OptionalChild<Doubled.State, Doubled.Action, Tap> {
    OptionalChild(Tap(), state: \Doubled.State.optional, action: Doubled.first)
  }

  private func rows(
    _ state: WritableKeyPath<Doubled.State, IdentifiedArray<Named.State>>
  ) -> IdentifiedChildren<Doubled.State, Doubled.Action, Named> {
    IdentifiedChildren(Named(), state: state, action: Doubled.firstRow)
  }

  @Test("A child in a computed property is one declaration")
  func computedProperty() throws {
    let reported = try issues {
      let first = try #require(store.scope(computed))
      #expect(store.scope(computed) === first)
      _ = store.scope(rows(\.rows))
      _ = store.scope(rows(\.rows))
    }
    #expect(reported.isEmpty)
  }

  @Test("Two collections of one type are not duplicates, even if one function declares both")
  func twoCollections() throws {
    let reported = try issues {
      try #require(store.scope(Doubled.rows, id: 1)).send(.tap)
      try #require(store.scope(Doubled.otherRows, id: 1)).send(.tap)
      let other = Store(initialState: Doubled.State()) { Doubled() }
      _ = other.scope(rows(\.rows))
      _ = other.scope(rows(\.otherRows))
    }
    #expect(store.log == ["first row 1", "second row 1"])
    #expect(reported.isEmpty)
  }

  @Test("Declarations in separate stores are not duplicates")
  func twoStores() throws {
    let other = Store(initialState: Doubled.State()) { Doubled() }
    let reported = try issues {
      try #require(store.scope(Doubled.optional)).send(.tap)
      try #require(other.scope(Doubled.optionalToo)).send(.tap)
    }
    #expect(store.log == ["first"])
    #expect(other.log == ["second"])
    #expect(reported.isEmpty)
  }

  @Test("A row and a computed selection of it are separate children")
  func selection() throws {
    let reported = try issues {
      try #require(store.scope(Doubled.rows, id: 1)).send(.tap)
      try #require(store.scope(Doubled.selected)).send(.tap)
    }
    #expect(store.log == ["first row 1", "second"])
    #expect(reported.isEmpty)
  }

  @Test("Two declarations of one child are not reported if a screen uses only one of them")
  func branches() throws {
    for isFirst in [true, false] {
      let store = Store(initialState: Doubled.State()) { Doubled() }
      let child = isFirst ? Doubled.optional : Doubled.optionalToo
      let rows = if isFirst { Doubled.rows } else { Doubled.rowsToo }
      let reported = try issues {
        try #require(store.scope(child)).send(.tap)
        try #require(store.scope(child)).send(.tap)
        try #require(store.scope(rows, id: 2)).send(.tap)
      }
      #expect(store.log == (isFirst ? ["first", "first", "first row 2"] : ["second", "second", "second row 2"]))
      #expect(reported.isEmpty)
    }
  }

  @Test("A recursive feature's children are not duplicates")
  func levels() throws {
    let store = Store(initialState: Folder.State(folders: [.init(id: 1, folders: [.init(id: 2)])])) { Folder() }
    let reported = try issues {
      let inner = try #require(store.scope(Folder.folders, id: 1))
      let innermost = try #require(inner.scope(Folder.folders, id: 2))
      for folder in [store, inner, innermost] {
        try #require(folder.scope(Folder.note)).send(.tap)
        _ = folder.scope(Folder.folders)
      }
      #expect(innermost.note == Tap.State(count: 1))
    }
    #expect(reported.isEmpty)
  }

  @Test("A reducer that is called directly declares no children")
  func byHand() async throws {
    struct Caller: Reducer {
      typealias State = Doubled.State
      typealias Action = Doubled.Action
      static let optional = OptionalChild(Tap(), state: \State.optional, action: Doubled.first)
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        let effect: Effect<Action> = EmptyReducer().ifLet(Doubled.optionalToo).reduce(into: &state, action: action)
        return effect.and(EmptyReducer().ifLet(Self.optional).reduce(into: &state, action: action))
      }
    }
    let store = Store(initialState: Doubled.State()) { Caller() }
    let reported = try issues {
      try #require(store.scope(Caller.optional)).send(.tap)
      store.send(.second(.tap))
    }
    #expect(store.optional == Tap.State(count: 2))
    #expect(reported.isEmpty)
  }
}

/// A feature that is its own child.
private struct Folder: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var note: Tap.State? = Tap.State()
    var folders: IdentifiedArray<State> = []
    init(id: Int = 0, folders: IdentifiedArray<State> = []) {
      self.id = id
      self.folders = folders
    }
  }
  indirect enum Action {
    case note(Tap.Action)
    case folder(Int, Action)
  }
  static let note = OptionalChild(
    Tap(), state: \State.note, action: CasePath(Action.note) { if case .note(let action) = $0 { action } else { nil } })
  static let folders = IdentifiedChildren(
    Folder(), state: \State.folders,
    action: CasePath(Action.folder) { if case .folder(let id, let action) = $0 { (id, action) } else { nil } })
  var body: Reduce<State, Action> {
    EmptyReducer().ifLet(Self.note).forEach(Self.folders)
  }
}
