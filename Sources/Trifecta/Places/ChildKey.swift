/// The identity of a child below its parent: the path to its state, its feature type and, for a row, its id.
///
/// Every composition operator scopes a child's effects by the child's key. This separates the side effects and
/// cancellation ids of two children of the same type. Keys are created by declarations; see ``ChildDeclaration``.
public final class ChildKey {
  /// The path from the parent's state to the child's state.
  @usableFromInline
  enum Part: Hashable {
    case keyPath(AnyKeyPath)
    /// An enum case. Case paths cannot be compared, so the source location of the child's declaration identifies it.
    case declaration(Declaration)
  }

  let part: Part
  let feature: ObjectIdentifier
  let row: AnyHashable?
  /// The type of the parent's state, for messages. It is ignored when keys are compared, because the part determines
  /// it.
  let parentState: Any.Type
  /// Returns the child's node below the parent's, creating it if needed; `nil` if the state there has no such child.
  /// The closure is ignored when keys are compared, because the other properties determine it.
  private let resolve: @MainActor (_ parent: Node, _ key: ChildKey) -> Node?
  /// Creates the object with the nodes of the successive instances of a child that may be absent; `nil` for other
  /// children.
  private let makeInstances: (@MainActor (_ parent: Node, _ key: ChildKey) -> AnyChildInstances?)?

  /// - Parameters:
  ///   - part: the path to the child's state, or to the collection of a row.
  ///   - feature: the type of the child's feature.
  ///   - row: the row's id; `nil` if the child is not a row.
  ///   - parentState: the type of the parent's state.
  ///   - makeInstances: creates the object with the child's instances, if the child may be absent; returns `nil` if the
  ///     state there has no such child.
  ///   - resolve: finds or creates the child's node; returns `nil` if the state there has no such child. The default
  ///     returns the node of the current instance.
  @usableFromInline
  init(
    _ part: Part,
    feature: ObjectIdentifier,
    row: AnyHashable? = nil,
    parentState: Any.Type,
    makeInstances: (@MainActor (_ parent: Node, _ key: ChildKey) -> AnyChildInstances?)? = nil,
    resolve: @escaping @MainActor (_ parent: Node, _ key: ChildKey) -> Node? = {
      $1.instances(under: $0)?.currentNode()
    }
  ) {
    self.part = part
    self.feature = feature
    self.row = row
    self.parentState = parentState
    self.makeInstances = makeInstances
    self.resolve = resolve
  }

  /// Returns the object with the child's instances under `parent`, creating it if needed. Returns `nil` if the state
  /// there has no such child, or if the child is always present. O(1) amortised.
  @MainActor
  @usableFromInline
  func instances(under parent: Node) -> AnyChildInstances? {
    guard let makeInstances else { return nil }
    return parent.instances(self) { makeInstances(parent, self) }
  }

  /// Returns the child's node under `parent`, creating it if needed. Returns `nil` if the state there has no such
  /// child. O(1) amortised.
  @MainActor
  @usableFromInline
  func node(under parent: Node) -> Node? {
    resolve(parent, self)
  }
}

extension ChildKey {
  /// Returns this key for the effects of the instance with an id. If another instance is present when the effects
  /// start, they are discarded.
  @MainActor
  @usableFromInline
  func occupied(by id: AnyHashable) -> ChildKey {
    ChildKey(
      part, feature: feature, row: row, parentState: parentState, makeInstances: makeInstances,
      resolve: { parent, _ in
        guard let instances = self.instances(under: parent) else { return nil }
        return instances.currentID == id ? instances.currentNode() : instances.absentNode()
      })
  }
}

extension ChildKey: Hashable {
  /// Returns whether two keys identify the same child.
  public static func == (first: ChildKey, second: ChildKey) -> Bool {
    first.part == second.part && first.feature == second.feature && first.row == second.row
  }

  /// Hashes the parts of the key that identify the child.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(part)
    hasher.combine(feature)
    hasher.combine(row)
  }
}

extension ChildKey.Part: CustomStringConvertible {
  /// The key path as written in source, or the source location of a case's child.
  @usableFromInline var description: String {
    switch self {
    case .keyPath(let keyPath): "\(keyPath)"
    case .declaration(let place): "the case at \(place.fileID):\(place.line)"
    }
  }
}

extension ChildKey: CustomStringConvertible {
  /// The path to the state, followed by the row's id in brackets.
  public var description: String {
    row.map { "\(part)[\($0.base)]" } ?? "\(part)"
  }
}
