import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

/// A named list of counters.
private struct Shelf: Reducer {
  struct State: Equatable {
    var name = "shelf"
    var books: IdentifiedArray<Counter.State> = [Counter.State(id: 1), Counter.State(id: 2)]
  }
  enum Action { case book(Int, Counter.Action) }

  static let books = IdentifiedChildren(
    Counter(), state: \State.books,
    action: CasePath(Action.book) { if case .book(let id, let action) = $0 { (id, action) } else { nil } })

  var body: some Reducer<State, Action> { EmptyReducer().forEach(Self.books) }
}

/// A state that is a recursive enum.
private struct Leaf: Reducer {
  enum State: Equatable {
    case off
    case on(Int)
    indirect case deep(State)

    var number: Int {
      switch self {
      case .off: 0
      case .on(let number): number
      case .deep(let state): state.number + 1
      }
    }
  }
  enum Action {}

  func reduce(into state: inout State, action: Action) -> Effect<Action> {}
}

/// A parent with several kinds of optional children, one of them with a property observer.
private struct Box: Reducer {
  struct State: Equatable, Identifiable {
    var id: Int
    var label = ""
    var shelf: Shelf.State? = Shelf.State()
    var inner: Leaf.State? = .on(1)
    var observed: Leaf.State? = .deep(.on(2)) { didSet { changes += 1 } }
    var changes = 0

    var length: Int { changes * 2 + label.count }
  }
  enum Action {
    case shelf(Shelf.Action)
    case inner(Leaf.Action)
    case observed(Leaf.Action)
  }

  static let shelf = OptionalChild(
    Shelf(), state: \State.shelf,
    action: CasePath(Action.shelf) { if case .shelf(let action) = $0 { action } else { nil } })
  static let inner = OptionalChild(
    Leaf(), state: \State.inner,
    action: CasePath(Action.inner) { if case .inner(let action) = $0 { action } else { nil } })
  static let observed = OptionalChild(
    Leaf(), state: \State.observed,
    action: CasePath(Action.observed) { if case .observed(let action) = $0 { action } else { nil } })

  var body: some Reducer<State, Action> {
    EmptyReducer().ifLet(Self.shelf).ifLet(Self.inner).ifLet(Self.observed)
  }
}

/// A parent with optional boxes, boxes in rows, and states of boxes that no declared child uses.
private struct Attic: Reducer {
  struct State {
    var box: Box.State? = Box.State(id: 0)
    var other: Box.State? = Box.State(id: 5)
    var rows: IdentifiedArray<Box.State> = [Box.State(id: 1), Box.State(id: 2)]
    var parkedBox: Box.State?
    var parkedShelf: Shelf.State?
  }
  enum Action {
    case box(Box.Action)
    case other(Box.Action)
    case row(Int, Box.Action)
    case change(@MainActor (inout State) -> Void)
    case each([Action])
  }

  static let box = OptionalChild(
    Box(), state: \State.box,
    action: CasePath(Action.box) { if case .box(let action) = $0 { action } else { nil } })
  static let other = OptionalChild(
    Box(), state: \State.other,
    action: CasePath(Action.other) { if case .other(let action) = $0 { action } else { nil } })
  static let rows = IdentifiedChildren(
    Box(), state: \State.rows,
    action: CasePath(Action.row) { if case .row(let id, let action) = $0 { (id, action) } else { nil } })

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .change(let change): change(&state)
      case .each(let actions): return .merge(actions.map { .send($0) })
      case .box, .other, .row: break
      }
      return .none
    }
    .ifLet(Self.box)
    .ifLet(Self.other)
    .forEach(Self.rows)
  }
}

extension Box.State {
  fileprivate mutating func changeAtRandom(_ random: inout RandomGenerator) {
    let id = Int.random(in: 1...3, using: &random)
    switch Int.random(in: 0..<13, using: &random) {
    case 0: shelf = nil
    case 1: shelf = Shelf.State()
    case 2: shelf?.books.remove(id: id)
    case 3: shelf?.books.append(Counter.State(id: id + 1))
    case 4: shelf?.books[id: id]?.count += 1
    case 5: shelf?.name += "x"
    case 6: inner = nil
    case 7: inner = .on(id)
    case 8: inner = .deep(.on(id))
    case 9: observed = observed == nil ? .off : nil
    case 10: label += "l"
    case 11: shelf?.books.reverse()
    default: shelf?.books.updateOrAppend(Counter.State(id: id, count: 7))
    }
  }
}

extension Attic.State {
  fileprivate mutating func changeAtRandom(_ random: inout RandomGenerator) {
    switch Int.random(in: 0..<17, using: &random) {
    case 0: parkedBox = box
    case 1: box = parkedBox
    case 2: box = nil
    case 3: box = Box.State(id: Int.random(in: 0..<2, using: &random))
    case 4: swap(&box, &other)
    case 5: other = box
    case 6: parkedShelf = box?.shelf
    case 7: box?.shelf = parkedShelf
    case 8: rows[id: 1]?.shelf = box?.shelf
    case 9: box = rows[id: 1] ?? box
    case 10: rows.remove(id: 1)
    case 11: rows.updateOrAppend(Box.State(id: 1))
    case 12: rows.reverse()
    case 13: rows[id: 1]?.changeAtRandom(&random)
    case 14: other?.changeAtRandom(&random)
    case 15: parkedBox?.changeAtRandom(&random)
    default: box?.changeAtRandom(&random)
    }
  }
}

/// The expected state of a store, implemented without the library: the state at its place while its child is present,
/// then the last published state.
@MainActor
private final class Held<Value: Equatable> {
  private(set) var known: Value
  private let find: (Attic.State) -> Value?
  private let isAround: (Attic.State) -> Bool
  private let hasID: Bool
  private var hasLeft = false

  /// - Parameters:
  ///   - hasID: whether the child has an id, so that it is the same child after it was removed and set again.
  ///   - parent: whether the child's parent is present.
  ///   - find: the state with the child's id, or the state at its place.
  init(
    hasID: Bool, in state: Attic.State, parent: @escaping (Attic.State) -> Bool = { _ in true },
    _ find: @escaping (Attic.State) -> Value?
  ) {
    self.hasID = hasID
    self.find = find
    isAround = parent
    known = find(state)!
  }

  func isThere(_ state: Attic.State) -> Bool { !hasLeft && isAround(state) && find(state) != nil }

  func afterReduction(_ state: Attic.State) {
    if !hasID, !isThere(state) { hasLeft = true }
  }

  func afterBatch(_ state: Attic.State) {
    if isThere(state) { known = find(state)! }
  }
}

/// A comparison of an observer's last value with the expected value.
@MainActor
private struct Probe {
  /// Returns the difference, if there is one.
  let complaint: () -> String?

  /// - Parameters:
  ///   - name: the name of the observed value.
  ///   - read: reads the value from a store.
  ///   - isObserved: whether the value is observed.
  ///   - truth: the expected value.
  init<Value: Equatable>(
    _ name: String, _ read: @escaping @MainActor () -> Value, isObserved: Bool = true,
    is truth: @escaping @MainActor () -> Value
  ) {
    let watch = Watch(read)
    if !isObserved { watch.stop() }
    var known = watch.seen.count
    complaint = {
      defer { known = watch.seen.count }
      let value = truth()
      if isObserved, let last = watch.seen.last, last != value { return "\(name): saw \(last), and is \(value)" }
      let now = read()
      if now != value { return "\(name): reads \(now), and is \(value)" }
      return watch.seen.count > known + 1 ? "\(name): ran \(watch.seen.count - known) times" : nil
    }
  }
}

/// A box's store that is held, with stores of its children and their expected states.
@MainActor
private struct Holding {
  let probes: [Probe]
  let afterReduction: (Attic.State) -> Void
  let afterBatch: (Attic.State) -> Void
  /// Sends an action to each store and returns the number of stores whose child is absent.
  let sendOfGone: (Attic.State) -> Int

  init(_ name: String, _ box: Store<Box>, in state: Attic.State, _ find: @escaping (Attic.State) -> Box.State?) throws {
    let shelf = try #require(box.scope(Box.shelf))
    let inner = try #require(box.scope(Box.inner))
    let observed = try #require(box.scope(Box.observed))
    let book = try #require(shelf.scope(Shelf.books, id: 1))
    let heldBox = Held(hasID: true, in: state, find)
    let heldShelf = Held(hasID: false, in: state, parent: heldBox.isThere) { find($0)?.shelf }
    let heldInner = Held(hasID: false, in: state, parent: heldBox.isThere) { find($0)?.inner }
    let heldObserved = Held(hasID: false, in: state, parent: heldBox.isThere) { find($0)?.observed }
    let heldBook = Held(hasID: true, in: state, parent: heldShelf.isThere) { find($0)?.shelf?.books[id: 1] }
    afterReduction = { state in
      heldShelf.afterReduction(state)
      heldInner.afterReduction(state)
      heldObserved.afterReduction(state)
    }
    afterBatch = { state in
      heldBox.afterBatch(state)
      heldShelf.afterBatch(state)
      heldInner.afterBatch(state)
      heldObserved.afterBatch(state)
      heldBook.afterBatch(state)
    }
    sendOfGone = { state in
      if !heldShelf.isThere(state) { shelf.send(.book(2, .increment)) }
      if !heldBook.isThere(state) { book.send(.increment) }
      return [heldShelf.isThere(state), heldBook.isThere(state)].count { !$0 }
    }
    probes = [
      Probe("\(name) label", { box.label }, is: { heldBox.known.label }),
      Probe("\(name) whole", { box.state }, is: { heldBox.known }),
      Probe("\(name) by closure", { box.withState(\.changes) }, isObserved: false, is: { heldBox.known.changes }),
      Probe("\(name) length", { box.length }, is: { heldBox.known.length }),
      Probe("\(name) has a shelf", { box.scope(Box.shelf) != nil }, is: { heldBox.known.shelf != nil }),
      Probe("\(name)'s shelf", { box.scope(Box.shelf)?.name }, is: { heldBox.known.shelf?.name }),
      Probe("\(name) shelf", { shelf.name }, is: { heldShelf.known.name }),
      Probe("\(name) ids", { Array(shelf.scope(Shelf.books).ids) }, is: { Array(heldShelf.known.books.ids) }),
      Probe("\(name) titles", { shelf.scope(Shelf.books).map(\.title) }, is: { heldShelf.known.books.map(\.title) }),
      Probe("\(name) has 2", { shelf.scope(Shelf.books, id: 2) != nil }, is: { heldShelf.known.books.ids.contains(2) }),
      Probe("\(name) book 1", { book.count }, is: { heldBook.known.count }),
      Probe("\(name) books", { shelf.books }, is: { heldShelf.known.books }),
      Probe("\(name) inner", { inner.number }, is: { heldInner.known.number }),
      Probe("\(name) whole inner", { inner.state }, is: { heldInner.known }),
      Probe("\(name) observed", { observed.number }, is: { heldObserved.known.number }),
    ]
  }
}

@MainActor
@Suite("Random changes of children of every kind")
struct RandomPlaceTests {
  private let store = Store(initialState: Attic.State()) { Attic() }

  @Test("Observers see each change of their child once, and copies of earlier states do not change", arguments: 0..<60)
  func random(seed: UInt64) throws {
    let store = store
    var random = RandomGenerator.seeded(seed)
    let start = store.withState(\.self)
    let holdings = [
      try Holding("box", #require(store.scope(Attic.box)), in: start) { $0.box?.id == 0 ? $0.box : nil },
      try Holding("other", #require(store.scope(Attic.other)), in: start) { $0.other?.id == 5 ? $0.other : nil },
      try Holding("row", #require(store.scope(Attic.rows, id: 1)), in: start) { $0.rows[id: 1] },
    ]
    var copies: [(state: Attic.State, text: String)] = []
    for step in 0..<100 {
      if step % 10 == 0 { copies.append(store.withState { ($0, "\($0)") }) }
      let changes = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        let seed = UInt64.random(in: 0...UInt64.max, using: &random)
        return Attic.Action.change { state in
          var random = RandomGenerator.seeded(seed)
          state.changeAtRandom(&random)
          for holding in holdings { holding.afterReduction(state) }
        }
      }
      store.send(.each(changes))
      let state = store.withState(\.self)
      for holding in holdings { holding.afterBatch(state) }
      for probe in holdings.flatMap(\.probes) {
        if let complaint = probe.complaint() {
          Issue.record("Step \(step): \(complaint)")
          return
        }
      }
      var gone = 0
      let reported = issues { for holding in holdings { gone += holding.sendOfGone(state) } }
      #expect(reported.count == gone)
      #expect("\(store.withState(\.self))" == "\(state)")
    }
    for copy in copies { #expect("\(copy.state)" == copy.text) }
  }
}
