/// A type-erased ``StateAccessor``.
@MainActor
@usableFromInline
class AnyStateAccessor {
  /// Returns whether the instance of a node is present. `nil` if this state is present whenever its parent's state is.
  @usableFromInline let isPresent: (@MainActor (Node) -> Bool)?

  /// The type of the state, for messages.
  var state: Any.Type { Never.self }

  @usableFromInline
  init(isPresent: (@MainActor (Node) -> Bool)?) {
    self.isPresent = isPresent
  }
}

/// An accessor for the state of a node. All rows of a collection share one accessor, and so do the successive instances
/// of an optional child. Its closures therefore take the node as an argument.
@MainActor
@usableFromInline
final class StateAccessor<State>: AnyStateAccessor {
  /// The address of the state, if it is stored inline in the root's state. It is valid for the lifetime of the core,
  /// which the store retains. It is accessed on the main actor, outside of reductions.
  @usableFromInline let address: UnsafeMutablePointer<State>?
  /// Returns the current address of a node's state; `nil` if the state is not present. There is no closure if the state
  /// has a fixed ``address``, or if finding it requires a copy.
  @usableFromInline let locate: (@MainActor (Node) -> UnsafePointer<State>?)?
  /// Whether the state is inside the memory of the root's state. The memory of a row is not, because copies of its
  /// collection share it.
  @usableFromInline let isInRoot: Bool
  /// Returns the current state; `nil` if it is not present, for example because a row was removed.
  @usableFromInline let live: @MainActor (Node) -> State?
  /// Returns the current state or, if it was removed, the last state known to a store that is still retained.
  @usableFromInline let find: @MainActor (Node) -> State?

  override var state: Any.Type { State.self }

  @inlinable
  init(address: UnsafeMutablePointer<State>) {
    self.address = address
    self.locate = nil
    self.isInRoot = true
    self.live = { _ in address.pointee }
    self.find = live
    super.init(isPresent: nil)
  }

  /// - Parameters:
  ///   - locate: returns the current address of the state.
  ///   - isInRoot: whether the address is inside the memory of the root's state.
  ///   - memory: returns the last known state after the state was removed.
  ///   - canBeEmpty: whether the state may be absent while its parent's state is present.
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
    let isPresent: @MainActor (Node) -> Bool = { node in locate(node) != nil }
    super.init(isPresent: canBeEmpty ? isPresent : nil)
  }

  /// - Parameters:
  ///   - live: finds and copies the current state.
  ///   - memory: returns the last known state after the state was removed.
  ///   - isPresent: returns whether the state is present; `nil` if it always is while its parent's state is.
  @inlinable
  init(
    live: @escaping @MainActor (Node) -> State?,
    memory: @escaping @MainActor (Node) -> State?,
    isPresent: (@MainActor (Node) -> Bool)? = nil
  ) {
    self.address = nil
    self.locate = nil
    self.isInRoot = false
    self.live = live
    self.find = { node in live(node) ?? memory(node) }
    super.init(isPresent: isPresent)
  }

  /// Returns the address at which the state of a node can be read in place; `nil` if it is not present or must be
  /// copied. Use the address immediately: a row moves when its collection changes.
  @inlinable
  func location(of node: Node) -> UnsafePointer<State>? {
    if let address { return UnsafePointer(address) }
    return locate?(node)
  }

  /// Returns the accessor for a part of this state, for a child of the node. Stored parts are found by their offset, so
  /// that reading a field of a deeply nested state copies only the field.
  @inlinable
  func part<Part>(_ keyPath: WritableKeyPath<State, Part>) -> StateAccessor<Part> {
    if let address, let part = Self.address(of: keyPath, at: address) { return StateAccessor<Part>(address: part) }
    let memory: @MainActor (Node) -> Part? = { [find] node in find(node.parent)?[keyPath: keyPath] }
    if let locate = locating(keyPath) {
      return StateAccessor<Part>(locate: { node in locate(node.parent) }, isInRoot: isInRoot, memory: memory)
    }
    return StateAccessor<Part>(live: { [live] node in live(node.parent)?[keyPath: keyPath] }, memory: memory)
  }

  /// Returns a closure that finds the address of a part of this state, given a node with this state; `nil` if the part
  /// must be copied.
  @inlinable
  func locating<Part>(_ keyPath: KeyPath<State, Part>) -> (@MainActor (Node) -> UnsafePointer<Part>?)? {
    guard let offset = MemoryLayout<State>.offset(of: keyPath) else { return nil }
    if let address {
      let part = StateAccessor<Part>.part(of: address, at: offset)
      return { _ in part }
    }
    guard let locate else { return nil }
    return { node in locate(node).map { StateAccessor<Part>.part(of: $0, at: offset) } }
  }

  /// Returns the address of the stored part of a value at `offset`. The part has the accessor's type, `State`; see
  /// ``address(of:at:)``.
  @inlinable
  static func part(of whole: UnsafeRawPointer, at offset: Int) -> UnsafePointer<State> {
    whole.advanced(by: offset).assumingMemoryBound(to: State.self)
  }

  /// Returns the address of a stored part; `nil` for a computed one. `MemoryLayout.offset(of:)` returns an offset only
  /// for properties that are stored inline and have no observers. For these, reading through the address is the same as
  /// reading the property.
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
  /// This node's state accessor, if its state has the given type. The type differs if a feature's reducer calls another
  /// feature's reducer directly and returns its effects: effects for the children of the called feature then start at
  /// the node of the calling feature.
  @inlinable
  func place<State>(of type: State.Type) -> StateAccessor<State>? {
    place as? StateAccessor<State>
  }
}
