/// The name of a property of an element, shared by views and hosts.
///
/// A key is interned as a small number, so that comparing keys is cheap.
public struct AttributeKey: RawRepresentable, Hashable, Sendable {
  /// The number of the name. Numbers are assigned from 0, in the order in which names are first used.
  @usableFromInline package let number: UInt16
  private static let names = NameTable()

  /// Creates a key. Keys with the same name are equal.
  public init(rawValue: String) {
    number = Self.names.number(of: rawValue)
  }

  /// The name of the attribute, as it appears in printed trees.
  public var rawValue: String { Self.names.name(number) }

  /// Whether two keys are equal.
  @inlinable
  public static func == (first: Self, second: Self) -> Bool { first.number == second.number }

  /// Hashes the key.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
