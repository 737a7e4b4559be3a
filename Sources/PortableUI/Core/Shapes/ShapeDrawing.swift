import Elements
import ViewGraph

/// A shape that is filled or stroked.
package struct ShapeDrawing<Content: Shape>: View {
  let shape: Content
  let paint: ShapePaint
  var stroke: StrokeStyle?
  /// Whether the stroke is inside the outline.
  var isInside: Bool
  var isEvenOdd: Bool
  @State private var measurement = FrameMeasurement()
  @LazyEnvironment private var environment

  package init(
    shape: Content, paint: ShapePaint, stroke: StrokeStyle? = nil, isInside: Bool = false, isEvenOdd: Bool = false
  ) {
    self.shape = shape
    self.paint = paint
    self.stroke = stroke
    self.isInside = isInside
    self.isEvenOdd = isEvenOdd
  }

  package var body: some View {
    let (shown, isRelative) = ContainerShapeContext.with(_environment, measurement) { resolved }
    if shown.isKnown, !isRelative {
      ShapeElement(shape: shown.value, paint: paint, stroke: shown.stroke, isInside: isInside)
    } else {
      ShapeElement(
        shape: shown.value, paint: paint, stroke: shown.stroke, isInside: shown.isKnown && isInside,
        measurement: measurement)
    }
  }

  /// The outline and the stroke of the element, and whether hosts can draw them before the size is measured.
  private var resolved: (value: ShapeValue, stroke: StrokeStyle?, isKnown: Bool) {
    let shape = shownShape
    let outline = shape.outline()
    let stroke = stroke ?? outline.stroke
    // Before the size is measured, hosts can fill an outline that is not trimmed. They can draw a stroke or a trimmed
    // outline only if `isDrawnInAnySize` is true.
    if let known = outline.value, stroke == nil && known.isUntrimmed || known.isDrawnInAnySize {
      return (known.filled(isEvenOdd: isEvenOdd), stroke, true)
    }
    let path = measurement.isKnown ? shape.path(in: CGRect(origin: .zero, size: measurement.size)) : Path()
    return (ShapeValue(.path(path.value(isEvenOdd: isEvenOdd))), stroke, false)
  }

  /// The shape with the animatable values of the current animation step. If the app computes the outline, hosts cannot
  /// interpolate it, so the app animates the values. Otherwise, the host animates the shape.
  private var shownShape: Content {
    guard Content.AnimatableData.self != EmptyAnimatableData.self, isOwn else { return shape }
    let target = shape.animatableData
    let motion = measurement.motion as? ValueMotion<Content.AnimatableData> ?? ValueMotion(at: target)
    measurement.motion = motion
    var shape = shape
    shape.animatableData = motion.values(toward: target, in: environment)
    return shape
  }

  /// Whether the app computes the outline, instead of the host.
  private var isOwn: Bool {
    guard let value = shape.outline().value else { return true }
    if case .path = value.outline { return true }
    return false
  }
}

extension ShapeValue {
  /// Whether the outline is not trimmed.
  fileprivate var isUntrimmed: Bool { trim == nil || trim == 0...1 }

  /// Whether a host can draw the stroke of the outline, or a trimmed part of the outline, before the size is measured.
  fileprivate var isDrawnInAnySize: Bool {
    switch outline {
    case .path(let path): path.isFixed
    case .rounded(let radii): trim == nil || Set(radii.all).count == 1
    default: true
    }
  }

  fileprivate func filled(isEvenOdd: Bool) -> ShapeValue {
    guard isEvenOdd, case .path(var path) = outline else { return self }
    var shape = self
    path.isEvenOdd = true
    shape.outline = .path(path)
    return shape
  }
}

/// The element of a shape.
private struct ShapeElement: View {
  let shape: ShapeValue
  let paint: ShapePaint
  let stroke: StrokeStyle?
  var isInside = false
  var measurement: FrameMeasurement?

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension ShapeElement: ElementContent {
  static var schema: Schema { .shape }
  var children: NoContent { NoContent() }

  func describe(_ writer: inout ElementWriter) {
    var shape = shape
    if let stroke {
      writer[.stroke] = .stroke(stroke.value)
      if isInside { shape.inset += max(0, Double(stroke.lineWidth)) / 2 }
    }
    writer[.shape] = .shape(shape)
    writer[.fill] = paint.value(in: EnvironmentValues(scope: writer.environment))
    if let measurement {
      writer.schema = .measuredShape
      measurement.requestSize()
      writer[.measured] = measurement.demand.map { .string($0.rawValue) }
    }
  }

  func isDescribed(like other: Self) -> Bool {
    shape == other.shape && paint == other.paint && stroke == other.stroke && isInside == other.isInside
      && measurement === other.measurement
  }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard let measurement, case .frame(let frame) = event.value else { return false }
    measurement.report(frame)
    return true
  }
}

extension Schema {
  static let shape = Schema(.shape)
  /// The schema of a shape whose outline must be computed for its actual size.
  static let measuredShape = Schema(.shape, handlers: [Handler(.measure, .frame)])
}

/// Makes a path a shape whose outline does not depend on the size.
extension Path: Shape {
  /// Returns the path itself, regardless of the rectangle.
  public func path(in rect: CGRect) -> Path { self }

  /// Returns the description of the path that hosts draw.
  public func outline() -> ShapeOutline { ShapeOutline(.path(value())) }
}
