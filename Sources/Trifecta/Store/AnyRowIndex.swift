import Tracking

/// The rows of one collection at one place, for code that does not know their type.
@MainActor
@usableFromInline
class AnyRowIndex {
  @usableFromInline unowned final let owner: Node
  /// Where the collection is in the owner's state.
  @usableFromInline final let keyPath: AnyKeyPath
  /// The feature of the rows.
  @usableFromInline final let feature: Any.Type
  /// How many rows are watched, because something would be lost with them; see `Core+Presence.swift`.
  final var watchedCount = 0
  /// Rows whose last effect has ended since the watched ones were looked at, or whose side effects nobody has received.
  final var resting: ContiguousArray<Node> = []
  /// Its observers depend on the ids and their order. Set when the index is made.
  @exclusivity(unchecked) @usableFromInline final var slot: Slot!
  /// Where the rows are declared.
  final var declarations = FirstDeclaration()
  /// How slots for the rows' fields answer, one for each field: rows are many, and their slots can share it.
  private final var answers: ContiguousArray<(field: AnyKeyPath, answer: Slot.Answer)> = []

  /// Key paths made at run time are new objects each time: beyond this many answers they are not remembered.
  private static var limit: Int { 64 }

  @usableFromInline
  init(owner: Node, keyPath: AnyKeyPath, feature: Any.Type) {
    self.owner = owner
    self.keyPath = keyPath
    self.feature = feature
  }

  /// How slots for a field of a row answer.
  @usableFromInline
  final func answer(for field: AnyKeyPath, make: () -> Slot.Answer) -> Slot.Answer {
    if let known = answers.first(where: { $0.field == field }) { return known.answer }
    let made = make()
    if answers.count < Self.limit { answers.append((field, made)) }
    return made
  }

  /// The nodes of the rows, those that nobody uses any more among them.
  @usableFromInline var allNodes: [Node] { [] }

  /// Who may have gone since this was asked last. O(gone) where the collection is stored in the root's state.
  @usableFromInline
  func departures() -> Departures { .unknown }

  /// Who may have left a collection.
  @usableFromInline
  enum Departures {
    case none
    case of([Node])
    /// Another collection may be in the place of the one that was.
    case unknown
  }
}
