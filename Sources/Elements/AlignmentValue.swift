/// Where something stands in a larger space, along one axis or both.
public struct AlignmentValue: Hashable, Sendable {
  /// Where it stands from side to side.
  public enum Horizontal: String, Hashable, Sendable {
    /// At the side where reading starts.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
  }

  /// Where it stands from top to bottom.
  public enum Vertical: String, Hashable, Sendable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
    /// With the first lines of texts level.
    case firstTextBaseline
    /// With the last lines of texts level.
    case lastTextBaseline
  }

  /// Where it stands from side to side; `nil` where that is not said.
  public var horizontal: Horizontal?
  /// Where it stands from top to bottom; `nil` where that is not said.
  public var vertical: Vertical?

  /// Creates an alignment.
  public init(horizontal: Horizontal? = nil, vertical: Vertical? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension AlignmentValue: CustomStringConvertible {
  /// What is said, the vertical first, such as `top leading`.
  public var description: String {
    [vertical?.rawValue, horizontal?.rawValue].compactMap { $0 }.joined(separator: " ")
  }
}
