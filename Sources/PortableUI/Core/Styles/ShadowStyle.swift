import Elements

/// A drop or inner shadow for the `shadow(_:)` method of ``ShapeStyle``.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInside: Bool

  /// Returns a shadow behind the painted content.
  ///
  /// - Parameters:
  ///   - color: the color of the shadow.
  ///   - radius: the blur radius, in points. With 0, the shadow is sharp.
  ///   - x: the offset to the right, in points.
  ///   - y: the downward offset, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInside: false)
  }

  /// Returns a shadow inside the painted content, as if the content were cut out. The shadow applies to shapes, not to
  /// texts and symbols.
  ///
  /// - Parameters:
  ///   - color: the color of the shadow.
  ///   - radius: the blur radius, in points. With 0, the shadow is sharp.
  ///   - x: the offset to the right, in points.
  ///   - y: the downward offset, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInside: true)
  }

  /// The filter with which hosts draw a drop shadow; `nil` for an inner shadow.
  var filter: FilterValue? {
    guard !isInside else { return nil }
    func length(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    return .shadow(
      color.value, radius: max(0, length(radius)), x: length(offset.width), y: length(offset.height))
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow. The shadow applies to filled shapes, texts and symbols.
  ///
  /// - Parameter style: the shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(shapePaint: ShapePaint(.shadowed(shapePaint, style)))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with a shadow.
  ///
  /// - Parameter style: the shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

extension ShapePaint {
  /// Whether the paint has a shadow.
  var hasShadow: Bool {
    switch kind {
    case .shadowed: true
    case .translucent(let paint, _), .blended(let paint, _): paint.hasShadow
    default: false
    }
  }

  /// The drop shadow of texts and symbols, for which hosts draw only one shadow.
  var dropShadow: FilterValue? { hasShadow ? shadows.lazy.compactMap(\.filter).first : nil }

  /// The shadows of the paint, the most recently added first.
  var shadows: [ShadowStyle] {
    var (paint, shadows) = (self, [ShadowStyle]())
    while true {
      switch paint.kind {
      case .shadowed(let base, let shadow):
        shadows.append(shadow)
        paint = base
      case .translucent(let base, _), .blended(let base, _): paint = base
      default: return shadows
      }
    }
  }
}

/// A shape with the shadows and the blend mode of its paint.
struct ShapeEffectsView<Drawing: View, Outline: Shape>: View {
  let drawing: Drawing
  let outline: Outline
  let shadows: [ShadowStyle]
  let isEvenOdd: Bool
  let blendMode: BlendMode?

  var body: some View {
    if let blendMode { withShadows.blendMode(blendMode) } else { withShadows }
  }

  private var withShadows: AnyView {
    // Type erasure keeps the type independent of the number of shadows.
    shadows.reversed().reduce(AnyView(drawing)) { view, shadow in
      guard shadow.isInside else {
        return AnyView(
          view.shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
      }
      return AnyView(
        view.overlay {
          SurroundingArea(
            base: outline, reach: shadow.radius * 2 + abs(shadow.offset.width) + abs(shadow.offset.height)
          )
          .fill(shadow.color, style: FillStyle(eoFill: true))
          .offset(shadow.offset)
          .blur(radius: shadow.radius / 2)
          .clipShape(outline, style: FillStyle(eoFill: isEvenOdd))
          .accessibilityHidden(true)
        })
    }
  }
}

/// The area around a shape, up to a distance.
private struct SurroundingArea<Base: Shape>: Shape {
  let base: Base
  let reach: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = base.path(in: rect)
    path.addRect(rect.union(path.isEmpty ? rect : path.boundingRect).insetBy(dx: -reach, dy: -reach))
    return path
  }
}
