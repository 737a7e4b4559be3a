/// How to get at a state, for code that does not know the state's type.
@MainActor
@usableFromInline
class AnyPlace {
  /// Whether the one who has a node is in a place that may be empty. There is no such closure for a place that is never
  /// empty by itself.
  @usableFromInline let isOccupied: (@MainActor (Node) -> Bool)?

  /// The type of the state, for messages.
  var state: Any.Type { Never.self }

  @usableFromInline
  init(isOccupied: (@MainActor (Node) -> Bool)?) {
    self.isOccupied = isOccupied
  }
}

/// How to get at the state of a node's place. The rows of a collection share one, and so do those who are in a place one
/// after the other: it is asked with the node.
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
  @usableFromInline let live: @MainActor (Node) -> State?
  /// The state as it is now or, if it has gone, as a store that somebody holds knew it last.
  @usableFromInline let find: @MainActor (Node) -> State?

  override var state: Any.Type { State.self }

  @inlinable
  init(address: UnsafeMutablePointer<State>) {
    self.address = address
    self.locate = nil
    self.isInRoot = true
    self.live = { _ in address.pointee }
    self.find = live
    super.init(isOccupied: nil)
  }

  /// - Parameters:
  ///   - locate: finds the state where it is.
  ///   - isInRoot: whether that is memory of the root's state itself.
  ///   - memory: what is known of a state that has gone.
  ///   - canBeEmpty: whether the place may be empty by itself.
  @inlinable
  init(
    locate: @escaping @MainActor (Node) -> UnsafePointer<State>?,
    isInRoot: Bool,
    memory: @escaping @MainActor (Node) -> State?,
    canBeEmpty: Bool = false
  ) {
    self.address = nil
    self.locate = locate
    self.isInRoot = isInRoot
    self.live = { node in locate(node)?.pointee }
    self.find = { node in locate(node)?.pointee ?? memory(node) }
    let isOccupied: @MainActor (Node) -> Bool = { node in locate(node) != nil }
    super.init(isOccupied: canBeEmpty ? isOccupied : nil)
  }

  /// - Parameters:
  ///   - live: finds the state, and copies it.
  ///   - memory: what is known of a state that has gone.
  ///   - isOccupied: whether a state is there, if the place may be empty by itself.
  @inlinable
  init(
    live: @escaping @MainActor (Node) -> State?,
    memory: @escaping @MainActor (Node) -> State?,
    isOccupied: (@MainActor (Node) -> Bool)? = nil
  ) {
    self.address = nil
    self.locate = nil
    self.isInRoot = false
    self.live = live
    self.find = { node in live(node) ?? memory(node) }
    super.init(isOccupied: isOccupied)
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
    let memory: @MainActor (Node) -> Part? = { [find] node in find(node.parent)?[keyPath: keyPath] }
    if let locate = locating(keyPath) {
      return Place<Part>(locate: { node in locate(node.parent) }, isInRoot: isInRoot, memory: memory)
    }
    return Place<Part>(live: { [live] node in live(node.parent)?[keyPath: keyPath] }, memory: memory)
  }

  /// Where a part of this one's state is in memory, given the node that is here. There is no such closure where it would
  /// have to be copied.
  @inlinable
  func locating<Part>(_ keyPath: KeyPath<State, Part>) -> (@MainActor (Node) -> UnsafePointer<Part>?)? {
    guard let offset = MemoryLayout<State>.offset(of: keyPath) else { return nil }
    if let address {
      let part = Place<Part>.part(of: address, at: offset)
      return { _ in part }
    }
    guard let locate else { return nil }
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
