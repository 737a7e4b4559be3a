import Testing
import Trifecta

private struct Page: Reducer {
  struct State: Equatable {
    var text = ""
    var lines: IdentifiedArray<Counter.State> = []
  }
  enum Action {
    case type(String)
    case line(Int, Counter.Action)
  }

  static let lines = IdentifiedChildren(Counter(), state: \State.lines, action: Action.line)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .type(let text) = action { state.text += text }
      return .none
    }
    .forEach(Self.lines)
  }
}

private struct Book: Reducer {
  struct State {
    var path = StackState<Page.State>()
    var parked = StackState<Page.State>()
  }
  enum Action {
    case path(StackAction<Page.State, Page.Action>)
    case change(@MainActor (inout State) -> Void)
  }

  static let path = StackChildren(Page(), state: \State.path, action: Action.path)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .forEach(Self.path)
  }
}

/// One change of a book. Screens are identified by position.
private enum Step {
  case push(Int)
  case popFrom(Int)
  case type(Int, Int)
  case count(Int)
  case edit(Int, Int)
  case editByPosition(Int, Int)
  case remove(Int)
  case append(Int)
  case insert(Int, Int)
  case replace(Int, Int)
  case popLast
  case popTo(Int)
  case replaceAll(Int)
  case assignNew(Int)
  case park
  case comeBack
  case editParked(Int)

  static func random(_ random: inout RandomGenerator) -> Step {
    let (position, number) = (Int.random(in: 0..<4, using: &random), Int.random(in: 0..<10, using: &random))
    return switch Int.random(in: 0..<21, using: &random) {
    case 0, 1: .push(number)
    case 2: .popFrom(position)
    case 3, 4: .type(position, number)
    case 5, 6: .count(position)
    case 7: .edit(position, number)
    case 8: .editByPosition(position, number)
    case 9: .remove(position)
    case 10, 11: .append(number)
    case 12: .popLast
    case 13: .popTo(position)
    case 14: .replaceAll(number)
    case 15: .assignNew(number)
    case 16: .park
    case 17: .comeBack
    case 18: .insert(position, number)
    case 19: .replace(position, number)
    default: .editParked(number)
    }
  }
}

/// The simplest model of a path: an array of screens with unique numbers.
private struct Model {
  struct Screen: Equatable {
    let number: Int
    var text: String
    var count = 0
  }
  var path: [Screen] = []
  var parked: [Screen] = []
  var next = 0

  mutating func made(_ number: Int) -> Screen {
    next += 1
    return Screen(number: next, text: "\(number)")
  }

  mutating func perform(_ step: Step) {
    switch step {
    case .push(let number), .append(let number): path.append(made(number))
    case .popFrom(let position): if position < path.count { path.removeSubrange(position...) }
    case .type(let position, let number), .edit(let position, let number), .editByPosition(let position, let number):
      if position < path.count { path[position].text += "\(number)" }
    case .count(let position): if position < path.count { path[position].count += 1 }
    case .remove(let position): if position < path.count { path.remove(at: position) }
    case .insert(let position, let number): path.insert(made(number), at: min(position, path.count))
    case .replace(let position, let number):
      if position < path.count { path.replaceSubrange(position...position, with: [made(number), made(number)]) }
    case .popLast: _ = path.popLast()
    case .popTo(let position): if position < path.count { path.removeSubrange((position + 1)...) }
    case .replaceAll(let number), .assignNew(let number): path = [made(number), made(number + 1)]
    case .park: parked = path
    case .comeBack: path = parked
    case .editParked(let number): if !parked.isEmpty { parked[0].text += "\(number)" }
    }
  }
}

private func page(_ number: Int) -> Page.State {
  Page.State(text: "\(number)", lines: [Counter.State(id: 1)])
}

extension Store<Book> {
  fileprivate func perform(_ step: Step) {
    let ids = state.path.ids
    switch step {
    case .push(let number): send(.path(.push(page(number))))
    case .append(let number): send(.change { $0.path.append(page(number)) })
    case .popFrom(let position): if position < ids.count { send(.path(.popFrom(id: ids[position]))) }
    case .type(let position, let number):
      if position < ids.count { send(.path(.element(id: ids[position], action: .type("\(number)")))) }
    case .count(let position):
      if position < ids.count { send(.path(.element(id: ids[position], action: .line(1, .increment)))) }
    case .edit(let position, let number):
      if position < ids.count { send(.change { $0.path[id: ids[position]]?.text += "\(number)" }) }
    case .editByPosition(let position, let number):
      if position < ids.count { send(.change { $0.path[position].text += "\(number)" }) }
    case .remove(let position): if position < ids.count { send(.change { $0.path[id: ids[position]] = nil }) }
    case .insert(let position, let number):
      send(.change { $0.path.insert(page(number), at: min(position, $0.path.count)) })
    case .replace(let position, let number):
      guard position < ids.count else { return }
      send(.change { $0.path.replaceSubrange(position...position, with: [page(number), page(number)]) })
    case .popLast: send(.change { $0.path.popLast() })
    case .popTo(let position): if position < ids.count { send(.change { $0.path.pop(to: ids[position]) }) }
    case .replaceAll(let number): send(.change { $0.path.replaceAll(with: [page(number), page(number + 1)]) })
    case .assignNew(let number): send(.change { $0.path = [page(number), page(number + 1)] })
    case .park: send(.change { $0.parked = $0.path })
    case .comeBack: send(.change { $0.path = $0.parked })
    case .editParked(let number): send(.change { if !$0.parked.isEmpty { $0.parked[0].text += "\(number)" } })
    }
  }
}

/// A screen's store and the last values that its observers saw.
@MainActor
private final class Reader {
  let store: Store<Page>
  let number: Int
  var text = ""
  var count = 0
  private var tokens: [ObservationToken] = []

  init(_ store: Store<Page>, number: Int) {
    self.store = store
    self.number = number
    tokens = [
      observe { [unowned self] in text = store.text },
      observe { [unowned self] in count = store.scope(Page.lines, id: 1)?.count ?? -1 },
    ]
  }
}

@MainActor
@Suite("Random changes of a path of screens")
struct RandomStackTests {
  /// Returns the first difference after the steps, if there is one.
  private func failure(_ steps: [Step]) -> String? {
    let store = Store(initialState: Book.State()) { Book() }
    var model = Model()
    var readers: [Reader] = []
    var texts: [String] = []
    let token = observe { texts = store.scope(Book.path).map(\.text) }
    defer { token.cancel() }
    for (index, step) in steps.enumerated() {
      store.perform(step)
      model.perform(step)
      let stores = store.scope(Book.path)
      guard texts == model.path.map(\.text), stores.count == model.path.count else {
        return "After step \(index) whoever observes the path saw \(texts), and there is \(model.path)"
      }
      for (screen, page) in zip(model.path, stores) {
        guard let reader = readers.first(where: { $0.number == screen.number }) else {
          readers.append(Reader(page, number: screen.number))
          continue
        }
        guard reader.store === page else { return "After step \(index) \(screen) has another store" }
      }
      for reader in readers {
        if let screen = model.path.first(where: { $0.number == reader.number }) {
          guard reader.text == screen.text, reader.count == screen.count else {
            return "After step \(index) \(screen) was seen as \(reader.text), \(reader.count)"
          }
        } else if model.parked.contains(where: { $0.number == reader.number }) == false,
          stores.contains(where: { $0 === reader.store })
        {
          return "After step \(index) the store of \(reader.number), which has gone, is another screen's"
        }
      }
    }
    return nil
  }

  @Test("Each screen keeps one store, and its observers see every change")
  func random() async {
    let counterexample = await findCounterexample(seeds: 0..<150, length: 60, element: Step.random) { failure($0) }
    #expect(counterexample == nil, "\(counterexample.map(\.description) ?? "")")
  }
}
