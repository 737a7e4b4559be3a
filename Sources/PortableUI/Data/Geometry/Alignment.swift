import Elements

/// A position along the horizontal axis at which views are aligned, such as in a vertical stack.
public struct HorizontalAlignment: Hashable, Sendable {
  package let line: AlignmentLine

  /// Creates a custom alignment.
  ///
  /// - Parameter id: the type that computes the default position of the alignment in a view.
  public init(_ id: any AlignmentID.Type) {
    line = AlignmentLine(id)
  }

  private init(_ name: AlignmentLine.Name) {
    line = AlignmentLine(name)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(.leading)
  /// The horizontal center.
  public static let center = HorizontalAlignment(.center)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(.trailing)
}

/// A position along the vertical axis at which views are aligned, such as in a horizontal stack.
public struct VerticalAlignment: Hashable, Sendable {
  package let line: AlignmentLine

  /// Creates a custom alignment.
  ///
  /// - Parameter id: the type that computes the default position of the alignment in a view.
  public init(_ id: any AlignmentID.Type) {
    line = AlignmentLine(id)
  }

  private init(_ name: AlignmentLine.Name) {
    line = AlignmentLine(name)
  }

  /// The top edge.
  public static let top = VerticalAlignment(.top)
  /// The vertical center.
  public static let center = VerticalAlignment(.center)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(.bottom)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

/// A horizontal and a vertical alignment.
public struct Alignment: Hashable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its components.
  ///
  /// - Parameters:
  ///   - horizontal: the alignment along the horizontal axis.
  ///   - vertical: the alignment along the vertical axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The center of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The center of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The center of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The center of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The horizontal center and the first text baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The horizontal center and the last text baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge and the first text baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge and the last text baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge and the first text baseline.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge and the last text baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

// The attribute values that hosts read to align views.

extension HorizontalAlignment {
  package var attribute: AttributeValue { .alignment(AlignmentValue(horizontal: value)) }

  var value: AlignmentValue.Horizontal {
    switch line.nearest {
    case .leading, .top: .leading
    case .trailing, .bottom: .trailing
    default: .center
    }
  }
}

extension VerticalAlignment {
  package var attribute: AttributeValue { .alignment(AlignmentValue(vertical: value)) }

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
  package var attribute: AttributeValue {
    .alignment(AlignmentValue(horizontal: horizontal.value, vertical: vertical.value))
  }
}
