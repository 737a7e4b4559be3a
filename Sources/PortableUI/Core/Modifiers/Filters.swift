import Elements
import ViewGraph

@usableFromInline
package struct FilterModifier: PrimitiveModifier {
  package let filter: FilterValue

  package init(filter: FilterValue) {
    self.filter = filter
  }

  @usableFromInline package static var kind: ElementKind { .filter }

  @usableFromInline
  package func describe(_ writer: inout LayerWriter) {
    writer[.filter] = .filter(filter)
  }
}

extension View {
  /// Adds a shadow to this view.
  ///
  /// - Parameters:
  ///   - color: the color of the shadow.
  ///   - radius: the blur radius, in points. With 0, the shadow is sharp.
  ///   - x: the offset to the right, in points.
  ///   - y: the downward offset, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      FilterModifier(filter: .shadow(color.value, radius: max(0, Double(radius)), x: Double(x), y: Double(y))))
  }

  /// Applies a Gaussian blur to this view.
  ///
  /// - Parameters:
  ///   - radius: the blur radius, in points.
  ///   - opaque: whether the edges stay opaque. This parameter has no effect: hosts fade the edges.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(FilterModifier(filter: .blur(max(0, Double(radius)))))
  }

  /// Adjusts the color saturation of this view.
  ///
  /// - Parameter amount: the saturation factor. 1 has no effect, 0 removes all color.
  public func saturation(_ amount: Double) -> some View {
    modifier(FilterModifier(filter: .saturation(max(0, amount))))
  }

  /// Brightens this view.
  ///
  /// - Parameter amount: the added brightness. 0 has no effect, 1 results in white.
  public func brightness(_ amount: Double) -> some View {
    modifier(FilterModifier(filter: .brightness(amount)))
  }

  /// Adjusts the contrast of this view.
  ///
  /// - Parameter amount: the contrast factor. 1 has no effect.
  public func contrast(_ amount: Double) -> some View {
    modifier(FilterModifier(filter: .contrast(max(0, amount))))
  }

  /// Removes color from this view.
  ///
  /// - Parameter amount: the amount, from 0 (no effect) to 1 (no color).
  public func grayscale(_ amount: Double) -> some View {
    modifier(FilterModifier(filter: .grayscale(amount.isNaN ? 0 : min(max(amount, 0), 1))))
  }

  /// Rotates the hues of this view's colors.
  ///
  /// - Parameter angle: the angle on the color wheel.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(FilterModifier(filter: .hueRotation(angle.degrees)))
  }

  /// Inverts the colors of this view.
  public func colorInvert() -> some View {
    modifier(FilterModifier(filter: .invert))
  }

  /// Multiplies the colors of this view by a color.
  ///
  /// - Parameter color: the color to multiply by.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(FilterModifier(filter: .multiply(color.value)))
  }

  /// Makes this view transparent where it is dark.
  @available(*, unavailable, message: "Browsers do not support this filter. Use mask(_:) with a gradient or an image.")
  public func luminanceToAlpha() -> some View { self }
}
