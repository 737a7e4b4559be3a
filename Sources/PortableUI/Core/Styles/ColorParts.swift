import Elements

/// The components of a color in sRGB, from 0 to 1.
package struct ColorParts: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double

  /// Creates a color from components in a color space.
  package init(_ red: Double, _ green: Double, _ blue: Double, in space: Color.RGBColorSpace = .sRGB) {
    func part(_ part: Double) -> Double { part.isNaN ? 0 : part }
    (self.red, self.green, self.blue) = (part(red), part(green), part(blue))
    switch space {
    case .sRGB: break
    case .sRGBLinear:
      (self.red, self.green, self.blue) = (Self.curved(self.red), Self.curved(self.green), Self.curved(self.blue))
    case .displayP3:
      // Both spaces have the transfer function of IEC 61966-2-1. The matrix converts P3 to sRGB primaries (CSS Color 4,
      // section 17).
      let (r, g, b) = (Self.linear(self.red), Self.linear(self.green), Self.linear(self.blue))
      self.red = Self.curved(1.2249401763 * r - 0.2249401763 * g)
      self.green = Self.curved(-0.0420569547 * r + 1.0420569547 * g)
      self.blue = Self.curved(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b)
    }
    clamp()
  }

  /// Creates a color from hue, saturation and brightness.
  init(hue: Double, saturation: Double, brightness: Double) {
    func unit(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }
    let (hue, saturation, brightness) = (unit(hue) * 6, unit(saturation), unit(brightness))
    func part(_ number: Double) -> Double {
      let place = (number + hue).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(part(5), part(3), part(1))
  }

  /// The hue, saturation and brightness. A gray has the hue 0.
  package var wheel: (hue: Double, saturation: Double, brightness: Double) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let span = high - low
    guard span > 0 else { return (0, 0, high) }
    let sixth =
      high == red ? (green - blue) / span : high == green ? (blue - red) / span + 2 : (red - green) / span + 4
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, span / high, high)
  }

  init(_ rgb: RGBValue) {
    self.init(Double(rgb.red) / 255, Double(rgb.green) / 255, Double(rgb.blue) / 255)
  }

  /// The components as bytes.
  package var rgb: RGBValue {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    return RGBValue(red: byte(red), green: byte(green), blue: byte(blue))
  }

  /// Returns the linear interpolation between two colors.
  func mixed(with other: ColorParts, by fraction: Double) -> ColorParts {
    func between(_ first: Double, _ second: Double) -> Double { first + (second - first) * fraction }
    return ColorParts(between(red, other.red), between(green, other.green), between(blue, other.blue))
  }

  private mutating func clamp() {
    (red, green, blue) = (min(max(red, 0), 1), min(max(green, 0), 1), min(max(blue, 0), 1))
  }

  /// Returns the linear value of an sRGB component.
  static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Returns the sRGB value of a linear component.
  static func curved(_ part: Double) -> Double {
    part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
  }
}
