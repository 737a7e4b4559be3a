/// The identity of a screen on a ``StackState``: given when the screen is pushed, never given again by that stack.
public struct StackElementID: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
  @usableFromInline let number: Int

  @usableFromInline
  init(number: Int) {
    self.number = number
  }

  /// The id of the `number`th screen that a new stack is given, counting from 0. Tests name screens by it.
  public init(_ number: Int) {
    self.number = number
  }

  /// Whether the first was pushed before the second.
  public static func < (first: StackElementID, second: StackElementID) -> Bool {
    first.number < second.number
  }

  /// The number, as `#3`.
  public var description: String { "#\(number)" }
}

/// One screen of a path: its identity and its state.
public struct StackEntry<State>: Identifiable {
  /// The screen's identity.
  public let id: StackElementID
  /// The screen's state.
  public var state: State

  @usableFromInline
  init(id: StackElementID, state: State) {
    self.id = id
    self.state = state
  }
}

extension StackEntry: Equatable where State: Equatable {}
extension StackEntry: Hashable where State: Hashable {}
extension StackEntry: Sendable where State: Sendable {}

extension Optional {
  /// The screen of an entry, taken out while it is changed, so that a collection in it is not copied. With `nil` the
  /// entry goes.
  @inlinable
  subscript<State>(screenOf type: State.Type) -> State? where Wrapped == StackEntry<State> {
    get { self?.state }
    _modify {
      let entry = take()
      let id = entry?.id
      var screen = entry?.state
      _ = consume entry
      defer { if let id, let screen { self = StackEntry(id: id, state: screen) } }
      yield &screen
    }
  }
}
