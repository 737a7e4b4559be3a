import Elements
import ViewGraph

struct BlendModifier: PrimitiveModifier {
  let mode: BlendMode?

  static var kind: ElementKind { .blend }

  func describe(_ writer: inout LayerWriter) {
    writer[.mode] = (mode?.cssName).map { .string($0) }
  }
}

/// How the colors of a view are combined with its backdrop.
public enum BlendMode: Hashable, Sendable {
  /// The view covers the backdrop.
  case normal
  /// Multiplies the colors, which darkens the result.
  case multiply
  /// Multiplies the inverted colors, which lightens the result.
  case screen
  /// Applies `multiply` where the backdrop is dark, and `screen` where it is light.
  case overlay
  /// The darker of both colors.
  case darken
  /// The lighter of both colors.
  case lighten
  /// Lightens the backdrop, depending on the colors of the view.
  case colorDodge
  /// Darkens the backdrop, depending on the colors of the view.
  case colorBurn
  /// Lightens or darkens the backdrop softly, depending on the colors of the view.
  case softLight
  /// Applies `multiply` where the view is dark, and `screen` where it is light.
  case hardLight
  /// The difference of both colors.
  case difference
  /// The difference of both colors, with less contrast.
  case exclusion
  /// The hue of the view, with the saturation and the luminosity of the backdrop.
  case hue
  /// The saturation of the view, with the hue and the luminosity of the backdrop.
  case saturation
  /// The hue and the saturation of the view, with the luminosity of the backdrop.
  case color
  /// The luminosity of the view, with the hue and the saturation of the backdrop.
  case luminosity
  /// Shows the view only where the backdrop is opaque. Hosts show this mode as `normal`.
  case sourceAtop
  /// Shows the view only where the backdrop is transparent. Hosts show this mode as `normal`.
  case destinationOver
  /// Erases the backdrop where the view is opaque. Hosts show this mode as `normal`.
  case destinationOut
  /// Adds the colors and darkens the result. Hosts show this mode as `darken`.
  case plusDarker
  /// Adds the colors, which lightens the result.
  case plusLighter

  fileprivate var cssName: String {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken, .plusDarker: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    }
  }
}

extension View {
  /// Sets the blend mode of this view with its backdrop.
  ///
  /// - Parameter blendMode: the blend mode.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModifier(mode: blendMode))
  }

  /// Composites this view and its content into one image before outer effects, such as blending, apply to it.
  public func compositingGroup() -> some View {
    modifier(BlendModifier(mode: nil))
  }

  /// Composites this view and its content into one image before outer effects apply to it. It is equivalent to
  /// ``compositingGroup()``.
  ///
  /// - Parameters:
  ///   - opaque: whether the result is opaque. This parameter has no effect.
  ///   - colorMode: the color space for compositing. This parameter has no effect: hosts composite in sRGB.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }
}

/// The color space for compositing.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Nonlinear sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear extended sRGB.
  case extendedLinear
}

extension ShapeStyle {
  /// Returns a style that is blended with its backdrop. Only filled and stroked shapes are blended. Texts and symbols
  /// are drawn with the original style.
  ///
  /// - Parameter mode: the blend mode. If several blend modes are set, the last one applies.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    AnyShapeStyle(shapePaint: ShapePaint(.blended(shapePaint, mode)))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// A foreground style that is blended with its backdrop.
  ///
  /// - Parameter mode: the blend mode.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}

extension ShapePaint {
  /// The blend mode; `nil` if the paint covers its backdrop.
  var blendMode: BlendMode? {
    switch kind {
    case .blended(_, let mode): mode
    case .translucent(let paint, _), .shadowed(let paint, _): paint.blendMode
    default: nil
    }
  }
}
