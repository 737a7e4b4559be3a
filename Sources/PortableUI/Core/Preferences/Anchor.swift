import ViewGraph

/// A position or an area in a view, which a ``GeometryProxy`` converts to the coordinate space of another view.
public struct Anchor<Value>: Sendable {
  /// The definition of an anchor relative to its view.
  public struct Source: Sendable {
    fileprivate let definition: AnchorDefinition
    fileprivate let place: @Sendable (CGRect) -> Value
  }

  fileprivate let measurement: FrameMeasurement
  fileprivate let source: Source
}

/// The parameters of an anchor's source, which are compared to find out whether the anchor has changed.
private enum AnchorDefinition: Hashable, Sendable {
  case bounds
  case rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  case point(x: CGFloat, y: CGFloat)
  case unitPoint(UnitPoint)
  case all([AnchorDefinition])
}

extension Anchor: Equatable {
  /// Returns whether both anchors have the same definition and refer to the same view.
  public static func == (first: Self, second: Self) -> Bool {
    first.measurement === second.measurement && first.source.definition == second.source.definition
  }
}

extension Anchor: Hashable {
  /// Hashes the definition and the identity of the view.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(measurement))
    hasher.combine(source.definition)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { .init(definition: .bounds) { $0 } }

  /// Returns a rectangle in the view.
  ///
  /// - Parameter rect: The rectangle, in the view's coordinate space.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    let definition = AnchorDefinition.rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    return .init(definition: definition) {
      CGRect(x: $0.minX + rect.minX, y: $0.minY + rect.minY, width: rect.width, height: rect.height)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point in the view.
  ///
  /// - Parameter point: The point, in the view's coordinate space.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init(definition: .point(x: point.x, y: point.y)) { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// Returns a point relative to the size of the view.
  ///
  /// - Parameter point: The point, from (0, 0) for the top leading corner to (1, 1) for the opposite one.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(definition: .unitPoint(point)) {
      CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y)
    }
  }

  /// The center of the view.
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  /// The center of the top edge.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  /// The center of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  /// The center of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  /// The center of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates a source from several sources.
  ///
  /// - Parameter array: The sources.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(definition: .all(array.map(\.definition))) { rect in array.map { $0.place(rect) } }
  }

  /// Creates a source from an optional source.
  ///
  /// - Parameter anchor: The source.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(definition: .all(anchor.map { [$0.definition] } ?? [])) { anchor?.place($0) }
  }
}

/// A modifier that sets a preference from an anchor of the view.
private struct AnchorModifier<Key: PreferenceKey, Value>: ViewModifier {
  let source: Anchor<Value>.Source
  /// A closure that sets or transforms the preference.
  let transform: @MainActor (inout Key.Value, Anchor<Value>) -> Void
  @State private var measurement = FrameMeasurement()

  func body(content: Content) -> some View {
    // Request the frame now, so that it is known by the time a reader needs it during an animation.
    let _ = measurement.requestFrame()
    content
      .modifier(MeasureModifier(measurement: measurement))
      .transformPreference(Key.self) { transform(&$0, Anchor(measurement: measurement, source: source)) }
  }
}

extension View {
  /// Sets a preference from an anchor of this view.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - value: The anchor source.
  ///   - transform: A closure that creates the preference value from the anchor.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping @MainActor (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorModifier<K, A>(source: value) { $0 = transform($1) })
  }

  /// Transforms a preference with an anchor of this view.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - value: The anchor source.
  ///   - transform: A closure that changes the preference value of the descendants.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping @MainActor (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorModifier<K, A>(source: value, transform: transform))
  }
}

extension GeometryProxy {
  /// Resolves an anchor to the coordinate space of this view.
  ///
  /// - Parameter anchor: The anchor.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let (own, other) = (measurement.origin, anchor.measurement.origin)
    return anchor.source.place(
      CGRect(origin: CGPoint(x: other.x - own.x, y: other.y - own.y), size: anchor.measurement.size))
  }
}
