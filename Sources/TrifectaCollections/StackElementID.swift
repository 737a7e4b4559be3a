/// The identity of a screen on a ``StackState``: given when the screen is pushed, and never given again.
///
/// An id has a number, counted in its stack, so that a test can name a screen by ``init(_:)``. Two screens that were
/// pushed to two stacks may have one number, and are not the same.
public struct StackElementID: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
  @usableFromInline package let number: Int
  /// Which of the screens with this number is meant, a different number for each screen of the process; 0 for any.
  @usableFromInline var push: UInt64 = 0

  private enum CodingKeys: CodingKey { case number }

  /// The id of a screen that is pushed now.
  @usableFromInline
  package init(pushedAs number: Int) {
    self.number = number
    push = StructureNumbers.next()
  }

  /// Names the `number`th screen that a stack was given, counting from 0: a test's name for it. It is equal to the id of
  /// any screen with that number.
  public init(_ number: Int) {
    self.number = number
  }

  /// Whether this is a name, and not the id that a screen was given.
  @usableFromInline package var isName: Bool { push == 0 }

  /// Whether both are of one screen. A name is equal to each id with its number.
  public static func == (first: StackElementID, second: StackElementID) -> Bool {
    first.number == second.number && (first.push == second.push || first.isName || second.isName)
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }

  /// Whether the first was pushed before the second.
  public static func < (first: StackElementID, second: StackElementID) -> Bool {
    first.number < second.number
  }

  /// The number, as `#3`.
  public var description: String { "#\(number)" }
}

extension StackElementID: CustomReflectable {
  /// Shows the number only: the rest is another in each run.
  public var customMirror: Mirror {
    Mirror(self, children: ["number": number], displayStyle: .struct)
  }
}
