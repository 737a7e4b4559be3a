import Elements
import IssueReporting

/// A gradient that changes color between the points of a mesh. As a view, it fills the available space.
///
/// Hosts draw an approximation, in which each color fades with the distance from its point.
public struct MeshGradient: ShapeStyle, Hashable {
  /// The locations of the points.
  public enum Locations: Hashable, Sendable {
    /// Locations as fractions of the width and height.
    case points([SIMD2<Float>])
  }

  /// The colors of the points.
  public enum Colors: Hashable, Sendable {
    /// An array of colors.
    case colors([Color])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of points in a column.
  public var height: Int
  /// The locations of the points, row by row, as fractions of the width and height.
  public var locations: Locations
  /// The colors of the points, row by row.
  public var colors: Colors
  /// The color outside the mesh.
  public var background: Color
  /// Whether colors are interpolated smoothly across points. It has no effect: hosts always interpolate smoothly.
  public var smoothsColors: Bool
  /// The color space for interpolation between colors. It has no effect: hosts use the device color space.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh gradient.
  ///
  /// - Parameters:
  ///   - width: the number of points in a row, at least 2.
  ///   - height: the number of points in a column, at least 2.
  ///   - locations: the locations of the points, row by row.
  ///   - colors: the colors of the points, row by row.
  ///   - background: the color outside the mesh.
  ///   - smoothsColors: whether colors are interpolated smoothly across points. It has no effect.
  ///   - colorSpace: the color space for interpolation between colors. It has no effect.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh gradient from arrays of points and colors.
  ///
  /// - Parameters:
  ///   - width: the number of points in a row, at least 2.
  ///   - height: the number of points in a column, at least 2.
  ///   - points: the locations of the points, row by row, as fractions of the width and height.
  ///   - colors: the colors of the points, row by row.
  ///   - background: the color outside the mesh.
  ///   - smoothsColors: whether colors are interpolated smoothly across points. It has no effect.
  ///   - colorSpace: the color space for interpolation between colors. It has no effect.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// The paint of the mesh. If the number of points or colors does not match the size of the mesh, the paint is the
  /// first color, and an issue is reported.
  public var shapePaint: ShapePaint {
    guard case .points(let points) = locations, case .colors(let colors) = colors else { return Color.clear.shapePaint }
    // Divide instead of multiplying, because the product of width and height may overflow.
    guard width > 1, height > 1, points.count.quotientAndRemainder(dividingBy: width) == (height, 0),
      colors.count == points.count, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else {
      reportIssue(
        """
        A MeshGradient of \(width) by \(height) has \(points.count) points and \(colors.count) colors, so it is drawn in \
        one color. It needs a finite point and a color for each of its width × height positions, and a size of at least 2 by 2.
        """)
      return (colors.first ?? background).shapePaint
    }
    return Gradient(colors: colors).paint(
      .mesh(columns: width, points: points.map { PointValue(x: Double($0.x), y: Double($0.y)) }))
  }
}

extension MeshGradient: View {
  /// A view that fills the available space with the gradient.
  public var body: some View { PaintView(paint: shapePaint) }
}
