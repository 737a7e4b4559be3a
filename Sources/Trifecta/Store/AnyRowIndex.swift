import Tracking

/// The rows of one collection of a node, with their type erased.
@MainActor
@usableFromInline
class AnyRowIndex {
  @usableFromInline unowned final let owner: Node
  /// The key path from the owner's state to the collection.
  @usableFromInline final let keyPath: AnyKeyPath
  /// The feature type of the rows.
  @usableFromInline final let feature: Any.Type
  /// The number of watched rows: rows with effects or undelivered side effects to discard when the row is removed. See
  /// `Core+Presence.swift`.
  final var watchedCount = 0
  /// Watched rows to check after the next reduction: their last effect has ended, or no screen has received their side
  /// effects yet.
  final var scheduledChecks: ContiguousArray<Node> = []
  /// The slot of the collection's ids and their order. Set when the index is created.
  @exclusivity(unchecked) @usableFromInline final var slot: Slot!
  /// The declarations of the rows.
  final var declarations = FirstDeclaration()
  /// The closures that handle requests to the slots of the rows' fields, one per field. A collection may have many
  /// rows, so the slots of all rows share the closures.
  private final var handlers: ContiguousArray<(field: AnyKeyPath, handler: Slot.Handler)> = []

  /// Key paths created at run time are new objects each time, so the number of cached handlers is limited.
  private static var limit: Int { 64 }

  @usableFromInline
  init(owner: Node, keyPath: AnyKeyPath, feature: Any.Type) {
    self.owner = owner
    self.keyPath = keyPath
    self.feature = feature
  }

  /// Returns the handler for the slots of a row's field. It is cached per field.
  @usableFromInline
  final func handler(for field: AnyKeyPath, make: () -> Slot.Handler) -> Slot.Handler {
    if let known = handlers.first(where: { $0.field == field }) { return known.handler }
    let made = make()
    if handlers.count < Self.limit { handlers.append((field, made)) }
    return made
  }

  /// The nodes of all rows, including nodes that are no longer in use.
  @usableFromInline var allNodes: [Node] { [] }

  /// Returns the rows that may have been removed since the previous call. O(removed rows) if the collection is stored
  /// inline in the root's state.
  @usableFromInline
  func removals() -> Removals { .unknown }

  /// The rows that may have been removed from a collection.
  @usableFromInline
  enum Removals {
    case none
    case of([Node])
    /// The collection may have been replaced by another one.
    case unknown
  }
}
