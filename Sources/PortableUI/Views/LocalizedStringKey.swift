/// The text of a literal, with what is interpolated into it.
///
/// There are no tables of translations off Apple's platforms: the key is the text.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let text: String
  /// The text in pieces, where one of them is set in its own way.
  let pieces: [TextPiece]?

  /// Creates a key from a text.
  public init(_ value: String) {
    text = value
    pieces = nil
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    text = value
    pieces = nil
  }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    pieces = stringInterpolation.allPieces
  }

  /// Collects the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate private(set) var text = ""
    /// The pieces so far that end before ``text`` does; none where all looks the same.
    private var pieces: [TextPiece] = []
    private var lengthOfPieces = 0

    /// Creates an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a text with its looks.
    public mutating func appendInterpolation(_ value: Text) {
      if let own = value.pieces {
        pieces = (allPieces ?? plainPieces) + own
        lengthOfPieces = text.utf8.count + value.content.utf8.count
      }
      text += value.content
    }

    /// All that was collected, in pieces; `nil` where none is set in its own way.
    fileprivate var allPieces: [TextPiece]? { pieces.isEmpty ? nil : pieces + plainPieces }

    /// What has come after the last piece.
    private var plainPieces: [TextPiece] {
      let rest = text.utf8.dropFirst(lengthOfPieces)
      return rest.isEmpty ? [] : [TextPiece(text: String(Substring(rest)))]
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
