/// What tells one child of a place from another: where its state is, which feature runs there, and which row it is.
///
/// Every composition operator puts its child's key in front of the child's effects. That is how two children of one
/// type keep their side effects and cancellation ids apart.
@usableFromInline
final class ChildKey {
  /// How a declaration says where the child's state is.
  @usableFromInline
  enum Part: Hashable {
    case keyPath(AnyKeyPath)
    /// A case of an enum. Case paths cannot be compared, so the place in the source where the child is declared tells
    /// two of them apart.
    case declaration(fileID: String, line: UInt, column: UInt)
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

  /// The key of a child that is no row.
  ///
  /// - Parameters:
  ///   - part: where the child's state is.
  ///   - feature: the child's feature.
  ///   - parentState: the type of the parent's state.
  ///   - place: makes the child's place for a given parent, `nil` if it is none.
  @usableFromInline
  init(
    _ part: Part,
    feature: Any.Type,
    parentState: Any.Type,
    place: @escaping @MainActor (_ parent: Node) -> AnyPlace?
  ) {
    self.part = part
    self.parentState = parentState
    self.feature = ObjectIdentifier(feature)
    self.row = nil
    self.resolve = { parent, key in parent.child(key) { place(parent) } }
  }

  /// The key of a row.
  ///
  /// - Parameters:
  ///   - part: where the collection is.
  ///   - feature: the row's feature.
  ///   - row: the row's id.
  ///   - parentState: the type of the parent's state.
  ///   - node: finds or makes the row's node for a given parent, `nil` if it is none.
  @usableFromInline
  init(
    _ part: Part,
    feature: Any.Type,
    row: AnyHashable,
    parentState: Any.Type,
    node: @escaping @MainActor (_ parent: Node) -> Node?
  ) {
    self.part = part
    self.parentState = parentState
    self.feature = ObjectIdentifier(feature)
    self.row = row
    self.resolve = { parent, _ in node(parent) }
  }

  /// The child's node under `parent`, made if there is none, `nil` if the state there has no such child. O(1)
  /// amortised.
  @MainActor
  @usableFromInline
  func node(under parent: Node) -> Node? {
    resolve(parent, self)
  }
}

extension ChildKey: Hashable {
  @usableFromInline
  static func == (first: ChildKey, second: ChildKey) -> Bool {
    first.part == second.part && first.feature == second.feature && first.row == second.row
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
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
    case .declaration(let fileID, let line, _): "the case at \(fileID):\(line)"
    }
  }
}

extension ChildKey: CustomStringConvertible {
  /// The part, and the id of a row in brackets.
  @usableFromInline var description: String {
    row.map { "\(part)[\($0.base)]" } ?? "\(part)"
  }
}
