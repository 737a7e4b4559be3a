import Elements

#if !canImport(CoreGraphics)
  /// A color by its parts, for sources that were written for Core Graphics.
  public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and how opaque it is, in sRGB, each from 0 to 1. There are four of every color, also of a gray.
    public let components: [CGFloat]?

    private init(_ components: [CGFloat]) {
      self.components = components
    }

    convenience init(_ color: Color) {
      let (parts, opacity) = color.value.parts(isDark: false)
      self.init([parts.red, parts.green, parts.blue, opacity].map { CGFloat($0) })
    }

    /// Creates a color of its parts in sRGB, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init([red, green, blue, alpha].map { $0.isNaN ? 0 : min(max($0, 0), 1) })
    }

    /// Creates a color of its parts in sRGB, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray, from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// How many parts it has: four.
    public var numberOfComponents: Int { 4 }
    /// From 0, where there is nothing to see, to 1.
    public var alpha: CGFloat { components?.last ?? 1 }

    /// This color, more or less opaque.
    ///
    /// - Parameter alpha: from 0, where there is nothing to see, to 1.
    public func copy(alpha: CGFloat) -> CGColor? {
      var parts = components ?? []
      parts[3] = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
      return CGColor(parts)
    }

    /// Whether two have the same parts.
    public static func == (first: CGColor, second: CGColor) -> Bool { first.components == second.components }

    /// Feeds the parts to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }

    var color: Color {
      guard let parts = components?.map({ Double($0) }) else { return .clear }
      return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
  }

  /// Points of a picture.
  @available(
    *, unavailable, message: "A server reads no points of pictures: browsers draw them. Show an Image."
  )
  public final class CGImage {}

  extension Color {
    /// Creates what a color of Core Graphics is.
    public init(cgColor: CGColor) {
      self = cgColor.color
    }

    /// Creates what a color of Core Graphics is.
    public init(_ cgColor: CGColor) {
      self = cgColor.color
    }

    /// The parts of this color as it is in light surroundings.
    public var cgColor: CGColor? { CGColor(self) }
  }

  extension UIColor {
    /// Creates what a color of Core Graphics is.
    public convenience init(cgColor: CGColor) {
      self.init(cgColor.color)
    }

    /// The parts of this color as it is in light surroundings.
    public var cgColor: CGColor { CGColor(color) }
  }
#endif
