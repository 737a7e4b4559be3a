import Elements
import ViewGraph

/// A picture, or a symbol in the size and color of a text.
///
/// Off Apple's platforms there are no SF Symbols: hosts have drawings of their own for many names, and show a stand-in for others.
public struct Image: View, Equatable {
  /// What is shown.
  enum Source: Hashable, Sendable {
    /// One of Apple's SF Symbols, by its name.
    case symbol(String)
    /// A picture among a program's resources, or a symbol there.
    case named(String, AssetPlace)
    /// A picture.
    case picture(PictureValue)
    /// What a program has drawn.
    case missing(String)
  }

  var source: Source
  var look = ImageLook()
  var label: Text?
  /// Whether it says nothing to those who cannot see it.
  var isDecorative = false

  /// An image has no body.
  public typealias Body = Never

  /// Shows a symbol, in the size and color of a text.
  ///
  /// - Parameter systemName: the name of one of Apple's SF Symbols.
  nonisolated public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Shows a symbol, in the size and color of a text.
  ///
  /// - Parameters:
  ///   - systemName: the name of one of Apple's SF Symbols.
  ///   - variableValue: how much of it is drawn, from 0 to 1. Hosts draw it as a whole.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Shows a picture from a program's resources: a file, or an image of an asset catalog. It is called by its name.
  ///
  /// - Parameters:
  ///   - name: what it is called there.
  ///   - bundle: where it is; `nil` for the program's own resources.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, AssetPlace(bundle))
    label = Text(verbatim: name)
  }

  /// Shows a picture from a program's resources: a file, or an image of an asset catalog.
  ///
  /// - Parameters:
  ///   - name: what it is called there.
  ///   - bundle: where it is; `nil` for the program's own resources.
  ///   - label: says what it shows.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name, AssetPlace(bundle))
    self.label = label
  }

  /// Shows a picture from a program's resources that says nothing to those who cannot see it.
  ///
  /// - Parameters:
  ///   - name: what it is called there.
  ///   - bundle: where it is; `nil` for the program's own resources.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name, AssetPlace(bundle))
    isDecorative = true
  }

  /// Shows a picture from a program's resources. It is called by its name.
  ///
  /// - Parameters:
  ///   - name: what it is called there.
  ///   - variableValue: how much of a symbol is drawn, from 0 to 1. Hosts draw it as a whole.
  ///   - bundle: where it is; `nil` for the program's own resources.
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Shows a picture from a program's resources.
  ///
  /// - Parameters:
  ///   - name: what it is called there.
  ///   - variableValue: how much of a symbol is drawn, from 0 to 1. Hosts draw it as a whole.
  ///   - bundle: where it is; `nil` for the program's own resources.
  ///   - label: says what it shows.
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Shows a picture from a program's resources that says nothing to those who cannot see it.
  ///
  /// - Parameters:
  ///   - name: what it is called there.
  ///   - variableValue: how much of a symbol is drawn, from 0 to 1. Hosts draw it as a whole.
  ///   - bundle: where it is; `nil` for the program's own resources.
  nonisolated public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// Shows a picture.
  nonisolated package init(picture: PictureValue) {
    source = .picture(picture)
  }

  /// Makes a node with an image element.
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
    case .symbol(let name): writer[.symbol] = .string(values.symbolLook?.named(name) ?? name)
    case .picture(let picture): writer[.picture] = .picture(picture)
    case .missing(let name):
      writer[.symbol] = .string(Self.standIn)
      label = label ?? name
    case .named(let name, let place):
      if let picture = place.picture(named: name) {
        writer[.picture] = .picture(picture)
        if place.isTemplate(name), look.renderingMode == nil { writer[.template] = .flag(true) }
      } else {
        writer[.symbol] = .string(Self.standIn)
        label = label ?? name
        writer.issue =
          "There is no image \"\(name)\" among the program's resources. Add a file or an image set of that name to the "
          + "target's resources, or name the bundle: Image(\"\(name)\", bundle: .module)."
      }
    }
    writer[.label] = label.map { .string($0) }
    look.describe(&writer)
    if let scale = values.symbolLook?.scale { writer[.imageScale] = .string(scale.rawValue) }
    switch look.symbolMode ?? values.symbolLook?.mode {
    case .hierarchical: writer[.hierarchical] = .flag(true)
    case .multicolor: writer[.multicolor] = .flag(true)
    // The colors of a symbol are those that it has itself, unless its one color is asked for.
    case nil where look.renderingMode == .original: writer[.multicolor] = .flag(true)
    default: break
    }
    writer.describeText()
    // A symbol is drawn in one color: of one that fills a form that of the form, which is the second, and not that of what is cut out of it.
    guard case .symbol(let name) = source, name.hasSuffix(".fill"), case .styles(let styles)? = values.foregroundLook,
      styles.count > 1, Self.forms.contains(where: name.contains)
    else { return }
    writer[.foreground] = styles[1]
  }

  private static let forms = [".circle", ".square", ".rectangle", ".app", ".diamond", ".hexagon", ".seal", ".shield"]

  package func isDescribed(like other: Self) -> Bool { self == other }

  /// What is shown where there is no such picture.
  static let standIn = "questionmark.square.dashed"
}

extension Image {
  /// The symbol that stands for the image where there is only room for one.
  nonisolated var symbolName: String {
    if case .symbol(let name) = source { return name }
    return "photo"
  }
}

extension Text {
  /// Shows an image in the size and color of a text, to be joined with others.
  ///
  /// - Parameter image: the image, a symbol. It has no name of its own there: the text says what it means.
  nonisolated public init(_ image: Image) {
    self.init(symbol: image.symbolName)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds an image, in the size and color of the text around it.
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}

extension Schema {
  static let image = Schema(.image, role: .image)
}

extension Role {
  /// A small picture.
  public static let image = Role(rawValue: "image")
}

extension AttributeKey {
  /// Of an `image`: the picture, where it is no symbol.
  package static let picture = AttributeKey(rawValue: "picture")
  /// Flag, of an `image`: only where the picture is opaque counts; it is painted as a text.
  package static let template = AttributeKey(rawValue: "template")
  /// Of an `image`: it is as large as the space that it is given: `stretch`, or `tile`.
  package static let resizable = AttributeKey(rawValue: "resizable")
  /// Of an `image` that is resizable: a frame of lengths at the sides that are not stretched, as left, top, right and bottom.
  package static let capInsets = AttributeKey(rawValue: "capInsets")
  /// Flag, of an `image`: its pixels stay seen where it is larger.
  package static let pixelated = AttributeKey(rawValue: "pixelated")
  /// Of an `image` that is a symbol: `small` or `large`.
  package static let imageScale = AttributeKey(rawValue: "imageScale")
  /// Flag: of a symbol that stands in something, that is fainter than the symbol.
  package static let hierarchical = AttributeKey(rawValue: "hierarchical")
  /// Flag, of an `image` that shows a symbol: it has colors of its own, where the host knows them.
  package static let multicolor = AttributeKey(rawValue: "multicolor")
}
