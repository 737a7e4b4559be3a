import Elements
import ViewGraph

@usableFromInline
struct FilterModifier: PrimitiveModifier {
  let filter: FilterValue

  @usableFromInline static var kind: ElementKind { .filter }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    writer[.filter] = .filter(filter)
  }
}

extension ElementKind {
  /// Something becomes of the picture of the view: a `filter`.
  package static let filter = ElementKind(rawValue: "filter")
}

extension AttributeKey {
  /// Of a `filter`: what becomes of the picture.
  package static let filter = AttributeKey(rawValue: "filter")
}

extension View {
  /// Gives the view a shadow.
  ///
  /// - Parameters:
  ///   - color: the shadow's color.
  ///   - radius: how soft it is, in points; 0 is sharp.
  ///   - x: how far to the right of the view it is.
  ///   - y: how far below the view it is.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      FilterModifier(filter: .shadow(color.value, radius: max(0, Double(radius)), x: Double(x), y: Double(y))))
  }

  /// Takes the view's sharpness.
  ///
  /// - Parameters:
  ///   - radius: how much, in points.
  ///   - opaque: whether it stays opaque at its edges. Hosts let them fade.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(FilterModifier(filter: .blur(max(0, Double(radius)))))
  }

  /// Makes the view's colors stronger or weaker.
  ///
  /// - Parameter amount: 1 leaves them as they are, 0 takes them.
  public func saturation(_ amount: Double) -> some View {
    modifier(FilterModifier(filter: .saturation(max(0, amount))))
  }

  /// Makes the view lighter or darker.
  ///
  /// - Parameter amount: 0 leaves it as it is, 1 makes it white.
  public func brightness(_ amount: Double) -> some View {
    modifier(FilterModifier(filter: .brightness(amount)))
  }

  /// Brings the view's light and dark farther apart or nearer.
  ///
  /// - Parameter amount: 1 leaves them as they are.
  public func contrast(_ amount: Double) -> some View {
    modifier(FilterModifier(filter: .contrast(max(0, amount))))
  }

  /// Takes the view's colors.
  ///
  /// - Parameter amount: 0 leaves them as they are, 1 takes them all.
  public func grayscale(_ amount: Double) -> some View {
    modifier(FilterModifier(filter: .grayscale(amount.isNaN ? 0 : min(max(amount, 0), 1))))
  }

  /// Turns the view's colors on their wheel.
  ///
  /// - Parameter angle: how far.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(FilterModifier(filter: .hueRotation(angle.degrees)))
  }

  /// Turns the view's colors into their opposites.
  public func colorInvert() -> some View {
    modifier(FilterModifier(filter: .invert))
  }

  /// Shows the view through colored glass.
  ///
  /// - Parameter color: the glass.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(FilterModifier(filter: .multiply(color.value)))
  }

  /// Makes the view the less opaque the darker it is.
  @available(*, unavailable, message: "Browsers cannot do this to a view; use mask(_:) with a gradient or an image.")
  public func luminanceToAlpha() -> some View { self }
}
