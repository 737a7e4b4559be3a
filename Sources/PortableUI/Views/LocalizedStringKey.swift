/// The text of a literal, with what is interpolated into it.
///
/// There are no tables of translations off Apple's platforms: the key is the text.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Creates a key from a text.
  public init(_ value: String) {
    text = value
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Collects the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Creates an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<T>(_ value: T) {
      text += "\(value)"
    }

    /// Adds a value in a format.
    ///
    /// - Parameters:
    ///   - value: a number.
    ///   - specifier: as in `printf`, such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }
  }
}
