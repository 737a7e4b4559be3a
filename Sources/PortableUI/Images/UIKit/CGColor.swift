import Elements

#if !canImport(CoreGraphics)
  /// A color with RGB components, for source compatibility with Core Graphics.
  public final class CGColor: Hashable, Sendable {
    private let parts: [CGFloat]

    /// Red, green, blue and alpha in sRGB, from 0 to 1. Every color has four components, including grays.
    public var components: [CGFloat]? { parts }

    private init(_ parts: [CGFloat]) {
      self.parts = parts
    }

    convenience init(_ color: Color) {
      let (parts, opacity) = color.value.parts(isDark: false)
      self.init([parts.red, parts.green, parts.blue, opacity].map { CGFloat($0) })
    }

    /// Creates a color from sRGB components. Values outside 0 to 1 are clamped.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init([red, green, blue, alpha].map { $0.isNaN ? 0 : min(max($0, 0), 1) })
    }

    /// Creates a color from sRGB components. Values outside 0 to 1 are clamped.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray from a white value (0 is black, 1 is white) and an alpha.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The number of components, always 4.
    public var numberOfComponents: Int { 4 }
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var alpha: CGFloat { parts[3] }

    /// Returns a copy of this color with another opacity.
    ///
    /// - Parameter alpha: the opacity, from 0 (transparent) to 1 (opaque).
    public func copy(alpha: CGFloat) -> CGColor? {
      var parts = parts
      parts[3] = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
      return CGColor(parts)
    }

    /// Returns whether two colors have the same components.
    public static func == (first: CGColor, second: CGColor) -> Bool { first.parts == second.parts }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

    var color: Color {
      let parts = parts.map { Double($0) }
      return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
  }

  /// A bitmap image.
  @available(
    *, unavailable, message: "A server cannot read pixels: browsers draw the images. Show an Image."
  )
  public final class CGImage {}

  extension Color {
    /// Creates a color from a Core Graphics color.
    public init(cgColor: CGColor) {
      self = cgColor.color
    }

    /// Creates a color from a Core Graphics color.
    public init(_ cgColor: CGColor) {
      self = cgColor.color
    }

    /// The components of this color in the light color scheme.
    public var cgColor: CGColor? { CGColor(self) }
  }

  extension UIColor {
    /// Creates a color from a Core Graphics color.
    public convenience init(cgColor: CGColor) {
      self.init(cgColor.color)
    }

    /// The components of this color in the light color scheme.
    public var cgColor: CGColor { CGColor(color) }
  }
#endif
