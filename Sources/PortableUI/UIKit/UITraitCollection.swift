import Elements
import ViewGraph

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

  /// Those of the page of the person in whose view, or action of a view, this is read, and elsewhere those of a light one.
  public static var current: UITraitCollection {
    let isDark = MainThread.whileRunning { ScreenServices.current?.traits.colorScheme == .dark }
    return UITraitCollection(userInterfaceStyle: isDark == true ? .dark : .light)
  }
}

extension ColorScheme {
  /// Creates what a style of UIKit is; `nil` for one that nobody has said.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension UIUserInterfaceStyle {
  /// Creates what a scheme is; `unspecified` for `nil`.
  public init(_ colorScheme: ColorScheme?) {
    self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
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

    /// This color as it is on a screen that is light or dark.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
      let (parts, opacity) = color.value.parts(isDark: traitCollection.userInterfaceStyle == .dark)
      return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: opacity)
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
