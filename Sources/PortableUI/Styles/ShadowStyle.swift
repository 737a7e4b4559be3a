import Elements

/// What shadow a style throws, given to `shadow(_:)` of a ``ShapeStyle``.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInside: Bool

  /// A shadow behind what is painted.
  ///
  /// - Parameters:
  ///   - color: the shadow's color.
  ///   - radius: how soft it is, in points; 0 is sharp.
  ///   - x: how far to the right it is.
  ///   - y: how far below it is.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInside: false)
  }

  /// A shadow within what is painted, as if that were cut out. Shapes have it; hosts draw none into texts and symbols.
  ///
  /// - Parameters:
  ///   - color: the shadow's color.
  ///   - radius: how soft it is, in points; 0 is sharp.
  ///   - x: how far to the right it is.
  ///   - y: how far below it is.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInside: true)
  }

  /// The shadow as hosts draw it behind something; `nil` for one inside.
  var filter: FilterValue? {
    guard !isInside else { return nil }
    func length(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    return .shadow(
      color.value, radius: max(0, length(radius)), x: length(offset.width), y: length(offset.height))
  }
}

extension ShapeStyle {
  /// The style with a shadow: shapes that are filled with it, and texts and symbols that are painted in it, throw it.
  ///
  /// - Parameter style: the shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(shapePaint: ShapePaint(.shadowed(shapePaint, style)))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// What texts are painted in, with a shadow.
  ///
  /// - Parameter style: the shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

extension ShapePaint {
  /// Whether what is painted has a shadow.
  var hasShadow: Bool {
    switch kind {
    case .shadowed: true
    case .faint(let paint, _), .blended(let paint, _): paint.hasShadow
    default: false
    }
  }

  /// The shadow that texts and symbols throw: hosts draw one.
  var dropShadow: FilterValue? { hasShadow ? shadows.lazy.compactMap(\.filter).first : nil }

  /// The shadows of what is painted, the one that was asked for last first.
  var shadows: [ShadowStyle] {
    var (paint, shadows) = (self, [ShadowStyle]())
    while true {
      switch paint.kind {
      case .shadowed(let base, let shadow):
        shadows.append(shadow)
        paint = base
      case .faint(let base, _), .blended(let base, _): paint = base
      default: return shadows
      }
    }
  }
}

/// A shape with what its paint does beside painting: with shadows, and mixed with what is behind it.
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
    // Whatever the number of shadows, the type is the same.
    shadows.reversed().reduce(AnyView(drawing)) { view, shadow in
      guard shadow.isInside else {
        return AnyView(
          view.shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
      }
      return AnyView(
        view.overlay {
          Surroundings(base: outline, reach: shadow.radius * 2 + abs(shadow.offset.width) + abs(shadow.offset.height))
            .fill(shadow.color, style: FillStyle(eoFill: true))
            .offset(shadow.offset)
            .blur(radius: shadow.radius / 2)
            .clipShape(outline, style: FillStyle(eoFill: isEvenOdd))
            .accessibilityHidden(true)
        })
    }
  }
}

/// What is around a shape, up to a distance.
private struct Surroundings<Base: Shape>: Shape {
  let base: Base
  let reach: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = base.path(in: rect)
    path.addRect(rect.union(path.isEmpty ? rect : path.boundingRect).insetBy(dx: -reach, dy: -reach))
    return path
  }
}
