/// What an element or a layer is: a text, a button, a padding. The graph gives no kind a meaning; views and hosts agree on
/// them.
///
/// Kinds are small numbers: comparing two is as cheap as comparing two bytes.
public struct ElementKind: RawRepresentable, Hashable, Sendable {
  @usableFromInline let number: UInt16
  private static let table = NameTable()

  /// Creates a kind with a name of its own. Two kinds of one name are the same.
  public init(rawValue: String) {
    number = Self.table.number(of: rawValue)
  }

  /// The kind's name, as it appears in printed trees.
  public var rawValue: String { Self.table.name(number) }

  /// Whether two kinds are the same.
  @inlinable
  public static func == (first: Self, second: Self) -> Bool { first.number == second.number }

  /// Feeds the kind to a hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
