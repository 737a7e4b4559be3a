import ViewGraph

/// The size and the position of a view's frame. Reading them in a view records a dependency.
@MainActor @preconcurrency
public struct GeometryProxy {
  let measurement: FrameMeasurement
  let spaces: CoordinateSpaces

  /// The size of the frame.
  public var size: CGSize { measurement.size }

  /// The safe area insets of the frame. They are always zero.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the frame in a coordinate space.
  ///
  /// - Parameter coordinateSpace: The coordinate space. If no enclosing view has the given name, the screen's
  ///   coordinate space is used.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let size = measurement.size
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return CGRect(origin: measurement.origin, size: size)
    case .named(let name):
      let origin = measurement.origin
      let other = spaces.measurement(of: name)?.origin ?? .zero
      return CGRect(origin: CGPoint(x: origin.x - other.x, y: origin.y - other.y), size: size)
    }
  }

  /// Returns the frame in a coordinate space.
  ///
  /// - Parameter coordinateSpace: The coordinate space. If no enclosing view has the given name, the screen's
  ///   coordinate space is used.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounds of an enclosing view, in the coordinate space of this frame.
  ///
  /// - Parameter coordinateSpace: The named coordinate space of the enclosing view.
  /// - Returns: `nil` if no enclosing view has this name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let other = spaces.measurement(of: coordinateSpace.name) else { return nil }
    let (origin, place) = (measurement.origin, other.origin)
    return CGRect(origin: CGPoint(x: place.x - origin.x, y: place.y - origin.y), size: other.size)
  }
}

/// A modifier that derives a value from a view's geometry and runs an action when the value changes.
private struct GeometryChangeModifier<Value: Equatable>: ViewModifier {
  let transform: @MainActor (GeometryProxy) -> Value
  let action: @MainActor (Value, Value) -> Void
  @State private var measurement = FrameMeasurement()
  @Environment(\.coordinateSpaces) private var spaces

  func body(content: Content) -> some View {
    let _ = measurement.requestSize()
    let value =
      measurement.isKnown ? transform(GeometryProxy(measurement: measurement, spaces: spaces)) : nil
    content
      .modifier(MeasureModifier(measurement: measurement))
      .onChange(of: value) { old, new in if let new { action(old ?? new, new) } }
  }
}

extension View {
  /// Runs an action when a value derived from the view's geometry changes, and when the geometry is first known.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that derives the value from the geometry.
  ///   - action: A closure that receives the new value.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { action($1) })
  }

  /// Runs an action when a value derived from the view's geometry changes, and when the geometry is first known.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that derives the value from the geometry.
  ///   - action: A closure that receives the old and the new value. They are equal the first time.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
