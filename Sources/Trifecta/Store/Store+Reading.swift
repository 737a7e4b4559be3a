extension Store {
  /// A field of the state, observed by value.
  @inlinable
  public subscript<Value: Equatable>(dynamicMember keyPath: KeyPath<Feature.State, Value>) -> Value {
    self[keyPath]
  }

  /// A field of the state that cannot be compared: its observers run whenever an action was handled.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<Feature.State, Value>) -> Value {
    self[keyPath]
  }

  /// What a key path of any length leads to, observed by value.
  ///
  /// `store[\.user.name]` depends on the name only, where `store.user.name` depends on the whole user.
  @inlinable
  public subscript<Value: Equatable>(_ keyPath: KeyPath<Feature.State, Value>) -> Value {
    access(keyPath, by: { $0 == $1 })
    return read(keyPath)
  }

  /// What a key path of any length leads to, where that cannot be compared statically: observers run whenever an action
  /// was handled, unless the value turns out to be `Equatable`.
  @inlinable
  public subscript<Value>(_ keyPath: KeyPath<Feature.State, Value>) -> Value {
    access(keyPath, by: nil)
    return read(keyPath)
  }

  /// The whole state, for code that is handed a value and knows no store.
  ///
  /// An observer of it runs when any field changes, and the store keeps a copy of the state to compare with while it is
  /// observed. Prefer to read fields.
  @inlinable
  public var state: Feature.State {
    self[\.self]
  }

  @inlinable
  func read<Value>(_ keyPath: KeyPath<Feature.State, Value>) -> Value {
    core.assertReadable()
    if let address = place.address { return address.pointee[keyPath: keyPath] }
    // What is not at an address may be gone: the store has a snapshot of it.
    return (place.find(node) ?? snapshot!)[keyPath: keyPath]
  }

  /// Records that whoever is reading now depends on a field.
  @inlinable
  func access<Value>(_ keyPath: KeyPath<Feature.State, Value>, by isEqual: ((Value, Value) -> Bool)?) {
    let slot = node.table.slot(for: keyPath) ?? makeSlot(keyPath, by: isEqual)
    record(slot)
  }

  @inlinable
  func makeSlot<Value>(_ keyPath: KeyPath<Feature.State, Value>, by isEqual: ((Value, Value) -> Bool)?) -> Slot {
    let isEqual = isEqual ?? dynamicEquality(of: Value.self)
    let slot: Slot
    if let address = place.address, let field = Place.address(of: keyPath, at: address) {
      slot = .comparing({ field.pointee }, by: isEqual)
    } else {
      let find = place.find
      // The slot is listed at this node's base, which is this node or one above it.
      slot = .comparing({ [unowned node] in find(node)?[keyPath: keyPath] }, by: isEqual)
    }
    node.table.insert(slot, for: keyPath)
    return slot
  }
}

/// The `==` of a type that turns out to be `Equatable` at run time, `nil` if it is not.
@usableFromInline
func dynamicEquality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  func equality<E: Equatable>(_: E.Type) -> ((Value, Value) -> Bool)? {
    (==) as (E, E) -> Bool as? (Value, Value) -> Bool
  }
  guard let equatable = type as? any Equatable.Type else { return nil }
  return equality(equatable)
}
