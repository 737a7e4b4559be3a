import Elements
import ViewGraph

/// The traits of a screen, for source code written for UIKit.
public struct UITraitCollection: Hashable, Sendable {
  /// The style of the screen: light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates traits.
  ///
  /// - Parameter userInterfaceStyle: the style of the screen.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The traits of the current screen. For code in a view and in its actions, they are the traits of the user's page.
  /// For other code, the style is light.
  public static var current: UITraitCollection {
    let isDark = MainThread.whileRunning { ScreenServices.current?.traits.colorScheme == .dark }
    return UITraitCollection(userInterfaceStyle: isDark == true ? .dark : .light)
  }
}

extension ColorScheme {
  /// Creates a color scheme from a UIKit style; `nil` for an unspecified style.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension UIUserInterfaceStyle {
  /// Creates a UIKit style from a color scheme; `unspecified` for `nil`.
  public init(_ colorScheme: ColorScheme?) {
    self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }
}

/// The style of a screen: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style is unspecified.
  case unspecified
  /// The light style.
  case light
  /// The dark style.
  case dark
}

#if !canImport(UIKit)
  extension UIColor {
    /// Creates a color with different values in light and dark mode.
    ///
    /// - Parameter dynamicProvider: returns the color for the given traits. The initializer calls it once for the light
    ///   and once for the dark style.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
      let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color.value
      let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color.value
      guard light != dark else {
        self.init(Color(light))
        return
      }
      let (first, second) = (light.parts(isDark: false), dark.parts(isDark: true))
      self.init(
        Color(ColorValue(light: (first.parts.rgb, first.opacity), dark: (second.parts.rgb, second.opacity))))
    }

    /// Returns the color for the style of the given traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
      let (parts, opacity) = color.value.parts(isDark: traitCollection.userInterfaceStyle == .dark)
      return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: opacity)
    }
  }
#endif
