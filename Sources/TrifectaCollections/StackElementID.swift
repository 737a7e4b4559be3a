/// The identity of a screen in a ``StackState``. It is assigned when the screen is pushed, and never reused.
///
/// An id contains a number that is counted per stack, so that a test can refer to a screen by its number with
/// ``init(_:)``. Screens of two stacks may have the same number; their ids are different.
public struct StackElementID: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
  @usableFromInline package let number: Int
  /// The number of the push, which is unique in the process. It is 0 in a placeholder, which matches any screen with
  /// the same `number`.
  @usableFromInline var push: UInt64 = 0

  private enum CodingKeys: CodingKey { case number }

  /// Creates the id of a screen that is being pushed.
  @usableFromInline
  package init(pushedAs number: Int) {
    self.number = number
    push = StructureNumbers.next()
  }

  /// Creates a placeholder for the screen that was pushed to a stack as number `number`, counting from 0. Tests use it.
  /// It is equal to the id of any screen with that number.
  public init(_ number: Int) {
    self.number = number
  }

  /// Whether this is a placeholder rather than an assigned id.
  @usableFromInline package var isName: Bool { push == 0 }

  /// Returns whether two ids identify the same screen. A placeholder is equal to each id with its number.
  public static func == (first: StackElementID, second: StackElementID) -> Bool {
    first.number == second.number && (first.push == second.push || first.isName || second.isName)
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }

  /// Returns whether the first id has a lower number, so that its screen was pushed earlier.
  public static func < (first: StackElementID, second: StackElementID) -> Bool {
    first.number < second.number
  }

  /// The number, such as `#3`.
  public var description: String { "#\(number)" }
}

extension StackElementID: CustomReflectable {
  /// A mirror of only the number, because the unique part of the id differs in each run.
  public var customMirror: Mirror {
    Mirror(self, children: ["number": number], displayStyle: .struct)
  }
}
