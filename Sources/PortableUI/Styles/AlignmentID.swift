/// Where views stand along an alignment of a program's own.
public protocol AlignmentID: SendableMetatype {
  /// Where a view stands that says nothing of that itself.
  ///
  /// - Parameter context: how large the view is.
  /// - Returns: how far from its leading side, or from its top, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// How large a view is, and where it stands along alignments.
public struct ViewDimensions: Hashable, Sendable {
  /// How wide it is, in points.
  public let width: CGFloat
  /// How high it is, in points.
  public let height: CGFloat

  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// Where it stands along an alignment, from its leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.line.position(in: self, along: width) }

  /// Where it stands along an alignment, from its top. Its lines of text are not known: the first is taken to stand at the bottom.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.line.position(in: self, along: height) }

  /// Where it says that it stands: what is inside of it is not asked.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// Where it says that it stands: what is inside of it is not asked.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// A line along which views stand.
struct AlignmentLine: Hashable, Sendable {
  enum Name: String {
    case leading, center, trailing, top, bottom, firstTextBaseline, lastTextBaseline
  }

  /// The line that hosts know, which is the nearest to this one.
  let nearest: Name
  /// What tells it apart from that one; `nil` where nothing does.
  private let id: (any AlignmentID.Type)?

  init(_ name: Name) {
    nearest = name
    id = nil
  }

  init(_ id: any AlignmentID.Type) {
    self.id = id
    let middle = id.defaultValue(in: ViewDimensions(width: 100, height: 100))
    nearest = middle < 25 ? .top : middle > 75 ? .bottom : .center
  }

  /// Where a view stands along it.
  ///
  /// - Parameters:
  ///   - dimensions: how large the view is.
  ///   - length: how large across the line.
  func position(in dimensions: ViewDimensions, along length: CGFloat) -> CGFloat {
    if let id { return id.defaultValue(in: dimensions) }
    return nearestPosition(along: length)
  }

  /// Where hosts have a view that says nothing.
  func nearestPosition(along length: CGFloat) -> CGFloat {
    switch nearest {
    case .leading, .top: 0
    case .center: length / 2
    case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: length
    }
  }

  static func == (first: Self, second: Self) -> Bool {
    first.nearest == second.nearest && first.id.map { ObjectIdentifier($0) } == second.id.map { ObjectIdentifier($0) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(nearest)
    hasher.combine(id.map { ObjectIdentifier($0) })
  }
}

/// An end of the line between two rows.
private enum RowSeparatorEnd: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  /// Where the line between two rows of a list begins. Lines here begin where rows do, whatever is said of that.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorEnd.self)
  /// Where the line between two rows of a list ends. Lines here end where rows do, whatever is said of that.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorEnd.self)
}
