import OrderedCollections

/// A path of screens as a value, the first screen pushed first. The root is not part of it.
///
/// Usually the screens are the cases of an enum, each a `CaseChild` of one feature. Every screen has an id of its
/// own, so that two equal ones are two screens. The ids' numbers are counted within the value, and so the same in each
/// run of a test.
///
/// A new value counts from 0 again, and its screens are others than those that had the numbers before: assigned to a
/// path that is in use, it ends what the screens there have started. A copy of a path has the same screens.
public struct StackState<State> {
  @usableFromInline package var rows: OrderedDictionary<StackElementID, State> = [:]
  @usableFromInline package var log = ChangeLog<StackElementID>()
  @usableFromInline var nextNumber = 0

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
  /// - Parameter state: its state.
  /// - Returns: its id.
  @inlinable
  @discardableResult
  public mutating func append(_ state: State) -> StackElementID {
    let id = StackElementID(pushedAs: nextNumber)
    nextNumber += 1
    rows[id] = state
    log.insert(id, of: rows.count)
    return id
  }

  /// The id that the screen was given which an id names, `nil` if there is no such screen.
  @inlinable
  package func known(_ id: StackElementID) -> StackElementID? {
    rows.index(forKey: id).map { rows.keys[$0] }
  }

  /// The state of the screen with an id, `nil` if there is none. Setting `nil` removes the screen; setting a state for
  /// an id that is not there does nothing.
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

  /// Changes a screen in place. O(1).
  ///
  /// - Parameters:
  ///   - id: the id that the screen was given.
  ///   - change: changes its state.
  /// - Returns: what `change` returns, `nil` if there is no such screen.
  @inlinable
  package mutating func modify<Result>(id: StackElementID, _ change: (inout State) -> Result) -> Result? {
    guard let index = rows.index(forKey: id) else { return nil }
    defer { log.touch(id, of: rows.count) }
    return change(&rows.values[index])
  }

  /// Removes the last screen.
  ///
  /// - Returns: its state, `nil` if there is none.
  @inlinable
  @discardableResult
  public mutating func popLast() -> State? {
    guard !rows.isEmpty else { return nil }
    let (id, state) = rows.removeLast()
    log.remove(id, of: rows.count)
    return state
  }

  /// Removes a screen and those on top of it. Does nothing if there is none of that id.
  ///
  /// - Parameter id: the lowest screen to remove.
  @inlinable
  public mutating func pop(from id: StackElementID) {
    guard let index = rows.index(forKey: id) else { return }
    while rows.count > index { popLast() }
  }

  /// Removes the screens on top of one. Does nothing if there is none of that id.
  ///
  /// - Parameter id: the screen to come back to.
  @inlinable
  public mutating func pop(to id: StackElementID) {
    guard let index = rows.index(forKey: id) else { return }
    while rows.count > index + 1 { popLast() }
  }

  /// Removes all screens: back to the root. The numbers go on being counted.
  ///
  /// - Parameter keepCapacity: whether the memory for as many screens is kept.
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    guard !rows.isEmpty else { return }
    rows.removeAll(keepingCapacity: keepCapacity)
    log.removeMany()
  }

  /// Removes all screens and pushes others, as a link into the app does. O(screens).
  ///
  /// The numbers go on being counted, and each screen is a new one, also where an equal one was before: what ran for the old
  /// screens is cancelled, and their stores are not used again.
  ///
  /// - Parameter states: the new screens, in order.
  @inlinable
  public mutating func replaceAll(with states: some Sequence<State>) {
    removeAll()
    for state in states { append(state) }
  }
}

extension StackState: RandomAccessCollection, MutableCollection {
  /// The position of the first screen, 0.
  public var startIndex: Int { 0 }
  /// The position after the last screen, the number of screens.
  public var endIndex: Int { rows.count }

  /// The state of the screen at a position. Setting it keeps the screen's id.
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
  /// Puts new screens in place of some. Those on top of them stay, as they were. O(screens).
  ///
  /// - Parameters:
  ///   - subrange: the positions of the screens that go.
  ///   - newElements: the states of those that come, in order. Each is a new screen, also where an equal one was before.
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
  /// Removes the screens of which something is true. The others keep their ids. O(screens).
  ///
  /// - Parameter shouldBeRemoved: says of a screen's state whether the screen goes.
  @inlinable
  public mutating func removeAll(where shouldBeRemoved: (State) throws -> Bool) rethrows {
    let count = rows.count
    defer { if rows.count != count { log.removeMany() } }
    try rows.removeAll { try shouldBeRemoved($0.value) }
  }

  /// The screens of which something is true, which keep their ids. O(screens).
  ///
  /// - Parameter isIncluded: says of a screen's state whether the screen stays.
  /// - Returns: a path of them.
  @inlinable
  public func filter(_ isIncluded: (State) throws -> Bool) rethrows -> StackState {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// Creates a path of the given screens, which are new ones, with ids numbered from 0.
  public init(arrayLiteral states: State...) {
    self.init(states)
  }
}

extension StackState: Sendable where State: Sendable {}
