import Elements

/// A column of a grid that grows downwards, or a row of one that grows sideways.
public struct GridItem: Sendable {
  /// How wide the column is.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// As much as is left, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as there is space for, each within limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column is.
  public var size: GridItem.Size
  /// The distance to the next column, in points; `nil` for the platform's own.
  public var spacing: CGFloat?
  /// Where the views stand in their cells; `nil` for where the grid has them.
  public var alignment: Alignment?

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - size: how wide it is.
  ///   - spacing: the distance to the next column, in points. The first column's counts for all.
  ///   - alignment: where the views stand in their cells. The first column's counts for all.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// What hosts read. Limits that are no lengths are left out.
  var track: GridTrack {
    func length(_ value: CGFloat, or other: Double) -> Double { value.isFinite ? max(0, Double(value)) : other }
    func maximum(_ value: CGFloat, _ least: CGFloat) -> Double? {
      value.isFinite ? max(0, Double(value), length(least, or: 0)) : nil
    }
    return switch size {
    case .fixed(let width): GridTrack(minimum: length(width, or: 0), maximum: length(width, or: 0))
    case .flexible(let least, let most): GridTrack(minimum: length(least, or: 10), maximum: maximum(most, least))
    case .adaptive(let least, let most):
      GridTrack(minimum: max(1, length(least, or: 1)), maximum: maximum(most, least), repeats: true)
    }
  }
}
