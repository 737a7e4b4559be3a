/// The kind of an element or a layer, such as a text, a button or a padding. Kinds are defined by views and hosts; the graph does
/// not interpret them.
///
/// A kind is interned as a small number, so that comparing kinds is cheap.
public struct ElementKind: RawRepresentable, Hashable, Sendable {
  /// The number of the name. Numbers are assigned from 0, in the order in which names are first used.
  @usableFromInline package let number: UInt16
  private static let names = NameTable()

  /// Creates a kind. Kinds with the same name are equal.
  public init(rawValue: String) {
    number = Self.names.number(of: rawValue)
  }

  /// The name of the kind, as it appears in printed trees.
  public var rawValue: String { Self.names.name(number) }

  /// Whether two kinds are equal.
  @inlinable
  public static func == (first: Self, second: Self) -> Bool { first.number == second.number }

  /// Hashes the kind.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
