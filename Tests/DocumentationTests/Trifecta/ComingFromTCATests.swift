import Testing
import Trifecta
import TrifectaTesting

struct Book: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
}

struct BookClient: Sendable {
  var search: @Sendable (_ query: String) async throws -> [Book]
}

private enum BookClientKey: DependencyKey {
  static let liveValue = BookClient { _ in [] }
}

extension DependencyValues {
  var bookClient: BookClient {
    get { self[BookClientKey.self] }
    set { self[BookClientKey.self] = newValue }
  }
}

private struct Spreadsheet: Reducer {
  // snippet: tca-nonisolated
  nonisolated static let rowCount = 100

  struct State: Equatable {
    var cells = Array(repeating: "", count: Spreadsheet.rowCount)
  }
  // end

  enum Action { case cellChanged(Int, String) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .cellChanged(let row, let text):
      state.cells[row] = text
      return .none
    }
  }
}

// snippet: tca-feature
struct Bookshelf: Reducer {
  struct State: Equatable {
    var query = ""
    var books: IdentifiedArray<Book> = []
    var isOffline = false
    var destination: Destination.State?
    var alert: AlertState<Answer>?
  }

  enum Action: Equatable {
    case queryChanged(String)
    case found([Book])
    case searchFailed
    case addTapped
    case bookTapped(Book.ID)
    case bookAdded(String)
    case deleteTapped(Book.ID)
    case destination(PresentationAction<Destination.Action>)
    case alert(PresentationAction<Answer>)
  }

  enum Answer: Equatable { case delete(Book.ID) }

  private enum EffectID { case search }

  static let destination = PresentedChild(
    Destination(), state: \State.destination,
    action: Action.destination)
  static let alert = PresentedChild(
    alert: \State.alert,
    action: Action.alert)

  @Dependency(\.bookClient) var bookClient

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return .run { send in
          send(.found(try await bookClient.search(query)))
        } catch: { _, send in
          send(.searchFailed)
        }
        .debounce(id: EffectID.search, for: .milliseconds(300))
      case .found(let books):
        state.books = IdentifiedArray(books)
        state.isOffline = false
        return .none
      case .searchFailed:
        state.isOffline = true
        return .none
      case .addTapped:
        state.destination = .editor(Editor.State())
        return .none
      case .bookTapped(let id):
        state.destination = .details(Details.State(id: id))
        return .none
      case .bookAdded(let title):
        state.books.append(Book(id: (state.books.ids.max() ?? 0) + 1, title: title))
        return .none
      case .deleteTapped(let id):
        state.alert = .deletion(of: id)
        return .none
      case .alert(.presented(.delete(let id))):
        state.books.remove(id: id)
        return .none
      case .alert(.dismiss), .destination:
        return .none
      }
    }
    .ifLet(Self.destination).onSideEffect { sideEffect in
      switch sideEffect {
      case .saved(let title): .send(.bookAdded(title))
      }
    }
    .ifLet(Self.alert)
  }
}

extension Bookshelf {
  struct Destination: Reducer {
    enum State: Equatable {
      case details(Details.State)
      case editor(Editor.State)
    }

    enum Action: Equatable {
      case details(Details.Action)
      case editor(Editor.Action)
    }

    typealias SideEffect = Editor.SideEffect

    static let details = CaseChild(
      Details(),
      state: State.details,
      action: Action.details)
    static let editor = CaseChild(
      Editor(),
      state: State.editor,
      action: Action.editor)

    var body: some Reducer<State, Action> {
      Scope(Self.details)
      Scope(Self.editor).onSideEffect { .replace(with: emit($0)) }  // Forwards it to the bookshelf.
    }
  }
}

extension AlertState<Bookshelf.Answer> {
  static func deletion(of id: Book.ID) -> Self {
    AlertState(
      "Delete the book?",
      buttons: [ButtonState("Delete", role: .destructive, action: .delete(id)), .cancel()])
  }
}
// end

@MainActor
@Suite("ComingFromTCA.md")
struct ComingFromTCATests {
  private let emma = Book(id: 1, title: "Emma")

  @Test("The feature is tested as in TCA")
  func migrated() async {
    // snippet: tca-test
    let clock = TestClock()
    let store = TestStore(initialState: Bookshelf.State()) {
      Bookshelf()
    } withDependencies: {
      $0.continuousClock = clock
      $0.bookClient = BookClient { _ in [Book(id: 1, title: "Emma")] }
    }

    await store.send(.queryChanged("Em")) { $0.query = "Em" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.found([Book(id: 1, title: "Emma")])) { $0.books = [Book(id: 1, title: "Emma")] }

    await store.send(.deleteTapped(1)) { $0.alert = .deletion(of: 1) }
    await store.send(.alert(.presented(.delete(1)))) {
      $0.alert = nil
      $0.books = []
    }

    await store.send(.addTapped) { $0.destination = .editor(Editor.State()) }
    await store.send(.destination(.presented(.editor(.textChanged("Persuasion"))))) {
      $0.destination = .editor(Editor.State(text: "Persuasion"))
    }
    await store.send(.destination(.presented(.editor(.saveTapped))))
    await store.receive(.bookAdded("Persuasion")) { $0.books = [Book(id: 1, title: "Persuasion")] }
    await store.receive(.destination(.dismiss)) { $0.destination = nil }
    await store.finish()
    // end
  }

  @Test("A new query cancels the pending query, and a failed search sends an action")
  func searches() async {
    let clock = TestClock()
    let store = TestStore(initialState: Bookshelf.State(books: [emma])) {
      Bookshelf()
    } withDependencies: {
      $0.continuousClock = clock
      $0.bookClient = BookClient { query in throw EffectTimeout(after: .seconds(query.count)) }
    }
    await store.send(.queryChanged("E")) { $0.query = "E" }
    await clock.advance(by: .milliseconds(200))
    await store.send(.queryChanged("Em")) { $0.query = "Em" }
    await clock.advance(by: .milliseconds(200))
    await clock.advance(by: .milliseconds(100))
    await store.receive(.searchFailed) { $0.isOffline = true }
    await store.finish()
  }

  @Test("Tapping a book shows its details, and the sheet can be replaced")
  func details() async {
    let store = TestStore(initialState: Bookshelf.State(books: [emma])) {
      Bookshelf()
    } withDependencies: {
      $0.bookClient = BookClient { _ in [] }
    }
    await store.send(.bookTapped(1)) { $0.destination = .details(Details.State(id: 1)) }
    await store.send(.destination(.presented(.details(.noteChanged("Lent to Ada"))))) {
      $0.destination = .details(Details.State(id: 1, note: "Lent to Ada"))
    }
    await store.send(.addTapped) { $0.destination = .editor(Editor.State()) }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
    await store.finish()
  }

  @Test("The state can read a nonisolated constant of its feature")
  func readsConstants() async {
    let store = TestStore(initialState: Spreadsheet.State()) { Spreadsheet() }
    #expect(store.state.cells.count == 100)
    await store.send(.cellChanged(7, "=A1")) { $0.cells[7] = "=A1" }
  }

  @Test("A test receives an action of a nested case by its case path or by its value")
  func receivesNested() async {
    // snippet: tca-nested-path
    let found = CasePath<Radio.Action, String>(
      { .tuner(.found($0)) },
      extract: { if case .tuner(.found(let station)) = $0 { station } else { nil } })
    // end
    let store = TestStore(initialState: Radio.State()) {
      Radio()
    } withDependencies: {
      $0.scan = { "Radio Caroline" }
    }
    await store.send(.tuner(.scanTapped))
    await store.receive(found) { $0.tuner.station = "Radio Caroline" }
    await store.finish()
  }
}
