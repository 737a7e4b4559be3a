/// How a store gets at the state of its place.
@MainActor
@usableFromInline
struct Place<State> {
  /// Where the state is in memory, if it is a stored part of the root's state. It stays there as long as the core
  /// lives, which the store that has this place holds; it is read and written on the main actor, outside of reductions.
  @usableFromInline let address: UnsafeMutablePointer<State>?
  /// The state as it is now, `nil` if it does not exist: a row may have been removed.
  @usableFromInline let find: @MainActor () -> State?
  /// The state when the store was made, for reading what does not exist any more.
  @usableFromInline let snapshot: State?

  @inlinable
  init(address: UnsafeMutablePointer<State>) {
    self.address = address
    self.find = { address.pointee }
    self.snapshot = nil
  }

  @inlinable
  init(snapshot: State?, find: @escaping @MainActor () -> State?) {
    self.address = nil
    self.find = find
    self.snapshot = snapshot
  }

  /// The place of a part of this one's state. Stored parts are found by their offset, so that reading a field of a
  /// deeply nested state copies nothing but the field.
  @inlinable
  func part<Part>(_ keyPath: WritableKeyPath<State, Part>) -> Place<Part> {
    if let address, let part = Self.address(of: keyPath, at: address) { return Place<Part>(address: part) }
    let find = find
    return Place<Part>(snapshot: snapshot?[keyPath: keyPath]) { find()?[keyPath: keyPath] }
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
