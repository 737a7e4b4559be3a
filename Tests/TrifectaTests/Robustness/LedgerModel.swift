/// What a ``Ledger`` must do, written without any of the library: a struct, arrays and a queue.
struct LedgerModel {
  typealias Action = Ledger.Action

  var total = 0
  var box = 0
  var rows: [(id: Int, count: Int)] = []
  /// The side effects, with the id of the tally that emitted them.
  var announced: [String] = []
  /// How many actions arrived for rows that do not exist.
  var missed = 0

  /// Handles an action, then those that follow from it, in order of arrival.
  mutating func handle(_ action: Action) {
    var queue = [action]
    while !queue.isEmpty { queue += step(queue.removeFirst()) }
  }

  private mutating func step(_ action: Action) -> [Action] {
    switch action {
    case .box(let action):
      if case .add(let amount) = action { total += amount }
      return Self.step(action, &box, -1, &announced).map { .box($0) }
    case .row(let id, let action):
      if case .add(let amount) = action { total += amount }
      guard let index = rows.firstIndex(where: { $0.id == id }) else {
        missed += 1
        return []
      }
      return Self.step(action, &rows[index].count, id, &announced).map { .row(id, $0) }
    case .insert(let id):
      if !rows.contains(where: { $0.id == id }) { rows.append((id, 0)) }
      return []
    case .remove(let id):
      rows.removeAll { $0.id == id }
      return []
    case .reverse:
      rows.reverse()
      return []
    case .replaceAll(let ids):
      rows = ids.map { ($0, 0) }
      return []
    case .both(let id, let amount):
      return [.box(.add(amount)), .row(id, .add(amount))]
    case .removeTooEarly(let id):
      return [.remove(id), .row(id, .add(1))]
    }
  }

  private static func step(
    _ action: Ledger.Tally.Action,
    _ count: inout Int,
    _ id: Int,
    _ announced: inout [String]
  ) -> [Ledger.Tally.Action] {
    switch action {
    case .add(let amount):
      count += amount
      return []
    case .addLater(let amount):
      return [.add(amount)]
    case .addTwice(let amount):
      return [.add(amount), .add(amount)]
    case .announce:
      announced.append("\(id): \(count)")
      return []
    }
  }
}
