/// The specified behavior of a ``Ledger``, implemented without the library: structs, arrays and a queue.
struct LedgerModel {
  typealias Action = Ledger.Action

  /// A child that has a count.
  enum Place: Equatable {
    case box
    case row(Int)
    case guest(Int)

    /// The place's name in messages.
    var name: String {
      switch self {
      case .box: "\\State.box"
      case .row(let id): "\\State.rows[\(id)]"
      case .guest: "\\State.guest"
      }
    }
  }
  /// An effect that can be cancelled: by its id, or because its child was removed.
  struct Work: Equatable {
    let place: Place
    var id: Int?
  }
  /// A pending action with the effect that sent it, if that can be cancelled.
  struct Waiting {
    let action: Action
    var sender: Work?
  }
  struct Timer {
    let work: Work
    let due: Int
    let action: Action
  }

  private(set) var total = 0
  private(set) var box = 0
  private(set) var rows: [(id: Int, count: Int)] = []
  private(set) var guest: (id: Int, count: Int)?
  /// The side effects of children that were present at the end of the batch.
  private(set) var announced: [String] = []
  /// The number of actions for rows or guests that do not exist.
  private(set) var missed = 0

  private var queue: [Waiting] = []
  private var announcing: [(place: Place, count: Int)] = []
  private var timers: [Timer] = []
  private var now = 0

  /// Handles an action and the actions that follow from it, in order of arrival.
  mutating func handle(_ action: Action) {
    queue = [Waiting(action: action)]
    while !queue.isEmpty {
      step(queue.removeFirst().action)
      dropWorkOfTheGone()
    }
    announced += announcing.map { "\($0.place.name): \($0.count)" }
    announcing = []
  }

  /// Advances the time by one tick.
  mutating func tick() {
    now += 1
    let due = timers.filter { $0.due == now }
    timers.removeAll { $0.due == now }
    for timer in due { handle(timer.action) }
  }

  private mutating func step(_ action: Action) {
    switch action {
    case .box(let action):
      step(action, of: .box, embed: Action.box)
    case .row(let id, let action):
      step(action, of: .row(id)) { .row(id, $0) }
    case .guest(let action):
      step(action, of: guest.map { .guest($0.id) }, embed: Action.guest)
    case .insert(let id):
      if !rows.contains(where: { $0.id == id }) { rows.append((id, 0)) }
    case .remove(let id):
      rows.removeAll { $0.id == id }
    case .reverse:
      rows.reverse()
    case .replaceAll(let ids):
      rows = ids.map { ($0, 0) }
    case .invite(let id):
      guest = id.map { ($0, 0) }
    case .both(let id, let amount):
      queue += [.box(.add(amount)), .row(id, .add(amount))].map { Waiting(action: $0) }
    case .each(let actions):
      queue += actions.map { Waiting(action: $0) }
    }
  }

  /// Runs the parent's reducer for a child's action, and the child's if the child is present.
  private mutating func step(
    _ action: Ledger.Tally.Action,
    of place: Place?,
    embed: (Ledger.Tally.Action) -> Action
  ) {
    if case .add(let amount) = action { total += amount }
    guard let place, let count = self[place] else {
      missed += 1
      return
    }
    switch action {
    case .add(let amount):
      self[place] = count + amount
    case .addLater(let amount):
      queue.append(Waiting(action: embed(.add(amount)), sender: Work(place: place)))
    case .addTwice(let amount):
      queue.append(Waiting(action: embed(.add(amount)), sender: Work(place: place)))
      queue.append(Waiting(action: embed(.add(amount)), sender: Work(place: place, id: 1)))
    case .addAfterDelay(let amount):
      timers.append(Timer(work: Work(place: place, id: 1), due: now + 2, action: embed(.add(amount))))
    case .addWhenQuiet(let amount):
      drop { $0 == Work(place: place, id: 2) }
      timers.append(Timer(work: Work(place: place, id: 2), due: now + 2, action: embed(.add(amount))))
    case .stop:
      drop { $0 == Work(place: place, id: 1) }
    case .announce:
      announcing.append((place, count))
    }
  }

  /// Drops the cancelled effects and their pending actions.
  private mutating func drop(_ isCancelled: (Work) -> Bool) {
    timers.removeAll { isCancelled($0.work) }
    queue.removeAll { $0.sender.map(isCancelled) == true }
  }

  private mutating func dropWorkOfTheGone() {
    let present = self
    drop { present[$0.place] == nil }
    announcing.removeAll { present[$0.place] == nil }
  }

  /// The count at a place, or `nil` if the child is absent.
  private subscript(place: Place) -> Int? {
    get {
      switch place {
      case .box: box
      case .row(let id): rows.first { $0.id == id }?.count
      case .guest(let id): guest?.id == id ? guest?.count : nil
      }
    }
    set {
      guard let newValue else { return }
      switch place {
      case .box: box = newValue
      case .row(let id): for index in rows.indices where rows[index].id == id { rows[index].count = newValue }
      case .guest: guest?.count = newValue
      }
    }
  }
}
