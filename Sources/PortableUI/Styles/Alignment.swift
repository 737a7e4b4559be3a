import Elements

/// Where views stand across a vertical stack.
public struct HorizontalAlignment: Hashable, Sendable {
  let line: AlignmentLine

  /// Creates an alignment of the program's own.
  ///
  /// - Parameter id: says where a view stands along it that says nothing of that itself.
  public init(_ id: any AlignmentID.Type) {
    line = AlignmentLine(id)
  }

  private init(_ name: AlignmentLine.Name) {
    line = AlignmentLine(name)
  }

  /// At the side where reading starts.
  public static let leading = HorizontalAlignment(.leading)
  /// In the middle.
  public static let center = HorizontalAlignment(.center)
  /// At the side where reading ends.
  public static let trailing = HorizontalAlignment(.trailing)
}

/// Where views stand across a horizontal stack.
public struct VerticalAlignment: Hashable, Sendable {
  let line: AlignmentLine

  /// Creates an alignment of the program's own.
  ///
  /// - Parameter id: says where a view stands along it that says nothing of that itself.
  public init(_ id: any AlignmentID.Type) {
    line = AlignmentLine(id)
  }

  private init(_ name: AlignmentLine.Name) {
    line = AlignmentLine(name)
  }

  /// At the top.
  public static let top = VerticalAlignment(.top)
  /// In the middle.
  public static let center = VerticalAlignment(.center)
  /// At the bottom.
  public static let bottom = VerticalAlignment(.bottom)
  /// With the first lines of their texts level.
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  /// With the last lines of their texts level.
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

/// Where a view stands in a larger space.
public struct Alignment: Hashable, Sendable {
  /// Where it stands from side to side.
  public var horizontal: HorizontalAlignment
  /// Where it stands from top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  ///
  /// - Parameters:
  ///   - horizontal: where it stands from side to side.
  ///   - vertical: where it stands from top to bottom.
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
  /// In the middle, with the first lines of texts level.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// In the middle, with the last lines of texts level.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// At the leading side, with the first lines of texts level.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// At the leading side, with the last lines of texts level.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// At the trailing side, with the first lines of texts level.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the trailing side, with the last lines of texts level.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

// What hosts read.

extension HorizontalAlignment {
  var attribute: AttributeValue { .alignment(AlignmentValue(horizontal: value)) }

  var value: AlignmentValue.Horizontal {
    switch line.nearest {
    case .leading, .top: .leading
    case .trailing, .bottom: .trailing
    default: .center
    }
  }
}

extension VerticalAlignment {
  var attribute: AttributeValue { .alignment(AlignmentValue(vertical: value)) }

  var value: AlignmentValue.Vertical {
    switch line.nearest {
    case .top, .leading: .top
    case .bottom, .trailing: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    case .center: .center
    }
  }
}

extension Alignment {
  var attribute: AttributeValue {
    .alignment(AlignmentValue(horizontal: horizontal.value, vertical: vertical.value))
  }
}
