/// A color as views and hosts agree on it: one of the platform's, or one of a program's own, and how opaque it is.
public struct ColorValue: Hashable, Sendable {
  /// What a color is, apart from its opacity.
  public enum Hue: Hashable, Sendable {
    /// One of the platform's colors, which follows light and dark.
    case platform(ColorName)
    /// Parts of red, green and blue, each from 0 to 255, in the sRGB color space.
    case parts(red: UInt8, green: UInt8, blue: UInt8)
    /// One color in light and another in dark.
    case pair(light: RGBValue, dark: RGBValue)
  }

  /// The color without its opacity.
  public var hue: Hue
  /// From 0, where there is nothing to see, to 1.
  public var opacity: Double

  /// Creates a color.
  ///
  /// - Parameters:
  ///   - hue: the color without its opacity.
  ///   - opacity: from 0 to 1; others are brought into that range.
  public init(_ hue: Hue, opacity: Double = 1) {
    self.hue = hue
    self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
  }
}

/// Parts of red, green and blue, each from 0 to 255, in the sRGB color space.
public struct RGBValue: Hashable, Sendable, CustomStringConvertible {
  /// How much red.
  public var red: UInt8
  /// How much green.
  public var green: UInt8
  /// How much blue.
  public var blue: UInt8

  /// Creates a color from its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a color from a number such as `0xFF3B30`.
  package init(_ number: UInt32) {
    self.init(red: UInt8(number >> 16 & 255), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
  }

  /// `#rrggbb`.
  public var description: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// The name of one of the platform's colors.
public struct ColorName: RawRepresentable, Hashable, Sendable {
  @usableFromInline let number: UInt16
  private static let table = NameTable()

  /// Creates a name, such as `red`. Two of one name are the same.
  public init(rawValue: String) {
    number = Self.table.number(of: rawValue)
  }

  /// The name.
  public var rawValue: String { Self.table.name(number) }

  /// Whether two names are the same.
  @inlinable
  public static func == (first: Self, second: Self) -> Bool { first.number == second.number }

  /// Feeds the name to a hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension ColorValue: CustomStringConvertible {
  /// The name or `#rrggbb`; where it is not opaque, the opacity in percent after it.
  public var description: String {
    let name =
      switch hue {
      case .platform(let name): name.rawValue
      case .parts(let red, let green, let blue): RGBValue(red: red, green: green, blue: blue).description
      case .pair(let light, let dark): "\(light)/\(dark)"
      }
    return opacity == 1 ? name : "\(name) \(Int((opacity * 100).rounded()))%"
  }
}
