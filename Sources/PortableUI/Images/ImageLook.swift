import Elements
import ViewGraph

/// How an image is shown.
struct ImageLook: Hashable, Sendable {
  var resizing: Image.ResizingMode?
  var capInsets = EdgeInsets()
  var renderingMode: Image.TemplateRenderingMode?
  var interpolation: Image.Interpolation?
  var symbolMode: SymbolRenderingMode?

  @MainActor
  func describe(_ writer: inout ElementWriter) {
    if let resizing { writer[.resizable] = .string(resizing == .tile ? "tile" : "stretch") }
    if capInsets != EdgeInsets() {
      writer[.capInsets] = .string(
        [capInsets.top, capInsets.trailing, capInsets.bottom, capInsets.leading]
          .map { AttributeValue.number(Double($0)).description }.joined(separator: " "))
    }
    if renderingMode == .template { writer[.template] = .flag(true) }
    if interpolation == Image.Interpolation.none { writer[.pixelated] = .flag(true) }
  }
}

extension Image {
  /// What becomes of a picture in a larger space.
  public enum ResizingMode: Hashable, Sendable {
    /// One copy stands beside the other.
    case tile
    /// It is as large as the space.
    case stretch
  }

  /// Whether the colors of a picture count.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only where it is opaque counts; it is painted as a text.
    case template
    /// They do.
    case original
  }

  /// How pixels are mixed where a picture is shown larger or smaller.
  public enum Interpolation: Hashable, Sendable {
    /// They are not.
    case none
    /// Fast.
    case low
    /// In between.
    case medium
    /// As well as possible.
    case high
  }

  /// How large symbols are beside texts.
  public enum Scale: String, Hashable, Sendable {
    /// Smaller than usual.
    case small
    /// As usual.
    case medium
    /// Larger than usual.
    case large
  }

  /// Makes the image as large as the space it is given.
  ///
  /// - Parameters:
  ///   - capInsets: how much of each side stays as it is.
  ///   - resizingMode: what becomes of the rest.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    looking {
      $0.resizing = resizingMode
      $0.capInsets = capInsets
    }
  }

  /// Says whether the colors of the picture count. Those of a symbol are of what it shows, where the host knows them.
  ///
  /// - Parameter renderingMode: whether; `nil` as its asset catalog says.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    looking { $0.renderingMode = renderingMode }
  }

  /// Says how pixels are mixed.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    looking { $0.interpolation = interpolation }
  }

  /// Says whether edges are smoothed. Hosts always smooth them.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Says how a symbol's parts are colored. Hosts draw symbols in one color, in which what stands behind is fainter where the mode is
  /// hierarchical, or in the colors of what they show where it is multicolor and the host knows those.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { looking { $0.symbolMode = mode } }

  /// Says in how many bits colors are shown. Hosts decide that.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// How bright pictures may be.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    /// As bright as what is around them.
    public static let standard = DynamicRange(name: "standard")
    /// A little brighter.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the screen can be.
    public static let high = DynamicRange(name: "high")
  }

  private func looking(_ change: (inout ImageLook) -> Void) -> Image {
    var image = self
    change(&image.look)
    return image
  }
}

/// How a symbol's parts are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  /// In one color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In one color, more and less opaque.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colors.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// In colors of its own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// Which of a symbol's variants is shown.
public struct SymbolVariants: Hashable, Sendable {
  var parts: [String] = []

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(parts: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(parts: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(parts: ["fill"])
  /// Crossed out.
  public static let slash = SymbolVariants(parts: ["slash"])

  /// This one, in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// This one, in a square.
  public var square: SymbolVariants { adding("square") }
  /// This one, in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// This one, filled.
  public var fill: SymbolVariants { adding("fill") }
  /// This one, crossed out.
  public var slash: SymbolVariants { adding("slash") }

  /// Whether all of another one is in this.
  public func contains(_ other: SymbolVariants) -> Bool { other.parts.allSatisfy(parts.contains) }

  func adding(_ part: String) -> SymbolVariants {
    SymbolVariants(parts: parts.contains(part) ? parts : parts + [part])
  }

  /// A symbol's name with the variants that it does not name itself, in the order of Apple's names.
  func named(_ name: String) -> String {
    var words = name.split(separator: ".").map(String.init)
    let order = ["slash", "circle", "square", "rectangle", "fill"]
    let own = words.filter(order.contains)
    let new = parts.filter { !own.contains($0) }
    guard !new.isEmpty else { return name }
    words.removeAll(where: order.contains)
    return (words + order.filter { own.contains($0) || new.contains($0) }).joined(separator: ".")
  }
}

/// How symbols are shown where that was said around them.
struct SymbolLook: Hashable, Sendable {
  var scale: Image.Scale?
  var variants = SymbolVariants()
  var mode: SymbolRenderingMode?

  func named(_ name: String) -> String { variants.named(name) }
}

private struct SymbolLookKey: EnvironmentKey {
  static let defaultValue: SymbolLook? = nil
}

extension EnvironmentValues {
  /// How symbols are shown; `nil` where nothing was said of it.
  var symbolLook: SymbolLook? {
    get { self[SymbolLookKey.self] }
    set { self[SymbolLookKey.self] = newValue }
  }

  /// How large symbols are beside texts.
  public var imageScale: Image.Scale {
    get { symbolLook?.scale ?? .medium }
    set {
      var look = symbolLook ?? SymbolLook()
      look.scale = newValue
      symbolLook = look
    }
  }

  /// Which variants of symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { symbolLook?.variants ?? .none }
    set {
      var look = symbolLook ?? SymbolLook()
      look.variants = newValue
      symbolLook = look
    }
  }

  /// How the parts of symbols are colored. Hosts draw them in one color, in which what stands behind is fainter where the mode is
  /// hierarchical, or in the colors of what they show where it is multicolor and the host knows those.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { symbolLook?.mode }
    set {
      var look = symbolLook ?? SymbolLook()
      look.mode = newValue
      symbolLook = look
    }
  }
}

extension View {
  /// Says how large symbols in this view are beside texts.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Shows a variant of the symbols in this view.
  ///
  /// - Parameter variant: which, beside those that were said around.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      for part in variant.parts { variants = variants.adding(part) }
    }
  }

  /// Says how the parts of symbols in this view are colored. Hosts draw them in one color, in which what stands behind is fainter where the
  /// mode is hierarchical, or in the colors of what they show where it is multicolor and the host knows those.
  ///
  /// - Parameter mode: how; `nil` as the platform likes it.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
