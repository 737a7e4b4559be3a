/// A view with effects that do not change its layout, such as an offset. All modifiers of views are available.
public typealias VisualEffect = View

/// The view that a visual effect is applied to, without effects.
public struct EmptyVisualEffect: View {
  private let content: AnyView

  package init(_ content: some View) {
    self.content = AnyView(content)
  }

  /// The view.
  public var body: some View { content }
}

extension View {
  /// Applies visual effects that depend on the size and the position of the view. The layout does not change.
  ///
  /// - Parameter effect: receives the view and its geometry, and returns the view with the effects.
  public func visualEffect(
    _ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    VisualEffectView(content: EmptyVisualEffect(self), effect: effect)
  }
}

private struct VisualEffectView<Effect: View>: View {
  let content: EmptyVisualEffect
  let effect: @MainActor (EmptyVisualEffect, GeometryProxy) -> Effect
  @State private var measurement = FrameMeasurement()
  @Environment(\.coordinateSpaces) private var spaces

  var body: some View {
    let _ = measurement.requestSize()
    effect(content, GeometryProxy(measurement: measurement, spaces: spaces))
      .modifier(MeasureModifier(measurement: measurement))
  }
}
