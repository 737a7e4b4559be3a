import Elements

#if !canImport(UIKit)
  /// An image with UIKit's API. To show it, create an ``Image`` with ``Image/init(uiImage:)``.
  public final class UIImage: Hashable, Sendable {
    let source: Image.Source
    /// The rendering mode of the image.
    public let renderingMode: RenderingMode
    /// The size of the image, in points; zero if the size is unknown.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat

    /// The rendering mode of an image.
    public enum RenderingMode: Int, Sendable {
      /// The mode that the asset catalog declares.
      case automatic
      /// The image is drawn in its own colors.
      case alwaysOriginal
      /// Only the alpha channel is used, and the image is drawn in the foreground color.
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

    /// Creates an empty image.
    public init() {
      renderingMode = .automatic
      source = .picture(PictureValue(name: "", variants: [], width: 0, height: 0))
      size = .zero
      scale = 1
    }

    /// Returns whether two images have the same content, scale and rendering mode.
    public static func == (first: UIImage, second: UIImage) -> Bool {
      first.source == second.source && first.scale == second.scale && first.renderingMode == second.renderingMode
    }

    /// Hashes the content of the image.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }

    /// Creates an image from a resource location. If the image is missing, a placeholder symbol is shown.
    init(named name: String, at place: AssetLocation) {
      renderingMode = .automatic
      let picture = place.picture(named: name)
      source = picture.map { .picture($0) } ?? .missing(name)
      size = picture.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
      scale = CGFloat(picture?.variants.first?.scale ?? 1)
    }

    /// Creates an image from the program's resources; `nil` if there is no image with this name.
    public convenience init?(named name: String) {
      self.init(named: name, in: nil)
    }

    /// Creates an image from a bundle's resources; `nil` if there is no image with this name.
    public convenience init?(named name: String, in bundle: Bundle?) {
      guard let picture = AssetLocation(bundle).picture(named: name) else { return nil }
      self.init(picture)
    }

    /// Creates an image from a bundle's resources; `nil` if there is no image with this name. The traits are ignored,
    /// because the image adapts to the screen that shows it.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
      self.init(named: name, in: bundle)
    }

    /// Creates an image from a bundle's resources; `nil` if there is no image with this name. The configuration is
    /// ignored. To set the size of a symbol, use `Image(systemName:)` with a font.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
      self.init(named: name, in: bundle)
    }

    /// Creates an image of a system symbol. The configuration is ignored: an `Image` of the symbol has the size of the
    /// environment's font.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
      self.init(symbol: name)
    }

    // Sendable, because the class has no stored properties. Unchecked, because the compiler cannot check a class that
    // is not final.
    /// The configuration of an image.
    public class Configuration: NSObject, @unchecked Sendable {}

    // Sendable, because neither this class nor its superclass has stored properties.
    /// The configuration of a symbol. It has no effect: an `Image` of a symbol has the size of the environment's font.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
      /// The size of a symbol relative to its text.
      public enum SymbolScale: Int, Sendable {
        /// The default size.
        case `default` = -1
        /// An unspecified size.
        case unspecified
        /// Smaller than the default.
        case small
        /// The medium size.
        case medium
        /// Larger than the default.
        case large
      }

      /// Creates a configuration with a size in points.
      public init(pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular, scale: SymbolScale = .default) {}
      /// Creates a configuration with the size of a text style.
      public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {}
      /// Creates a configuration with a weight.
      public init(weight: UIImage.SymbolWeight) {}
      /// Creates a configuration with a size relative to text.
      public init(scale: SymbolScale) {}
    }

    /// The stroke weight of a symbol.
    public typealias SymbolWeight = UIFont.Weight

    /// Creates an image of a system symbol. If the host has no symbol with this name, it shows a placeholder symbol.
    public convenience init?(systemName name: String) {
      self.init(symbol: name)
    }

    private init(symbol: String) {
      renderingMode = .automatic
      source = .symbol(symbol)
      size = CGSize(width: 20, height: 20)
      scale = 1
    }

    /// Creates an image from data; `nil` if the data is not a PNG, JPEG, GIF, WebP or AVIF image.
    public convenience init?(data: Data, scale: CGFloat = 1) {
      guard let type = ImageFile.type(of: data), type != "image/svg+xml" else { return nil }
      self.init(PictureData(data).value(named: "image", scale: Double(scale)))
    }

    /// Creates an image from a file; `nil` if the file is missing or is not a supported image.
    public convenience init?(contentsOfFile path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      self.init(data: data)
    }

    /// Returns this image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { UIImage(self, renderingMode) }

    /// Returns this image in another color.
    @available(
      *, unavailable,
      message:
        "A server cannot render images. Use withRenderingMode(.alwaysTemplate) and foregroundStyle(_:) on the Image."
    )
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage { self }

    /// The bitmap of the image.
    @available(
      *, unavailable, message: "A server cannot read pixels: browsers draw the images. Use Image(uiImage:)."
    )
    public var cgImage: CGImage? { nil }

    /// Returns the data from which the image was created, if it is PNG data; `nil` otherwise.
    public func pngData() -> Data? { bytes(of: "image/png") }

    /// Returns the data from which the image was created, if it is JPEG data; `nil` otherwise.
    ///
    /// - Parameter compressionQuality: ignored; accepted for source compatibility.
    public func jpegData(compressionQuality: CGFloat) -> Data? { bytes(of: "image/jpeg") }

    private func bytes(of type: String) -> Data? {
      guard case .picture(let picture) = source, case .data(let data)? = picture.variants.first?.content else {
        return nil
      }
      return ImageFile.type(of: data.bytes) == type ? data.bytes : nil
    }
  }

  /// Support for image literals: `#imageLiteral(resourceName: "flower.png")`.
  extension UIImage: _ExpressibleByImageLiteral {
    /// Creates an image from the program's resources. If the image is missing, a placeholder symbol is shown.
    ///
    /// - Parameter path: the name of the image, with or without its file extension.
    public convenience init(imageLiteralResourceName path: String) {
      let place = AssetLocation(nil)
      let name = (path as NSString).deletingPathExtension
      self.init(named: place.picture(named: path) == nil && !name.isEmpty ? name : path, at: place)
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// The default type of an image literal. The compiler requires a type with this name.
  public typealias _ImageLiteralType = UIImage

  extension Image {
    /// Creates an image from a UIKit image.
    ///
    /// - Parameter uiImage: the image.
    nonisolated public init(uiImage: UIImage) {
      source = uiImage.source
      switch uiImage.renderingMode {
      case .automatic: break
      case .alwaysOriginal: options.renderingMode = .original
      case .alwaysTemplate: options.renderingMode = .template
      }
    }
  }
#endif
