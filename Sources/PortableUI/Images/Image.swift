import Elements
import ViewGraph

/// A view that shows an image, or a symbol that matches the size and color of the text around it.
///
/// Outside Apple's platforms there are no SF Symbols. Hosts draw their own versions of many symbols, and show a
/// stand-in for others.
public struct Image: View, Equatable {
  /// The content of the image.
  enum Source: Hashable, Sendable {
    /// An SF Symbol, by its name.
    case symbol(String)
    /// An image or symbol among the program's resources.
    case named(String, AssetLocation)
    /// An image value.
    case picture(PictureValue)
    /// A stand-in for an image that is not available, with its name.
    case missing(String)
  }

  var source: Source
  var options = ImageOptions()
  var label: Text?
  /// Whether the image is hidden from assistive technologies.
  var isDecorative = false

  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates an image of a symbol, in the size and color of the text around it.
  ///
  /// - Parameter systemName: the name of an SF Symbol.
  nonisolated public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Creates an image of a symbol, in the size and color of the text around it.
  ///
  /// - Parameters:
  ///   - systemName: the name of an SF Symbol.
  ///   - variableValue: ignored: hosts always draw the whole symbol.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Creates an image from the program's resources: a file, or an image of an asset catalog. Its name is its
  /// accessibility label.
  ///
  /// - Parameters:
  ///   - name: the name of the image.
  ///   - bundle: the bundle of the image; `nil` searches the program's own resources.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, AssetLocation(bundle))
    label = Text(verbatim: name)
  }

  /// Creates a labeled image from the program's resources: a file, or an image of an asset catalog.
  ///
  /// - Parameters:
  ///   - name: the name of the image.
  ///   - bundle: the bundle of the image; `nil` searches the program's own resources.
  ///   - label: the accessibility label.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name, AssetLocation(bundle))
    self.label = label
  }

  /// Creates an image from the program's resources that is hidden from assistive technologies.
  ///
  /// - Parameters:
  ///   - name: the name of the image.
  ///   - bundle: the bundle of the image; `nil` searches the program's own resources.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name, AssetLocation(bundle))
    isDecorative = true
  }

  /// Creates an image from the program's resources. Its name is its accessibility label.
  ///
  /// - Parameters:
  ///   - name: the name of the image.
  ///   - variableValue: ignored: hosts always draw the whole symbol.
  ///   - bundle: the bundle of the image; `nil` searches the program's own resources.
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates a labeled image from the program's resources.
  ///
  /// - Parameters:
  ///   - name: the name of the image.
  ///   - variableValue: ignored: hosts always draw the whole symbol.
  ///   - bundle: the bundle of the image; `nil` searches the program's own resources.
  ///   - label: the accessibility label.
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates an image from the program's resources that is hidden from assistive technologies.
  ///
  /// - Parameters:
  ///   - name: the name of the image.
  ///   - variableValue: ignored: hosts always draw the whole symbol.
  ///   - bundle: the bundle of the image; `nil` searches the program's own resources.
  nonisolated public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// Creates an image from an image value.
  nonisolated package init(picture: PictureValue) {
    source = .picture(picture)
  }

  /// Creates a node with an image element.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension Image: ElementContent {
  package static var schema: Schema { .image }
  package var children: NoContent { NoContent() }

  package func describe(_ writer: inout ElementWriter) {
    let values = EnvironmentValues(scope: writer.environment)
    var label = isDecorative ? nil : label?.string(in: values)
    switch source {
    case .symbol(let name): writer[.symbol] = .string(values.symbolOptions?.named(name) ?? name)
    case .picture(let picture): writer[.picture] = .picture(picture)
    case .missing(let name):
      writer[.symbol] = .string(Self.standIn)
      label = label ?? name
    case .named(let name, let place):
      if let picture = place.picture(named: name) {
        writer[.picture] = .picture(picture)
        if place.isTemplate(name), options.renderingMode == nil { writer[.template] = .flag(true) }
      } else {
        writer[.symbol] = .string(Self.standIn)
        label = label ?? name
        writer.issue =
          "There is no image \"\(name)\" in the program's resources. Add a file or an image set of that name to the "
          + "target's resources, or pass its bundle: Image(\"\(name)\", bundle: .module)."
      }
    }
    writer[.label] = label.map { .string($0) }
    options.describe(&writer)
    if let scale = values.symbolOptions?.scale { writer[.imageScale] = .string(scale.rawValue) }
    switch options.symbolMode ?? values.symbolOptions?.mode {
    case .hierarchical: writer[.hierarchical] = .flag(true)
    case .multicolor: writer[.multicolor] = .flag(true)
    // In the original rendering mode, a symbol has its own colors, unless monochrome is requested.
    case nil where options.renderingMode == .original: writer[.multicolor] = .flag(true)
    default: break
    }
    writer.describeText()
    if values.isLabelIcon {
      writer[.labelIcon] = .flag(true)
      if let tint = values.tint { writer[.tint] = .color(tint.value) }
    }
    // A symbol is drawn in a single color. If it is a filled shape such as `.circle.fill`, that is the color of the
    // shape, which is the second style, and not that of the cutout.
    guard case .symbol(let name) = source, name.hasSuffix(".fill"),
      case .styles(let styles)? = values.resolvedForegroundStyle,
      styles.count > 1, Self.forms.contains(where: name.contains)
    else { return }
    writer[.foreground] = styles[1]
  }

  private static let forms = [".circle", ".square", ".rectangle", ".app", ".diamond", ".hexagon", ".seal", ".shield"]

  package func isDescribed(like other: Self) -> Bool { self == other }

  /// The symbol shown for a missing image.
  static let standIn = "questionmark.square.dashed"
}

extension Image {
  /// The symbol that represents the image where only a symbol can be shown.
  nonisolated var symbolName: String {
    if case .symbol(let name) = source { return name }
    return "photo"
  }
}

extension Text {
  /// Creates a text with an image, in the size and color of the text, that can be joined with other texts.
  ///
  /// - Parameter image: a symbol. It has no accessibility label there: the text around it gives its meaning.
  nonisolated public init(_ image: Image) {
    self.init(symbol: image.symbolName)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an image, in the size and color of the text around it.
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}

extension Schema {
  static let image = Schema(.image, role: .image)
}

extension Role {
  /// An image.
  public static let image = Role(rawValue: "image")
}

extension AttributeKey {
  /// The image of an `image` that is not a symbol.
  package static let picture = AttributeKey(rawValue: "picture")
  /// A flag of an `image`: only the alpha channel is used, and the image is drawn in the text color.
  package static let template = AttributeKey(rawValue: "template")
  /// The resizing mode of an `image` that fills the proposed space: `stretch` or `tile`.
  package static let resizable = AttributeKey(rawValue: "resizable")
  /// The insets of a resizable `image` that are not stretched: top, trailing, bottom and leading.
  package static let capInsets = AttributeKey(rawValue: "capInsets")
  /// A flag of an `image`: its pixels are not interpolated when it is enlarged.
  package static let pixelated = AttributeKey(rawValue: "pixelated")
  /// The scale of an `image` with a symbol: `small` or `large`.
  package static let imageScale = AttributeKey(rawValue: "imageScale")
  /// A flag of a symbol: the shape around it is fainter than the symbol.
  package static let hierarchical = AttributeKey(rawValue: "hierarchical")
  /// A flag of an `image` with a symbol: it has its own colors, if the host knows them.
  package static let multicolor = AttributeKey(rawValue: "multicolor")
}
