import Elements
import ViewGraph

/// The rendering options of an image.
struct ImageOptions: Hashable, Sendable {
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
  /// A setting for how an image fills a larger space.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is repeated.
    case tile
    /// The image is stretched.
    case stretch
  }

  /// The rendering mode of an image.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only the alpha channel is used, and the image is drawn in the text color.
    case template
    /// The image is drawn in its own colors.
    case original
  }

  /// The quality with which pixels are interpolated when an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// No interpolation.
    case none
    /// Low quality, fast.
    case low
    /// Medium quality.
    case medium
    /// High quality.
    case high
  }

  /// The size of symbols relative to text.
  public enum Scale: String, Hashable, Sendable {
    /// Smaller than the default.
    case small
    /// The default size.
    case medium
    /// Larger than the default.
    case large
  }

  /// Makes the image fill the space that is proposed to it.
  ///
  /// - Parameters:
  ///   - capInsets: the widths of the edges that are not stretched. The web host ignores the insets for template
  ///     images, symbols, and images with an aspect ratio.
  ///   - resizingMode: how the area within the insets fills the space. A symbol is always stretched.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    settingOptions {
      $0.resizing = resizingMode
      $0.capInsets = capInsets
    }
  }

  /// Sets the rendering mode. In the original mode, hosts draw the multicolor variant of a symbol, if they have one.
  ///
  /// - Parameter renderingMode: the mode; `nil` uses the mode that the asset catalog declares.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    settingOptions { $0.renderingMode = renderingMode }
  }

  /// Sets the quality with which pixels are interpolated.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    settingOptions { $0.interpolation = interpolation }
  }

  /// Sets whether edges are antialiased. This modifier has no effect: hosts always antialias.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets the rendering mode of a symbol.
  ///
  /// In most modes, hosts draw a symbol in one color. In the hierarchical mode, a shape that encloses the symbol is
  /// fainter. In the multicolor mode, hosts draw the multicolor variant of the symbol, if they have one.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { settingOptions { $0.symbolMode = mode } }

  /// Sets the allowed dynamic range. This modifier has no effect: the host chooses the dynamic range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// The dynamic range of images.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    /// Standard dynamic range.
    public static let standard = DynamicRange(name: "standard")
    /// Limited high dynamic range.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// High dynamic range.
    public static let high = DynamicRange(name: "high")
  }

  private func settingOptions(_ change: (inout ImageOptions) -> Void) -> Image {
    var image = self
    change(&image.options)
    return image
  }
}

/// The rendering mode of a symbol's layers.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  /// All layers have the same color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// All layers have the same color, with different opacities.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// The layers have different colors.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// The layers have the colors that the symbol itself defines.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// A combination of symbol variants, such as filled or enclosed in a circle.
public struct SymbolVariants: Hashable, Sendable {
  var parts: [String] = []

  /// No variant. The name of the symbol is unchanged.
  public static let none = SymbolVariants()
  /// The variant that is enclosed in a circle.
  public static let circle = SymbolVariants(parts: ["circle"])
  /// The variant that is enclosed in a square.
  public static let square = SymbolVariants(parts: ["square"])
  /// The variant that is enclosed in a rectangle.
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  /// The filled variant.
  public static let fill = SymbolVariants(parts: ["fill"])
  /// The variant with a slash.
  public static let slash = SymbolVariants(parts: ["slash"])

  /// This variant, enclosed in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// This variant, enclosed in a square.
  public var square: SymbolVariants { adding("square") }
  /// This variant, enclosed in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// This variant, filled.
  public var fill: SymbolVariants { adding("fill") }
  /// This variant, with a slash.
  public var slash: SymbolVariants { adding("slash") }

  /// Returns whether this combination includes all variants of another combination.
  public func contains(_ other: SymbolVariants) -> Bool { other.parts.allSatisfy(parts.contains) }

  func adding(_ part: String) -> SymbolVariants {
    SymbolVariants(parts: parts.contains(part) ? parts : parts + [part])
  }

  /// Returns the name of a symbol in these variants. The suffixes are in the same order as in the names of SF Symbols.
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

/// The symbol options inherited from the environment.
package struct SymbolOptions: Hashable, Sendable {
  var scale: Image.Scale?
  var variants = SymbolVariants()
  var mode: SymbolRenderingMode?

  func named(_ name: String) -> String { variants.named(name) }
}

private struct SymbolOptionsKey: EnvironmentKey {
  static let defaultValue: SymbolOptions? = nil
}

extension EnvironmentValues {
  /// The symbol options; `nil` if none are set.
  package var symbolOptions: SymbolOptions? {
    get { self[SymbolOptionsKey.self] }
    set { self[SymbolOptionsKey.self] = newValue }
  }

  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { symbolOptions?.scale ?? .medium }
    set {
      var options = symbolOptions ?? SymbolOptions()
      options.scale = newValue
      symbolOptions = options
    }
  }

  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { symbolOptions?.variants ?? .none }
    set {
      var options = symbolOptions ?? SymbolOptions()
      options.variants = newValue
      symbolOptions = options
    }
  }

  /// The rendering mode of symbols.
  ///
  /// In most modes, hosts draw a symbol in one color. In the hierarchical mode, a shape that encloses the symbol is
  /// fainter. In the multicolor mode, hosts draw the multicolor variant of the symbol, if they have one.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { symbolOptions?.mode }
    set {
      var options = symbolOptions ?? SymbolOptions()
      options.mode = newValue
      symbolOptions = options
    }
  }
}

extension View {
  /// Sets the size of symbols in this view relative to text.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Adds a variant to the symbols in this view.
  ///
  /// - Parameter variant: the variant. It is combined with inherited variants.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      for part in variant.parts { variants = variants.adding(part) }
    }
  }

  /// Sets the rendering mode of symbols in this view.
  ///
  /// In most modes, hosts draw a symbol in one color. In the hierarchical mode, a shape that encloses the symbol is
  /// fainter. In the multicolor mode, hosts draw the multicolor variant of the symbol, if they have one.
  ///
  /// - Parameter mode: the mode; `nil` uses the default.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
