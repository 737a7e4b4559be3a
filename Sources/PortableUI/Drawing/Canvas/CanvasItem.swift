import Elements

/// A recorded drawing.
struct CanvasItem {
  enum Content {
    /// A path in the coordinates of the canvas, with its paint, its stroke and whether it is filled by the even-odd rule.
    case path(Path, ShapePaint, StrokeStyle?, Bool)
    /// A text with its center, the size of its frame and its paint. A paint of `nil` means the foreground style of the
    /// environment.
    case text(Text, CGPoint, CGSize?, ShapePaint?)
    case image(Image, CGPoint, CGSize?)
    case view(AnyView, CGPoint, CGSize?)
    /// Drawings that are composed before the opacity, the blend mode, the clips and the filters apply.
    case layer([CanvasItem])
  }

  /// The visible area, in the coordinates of the canvas.
  struct Clip {
    let path: Path
    let isEvenOdd: Bool

    var region: PathRegion { PathRegion(path, isEvenOdd: isEvenOdd) }
  }

  let content: Content
  let opacity: Double
  let blendMode: BlendMode
  let transform: CGAffineTransform
  /// The clips, which are intersected.
  let clips: [Clip]
  let filters: [FilterValue]
}

/// The coordinates of a gradient in a drawing.
struct GradientSpace {
  /// The size of the drawing's frame.
  let size: CGSize
  /// The transform from the coordinates of the gradient to those of the frame.
  let transform: CGAffineTransform

  /// Returns a point relative to the frame: each coordinate from 0 to 1 inside of the frame.
  func point(_ point: CGPoint) -> PointValue {
    let point = point.applying(transform)
    return PointValue(
      x: size.width > 0 ? Double(point.x / size.width) : 0, y: size.height > 0 ? Double(point.y / size.height) : 0)
  }

  /// Returns a length in the frame.
  func length(_ length: CGFloat) -> Double { Double(length * transform.scale) }

  /// The rotation of the x-axis.
  var rotation: Angle { .radians(Double(atan2(transform.b, transform.a))) }
}

extension CGAffineTransform {
  /// The factor by which lengths are scaled; the geometric mean if it depends on the direction.
  var scale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// Whether lengths are scaled by the same factor in all directions.
  var isUniform: Bool {
    let tolerance = 1e-9 * (a * a + b * b + c * c + d * d)
    return abs(a * a + b * b - c * c - d * d) <= tolerance && abs(a * c + b * d) <= tolerance
  }
}

extension StrokeStyle {
  /// Returns the style with its lengths multiplied by a factor.
  func scaled(by factor: CGFloat) -> StrokeStyle {
    var style = self
    style.lineWidth *= factor
    style.dash = dash.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }
}

extension CGRect {
  /// The center of the rectangle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
