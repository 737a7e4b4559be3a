import Elements

/// What a screen is like, for sources that were written for UIKit.
public struct UITraitCollection: Hashable, Sendable {
  /// Whether the screen is dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates traits.
  ///
  /// - Parameter userInterfaceStyle: whether the screen is dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

/// Whether a screen is dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nobody has said.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

#if !canImport(UIKit)
  extension UIColor {
    /// Creates a color that is one in light and another in dark.
    ///
    /// - Parameter dynamicProvider: gives the color. It is asked at once, for light and for dark.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
      let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color.value
      let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color.value
      self.init(Color(light == dark ? light : ColorValue(light: light, dark: dark)))
    }

    /// Creates a color of an asset catalog among a program's resources; `nil` where there is none of that name.
    ///
    /// - Parameter name: what it is called there.
    public convenience init?(named name: String) {
      guard let value = AssetPlace(nil).color(named: name) else { return nil }
      self.init(Color(value))
    }
  }
#endif

extension ColorValue {
  /// One color in light and another in dark, as opaque as the light one is: hosts keep one opacity for both.
  fileprivate init(light: ColorValue, dark: ColorValue) {
    let (first, second) = (light.parts(isDark: false), dark.parts(isDark: true))
    self.init(.pair(light: first.parts.rgb, dark: second.parts.rgb), opacity: first.opacity)
  }
}
