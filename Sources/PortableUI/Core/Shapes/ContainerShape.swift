import ViewGraph

/// The shape of a container, with the measured frame of the container.
struct ContainerShape {
  let shape: any InsettableShape
  let measurement: FrameMeasurement
}

/// The environment and the frame of a shape that is being drawn. ``ContainerRelativeShape`` derives its outline from
/// them.
///
/// They are stored globally, because the methods of `Shape` have no parameter for them, and because a
/// container-relative shape can be nested in any other shape, for example in a trimmed shape.
@MainActor
struct ContainerShapeContext {
  /// The environment and the frame of the shape that is currently being drawn; `nil` if no shape is being drawn.
  private(set) static var current: ContainerShapeContext?

  /// The environment of the shape.
  let environment: LazyEnvironment
  /// The frame of the shape.
  let measurement: FrameMeasurement
  private var isUsed = false

  private init(environment: LazyEnvironment, measurement: FrameMeasurement) {
    self.environment = environment
    self.measurement = measurement
  }

  /// Calls `body`. During the call, container-relative shapes use the given environment and frame.
  ///
  /// - Returns: the result of `body`, and whether it depends on a container shape. If it does, hosts must measure the
  ///   frame.
  static func with<Result>(
    _ environment: LazyEnvironment, _ measurement: FrameMeasurement, _ body: () -> Result
  ) -> (result: Result, isUsed: Bool) {
    let outer = current
    current = ContainerShapeContext(environment: environment, measurement: measurement)
    defer { current = outer }
    let result = body()
    return (result, current?.isUsed == true)
  }

  /// The shape of the nearest container. Reading this property records that the result depends on the container shape.
  var container: ContainerShape? {
    guard let container = environment.wrappedValue.containerShape else { return nil }
    Self.current?.isUsed = true
    return container
  }

  /// Returns the shortest distance between a rectangle in the frame and the edges of the container. The distance is
  /// zero until both frames have been measured. It is also zero if the rectangle is not inside the container.
  func inset(of rect: CGRect, in container: ContainerShape) -> CGFloat {
    let (origin, place) = (measurement.origin, container.measurement.origin)
    guard measurement.isKnown, container.measurement.isKnown else { return 0 }
    let size = container.measurement.size
    let (x, y) = (rect.minX + origin.x - place.x, rect.minY + origin.y - place.y)
    let inset = min(x, y, size.width - x - rect.width, size.height - y - rect.height)
    // Rounds the distance. Otherwise, rounding errors of measurements would make equal outlines compare as different.
    return max(0, (inset * 1_000).rounded() / 1_000)
  }
}

private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
  /// The shape of the nearest container.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

private struct ContainerShapeModifier<Container: InsettableShape>: ViewModifier {
  let shape: Container
  @State private var measurement = FrameMeasurement()

  func body(content: Content) -> some View {
    content
      .environment(\.containerShape, ContainerShape(shape: shape, measurement: measurement))
      .modifier(MeasureModifier(measurement: measurement))
  }
}

/// Clips a view to a shape that depends on the container shape.
struct ContainerClipModifier<Clip: Shape>: ViewModifier {
  let shape: Clip
  let isEvenOdd: Bool
  @State private var measurement = FrameMeasurement()
  @LazyEnvironment private var environment

  func body(content: Content) -> some View {
    content
      .modifier(MeasureModifier(measurement: measurement))
      .modifier(ShapeClipModifier(shape: resolved, isEvenOdd: isEvenOdd))
  }

  private var resolved: ResolvedShape {
    ContainerShapeContext.with(_environment, measurement) {
      let outline = shape.outline()
      if outline.value != nil || !measurement.isKnown { return ResolvedShape(fixed: outline) }
      let path = shape.path(in: CGRect(origin: .zero, size: measurement.size))
      return ResolvedShape(fixed: ShapeOutline(.path(path.value())))
    }.result
  }
}

/// A shape whose outline has already been computed.
private struct ResolvedShape: Shape {
  let fixed: ShapeOutline

  func path(in rect: CGRect) -> Path { Path(rect) }

  func outline() -> ShapeOutline { fixed }
}

extension View {
  /// Sets the container shape of the views in this view. A ``ContainerRelativeShape`` in this view has this shape,
  /// adapted to its own frame.
  ///
  /// This modifier neither draws the container shape nor clips to it. To draw the shape, use it as a background, for
  /// example:
  ///
  /// ```swift
  /// let shape = RoundedRectangle(cornerRadius: 20)
  /// content
  ///   .padding()
  ///   .containerShape(shape)
  ///   .background(shape.fill(.background))
  /// ```
  ///
  /// Hosts measure the frames of the container and of each container-relative shape in it. Until the first measurement,
  /// a container-relative shape is not inset.
  ///
  /// - Parameter shape: the shape of the container, in the size of this view.
  @ViewBuilder
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    if T.self == ContainerRelativeShape.self {
      // A container-relative shape as the container shape has no effect: the shape of the outer container still
      // applies.
      self
    } else {
      modifier(ContainerShapeModifier(shape: shape))
    }
  }

  /// Clips the view to the container shape, inset by the distance to the edges of the container.
  ///
  /// - Parameters:
  ///   - shape: the container-relative shape, in the size of the view.
  ///   - style: how the shape is filled.
  public func clipShape(_ shape: ContainerRelativeShape, style: FillStyle = FillStyle()) -> some View {
    modifier(ContainerClipModifier(shape: shape, isEvenOdd: style.isEOFilled))
  }

  /// Clips the view to an inset container shape.
  ///
  /// - Parameters:
  ///   - shape: the container-relative shape, in the size of the view.
  ///   - style: how the shape is filled.
  public func clipShape(
    _ shape: InsetPlatformShape<ContainerRelativeShape>, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ContainerClipModifier(shape: shape, isEvenOdd: style.isEOFilled))
  }
}
