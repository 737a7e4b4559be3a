import Elements
import ViewGraph

/// A two-dimensional shape that can be filled, stroked, and used for clipping. A shape that is used as a view is filled
/// with the foreground style and takes all of the proposed space.
///
/// Implement ``path(in:)``. If each coordinate is a fraction of the rectangle's side plus a length in points, hosts can
/// draw the shape in any size. Otherwise, hosts measure the size first, and the app computes the path for this size.
@MainActor @preconcurrency
public protocol Shape: Animatable, View, Sendable {
  /// Returns the shape's outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The role of the shape, which defines how the shape is drawn.
  static var role: ShapeRole { get }

  /// Returns the size of the shape for a proposed size. Hosts do not call this method: a shape takes all of the
  /// proposed space.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Returns the description of the outline that hosts draw. The default implementation derives it from the path.
  func outline() -> ShapeOutline
}

/// The role of a shape, which defines how the shape is drawn.
public enum ShapeRole: Hashable, Sendable {
  /// The shape is filled.
  case fill
  /// The shape is stroked.
  case stroke
  /// The shape is a separator.
  case separator
}

/// The description of a shape's outline that hosts draw.
public struct ShapeOutline: Hashable, Sendable {
  /// The outline; `nil` if the outline must be computed for the actual size.
  package let value: ShapeValue?

  /// The style of the stroke; `nil` if the shape is not a stroke.
  let stroke: StrokeStyle?

  package init(_ value: ShapeValue?, stroke: StrokeStyle? = nil) {
    self.value = value
    self.stroke = stroke
  }

  init(_ outline: ShapeValue.Outline) {
    self.init(ShapeValue(outline))
  }

  /// Returns a modified outline. An outline that must be computed for the actual size is returned unchanged.
  func map(_ change: (inout ShapeValue) -> Void) -> ShapeOutline {
    guard var value else { return self }
    change(&value)
    return ShapeOutline(value, stroke: stroke)
  }
}

extension Shape {
  /// Makes a node that evaluates the body. This node does not animate the shape, because the view that draws the shape
  /// does.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<ShapeBody<Self>>(content, in: context)
  }

  /// The default role: the shape is filled.
  public static var role: ShapeRole { .fill }

  /// Returns the proposed size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Returns the description of the outline, derived from the shape's paths in several sizes.
  public func outline() -> ShapeOutline {
    ShapeOutline(FittedPath.fit(path(in:)).map { ShapeValue(.path($0)) })
  }

  /// The shape, filled with the foreground style.
  public var body: some View {
    ShapeDrawing(shape: self, paint: ForegroundStyle().shapePaint)
  }
}

/// Evaluates the bodies of shapes.
private enum ShapeBody<Content: Shape>: BodyEvaluator {
  static func body(of content: Content) -> Content.Body { content.body }
}

/// Determines how the points of a path depend on the size of the space.
@MainActor
enum FittedPath {
  /// Returns a path description that is valid for all sizes. Each coordinate in it is a fraction of the corresponding
  /// side plus a length in points. Returns `nil` if the path cannot be described in this form.
  static func fit(_ path: (CGRect) -> Path) -> PathValue? {
    // All widths and heights are different. The first two sizes determine the description of the path. The other sizes
    // verify it, because a shape may limit a length only in small or only in large frames.
    let sizes = [(200.0, 320.0), (460, 380), (330, 150), (9, 14), (40, 7), (3_100, 1_900)].map(CGSize.init)
    let paths = sizes.map { path(CGRect(origin: .zero, size: $0)).steps() }
    guard paths.allSatisfy({ $0.count == paths[0].count }) else { return nil }
    var steps: [PathValue.Step] = []
    for index in paths[0].indices {
      guard let step = fit(paths.map { $0[index] }, sizes) else { return nil }
      steps.append(step)
    }
    return PathValue(steps)
  }

  private static func fit(_ steps: [PathValue.Step], _ sizes: [CGSize]) -> PathValue.Step? {
    let points = steps.map(\.points)
    guard points.allSatisfy({ $0.count == points[0].count }) else { return nil }
    var fitted: [PathValue.Point] = []
    for index in points[0].indices {
      guard let x = fit(points.map { $0[index].x.points }, sizes.map { Double($0.width) }),
        let y = fit(points.map { $0[index].y.points }, sizes.map { Double($0.height) })
      else { return nil }
      fitted.append(PathValue.Point(x: x, y: y))
    }
    switch steps[0] {
    case .move: return .move(fitted[0])
    case .line: return .line(fitted[0])
    case .curve: return .curve(fitted[0], fitted[1], to: fitted[2])
    case .close: return .close
    }
  }

  private static func fit(_ values: [Double], _ sides: [Double]) -> PathValue.Length? {
    let part = (values[1] - values[0]) / (sides[1] - sides[0])
    let points = values[0] - part * sides[0]
    guard part.isFinite, points.isFinite,
      zip(sides, values).allSatisfy({ side, value in abs(points + part * side - value) < 1e-3 })
    else { return nil }
    // Rounds the numbers. Otherwise, rounding errors would make equal outlines compare as different.
    return PathValue.Length(points: rounded(points), part: rounded(part))
  }

  private static func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
}
