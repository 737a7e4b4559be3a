import Elements

#if !canImport(UIKit)
  /// A picture by the name that UIKit has for it, to be shown by an ``Image``.
  public final class UIImage: Hashable, Sendable {
    let source: Image.Source
    /// Whether the colors of the picture count.
    public let renderingMode: RenderingMode
    /// How large it is, in points; 0 where that is not known.
    public let size: CGSize
    /// How many pixels make a point.
    public let scale: CGFloat

    /// Whether the colors of a picture count.
    public enum RenderingMode: Int, Sendable {
      /// As its asset catalog says.
      case automatic
      /// They do.
      case alwaysOriginal
      /// They do not: it is drawn in the color around it.
      case alwaysTemplate
    }

    private init(_ image: UIImage, _ renderingMode: RenderingMode) {
      (source, size, scale) = (image.source, image.size, image.scale)
      self.renderingMode = renderingMode
    }

    private init(_ picture: PictureValue) {
      renderingMode = .automatic
      source = .picture(picture)
      size = CGSize(width: picture.width, height: picture.height)
      scale = CGFloat(picture.variants.first?.scale ?? 1)
    }

    /// Creates an image without a picture.
    public init() {
      renderingMode = .automatic
      source = .missing("No picture")
      size = .zero
      scale = 1
    }

    /// Whether two show the same.
    public static func == (first: UIImage, second: UIImage) -> Bool {
      first.source == second.source && first.scale == second.scale && first.renderingMode == second.renderingMode
    }

    /// Feeds what the image shows to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }

    /// Takes a picture of a place for resources, or a stand-in where there is none of that name.
    init(named name: String, at place: AssetPlace) {
      renderingMode = .automatic
      let picture = place.picture(named: name)
      source = picture.map { .picture($0) } ?? .missing(name)
      size = picture.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
      scale = CGFloat(picture?.variants.first?.scale ?? 1)
    }

    /// Takes a picture of a program's resources; `nil` where there is none of that name.
    public convenience init?(named name: String) {
      self.init(named: name, in: nil)
    }

    /// Takes a picture of a bundle's resources; `nil` where there is none of that name.
    public convenience init?(named name: String, in bundle: Bundle?) {
      guard let picture = AssetPlace(bundle).picture(named: name) else { return nil }
      self.init(picture)
    }

    /// Takes a picture of a bundle's resources; `nil` where there is none of that name. It is as the screen is that shows it, whatever the
    /// traits.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
      self.init(named: name, in: bundle)
    }

    /// Takes a picture of a bundle's resources; `nil` where there is none of that name. A configuration is for symbols: use
    /// `Image(systemName:)` with a font.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
      self.init(named: name, in: bundle)
    }

    /// Takes one of the platform's symbols. The configuration is not looked at: an `Image` of it is as large as the font around it.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
      self.init(symbol: name)
    }

    // It has nothing in it that could change.
    /// How a picture is taken.
    public class Configuration: NSObject, @unchecked Sendable {}

    // Neither it nor its superclass has anything in it that could change.
    /// How a symbol is taken. An `Image` of it is as large as the font around it, whatever is asked for.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
      /// How large a symbol is beside its text.
      public enum SymbolScale: Int, Sendable {
        /// As usual.
        case `default` = -1
        /// Nobody has said.
        case unspecified
        /// Smaller.
        case small
        /// As usual.
        case medium
        /// Larger.
        case large
      }

      /// Asks for a size, in points.
      public init(pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular, scale: SymbolScale = .default) {}
      /// Asks for the size of a text.
      public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {}
      /// Asks for a weight.
      public init(weight: UIImage.SymbolWeight) {}
      /// Asks for a size beside a text.
      public init(scale: SymbolScale) {}
    }

    /// How heavy the lines of a symbol are.
    public typealias SymbolWeight = UIFont.Weight

    /// Takes one of the platform's symbols. One that is not known is shown as a stand-in.
    public convenience init?(systemName name: String) {
      self.init(symbol: name)
    }

    private init(symbol: String) {
      renderingMode = .automatic
      source = .symbol(symbol)
      size = CGSize(width: 20, height: 20)
      scale = 1
    }

    /// Takes the bytes of a file; `nil` for what is no PNG, JPEG, GIF, WebP or AVIF picture.
    public convenience init?(data: Data, scale: CGFloat = 1) {
      guard let type = ImageFile.type(of: data), type != "image/svg+xml" else { return nil }
      self.init(PictureData(data).value(named: "image", scale: Double(scale)))
    }

    /// Takes a file; `nil` where there is none, or none that can be shown.
    public convenience init?(contentsOfFile path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      self.init(data: data)
    }

    /// This image, of which the colors count or not.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { UIImage(self, renderingMode) }

    /// This image in another color.
    @available(
      *, unavailable,
      message:
        "A server draws no pictures. Use withRenderingMode(.alwaysTemplate), and foregroundStyle(_:) on the Image."
    )
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage { self }

    /// The points of the image.
    @available(
      *, unavailable, message: "A server reads no points of pictures: browsers draw them. Use Image(uiImage:)."
    )
    public var cgImage: CGImage? { nil }

    /// The bytes that it was made of, where those are of a PNG picture.
    public func pngData() -> Data? { bytes(of: "image/png") }

    /// The bytes that it was made of, where those are of a JPEG picture.
    ///
    /// - Parameter compressionQuality: taken for the sake of the sources that give it.
    public func jpegData(compressionQuality: CGFloat) -> Data? { bytes(of: "image/jpeg") }

    private func bytes(of type: String) -> Data? {
      guard case .picture(let picture) = source, case .data(let data)? = picture.variants.first?.content else {
        return nil
      }
      return ImageFile.type(of: data.bytes) == type ? data.bytes : nil
    }
  }

  /// A picture that is picked in an editor: `#imageLiteral(resourceName: "flower.png")`.
  extension UIImage: _ExpressibleByImageLiteral {
    /// Takes a picture of the program's resources, or a stand-in where there is none of that name.
    ///
    /// - Parameter path: the picture's name, with or without the extension of its file.
    public convenience init(imageLiteralResourceName path: String) {
      let place = AssetPlace(nil)
      let name = (path as NSString).deletingPathExtension
      self.init(named: place.picture(named: path) == nil && !name.isEmpty ? name : path, at: place)
    }
  }

  /// What an image literal is where nothing else is asked for. The compiler looks for this name.
  // swift-format-ignore: NoLeadingUnderscores
  public typealias _ImageLiteralType = UIImage

  extension Image {
    /// Shows a picture of UIKit.
    ///
    /// - Parameter uiImage: the picture.
    nonisolated public init(uiImage: UIImage) {
      source = uiImage.source
      switch uiImage.renderingMode {
      case .automatic: break
      case .alwaysOriginal: look.renderingMode = .original
      case .alwaysTemplate: look.renderingMode = .template
      }
    }
  }
#endif
