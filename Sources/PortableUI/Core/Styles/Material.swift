import Elements

/// A translucent material that blurs the content behind it.
public struct Material: ShapeStyle, Hashable {
  let value: MaterialValue

  /// The most translucent material.
  public static let ultraThin = Material(value: .ultraThin)
  /// A material that is more translucent than opaque.
  public static let thin = Material(value: .thin)
  /// A material with medium translucency.
  public static let regular = Material(value: .regular)
  /// A material that is more opaque than translucent.
  public static let thick = Material(value: .thick)
  /// The most opaque material.
  public static let ultraThick = Material(value: .ultraThick)
  /// The material of bars.
  public static let bar = Material(value: .thick)

  /// The paint of the material.
  public var shapePaint: ShapePaint { ShapePaint(.material(value)) }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A material with medium translucency.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static let defaultValue: Material? = nil
}

extension EnvironmentValues {
  /// The material behind the view, if a view sets it explicitly. A material in `background(_:)` does not set this
  /// value, because hosts blend colors with the backdrop themselves.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
