/// How to get at a state, for code that does not know the state's type.
@MainActor
@usableFromInline
class AnyPlace {
  /// What tells one occupant of a place that may be empty from the next: `nil` while it is empty, the occupant's id, or
  /// the same value for any that has none. There is no such closure for a place that is never empty by itself.
  @usableFromInline let occupant: (@MainActor (Node) -> AnyHashable?)?

  /// The type of the state, for messages.
  var state: Any.Type { Never.self }

  @usableFromInline
  init(occupant: (@MainActor (Node) -> AnyHashable?)?) {
    self.occupant = occupant
  }
}

/// How to get at the state of a node's place. The rows of a collection share one: it is asked with the node.
@MainActor
@usableFromInline
final class Place<State>: AnyPlace {
  /// Where the state is in memory, if it is a stored part of the root's state. It stays there as long as the core
  /// lives, which the store that has this place holds; it is read and written on the main actor, outside of reductions.
  @usableFromInline let address: UnsafeMutablePointer<State>?
  /// Where the state of a node that is here is in memory now, `nil` if it does not exist. There is no such closure
  /// where the state has an ``address``, nor where finding it means copying it.
  @usableFromInline let locate: (@MainActor (Node) -> UnsafePointer<State>?)?
  /// Whether that is memory of the root's state itself. Copies share the memory of a row.
  @usableFromInline let isInRoot: Bool
  /// The state as it is now, `nil` if it does not exist: a row may have been removed.
  @usableFromInline let find: @MainActor (Node) -> State?

  override var state: Any.Type { State.self }

  @inlinable
  init(address: UnsafeMutablePointer<State>) {
    self.address = address
    self.locate = nil
    self.isInRoot = true
    self.find = { _ in address.pointee }
    super.init(occupant: nil)
  }

  @inlinable
  init(
    locate: @escaping @MainActor (Node) -> UnsafePointer<State>?,
    isInRoot: Bool,
    occupant: (@MainActor (Node) -> AnyHashable?)? = nil
  ) {
    self.address = nil
    self.locate = locate
    self.isInRoot = isInRoot
    self.find = { node in locate(node)?.pointee }
    super.init(occupant: occupant)
  }

  @inlinable
  init(
    find: @escaping @MainActor (Node) -> State?,
    occupant: (@MainActor (Node) -> AnyHashable?)? = nil
  ) {
    self.address = nil
    self.locate = nil
    self.isInRoot = false
    self.find = find
    super.init(occupant: occupant)
  }

  /// Where the state of a node that is here can be read in place, `nil` if it does not exist or has to be copied. A row
  /// is somewhere else after its collection has changed: what this returns is for the next statement.
  @inlinable
  func location(of node: Node) -> UnsafePointer<State>? {
    if let address { return UnsafePointer(address) }
    return locate?(node)
  }

  /// The place of a part of this one's state, for a child of the node that is here. Stored parts are found by their
  /// offset, so that reading a field of a deeply nested state copies nothing but the field.
  @inlinable
  func part<Part>(_ keyPath: WritableKeyPath<State, Part>) -> Place<Part> {
    if let address, let part = Self.address(of: keyPath, at: address) { return Place<Part>(address: part) }
    if let locate = locating(keyPath) {
      return Place<Part>(locate: { node in locate(node.parent) }, isInRoot: isInRoot)
    }
    let find = find
    return Place<Part>(find: { node in find(node.parent)?[keyPath: keyPath] })
  }

  /// Where a part of this one's state is in memory, given the node that is here. There is no such closure where it would
  /// have to be copied.
  @inlinable
  func locating<Part>(_ keyPath: KeyPath<State, Part>) -> (@MainActor (Node) -> UnsafePointer<Part>?)? {
    guard let locate, let offset = MemoryLayout<State>.offset(of: keyPath) else { return nil }
    return { node in locate(node).map { Place<Part>.part(of: $0, at: offset) } }
  }

  /// The stored part of a value that is `offset` bytes into it, whose type is this place's; see ``address(of:at:)``.
  @inlinable
  static func part(of whole: UnsafeRawPointer, at offset: Int) -> UnsafePointer<State> {
    whole.advanced(by: offset).assumingMemoryBound(to: State.self)
  }

  /// The address of a stored part, `nil` for a computed one. `MemoryLayout.offset(of:)` gives an offset only for what
  /// is stored inline and has no observers, which is when reading through the address is the same as reading the
  /// property.
  @inlinable
  static func address<Part>(
    of keyPath: KeyPath<State, Part>,
    at address: UnsafeMutablePointer<State>
  ) -> UnsafeMutablePointer<Part>? {
    MemoryLayout<State>.offset(of: keyPath).map {
      UnsafeMutableRawPointer(address).advanced(by: $0).assumingMemoryBound(to: Part.self)
    }
  }
}

extension Node {
  /// This node's place, if the state there is of the type. It need not be: a reducer that is called by hand returns
  /// effects that name its children, and they are started at the place of whoever called it.
  @inlinable
  func place<State>(of type: State.Type) -> Place<State>? {
    place as? Place<State>
  }
}
