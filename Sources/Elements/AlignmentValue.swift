/// An alignment along the horizontal axis, the vertical axis, or both.
public struct AlignmentValue: Hashable, Sendable {
  /// A horizontal alignment.
  public enum Horizontal: String, Hashable, Sendable {
    /// The leading edge.
    case leading
    /// The horizontal center.
    case center
    /// The trailing edge.
    case trailing
  }

  /// A vertical alignment.
  public enum Vertical: String, Hashable, Sendable {
    /// The top edge.
    case top
    /// The vertical center.
    case center
    /// The bottom edge.
    case bottom
    /// The baseline of the first line of text.
    case firstTextBaseline
    /// The baseline of the last line of text.
    case lastTextBaseline
  }

  /// The horizontal alignment, or `nil` if it is not specified.
  public var horizontal: Horizontal?
  /// The vertical alignment, or `nil` if it is not specified.
  public var vertical: Vertical?

  /// Creates an alignment.
  public init(horizontal: Horizontal? = nil, vertical: Vertical? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension AlignmentValue: CustomStringConvertible {
  /// The specified alignments, the vertical one first, such as `top leading`.
  public var description: String {
    [vertical?.rawValue, horizontal?.rawValue].compactMap { $0 }.joined(separator: " ")
  }
}
