import Elements

/// The values of the system colors for fills. Hosts may darken or lighten the colors of text, so that the text is
/// legible.
package enum PlatformColors {
  /// The light and the dark value of a color, with their opacities.
  package struct Entry: Sendable {
    package let light: RGBValue
    package let dark: RGBValue
    package let lightOpacity: Double
    package let darkOpacity: Double

    fileprivate init(_ light: UInt32, _ dark: UInt32, _ lightOpacity: Double = 1, _ darkOpacity: Double? = nil) {
      self.light = RGBValue(light)
      self.dark = RGBValue(dark)
      self.lightOpacity = lightOpacity
      self.darkOpacity = darkOpacity ?? lightOpacity
    }
  }

  /// Returns the color with a name; `nil` if there is none.
  package static func entry(_ name: ColorName) -> Entry? { table[name] }

  private static let table: [ColorName: Entry] = [
    "primary": Entry(0x000000, 0xFFFFFF), "secondary": Entry(0x3C3C43, 0xEBEBF5, 0.6),
    "tertiary": Entry(0x3C3C43, 0xEBEBF5, 0.3), "quaternary": Entry(0x3C3C43, 0xEBEBF5, 0.18, 0.16),
    "accentColor": Entry(0x007AFF, 0x0A84FF), "red": Entry(0xFF3B30, 0xFF453A), "orange": Entry(0xFF9500, 0xFF9F0A),
    "yellow": Entry(0xFFCC00, 0xFFD60A), "green": Entry(0x34C759, 0x30D158), "mint": Entry(0x00C7BE, 0x63E6E2),
    "teal": Entry(0x30B0C7, 0x40C8E0), "cyan": Entry(0x32ADE6, 0x64D2FF), "blue": Entry(0x007AFF, 0x0A84FF),
    "indigo": Entry(0x5856D6, 0x5E5CE6), "purple": Entry(0xAF52DE, 0xBF5AF2), "pink": Entry(0xFF2D55, 0xFF375F),
    "brown": Entry(0xA2845E, 0xAC8E68), "gray": Entry(0x8E8E93, 0x8E8E93), "black": Entry(0x000000, 0x000000),
    "white": Entry(0xFFFFFF, 0xFFFFFF), "clear": Entry(0x000000, 0x000000, 0),
    "systemGray2": Entry(0xAEAEB2, 0x636366), "systemGray3": Entry(0xC7C7CC, 0x48484A),
    "systemGray4": Entry(0xD1D1D6, 0x3A3A3C), "systemGray5": Entry(0xE5E5EA, 0x2C2C2E),
    "systemGray6": Entry(0xF2F2F7, 0x1C1C1E), "systemBackground": Entry(0xFFFFFF, 0x000000),
    "secondarySystemBackground": Entry(0xF2F2F7, 0x1C1C1E), "tertiarySystemBackground": Entry(0xFFFFFF, 0x2C2C2E),
    "systemGroupedBackground": Entry(0xF2F2F7, 0x000000), "secondarySystemGroupedBackground": Entry(0xFFFFFF, 0x1C1C1E),
    "tertiarySystemGroupedBackground": Entry(0xF2F2F7, 0x2C2C2E), "separator": Entry(0x3C3C43, 0x545458, 0.29, 0.6),
    "opaqueSeparator": Entry(0xC6C6C8, 0x38383A), "systemFill": Entry(0x787880, 0x787880, 0.2, 0.36),
    "secondarySystemFill": Entry(0x787880, 0x787880, 0.16, 0.32),
    "tertiarySystemFill": Entry(0x767680, 0x767680, 0.12, 0.24),
    "quaternarySystemFill": Entry(0x747480, 0x747480, 0.08, 0.18), "placeholderText": Entry(0x3C3C43, 0xEBEBF5, 0.3),
  ].reduce(into: [:]) { $0[ColorName(rawValue: $1.key)] = $1.value }
}

extension ColorValue {
  /// Creates a color with a value and an opacity for each color scheme.
  package init(light: (rgb: RGBValue, opacity: Double), dark: (rgb: RGBValue, opacity: Double)) {
    if light.opacity == dark.opacity {
      self.init(.pair(light: light.rgb, dark: dark.rgb), opacity: light.opacity)
    } else {
      let opacities = OpacityPair(light: light.opacity, dark: dark.opacity)
      self.init(.pair(light: light.rgb, dark: dark.rgb, opacities: opacities))
    }
  }

  /// Returns the components and the opacity of the color in the light or the dark color scheme.
  package func parts(isDark: Bool) -> (parts: ColorParts, opacity: Double) {
    switch hue {
    case .parts(let red, let green, let blue): (ColorParts(RGBValue(red: red, green: green, blue: blue)), opacity)
    case .pair(let light, let dark, let opacities):
      (ColorParts(isDark ? dark : light), opacity * (isDark ? opacities.dark : opacities.light))
    case .platform(let name):
      if let entry = PlatformColors.entry(name) {
        (ColorParts(isDark ? entry.dark : entry.light), opacity * (isDark ? entry.darkOpacity : entry.lightOpacity))
      } else {
        (ColorParts(0, 0, 0), opacity)
      }
    }
  }
}
