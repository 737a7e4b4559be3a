/// The name of one property of an element, as views and hosts agree on it.
///
/// Keys are small numbers: comparing two is as cheap as comparing two bytes.
public struct AttributeKey: RawRepresentable, Hashable, Sendable {
  @usableFromInline let number: UInt16
  private static let table = NameTable()

  /// Creates a key with a name of its own. Two keys of one name are the same.
  public init(rawValue: String) {
    number = Self.table.number(of: rawValue)
  }

  /// The attribute's name, as it appears in printed trees.
  public var rawValue: String { Self.table.name(number) }

  /// Whether two keys are the same.
  @inlinable
  public static func == (first: Self, second: Self) -> Bool { first.number == second.number }

  /// Feeds the key to a hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
