import Elements
import ViewGraph

/// A light or dark appearance.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// The light appearance.
  case light
  /// The dark appearance.
  case dark
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
  /// The color scheme of the view: the color scheme of the user's device, unless a view overrides it.
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

/// Shows the view in the color scheme of its environment.
private struct EnvironmentSchemeModifier: PrimitiveModifier {
  static var kind: ElementKind { .scheme }
  var readsEnvironment: Bool { true }

  func describe(_ writer: inout LayerWriter) {
    writer[.scheme] = .string(EnvironmentValues(scope: writer.environment).colorScheme.rawValue)
  }
}

extension View {
  /// Sets the color scheme of this view, regardless of the user's preference.
  ///
  /// - Parameter colorScheme: the color scheme.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the color scheme of this view, regardless of the user's preference.
  ///
  /// - Parameters:
  ///   - keyPath: `\.colorScheme`.
  ///   - value: the color scheme.
  public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme) -> some View
  {
    modifier(ValueModifier(keyPath: keyPath, value: value)).modifier(SchemeModifier(scheme: value))
  }

  /// Changes the color scheme of this view, starting from the inherited color scheme.
  ///
  /// - Parameters:
  ///   - keyPath: `\.colorScheme`.
  ///   - transform: a closure that changes the color scheme.
  public func transformEnvironment(
    _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, transform: @escaping (inout ColorScheme) -> Void
  ) -> some View {
    modifier(EnvironmentSchemeModifier()).modifier(TransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Sets the color scheme of the screen that contains this view, regardless of the user's preference.
  ///
  /// - Parameter colorScheme: the color scheme; `nil` for the user's preference.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(TransformModifier(keyPath: \.colorScheme) { $0 = colorScheme ?? $0 })
      .modifier(SchemeModifier(scheme: colorScheme, isForAll: true))
  }
}
