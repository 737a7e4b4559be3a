/// A type that identifies a custom alignment.
public protocol AlignmentID: SendableMetatype {
  /// Returns the default position of the alignment in a view.
  ///
  /// - Parameter context: the size of the view.
  /// - Returns: The distance from the leading or the top edge of the view, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view, and the positions of alignments in it.
public struct ViewDimensions: Hashable, Sendable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat

  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// The position of an alignment, as the distance from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.line.position(in: self, along: width) }

  /// The position of an alignment, as the distance from the top edge. The positions of text baselines are not known:
  /// they count as the bottom edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.line.position(in: self, along: height) }

  /// The explicit position of an alignment. It is always `nil`, because child views are not measured.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// The explicit position of an alignment. It is always `nil`, because child views are not measured.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// A built-in or custom position along one axis.
package struct AlignmentLine: Hashable, Sendable {
  enum Name: String {
    case leading, center, trailing, top, bottom, firstTextBaseline, lastTextBaseline
  }

  /// The built-in alignment that is closest to this one. Hosts use it to lay out views.
  let nearest: Name
  /// The type of a custom alignment; `nil` for a built-in one.
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

  /// Returns the position of the alignment in a view.
  ///
  /// - Parameters:
  ///   - dimensions: the size of the view.
  ///   - length: the size of the view along the axis.
  func position(in dimensions: ViewDimensions, along length: CGFloat) -> CGFloat {
    if let id { return id.defaultValue(in: dimensions) }
    return nearestPosition(along: length)
  }

  /// Returns the position that hosts use for a view without an explicit alignment position.
  package func nearestPosition(along length: CGFloat) -> CGFloat {
    switch nearest {
    case .leading, .top: 0
    case .center: length / 2
    case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: length
    }
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.nearest == second.nearest && first.id.map { ObjectIdentifier($0) } == second.id.map { ObjectIdentifier($0) }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(nearest)
    hasher.combine(id.map { ObjectIdentifier($0) })
  }
}

/// An end of the separator between two list rows.
private enum RowSeparatorEnd: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  /// The start of the separator between two list rows. It has no effect: separators start with the row.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorEnd.self)
  /// The end of the separator between two list rows. It has no effect: separators end with the row.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorEnd.self)
}
