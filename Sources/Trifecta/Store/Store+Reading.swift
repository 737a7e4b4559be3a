import Tracking

extension Store {
  /// Reads a field of the state. Observers run again when its value changes.
  @inlinable
  public subscript<Value: Equatable>(dynamicMember keyPath: KeyPath<Feature.State, Value>) -> Value {
    self[keyPath]
  }

  /// Reads a field of the state that is not `Equatable`. Observers run again after each batch of actions.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<Feature.State, Value>) -> Value {
    self[keyPath]
  }

  /// Reads the value at a key path of any length. Observers run again when the value changes.
  ///
  /// `store[\.user.name]` depends only on the name, whereas `store.user.name` depends on the whole user.
  @inlinable
  public subscript<Value: Equatable>(_ keyPath: KeyPath<Feature.State, Value>) -> Value {
    read(keyPath) { makeSlot(keyPath) }
  }

  /// Reads the value at a key path of any length whose type is not statically `Equatable`. Observers run again after
  /// each batch of actions, unless the value's dynamic type is `Equatable`.
  @inlinable
  public subscript<Value>(_ keyPath: KeyPath<Feature.State, Value>) -> Value {
    read(keyPath) { makeSlot(ofAny: keyPath) }
  }

  /// The whole state, for code that takes a value rather than a store.
  ///
  /// An observer of it runs again when any field changes, and the store keeps a copy of the state for comparison while
  /// it is observed. Prefer to read fields.
  @inlinable
  public var state: Feature.State {
    self[\.self]
  }

  /// Reads the current state without observing it, for code that runs once, such as an event handler or an effect.
  ///
  /// If such code reads a field through the store's properties instead, the field is observed until its next change,
  /// because the store cannot tell whether Observation tracks the read. The store then keeps a copy for comparison, and
  /// changing a collection that has a copy copies the whole collection.
  ///
  /// - Parameter body: reads the state, in place if possible. Actions that it sends are handled after it has returned.
  /// - Returns: the result of `body`.
  /// - Throws: the error of `body`.
  @inlinable
  public func withState<Result>(_ body: (Feature.State) throws -> Result) rethrows -> Result {
    try core.reading {
      if let state = place.location(of: node) { return try body(state.pointee) }
      return try body(known)
    }
  }

  /// Reads a field, and records that the current reader depends on it.
  @inlinable
  func read<Value>(_ keyPath: KeyPath<Feature.State, Value>, makeSlot: () -> Slot) -> Value {
    core.assertReadable()
    let slot = node.slot(for: keyPath) ?? makeSlot()
    record(slot)
    if let state = place.address, let offset = slot.offset {
      return StateAccessor<Value>.part(of: state, at: offset).pointee
    }
    // The search for the state may compare ids. Like a computed property, a comparison runs the feature's code, so
    // actions that this code sends are queued until the value has been read.
    let isOutermost = core.beginReading()
    defer { core.endReading(isOutermost) }
    guard let state = place.location(of: node) else { return known[keyPath: keyPath] }
    guard let offset = slot.offset else { return state.pointee[keyPath: keyPath] }
    return StateAccessor<Value>.part(of: state, at: offset).pointee
  }

  /// The state, for cases in which it cannot be read in place. A removed state stays on screen for a moment, so its
  /// last value is returned.
  @inlinable
  var known: Feature.State {
    // A store whose state may be removed has a memory of the last state from the start, in the store itself or in its
    // node.
    place.find(node) ?? memory!.state
  }

  /// Stores the current state as the last known state, if the state is present.
  @usableFromInline
  func remember() {
    if let state = place.live(node) { keep(state) }
  }

  /// Stores the last known state at the end of each batch for as long as this store is retained.
  @inlinable
  func rememberAlways() {
    let handler = Slot.Handler { [weak self] request, slot, _, _ in
      if self == nil { slot.isHeld = false }
      if request == .compare { self?.remember() }
      return false
    }
    let slot = Slot(handler: handler)
    slot.isHeld = true
    slot.wake(in: node.base)
  }

  /// Records that the current reader depends on a slot: with the tracking observer, or with Observation if there is
  /// none.
  @inlinable
  func record(_ slot: Slot) {
    if Observer.isTracking {
      slot.access()
      if core.isAhead { core.noteReadAhead() }
      #if canImport(Darwin)
        register(slot)
      #endif
    } else {
      register(slot)
    }
    if !slot.isAwake { core.reading { slot.wake(in: node.base) } }
  }

  @usableFromInline
  func register(_ slot: Slot) {
    slot.register()
    if core.isAhead { core.noteReadAhead(slot) }
  }

  /// Creates the slot of an `Equatable` field.
  @inlinable
  func makeSlot<Value: Equatable>(_ keyPath: KeyPath<Feature.State, Value>) -> Slot {
    let offset = MemoryLayout<Feature.State>.offset(of: keyPath)
    let slot = FieldSlot<Value>(offset: offset, isComputed: offset == nil, handler: handler(keyPath, at: offset))
    node.table.insert(slot, for: keyPath)
    return slot
  }

  /// Creates the slot of a field whose type is not statically `Equatable`. If it is not `Equatable` at run time either,
  /// every reduction counts as a change and no value is stored.
  @inlinable
  func makeSlot<Value>(ofAny keyPath: KeyPath<Feature.State, Value>) -> Slot {
    func compared<Known: Equatable>(_: Known.Type) -> Slot {
      // `Known` and `Value` are the same type, so the cast is valid.
      makeSlot(unsafeDowncast(keyPath, to: KeyPath<Feature.State, Known>.self))
    }
    if let known = Value.self as? any Equatable.Type { return compared(known) }
    let handler = Slot.Handler { request, _, _, _ in request == .compare }
    let slot = Slot(offset: MemoryLayout<Feature.State>.offset(of: keyPath), handler: handler)
    node.table.insert(slot, for: keyPath)
    return slot
  }

  /// Returns the handler of a field's slot.
  @inlinable
  func handler<Value: Equatable>(_ keyPath: KeyPath<Feature.State, Value>, at offset: Int?) -> Slot.Handler {
    if let address = place.address, let field = StateAccessor.address(of: keyPath, at: address) {
      return FieldSlot<Value>.handler(storedAt: field)
    }
    typealias Reader = FieldReader<Feature.State, Value>
    // The closure does not retain the node, because the node owns the slot.
    let exists: @MainActor () -> Bool = { [unowned node] in node.exists }
    guard let locate = place.locate, let offset else {
      return FieldSlot<Value>.handler(
        Reader.found({ [place, unowned node] in place.find(node)?[keyPath: keyPath] }, exists: exists))
    }
    if let index = node.rowIndex {
      return index.handler(for: keyPath) { FieldSlot<Value>.handler(Reader.inRow(locate: locate, offset: offset)) }
    }
    return FieldSlot<Value>.handler(
      Reader.found(
        { [unowned node] in locate(node).map { StateAccessor<Value>.part(of: $0, at: offset).pointee } }, exists: exists
      ))
  }
}
