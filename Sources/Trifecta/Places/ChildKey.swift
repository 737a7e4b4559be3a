/// What tells one child of a place from another: where its state is, which feature runs there, and which row it is.
///
/// Every composition operator puts its child's key in front of the child's effects. That is how two children of one
/// type keep their side effects and cancellation ids apart. Declarations make it (see ``ChildDeclaration``).
public final class ChildKey {
  /// How a declaration says where the child's state is.
  @usableFromInline
  enum Part: Hashable {
    case keyPath(AnyKeyPath)
    /// A case of an enum. Case paths cannot be compared, so the place in the source where the child is declared tells
    /// two of them apart.
    case declaration(Declaration)
  }

  let part: Part
  let feature: ObjectIdentifier
  let row: AnyHashable?
  /// The type of the parent's state, for messages. Not part of the key's value: the part's key path has it, or the place
  /// of the declaration.
  let parentState: Any.Type
  /// Finds or makes the child's node under the parent's, `nil` if the state there is not a parent's of this child. Not
  /// part of the key's value: it follows from the rest.
  private let resolve: @MainActor (_ parent: Node, _ key: ChildKey) -> Node?
  /// Makes the child's seat, if its place may be empty.
  private let makeSeat: (@MainActor (_ parent: Node, _ key: ChildKey) -> AnySeat?)?

  /// - Parameters:
  ///   - part: where the child's state is, or the collection of a row.
  ///   - feature: the type of the child's feature.
  ///   - row: the row's id, `nil` if the child is no row.
  ///   - parentState: the type of the parent's state.
  ///   - makeSeat: makes the child's seat, if its place may be empty; `nil` if the state there is not a parent's of this
  ///     child.
  ///   - resolve: finds or makes the child's node, `nil` if the state there is not a parent's of this child. Unless it is
  ///     given, that of whoever is in the seat.
  @usableFromInline
  init(
    _ part: Part,
    feature: ObjectIdentifier,
    row: AnyHashable? = nil,
    parentState: Any.Type,
    makeSeat: (@MainActor (_ parent: Node, _ key: ChildKey) -> AnySeat?)? = nil,
    resolve: @escaping @MainActor (_ parent: Node, _ key: ChildKey) -> Node? = { $1.seat(under: $0)?.tenant() }
  ) {
    self.part = part
    self.feature = feature
    self.row = row
    self.parentState = parentState
    self.makeSeat = makeSeat
    self.resolve = resolve
  }

  /// The child's seat under `parent`, made if there is none, `nil` if the state there has no such child, or one that is
  /// always there. O(1) amortised.
  @MainActor
  @usableFromInline
  func seat(under parent: Node) -> AnySeat? {
    guard let makeSeat else { return nil }
    return parent.seat(self) { makeSeat(parent, self) }
  }

  /// The child's node under `parent`, made if there is none, `nil` if the state there has no such child. O(1)
  /// amortised.
  @MainActor
  @usableFromInline
  func node(under parent: Node) -> Node? {
    resolve(parent, self)
  }
}

extension ChildKey {
  /// This key for the effects of one occupant: they are nobody's where another is when they start.
  @MainActor
  @usableFromInline
  func occupied(by id: AnyHashable) -> ChildKey {
    ChildKey(
      part, feature: feature, row: row, parentState: parentState, makeSeat: makeSeat,
      resolve: { parent, _ in
        guard let seat = self.seat(under: parent) else { return nil }
        return seat.occupant == id ? seat.tenant() : seat.nobody()
      })
  }
}

extension ChildKey: Hashable {
  /// Whether two are keys of the same child.
  public static func == (first: ChildKey, second: ChildKey) -> Bool {
    first.part == second.part && first.feature == second.feature && first.row == second.row
  }

  /// Feeds what tells the child from others to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(part)
    hasher.combine(feature)
    hasher.combine(row)
  }
}

extension ChildKey.Part: CustomStringConvertible {
  /// The key path as the source writes it, or the line that declares a case's child.
  @usableFromInline var description: String {
    switch self {
    case .keyPath(let keyPath): "\(keyPath)"
    case .declaration(let place): "the case at \(place.fileID):\(place.line)"
    }
  }
}

extension ChildKey: CustomStringConvertible {
  /// The part, and the id of a row in brackets.
  public var description: String {
    row.map { "\(part)[\($0.base)]" } ?? "\(part)"
  }
}
