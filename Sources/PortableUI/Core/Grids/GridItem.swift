import Elements

/// A column of a vertical grid, or a row of a horizontal grid.
public struct GridItem: Sendable {
  /// The size of a grid item.
  public enum Size: Sendable {
    /// A fixed size in points.
    case fixed(CGFloat)
    /// The remaining space, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit into the space, each within limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item.
  public var size: GridItem.Size
  /// The distance to the next item in points, or `nil` for the platform's default.
  public var spacing: CGFloat?
  /// The alignment of views in their cells, or `nil` for the grid's alignment.
  public var alignment: Alignment?

  /// Creates a grid item.
  ///
  /// - Parameters:
  ///   - size: The size of the item.
  ///   - spacing: The distance to the next item in points. The spacing of the first item applies to all items.
  ///   - alignment: The alignment of views in their cells. The alignment of the first item applies to all items.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The description for hosts. Limits that are not finite are omitted.
  package var track: GridTrack {
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
