import Elements
import ViewGraph

struct BlendModifier: PrimitiveModifier {
  let mode: BlendMode?

  static var kind: ElementKind { .blend }

  func describe(_ writer: inout LayerWriter) {
    writer[.mode] = (mode?.cssName).map { .string($0) }
  }
}

extension ElementKind {
  /// How the view is mixed with what is behind: a `mode`; without one, what is inside is mixed with nothing outside.
  package static let blend = ElementKind(rawValue: "blend")
}

extension AttributeKey {
  /// Of a `blend`: the name of the mode, as CSS has it.
  package static let mode = AttributeKey(rawValue: "mode")
}

/// How a view is mixed with what is behind it.
public enum BlendMode: Hashable, Sendable {
  /// It stands in front.
  case normal
  /// Dark colors stay.
  case multiply
  /// Light colors stay.
  case screen
  /// Light becomes lighter and dark darker, as what is behind has it.
  case overlay
  /// Of two colors the darker.
  case darken
  /// Of two colors the lighter.
  case lighten
  /// What is behind becomes lighter.
  case colorDodge
  /// What is behind becomes darker.
  case colorBurn
  /// A soft light.
  case softLight
  /// A hard light.
  case hardLight
  /// How much two colors differ.
  case difference
  /// The same, softer.
  case exclusion
  /// The hue of the view.
  case hue
  /// The saturation of the view.
  case saturation
  /// The hue and the saturation of the view.
  case color
  /// The lightness of the view.
  case luminosity
  /// Only where there is something behind. Hosts show it as `normal`.
  case sourceAtop
  /// Only where there is nothing in front. Hosts show it as `normal`.
  case destinationOver
  /// Takes away what is behind. Hosts show it as `normal`.
  case destinationOut
  /// Adds the dark. Hosts show it as `darken`.
  case plusDarker
  /// Adds the light.
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
  /// Says how the view is mixed with what is behind it.
  ///
  /// - Parameter blendMode: how.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModifier(mode: blendMode))
  }

  /// Puts the view's contents together to one picture before anything else becomes of it.
  public func compositingGroup() -> some View {
    modifier(BlendModifier(mode: nil))
  }

  /// Draws the view's contents together to one picture first.
  ///
  /// - Parameters:
  ///   - opaque: whether nothing is seen through it. Hosts draw it as it is.
  ///   - colorMode: in which colors. Hosts draw in sRGB.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }
}

/// In which colors something is drawn.
public enum ColorRenderingMode: Hashable, Sendable {
  /// With sRGB's curve.
  case nonLinear
  /// Without it.
  case linear
  /// Without it, and beyond sRGB.
  case extendedLinear
}

extension ShapeStyle {
  /// The style mixed with what is behind: so are shapes that are filled or drawn with it. Texts and symbols are painted in the
  /// style as it is.
  ///
  /// - Parameter mode: how. Of several the one that was asked for last counts.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    AnyShapeStyle(shapePaint: ShapePaint(.blended(shapePaint, mode)))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// What texts are painted in, mixed with what is behind.
  ///
  /// - Parameter mode: how.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}

extension ShapePaint {
  /// How what is painted is mixed with what is behind; `nil` where it just stands in front.
  var blendMode: BlendMode? {
    switch kind {
    case .blended(_, let mode): mode
    case .faint(let paint, _), .shadowed(let paint, _): paint.blendMode
    default: nil
    }
  }
}
