import ViewGraph

/// A place of a view, to be told in the space of another one by its ``GeometryProxy``.
public struct Anchor<Value>: Sendable {
  /// What is told of a view.
  public struct Source: Sendable {
    fileprivate let place: @Sendable (CGRect) -> Value
  }

  fileprivate let measurement: FrameMeasurement
  fileprivate let place: @Sendable (CGRect) -> Value
}

extension Anchor: Equatable {
  /// Whether both are of the same view, and are made in the same way as far as that is known.
  public static func == (first: Self, second: Self) -> Bool { first.measurement === second.measurement }
}

extension Anchor: Hashable {
  /// Hashes which view it is of.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(measurement)) }
}

extension Anchor.Source where Value == CGRect {
  /// The space of the view.
  public static var bounds: Anchor<CGRect>.Source { .init { $0 } }

  /// A part of the view's space.
  ///
  /// - Parameter rect: in the view's own space.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init { CGRect(x: $0.minX + rect.minX, y: $0.minY + rect.minY, width: rect.width, height: rect.height) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  ///
  /// - Parameter point: in the view's own space.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point of the view, as a share of its size.
  ///
  /// - Parameter point: from (0, 0), the top leading corner, to (1, 1), the opposite one.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
  }

  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  /// The middle of its top.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  /// The middle of its bottom.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  /// The middle of its leading side.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  /// The middle of its trailing side.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  /// The leading corner of its top.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  /// The trailing corner of its top.
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  /// The leading corner of its bottom.
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  /// The trailing corner of its bottom.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places of the view.
  ///
  /// - Parameter array: the places.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(place: { rect in array.map { $0.place(rect) } })
  }

  /// A place of the view, if there is one.
  ///
  /// - Parameter anchor: the place.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(place: { anchor?.place($0) })
  }
}

/// Gives a place of the view to those around it.
private struct AnchorModifier<Key: PreferenceKey, Value>: ViewModifier {
  let source: Anchor<Value>.Source
  /// Changes what the view gives itself, or is what it gives.
  let transform: @MainActor (inout Key.Value, Anchor<Value>) -> Void
  @State private var measurement = FrameMeasurement()

  func body(content: Content) -> some View {
    // One who turns to it while something moves is told at once where it is.
    let _ = measurement.askForFrame()
    content
      .modifier(MeasureModifier(measurement: measurement))
      .transformPreference(Key.self) { transform(&$0, Anchor(measurement: measurement, place: source.place)) }
  }
}

extension View {
  /// Gives a value that is made of a place of this view to the views around it that ask for the key.
  ///
  /// - Parameters:
  ///   - key: what the value is for.
  ///   - value: which place.
  ///   - transform: makes the value of it.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping @MainActor (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorModifier<K, A>(source: value) { $0 = transform($1) })
  }

  /// Changes what this view gives to the views around it by a place of it.
  ///
  /// - Parameters:
  ///   - key: what the value is for.
  ///   - value: which place.
  ///   - transform: is given what the views inside have given, and changes it.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping @MainActor (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorModifier<K, A>(source: value, transform: transform))
  }
}

extension GeometryProxy {
  /// Where a place of another view is in this space.
  ///
  /// - Parameter anchor: the place.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let (own, other) = (measurement.origin, anchor.measurement.origin)
    return anchor.place(CGRect(origin: CGPoint(x: other.x - own.x, y: other.y - own.y), size: anchor.measurement.size))
  }
}
