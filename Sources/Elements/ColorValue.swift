/// A color: a platform color or a custom one, with an opacity.
public struct ColorValue: Hashable, Sendable {
  /// A color without opacity.
  public enum Hue: Hashable, Sendable {
    /// A platform color, which adapts to light and dark appearance.
    case platform(ColorName)
    /// The components of a color in the sRGB color space, from 0 to 255.
    case parts(red: UInt8, green: UInt8, blue: UInt8)
    /// Different colors for light and dark appearance. Their opacities are multiplied by the opacity of the color.
    case pair(light: RGBValue, dark: RGBValue, opacities: OpacityPair = .opaque)
  }

  // The opacity is stored before the hue, so that there is no padding between them and an attribute value has 24 bytes.
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var opacity: Double
  /// The color without its opacity.
  public var hue: Hue

  /// Creates a color.
  ///
  /// - Parameters:
  ///   - hue: the color without its opacity.
  ///   - opacity: the opacity. It is clamped to the range from 0 to 1.
  public init(_ hue: Hue, opacity: Double = 1) {
    self.hue = hue
    self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
  }
}

/// The opacities of a color in light and in dark appearance.
public struct OpacityPair: Hashable, Sendable {
  // The opacities are stored in ten-thousandths. This is exact enough, because hosts write opacities in percent with at
  // most two decimals.
  private let lightShare: UInt16
  private let darkShare: UInt16

  /// Two opacities of 1.
  public static let opaque = OpacityPair(light: 1, dark: 1)

  /// Creates a pair of opacities, which are clamped to 0 to 1, and rounded to four decimals.
  public init(light: Double, dark: Double) {
    func share(_ opacity: Double) -> UInt16 {
      opacity.isNaN ? 10_000 : UInt16((min(max(opacity, 0), 1) * 10_000).rounded())
    }
    (lightShare, darkShare) = (share(light), share(dark))
  }

  /// The opacity in light appearance.
  public var light: Double { Double(lightShare) / 10_000 }
  /// The opacity in dark appearance.
  public var dark: Double { Double(darkShare) / 10_000 }
}

/// The red, green and blue components of a color in the sRGB color space, from 0 to 255.
public struct RGBValue: Hashable, Sendable, CustomStringConvertible {
  /// The red component.
  public var red: UInt8
  /// The green component.
  public var green: UInt8
  /// The blue component.
  public var blue: UInt8

  /// Creates a color from its components.
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

/// The name of a platform color.
public struct ColorName: RawRepresentable, Hashable, Sendable {
  @usableFromInline let number: UInt16
  private static let table = NameTable()

  /// Creates a name, such as `red`. Equal strings create equal names.
  public init(rawValue: String) {
    number = Self.table.number(of: rawValue)
  }

  /// The name.
  public var rawValue: String { Self.table.name(number) }

  /// Whether two names are equal.
  @inlinable
  public static func == (first: Self, second: Self) -> Bool { first.number == second.number }

  /// Hashes the name.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension ColorValue: CustomStringConvertible {
  /// The name or `#rrggbb`, followed by the opacity in percent if the color is not opaque.
  public var description: String {
    func text(_ name: String, _ opacity: Double) -> String {
      opacity == 1 ? name : "\(name) \(Int((opacity * 100).rounded()))%"
    }
    let name =
      switch hue {
      case .platform(let name): name.rawValue
      case .parts(let red, let green, let blue): RGBValue(red: red, green: green, blue: blue).description
      case .pair(let light, let dark, let opacities):
        "\(text(light.description, opacities.light))/\(text(dark.description, opacities.dark))"
      }
    return text(name, opacity)
  }
}
