import Elements
import IssueReporting

/// Paints colors between the points of a mesh. As a view it fills the space it is given.
///
/// Hosts show something near to it: each color fades outwards from its point.
public struct MeshGradient: ShapeStyle, Hashable {
  /// Where the points are.
  public enum Locations: Hashable, Sendable {
    /// At these places, in parts of the sides.
    case points([SIMD2<Float>])
  }

  /// Which colors the points have.
  public enum Colors: Hashable, Sendable {
    /// These.
    case colors([Color])
  }

  /// How many points there are from side to side.
  public var width: Int
  /// How many points there are from top to bottom.
  public var height: Int
  /// Where the points are, row by row, in parts of the sides.
  public var locations: Locations
  /// Which colors they have, row by row.
  public var colors: Colors
  /// The color beyond the mesh.
  public var background: Color
  /// Whether colors pass smoothly over the points. Hosts always let them.
  public var smoothsColors: Bool
  /// In which way colors are mixed. Hosts mix them as screens do.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh.
  ///
  /// - Parameters:
  ///   - width: how many points there are from side to side, at least 2.
  ///   - height: how many points there are from top to bottom, at least 2.
  ///   - locations: where the points are, row by row.
  ///   - colors: which colors they have, row by row.
  ///   - background: the color beyond the mesh.
  ///   - smoothsColors: whether colors pass smoothly over the points.
  ///   - colorSpace: in which way colors are mixed.
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

  /// Creates a mesh.
  ///
  /// - Parameters:
  ///   - width: how many points there are from side to side, at least 2.
  ///   - height: how many points there are from top to bottom, at least 2.
  ///   - points: where they are, row by row.
  ///   - colors: which colors they have, row by row.
  ///   - background: the color beyond the mesh.
  ///   - smoothsColors: whether colors pass smoothly over the points.
  ///   - colorSpace: in which way colors are mixed.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// The paint of the mesh; where there are not as many points and colors as there are places, that of the first color.
  public var shapePaint: ShapePaint {
    guard case .points(let points) = locations, case .colors(let colors) = colors else { return Color.clear.shapePaint }
    // A size may be whatever a program has worked out, and its product too large for a number.
    guard width > 1, height > 1, points.count.quotientAndRemainder(dividingBy: width) == (height, 0),
      colors.count == points.count, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else {
      reportIssue(
        """
        A MeshGradient of \(width) by \(height) was given \(points.count) points and \(colors.count) colors: it is one color. \
        Give one of each for every place, at least 2 by 2, and points that are numbers.
        """)
      return (colors.first ?? background).shapePaint
    }
    return Gradient(colors: colors).paint(
      .mesh(columns: width, points: points.map { PointValue(x: Double($0.x), y: Double($0.y)) }))
  }
}

extension MeshGradient: View {
  /// Fills the space it is given.
  public var body: some View { PaintView(paint: shapePaint) }
}
