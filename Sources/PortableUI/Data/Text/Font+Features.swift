import Elements
import ViewGraph

extension Font {
  /// Typographic features of a font.
  package struct Features: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    static let monospacedDigits = Features(rawValue: 1)
    static let lowercaseSmallCaps = Features(rawValue: 2)
    static let uppercaseSmallCaps = Features(rawValue: 4)
    /// The size in points scales with the user's preferred text size.
    package static let scales = Features(rawValue: 8)
  }

  /// The line spacing of a font.
  public enum Leading: String, Hashable, Sendable {
    /// The default line spacing.
    case standard
    /// A reduced line spacing.
    case tight
    /// An increased line spacing.
    case loose
  }

  /// The width of a font, if it has several widths.
  public struct Width: Hashable, Sendable {
    /// The relative width, from -1 to 1. The standard width is 0.
    public var value: CGFloat

    /// Creates a width.
    ///
    /// - Parameter value: the relative width. Values outside -1 to 1 are clamped.
    public init(_ value: CGFloat) {
      self.value = value.isNaN ? 0 : min(max(value, -1), 1)
    }

    /// A compressed width, the narrowest of the predefined ones.
    public static let compressed = Width(-0.4)
    /// A condensed width.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// An expanded width.
    public static let expanded = Width(0.2)

    /// The width in percent of the standard width, in the form that hosts read.
    package var percentage: Double { 100 + 125 * Double(value) }
  }

  /// Returns a custom font that scales with the user's preferred text size in the same proportion as body text.
  ///
  /// If the host does not have the font, it uses the platform default.
  ///
  /// - Parameters:
  ///   - name: the name of the font family.
  ///   - size: the size at the default text size, in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Returns a custom font that scales with the user's preferred text size in the same proportion as a text style.
  ///
  /// If the user sets a text size in the browser, all text styles scale by the same factor. If a view sets a text size
  /// with `dynamicTypeSize(_:)`, each text style scales by its own factor.
  ///
  /// - Parameters:
  ///   - name: the name of the font family.
  ///   - size: the size at the default text size, in points.
  ///   - textStyle: the text style to scale with.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    var font = custom(name, fixedSize: size)
    font.features = .scales
    font.relativeStyle = textStyle
    return font
  }

  /// Returns a custom font of fixed size.
  ///
  /// - Parameters:
  ///   - name: the name of the font family.
  ///   - fixedSize: the size, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(size: fixedSize, family: name)
  }

  /// Returns this font with digits of equal width.
  public func monospacedDigit() -> Font { with(.monospacedDigits) }

  /// Returns this font with small capitals for all letters.
  public func smallCaps() -> Font { with([.lowercaseSmallCaps, .uppercaseSmallCaps]) }

  /// Returns this font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { with(.lowercaseSmallCaps) }

  /// Returns this font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { with(.uppercaseSmallCaps) }

  /// Returns this font with another line spacing.
  ///
  /// - Parameter leading: the line spacing.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.leading = leading == .standard ? nil : leading
    return font
  }

  /// Returns this font with another width, if it has several widths.
  ///
  /// - Parameter width: the width.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  private func with(_ feature: Features) -> Font {
    var font = self
    font.features.insert(feature)
    return font
  }

  @MainActor
  func describeMore(_ writer: inout ElementWriter) {
    if let family { writer[.fontFamily] = .string(family) }
    if let leading { writer[.fontLeading] = .string(leading.rawValue) }
    if let width { writer[.fontWidth] = .number(width.percentage) }
    guard !features.isEmpty else { return }
    if features.contains(.monospacedDigits) { writer[.monospacedDigits] = .flag(true) }
    if features.contains(.scales) { writer[.scalesFont] = .flag(true) }
    switch features.intersection([.lowercaseSmallCaps, .uppercaseSmallCaps]) {
    case .lowercaseSmallCaps: writer[.smallCaps] = .string("lowercase")
    case .uppercaseSmallCaps: writer[.smallCaps] = .string("uppercase")
    case []: break
    default: writer[.smallCaps] = .string("all")
    }
  }
}
