import ViewGraph

/// What is known of the space that a view has: how large it is, and where. Reading it makes a view depend on it.
@MainActor @preconcurrency
public struct GeometryProxy {
  let measurement: FrameMeasurement
  let spaces: CoordinateSpaces

  /// How large the space is.
  public var size: CGSize { measurement.size }

  /// How much of each side is covered by what belongs to the system. A page has none of that inside of its views.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The space as a rectangle of another.
  ///
  /// - Parameter coordinateSpace: the other one. A name that no view around has means the screen.
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

  /// The space as a rectangle of another.
  ///
  /// - Parameter coordinateSpace: the other one. A name that no view around has means the screen.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The space of a view around, as a rectangle of this one.
  ///
  /// - Parameter coordinateSpace: the other one.
  /// - Returns: `nil` where no view around has that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let other = spaces.measurement(of: coordinateSpace.name) else { return nil }
    let (origin, place) = (measurement.origin, other.origin)
    return CGRect(origin: CGPoint(x: place.x - origin.x, y: place.y - origin.y), size: other.size)
  }
}

/// Tells what is known of a view's space to a closure, and another what has become of that.
private struct GeometryChangeModifier<Value: Equatable>: ViewModifier {
  let transform: @MainActor (GeometryProxy) -> Value
  let action: @MainActor (Value, Value) -> Void
  @State private var measurement = FrameMeasurement()
  @Environment(\.coordinateSpaces) private var spaces

  func body(content: Content) -> some View {
    let _ = measurement.askForSize()
    let value =
      measurement.isKnown ? transform(GeometryProxy(measurement: measurement, spaces: spaces)) : nil
    content
      .modifier(MeasureModifier(measurement: measurement))
      .onChange(of: value) { old, new in if let new { action(old ?? new, new) } }
  }
}

extension View {
  /// Runs an action with what a closure makes of the view's size and place: when that is first known, and whenever it has become
  /// another.
  ///
  /// - Parameters:
  ///   - type: what the closure makes.
  ///   - transform: makes a value of what is known of the view's space.
  ///   - action: is given the value.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { action($1) })
  }

  /// Runs an action with what a closure makes of the view's size and place: when that is first known, and whenever it has become
  /// another.
  ///
  /// - Parameters:
  ///   - type: what the closure makes.
  ///   - transform: makes a value of what is known of the view's space.
  ///   - action: is given the value before, which is the same the first time, and the value.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
