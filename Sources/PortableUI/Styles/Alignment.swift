import Elements

/// Where views stand across a vertical stack.
public enum HorizontalAlignment: String, Hashable, Sendable {
  /// At the side where reading starts.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing
}

/// Where views stand across a horizontal stack.
public enum VerticalAlignment: String, Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// With the first lines of their texts level.
  case firstTextBaseline
  /// With the last lines of their texts level.
  case lastTextBaseline
}

/// Where a view stands in a larger space.
public struct Alignment: Hashable, Sendable {
  /// Where it stands from side to side.
  public var horizontal: HorizontalAlignment
  /// Where it stands from top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the leading corner of the top.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the trailing corner of the top.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the leading corner of the bottom.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the trailing corner of the bottom.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

// What hosts read.

extension HorizontalAlignment {
  var attribute: AttributeValue { .alignment(AlignmentValue(horizontal: value)) }

  fileprivate var value: AlignmentValue.Horizontal {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension VerticalAlignment {
  var attribute: AttributeValue { .alignment(AlignmentValue(vertical: value)) }

  fileprivate var value: AlignmentValue.Vertical {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    }
  }
}

extension Alignment {
  var attribute: AttributeValue {
    .alignment(AlignmentValue(horizontal: horizontal.value, vertical: vertical.value))
  }
}
