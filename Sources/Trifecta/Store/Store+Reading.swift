import Tracking

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
    read(keyPath) { makeSlot(keyPath) }
  }

  /// What a key path of any length leads to, where that cannot be compared statically: observers run whenever an action
  /// was handled, unless the value turns out to be `Equatable`.
  @inlinable
  public subscript<Value>(_ keyPath: KeyPath<Feature.State, Value>) -> Value {
    read(keyPath) { makeSlot(ofAny: keyPath) }
  }

  /// The whole state, for code that is handed a value and knows no store.
  ///
  /// An observer of it runs when any field changes, and the store keeps a copy of the state to compare with while it is
  /// observed. Prefer to read fields.
  @inlinable
  public var state: Feature.State {
    self[\.self]
  }

  /// Reads the state as it is now, without observing it: for code that runs once, in a handler or an effect.
  ///
  /// A field that is read outside of it is observed until its next change, since Observation does not tell whether
  /// somebody tracks: the store keeps a copy to compare with, and a collection that has a copy is copied whole when it
  /// changes.
  ///
  /// - Parameter body: is given the state, in place where that is possible. What it sends is handled when it has
  ///   returned.
  /// - Returns: what `body` returns. What it throws is thrown on.
  @inlinable
  public func withState<Result>(_ body: (Feature.State) throws -> Result) rethrows -> Result {
    try core.reading {
      if let state = place.location(of: node) { return try body(state.pointee) }
      return try body(known)
    }
  }

  /// Reads a field, and records that whoever is reading now depends on it.
  @inlinable
  func read<Value>(_ keyPath: KeyPath<Feature.State, Value>, makeSlot: () -> Slot) -> Value {
    core.assertReadable()
    let slot = node.slot(for: keyPath) ?? makeSlot()
    record(slot)
    if let state = place.address, let offset = slot.offset { return Place<Value>.part(of: state, at: offset).pointee }
    // Finding the state compares ids, which is code of the feature's like that of a computed property: nothing moves
    // before the value is read.
    let isOutermost = core.beginReading()
    defer { core.endReading(isOutermost) }
    guard let state = place.location(of: node) else { return known[keyPath: keyPath] }
    guard let offset = slot.offset else { return state.pointee[keyPath: keyPath] }
    return Place<Value>.part(of: state, at: offset).pointee
  }

  /// The state where it cannot be read in place. What has gone stays on screen for a moment, as it was last.
  @inlinable
  var known: Feature.State {
    // A store whose state may go away has a memory of it from the start, or its node has.
    place.find(node) ?? memory!.state
  }

  /// Keeps the state as it is now, if it is there.
  @usableFromInline
  func remember() {
    if let state = place.live(node) { keep(state) }
  }

  /// Has the state kept at the end of each batch as long as somebody holds this store.
  @inlinable
  func rememberAlways() {
    let answer = Slot.Answer { [weak self] request, slot, _, _ in
      if self == nil { slot.isHeld = false }
      if request == .compare { self?.remember() }
      return false
    }
    let slot = Slot(answer: answer)
    slot.isHeld = true
    slot.wake(in: node.base)
  }

  /// Records that whoever is reading now depends on a slot: with the observer that tracks, or else with Observation.
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

  /// Makes the slot of a field that can be compared.
  @inlinable
  func makeSlot<Value: Equatable>(_ keyPath: KeyPath<Feature.State, Value>) -> Slot {
    let offset = MemoryLayout<Feature.State>.offset(of: keyPath)
    let slot = FieldSlot<Value>(offset: offset, isComputed: offset == nil, answer: answer(keyPath, at: offset))
    node.table.insert(slot, for: keyPath)
    return slot
  }

  /// Makes the slot of a field that is not known to be comparable. If it is not, every reduction counts as a change,
  /// and no value is kept.
  @inlinable
  func makeSlot<Value>(ofAny keyPath: KeyPath<Feature.State, Value>) -> Slot {
    func compared<Known: Equatable>(_: Known.Type) -> Slot {
      // It is the same type.
      makeSlot(unsafeDowncast(keyPath, to: KeyPath<Feature.State, Known>.self))
    }
    if let known = Value.self as? any Equatable.Type { return compared(known) }
    let answer = Slot.Answer { request, _, _, _ in request == .compare }
    let slot = Slot(offset: MemoryLayout<Feature.State>.offset(of: keyPath), answer: answer)
    node.table.insert(slot, for: keyPath)
    return slot
  }

  /// How the slot of a field answers.
  @inlinable
  func answer<Value: Equatable>(_ keyPath: KeyPath<Feature.State, Value>, at offset: Int?) -> Slot.Answer {
    if let address = place.address, let field = Place.address(of: keyPath, at: address) {
      return FieldSlot<Value>.answer(storedAt: field)
    }
    typealias Reader = FieldReader<Feature.State, Value>
    // The node has the slot.
    let exists: @MainActor () -> Bool = { [unowned node] in node.exists }
    guard let locate = place.locate, let offset else {
      return FieldSlot<Value>.answer(
        Reader.found({ [place, unowned node] in place.find(node)?[keyPath: keyPath] }, exists: exists))
    }
    if let index = node.rowIndex {
      return index.answer(for: keyPath) { FieldSlot<Value>.answer(Reader.inRow(locate: locate, offset: offset)) }
    }
    return FieldSlot<Value>.answer(
      Reader.found(
        { [unowned node] in locate(node).map { Place<Value>.part(of: $0, at: offset).pointee } }, exists: exists))
  }
}
