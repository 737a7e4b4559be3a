import Testing
import Trifecta

/// A step of a random test: a change of a list, or a read of a list whose result may be kept.
private enum Step {
  case batch([Change])
  /// Applies changes in one batch like `batch`, and reads rows between the changes.
  case batchReadInBetween([Change])
  case read
  case forget(Int)
  /// A position in a collection that was read, and whether to keep its store.
  case look(Int, Int, keeping: Bool)
  case lookAtAll(Int)
  case forgetStores
}

private enum Change {
  case append(Int)
  case insert(Int, Int)
  case update(Int, Int)
  case updateInPlace(Int, Int)
  case updateAll(Int)
  case rename(Int, Int)
  case remove(Int)
  case removeInPlace(Int)
  case removeAt(Int)
  case removeEvery(Int)
  case removeAll
  case swap(Int, Int)
  case reverse
  case replace(Range<Int>, Int)

  /// Returns a random change with a unique number.
  static func random(_ random: inout RandomGenerator, number: Int) -> Change {
    let id = Int.random(in: 0..<120, using: &random)
    let other = Int.random(in: 0..<120, using: &random)
    switch Int.random(in: 0..<30, using: &random) {
    case 0...3: return .append(id)
    case 4...5: return .insert(id, other)
    case 6...9: return .update(id, number)
    case 10...13: return .updateInPlace(id, number)
    case 14: return .updateAll(number)
    case 15: return .rename(id, other)
    case 16...17: return .remove(id)
    case 18...20: return .removeInPlace(id)
    case 21...22: return .removeAt(id)
    case 23: return .removeEvery(Int.random(in: 2..<5, using: &random))
    case 24: return .removeAll
    case 25...26: return .swap(id, other)
    case 27: return .reverse
    default: return .replace(min(id, other)..<max(id, other), number)
    }
  }

  func apply(to rows: inout IdentifiedArray<Counter.State>) {
    switch self {
    case .append(let id): rows.append(.init(id: id))
    case .insert(let id, let position): rows.insert(.init(id: id), at: min(position, rows.count))
    case .update(let id, let count): rows.modify(id: id) { $0.count = count }
    case .updateInPlace(let id, let count): rows[id: id]?.count = count
    case .updateAll(let count): for id in rows.ids { rows[id: id]?.count = count }
    case .rename(let id, let other): rows[id: id]?.id = other
    case .remove(let id): rows.remove(id: id)
    case .removeInPlace(let id): rows[id: id] = nil
    case .removeAt(let position): if position < rows.count { rows.remove(at: position) }
    case .removeEvery(let divisor): rows.removeAll { $0.id % divisor == 0 }
    case .removeAll: rows.removeAll()
    case .swap(let first, let second): if max(first, second) < rows.count { rows.swapAt(first, second) }
    case .reverse: rows.reverse()
    case .replace(let ids, let count): rows = IdentifiedArray(ids.map { .init(id: $0, count: count) })
    }
  }

  /// Applies the change to a plain array.
  func apply(to rows: inout [Counter.State]) {
    func position(_ id: Int) -> Int? { rows.firstIndex { $0.id == id } }
    switch self {
    case .append(let id): if position(id) == nil { rows.append(.init(id: id)) }
    case .insert(let id, let place): if position(id) == nil { rows.insert(.init(id: id), at: min(place, rows.count)) }
    case .update(let id, let count), .updateInPlace(let id, let count):
      if let position = position(id) { rows[position].count = count }
    case .updateAll(let count): for position in rows.indices { rows[position].count = count }
    case .rename(let id, let other):
      guard let old = position(id), id != other else { return }
      if position(other) == nil { rows[old].id = other } else { rows.remove(at: old) }
    case .remove(let id), .removeInPlace(let id): rows.removeAll { $0.id == id }
    case .removeAt(let position): if position < rows.count { rows.remove(at: position) }
    case .removeEvery(let divisor): rows.removeAll { $0.id % divisor == 0 }
    case .removeAll: rows = []
    case .swap(let first, let second): if max(first, second) < rows.count { rows.swapAt(first, second) }
    case .reverse: rows.reverse()
    case .replace(let ids, let count): rows = ids.map { .init(id: $0, count: count) }
    }
  }
}

/// A store and its simplest model: arrays, and for each reader the last known values.
@MainActor
private final class Reading {
  typealias Kept = (stores: RowStores<Family, Counter>, ids: [Int], known: [Int: Int])

  let store = Store(initialState: Family.State.rows(100)) { Family() }
  var rows = (0..<100).map { Counter.State(id: $0) }
  var kept: [Kept] = []
  var held: [(store: Store<Counter>, id: Int)] = []
  /// Every count that each row has had. A value that was read between reductions must be one of them.
  var history: [Int: Set<Int>] = Dictionary(uniqueKeysWithValues: (0..<120).map { ($0, [0]) })
  var hasReadInBetween = false

  func take(_ step: Step) -> String? {
    switch step {
    case .batch(let changes): run(changes, readingInBetween: false)
    case .batchReadInBetween(let changes): run(changes, readingInBetween: true)
    case .read: read(rows)
    case .forget(let number): if !kept.isEmpty { kept.remove(at: number % kept.count) }
    case .look(let number, let position, let isKept): return look(number, position, keeping: isKept)
    case .lookAtAll(let number):
      guard !kept.isEmpty else { return nil }
      for position in kept[number % kept.count].ids.indices {
        if let failure = look(number, position, keeping: false) { return failure }
      }
    case .forgetStores: held = []
    }
    return nil
  }

  private func read(_ rows: [Counter.State]) {
    let known = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.count) })
    kept.append((store.scope(Family.rows), rows.map(\.id), known))
  }

  private func run(_ changes: [Change], readingInBetween: Bool) {
    var middle = rows
    var token: EventToken?
    if readingInBetween {
      hasReadInBetween = true
      var next = changes[...]
      token = store.onEvent { [unowned self] event in
        guard case .reduced(let reduction) = event, case .mutate = reduction.action as? Family.Action else { return }
        guard let change = next.popFirst() else { return }
        change.apply(to: &middle)
        note(middle)
        read(middle)
      }
    }
    let actions = changes.map { change in
      Effect<Family.Action>.send(.mutate(.init { change.apply(to: &$0.rows) }))
    }
    store.send(.perform(.init { .merge(actions) }))
    token?.cancel()
    for change in changes {
      change.apply(to: &rows)
      note(rows)
    }
    for position in kept.indices {
      for row in rows where kept[position].known[row.id] != nil { kept[position].known[row.id] = row.count }
    }
  }

  private func note(_ rows: [Counter.State]) {
    for row in rows { history[row.id]?.insert(row.count) }
  }

  private func look(_ number: Int, _ position: Int, keeping isKept: Bool) -> String? {
    guard !kept.isEmpty else { return nil }
    let (stores, ids, known) = kept[number % kept.count]
    guard Array(stores.ids) == ids, stores.count == ids.count else { return "other ids" }
    guard !ids.isEmpty else { return nil }
    let position = position % ids.count
    let row = stores[position]
    if isKept { held.append((row, ids[position])) }
    let count = row.withState(\.count)
    guard row.id == ids[position], row.withState(\.id) == row.id else {
      return "\(ids[position]) is shown as \(row.id)"
    }
    if let current = rows.first(where: { $0.id == row.id }) {
      return count == current.count ? nil : "row \(row.id) is \(current.count), shown as \(count)"
    }
    if hasReadInBetween {
      return history[row.id]?.contains(count) == true ? nil : "row \(row.id) never was \(count)"
    }
    return count == known[row.id] ? nil : "row \(row.id) was \(known[row.id] ?? -1) last, shown as \(count)"
  }
}

@MainActor
@Suite("Stores of rows from earlier reads")
struct StaleRowTests {
  private func step(_ random: inout RandomGenerator, _ number: inout Int, readingInBetween: Bool) -> Step {
    let first = Int.random(in: 0..<1_000, using: &random)
    let second = Int.random(in: 0..<1_000, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7:
      let changes = (0..<Int.random(in: 1..<4, using: &random)).map { _ in
        number += 1
        return Change.random(&random, number: number)
      }
      return readingInBetween && first % 3 == 0 ? .batchReadInBetween(changes) : .batch(changes)
    case 7..<10: return .read
    case 10: return .forget(first)
    case 11..<18: return .look(first, second, keeping: first % 4 == 0)
    case 18: return .lookAtAll(first)
    default: return .forgetStores
    }
  }

  @Test(
    "The store at a kept position shows its row's current or last state",
    arguments: [(false, false), (false, true), (true, true)])
  func random(readingInBetween: Bool, isObserved: Bool) async {
    var number = 0
    let counterexample = await findCounterexample(seeds: 0..<20, length: 150) { random in
      step(&random, &number, readingInBetween: readingInBetween)
    } failure: { steps in
      let reading = Reading()
      let watch = isObserved ? Watch { reading.store.scope(Family.rows).count } : nil
      defer { watch?.stop() }
      for step in steps {
        if let failure = reading.take(step) { return failure }
      }
      return nil
    }
    #expect(counterexample == nil)
  }
}
