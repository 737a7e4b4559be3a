import Elements
import ViewGraph

extension Font {
  /// What a font is set to beyond its size and its letters.
  struct Features: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let monospacedDigits = Features(rawValue: 1)
    static let lowercaseSmallCaps = Features(rawValue: 2)
    static let uppercaseSmallCaps = Features(rawValue: 4)
    /// Its size in points is that for a person who prefers nothing else.
    static let scales = Features(rawValue: 8)
  }

  /// How far apart lines are.
  public enum Leading: String, Hashable, Sendable {
    /// As the font has it.
    case standard
    /// Closer together.
    case tight
    /// Farther apart.
    case loose
  }

  /// How wide the letters are, where the font has several widths.
  public struct Width: Hashable, Sendable {
    /// How much wider than usual, from -1 to 1; 0 is usual.
    public var value: CGFloat

    /// Creates a width.
    ///
    /// - Parameter value: how much wider than usual, from -1 to 1; others are brought into that range.
    public init(_ value: CGFloat) {
      self.value = value.isNaN ? 0 : min(max(value, -1), 1)
    }

    /// Letters that take the least room.
    public static let compressed = Width(-0.4)
    /// Letters that take less room.
    public static let condensed = Width(-0.2)
    /// Letters as usual.
    public static let standard = Width(0)
    /// Letters that take more room.
    public static let expanded = Width(0.2)

    /// In hundredths of the usual width, as hosts have it.
    var percentage: Double { 100 + 125 * Double(value) }
  }

  /// A font of the program's, in a size that follows what the person prefers for running text.
  ///
  /// Where the host does not have it, the platform's own is shown.
  ///
  /// - Parameters:
  ///   - name: the family's name.
  ///   - size: in points, for a person who prefers nothing else.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = custom(name, fixedSize: size)
    font.features = .scales
    return font
  }

  /// A font of the program's, in a size that follows what the person prefers for a text style.
  ///
  /// - Parameters:
  ///   - name: the family's name.
  ///   - size: in points, for a person who prefers nothing else.
  ///   - textStyle: the style that it scales with.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// A font of the program's, in a size that stays as it is.
  ///
  /// - Parameters:
  ///   - name: the family's name.
  ///   - fixedSize: in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(size: fixedSize, family: name)
  }

  /// This font with digits that are all equally wide.
  public func monospacedDigit() -> Font { with(.monospacedDigits) }

  /// This font with small capitals in place of all letters.
  public func smallCaps() -> Font { with([.lowercaseSmallCaps, .uppercaseSmallCaps]) }

  /// This font with small capitals in place of small letters.
  public func lowercaseSmallCaps() -> Font { with(.lowercaseSmallCaps) }

  /// This font with small capitals in place of capitals.
  public func uppercaseSmallCaps() -> Font { with(.uppercaseSmallCaps) }

  /// This font with lines closer together or farther apart.
  ///
  /// - Parameter leading: how far.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.leading = leading == .standard ? nil : leading
    return font
  }

  /// This font with narrower or wider letters, where it has such.
  ///
  /// - Parameter width: how wide.
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

extension Font.TextStyle {
  /// Its size in points, for a person who prefers nothing else.
  var points: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}

extension AttributeKey {
  /// The name of a font's family. Where a host does not have it, the platform's own is shown.
  package static let fontFamily = AttributeKey(rawValue: "fontFamily")
  /// `tight`, `loose`: how far apart lines are.
  package static let fontLeading = AttributeKey(rawValue: "fontLeading")
  /// Number: how wide letters are, in hundredths of the usual.
  package static let fontWidth = AttributeKey(rawValue: "fontWidth")
  /// Flag: the `fontSize` is that for a person who prefers nothing else, and follows what they prefer.
  package static let scalesFont = AttributeKey(rawValue: "scalesFont")
  /// Small capitals, in place of `lowercase` letters, of `uppercase` ones, or of `all`.
  package static let smallCaps = AttributeKey(rawValue: "smallCaps")
}
