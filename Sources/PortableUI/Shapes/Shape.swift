import Elements
import ViewGraph

/// An outline that can be filled, stroked and cut along. As a view it is filled with what texts are painted in, and as large as the
/// space it is given.
///
/// Give a ``path(in:)``. Where its points are parts of the rectangle's sides and lengths in points, hosts draw it in any size; else
/// the size is measured first.
@MainActor @preconcurrency
public protocol Shape: Animatable, View, Sendable {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// What the shape is drawn as.
  static var role: ShapeRole { get }

  /// How much of the space that it is offered the shape takes. Hosts give it all.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline as hosts draw it. Provided: from the path.
  func outline() -> ShapeOutline
}

/// What a shape is drawn as.
public enum ShapeRole: Hashable, Sendable {
  /// A surface.
  case fill
  /// A line.
  case stroke
  /// A line that parts others.
  case separator
}

/// What hosts draw of a shape.
public struct ShapeOutline: Hashable, Sendable {
  /// The outline; `nil` where it has to be reckoned in the space that it has.
  package let value: ShapeValue?

  /// How the line of the outline is drawn, where that is the shape.
  let stroke: StrokeStyle?

  init(_ value: ShapeValue?, stroke: StrokeStyle? = nil) {
    self.value = value
    self.stroke = stroke
  }

  init(_ outline: ShapeValue.Outline) {
    self.init(ShapeValue(outline))
  }

  /// Another outline, where there is one.
  func map(_ change: (inout ShapeValue) -> Void) -> ShapeOutline {
    guard var value else { return self }
    change(&value)
    return ShapeOutline(value, stroke: stroke)
  }
}

extension Shape {
  /// Makes a node that evaluates the body: what draws the shape knows how it is animated.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<ShapeBody<Self>>(content, in: context)
  }

  /// A surface.
  public static var role: ShapeRole { .fill }

  /// All of it.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The outline by its path in some sizes.
  public func outline() -> ShapeOutline {
    ShapeOutline(FittedPath.fit(path(in:)).map { ShapeValue(.path($0)) })
  }

  /// The shape, filled with what texts are painted in.
  public var body: some View {
    ShapeDrawing(shape: self, paint: ForegroundStyle().shapePaint)
  }
}

/// Evaluates the bodies of shapes.
private enum ShapeBody<Content: Shape>: BodyEvaluator {
  static func body(of content: Content) -> Content.Body { content.body }
}

/// Finds out how the points of a path depend on the size of the space.
@MainActor
enum FittedPath {
  /// The path in any space; `nil` where its points are not parts of the sides along which they are measured, and lengths in points.
  static func fit(_ path: (CGRect) -> Path) -> PathValue? {
    // None has a side in common. Those after the second are for the proof: a limit may count in small spaces only, or in large ones.
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
    let places = steps.map(\.places)
    guard places.allSatisfy({ $0.count == places[0].count }) else { return nil }
    var fitted: [PathValue.Place] = []
    for index in places[0].indices {
      guard let x = fit(places.map { $0[index].x.points }, sizes.map { Double($0.width) }),
        let y = fit(places.map { $0[index].y.points }, sizes.map { Double($0.height) })
      else { return nil }
      fitted.append(PathValue.Place(x: x, y: y))
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
    // What differs by no more than the last bits is meant to be the same.
    return PathValue.Length(points: rounded(points), part: rounded(part))
  }

  private static func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
}
