import Elements
import ViewGraph

/// A view that shows an image, or a symbol that matches the size and color of the text around it.
///
/// Outside Apple's platforms, SF Symbols are not available. Hosts draw similar symbols for many names, and show a
/// placeholder symbol for other names.
public struct Image: View, Equatable {
  /// The content of the image.
  package enum Source: Hashable, Sendable {
    /// An SF Symbol, by its name.
    case symbol(String)
    /// An image or symbol among the program's resources.
    case named(String, AssetLocation)
    /// An image value.
    case picture(PictureValue)
    /// A placeholder for an image that is not available, with the name of the image.
    case missing(String)
  }

  nonisolated package var source: Source
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
  ///   - variableValue: a value for symbols with variable color. It is ignored: hosts always draw all layers of a
  ///     symbol.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Creates an image from the program's resources: a file, or an image of an asset catalog. The name of the image is
  /// also the localization key of the accessibility label.
  ///
  /// - Parameters:
  ///   - name: the name of the image.
  ///   - bundle: the bundle of the image. `nil` searches the main bundle and the resource bundles of the program's
  ///     targets.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, AssetLocation(bundle))
    label = Text(LocalizedStringKey(name), bundle: bundle)
  }

  /// Creates a labeled image from the program's resources: a file, or an image of an asset catalog.
  ///
  /// - Parameters:
  ///   - name: the name of the image.
  ///   - bundle: the bundle of the image. `nil` searches the main bundle and the resource bundles of the program's
  ///     targets.
  ///   - label: the accessibility label.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name, AssetLocation(bundle))
    self.label = label
  }

  /// Creates an image from the program's resources. The image is hidden from assistive technologies.
  ///
  /// - Parameters:
  ///   - name: the name of the image.
  ///   - bundle: the bundle of the image. `nil` searches the main bundle and the resource bundles of the program's
  ///     targets.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name, AssetLocation(bundle))
    isDecorative = true
  }

  /// Creates an image from the program's resources. The name of the image is also the localization key of the
  /// accessibility label.
  ///
  /// - Parameters:
  ///   - name: the name of the image.
  ///   - variableValue: a value for symbols with variable color. It is ignored: hosts always draw all layers of a
  ///     symbol.
  ///   - bundle: the bundle of the image. `nil` searches the main bundle and the resource bundles of the program's
  ///     targets.
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates a labeled image from the program's resources.
  ///
  /// - Parameters:
  ///   - name: the name of the image.
  ///   - variableValue: a value for symbols with variable color. It is ignored: hosts always draw all layers of a
  ///     symbol.
  ///   - bundle: the bundle of the image. `nil` searches the main bundle and the resource bundles of the program's
  ///     targets.
  ///   - label: the accessibility label.
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates an image from the program's resources. The image is hidden from assistive technologies.
  ///
  /// - Parameters:
  ///   - name: the name of the image.
  ///   - variableValue: a value for symbols with variable color. It is ignored: hosts always draw all layers of a
  ///     symbol.
  ///   - bundle: the bundle of the image. `nil` searches the main bundle and the resource bundles of the program's
  ///     targets.
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
      if let image = place.image(named: name) {
        writer[.picture] = .picture(image.picture)
        if image.isTemplate, options.renderingMode == nil { writer[.template] = .flag(true) }
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
    // In the original rendering mode, a symbol is drawn in its multicolor variant, unless another mode is set.
    case nil where options.renderingMode == .original: writer[.multicolor] = .flag(true)
    default: break
    }
    writer.describeText()
    if values.isLabelIcon {
      writer[.labelIcon] = .flag(true)
      if let tint = values.tint { writer[.tint] = .color(tint.value) }
    }
    // Hosts draw a symbol in a single color. For a symbol in a filled shape, such as `.circle.fill`, the visible area
    // is the shape, so its color is the second foreground style. The first style is the color of the cut-out symbol.
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
  /// The name of the symbol that represents the image in places where only a symbol can be shown.
  nonisolated var symbolName: String {
    if case .symbol(let name) = source { return name }
    return "photo"
  }
}

extension Text {
  /// Creates a text that consists of an image, in the size and color of the text. It can be joined with other texts.
  ///
  /// - Parameter image: a symbol. In a text, the symbol has no accessibility label, because the text around it states
  ///   its meaning.
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
