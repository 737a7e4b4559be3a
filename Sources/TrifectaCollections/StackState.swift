import OrderedCollections

/// A navigation path as a value. It contains the screens in the order in which they were pushed. The root screen is not
/// part of it.
///
/// Usually the screens' states are the cases of an enum, each declared as a `CaseChild` of one feature. Each screen has
/// a unique id, so two screens with equal states are different. The numbers in the ids are counted within the value, so
/// they are the same in each run of a test.
///
/// A new value counts from 0 again, but its screens have new identities. Replacing a path in a feature's state with a
/// new value therefore cancels the effects of the previous screens. A copy of a path has the same screens.
public struct StackState<State> {
  @usableFromInline package var rows: OrderedDictionary<StackElementID, State> = [:]
  @usableFromInline package var log = ChangeLog<StackElementID>()
  @usableFromInline package var nextNumber = 0

  /// Creates an empty path.
  @inlinable
  public init() {}

  /// Creates a path of new screens, whose ids are numbered from 0.
  ///
  /// - Parameter states: the screens, in order.
  @inlinable
  public init(_ states: some Sequence<State>) {
    for state in states { append(state) }
  }

  /// The ids of the screens, in order.
  public var ids: [StackElementID] { Array(rows.keys) }

  /// Pushes a screen. O(1) amortised.
  ///
  /// - Parameter state: the state of the screen.
  /// - Returns: the id of the screen.
  @inlinable
  @discardableResult
  public mutating func append(_ state: State) -> StackElementID {
    let id = StackElementID(pushedAs: nextNumber)
    nextNumber += 1
    rows[id] = state
    log.insert(id, of: rows.count)
    return id
  }

  /// Returns the assigned id of the screen that an id or placeholder matches; `nil` if there is no such screen.
  @inlinable
  package func known(_ id: StackElementID) -> StackElementID? {
    rows.index(forKey: id).map { rows.keys[$0] }
  }

  /// Accesses the state of the screen with an id; `nil` if there is none. Setting `nil` removes the screen. Setting a
  /// state for an unknown id does nothing.
  @inlinable
  public subscript(id id: StackElementID) -> State? {
    get { rows[id] }
    _modify {
      guard let id = known(id) else {
        var nowhere: State?
        yield &nowhere
        return
      }
      defer {
        if rows.index(forKey: id) == nil { log.remove(id, of: rows.count) } else { log.touch(id, of: rows.count) }
      }
      yield &rows[id]
    }
  }

  /// Modifies a screen in place. O(1).
  ///
  /// - Parameters:
  ///   - id: the id of the screen.
  ///   - change: modifies the state of the screen.
  /// - Returns: the result of `change`; `nil` if there is no such screen.
  @inlinable
  package mutating func modify<Result>(id: StackElementID, _ change: (inout State) -> Result) -> Result? {
    guard let index = rows.index(forKey: id) else { return nil }
    defer { log.touch(id, of: rows.count) }
    return change(&rows.values[index])
  }

  /// Removes the last screen.
  ///
  /// - Returns: the state of the screen; `nil` if the path is empty.
  @inlinable
  @discardableResult
  public mutating func popLast() -> State? {
    guard !rows.isEmpty else { return nil }
    let (id, state) = rows.removeLast()
    log.remove(id, of: rows.count)
    return state
  }

  /// Removes a screen and the screens above it. Does nothing if there is no screen with that id.
  ///
  /// - Parameter id: the id of the lowest screen to remove.
  @inlinable
  public mutating func pop(from id: StackElementID) {
    guard let index = rows.index(forKey: id) else { return }
    while rows.count > index { popLast() }
  }

  /// Removes the screens above a screen. Does nothing if there is no screen with that id.
  ///
  /// - Parameter id: the id of the screen to return to.
  @inlinable
  public mutating func pop(to id: StackElementID) {
    guard let index = rows.index(forKey: id) else { return }
    while rows.count > index + 1 { popLast() }
  }

  /// Removes all screens, which returns to the root. Numbering continues.
  ///
  /// - Parameter keepCapacity: whether to keep the storage for later screens.
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    guard !rows.isEmpty else { return }
    rows.removeAll(keepingCapacity: keepCapacity)
    log.removeMany()
  }

  /// Replaces all screens, for example when a deep link is opened. O(screens).
  ///
  /// Numbering continues, and each screen is new even if an equal one was there before: effects of the previous screens
  /// are cancelled, and their stores are not reused.
  ///
  /// - Parameter states: the states of the new screens, in order.
  @inlinable
  public mutating func replaceAll(with states: some Sequence<State>) {
    removeAll()
    for state in states { append(state) }
  }
}

// Not a `MutableCollection`: its algorithms, such as `swapAt` and `sort`, would exchange the states of screens, while the
// ids, and with them the effects and stores, stayed at their positions.
extension StackState: RandomAccessCollection {
  /// The position of the first screen: 0.
  public var startIndex: Int { 0 }
  /// The position after the last screen: the number of screens.
  public var endIndex: Int { rows.count }

  /// Accesses the state of the screen at a position. Setting it keeps the screen's id.
  @inlinable
  public subscript(position: Int) -> State {
    get { rows.values[position] }
    _modify {
      defer { log.touch(rows.keys[position], of: rows.count) }
      yield &rows.values[position]
    }
  }
}

extension StackState: RangeReplaceableCollection {
  /// Replaces a range of screens with new ones. The screens above them are unchanged. O(screens) for each screen that
  /// is removed or inserted.
  ///
  /// - Parameters:
  ///   - subrange: the positions of the screens to remove.
  ///   - newElements: the states of the screens to insert, in order. Each is a new screen, even if an equal one was
  ///     there before.
  @inlinable
  public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<State>) {
    for _ in subrange {
      let id = rows.remove(at: subrange.lowerBound).key
      log.remove(id, of: rows.count)
    }
    for (position, state) in zip(subrange.lowerBound..., newElements) {
      let id = StackElementID(pushedAs: nextNumber)
      nextNumber += 1
      rows.updateValue(state, forKey: id, insertingAt: position)
      log.insert(id, of: rows.count)
    }
  }
}

extension StackState {
  /// Removes the screens that satisfy a predicate. The others keep their ids. O(screens).
  ///
  /// - Parameter shouldBeRemoved: returns whether to remove a screen, given its state.
  @inlinable
  public mutating func removeAll(where shouldBeRemoved: (State) throws -> Bool) rethrows {
    let count = rows.count
    defer { if rows.count != count { log.removeMany() } }
    try rows.removeAll { try shouldBeRemoved($0.value) }
  }

  /// Returns the screens that satisfy a predicate. They keep their ids. O(screens).
  ///
  /// - Parameter isIncluded: returns whether to include a screen, given its state.
  /// - Returns: a path of these screens.
  @inlinable
  public func filter(_ isIncluded: (State) throws -> Bool) rethrows -> StackState {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// Creates a path of new screens, whose ids are numbered from 0.
  public init(arrayLiteral states: State...) {
    self.init(states)
  }
}

extension StackState: Sendable where State: Sendable {}
