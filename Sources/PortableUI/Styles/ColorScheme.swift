import Elements
import ViewGraph

/// Whether a screen is light or dark.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
  /// Whether the place is light or dark: as the person's device is, unless a view says otherwise.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

private struct SchemeModifier: PrimitiveModifier {
  let scheme: ColorScheme?
  var isForAll = false

  static var kind: ElementKind { .scheme }

  func describe(_ writer: inout LayerWriter) {
    guard let scheme else { return }
    writer[isForAll ? .screenScheme : .scheme] = .string(scheme.rawValue)
  }
}

extension View {
  /// Shows the view light or dark, whatever the person prefers.
  ///
  /// - Parameter colorScheme: which.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Shows the view light or dark, whatever the person prefers.
  ///
  /// - Parameters:
  ///   - keyPath: `\.colorScheme`.
  ///   - value: which.
  public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme) -> some View
  {
    transformEnvironment(keyPath) { $0 = value }.modifier(SchemeModifier(scheme: value))
  }

  /// Shows the screen that the view is part of light or dark, whatever the person prefers.
  ///
  /// - Parameter colorScheme: which; `nil` for what the person prefers.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
      .modifier(SchemeModifier(scheme: colorScheme, isForAll: true))
  }
}

extension ElementKind {
  /// A layer: the view is shown in the color `scheme`, `light` or `dark`, that it says; or all of its screen is, in `screenScheme`.
  package static let scheme = ElementKind(rawValue: "scheme")
}

extension AttributeKey {
  package static let scheme = AttributeKey(rawValue: "scheme")
  package static let screenScheme = AttributeKey(rawValue: "screenScheme")
}
