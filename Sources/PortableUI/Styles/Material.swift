import Elements

/// What is behind is seen through it, blurred.
public struct Material: ShapeStyle, Hashable {
  let value: MaterialValue

  /// Of which most is seen through.
  public static let ultraThin = Material(value: .ultraThin)
  /// Of which more than half is seen through.
  public static let thin = Material(value: .thin)
  /// Of which half is seen through.
  public static let regular = Material(value: .regular)
  /// Of which less than half is seen through.
  public static let thick = Material(value: .thick)
  /// Of which hardly anything is seen through.
  public static let ultraThick = Material(value: .ultraThick)
  /// Of bars.
  public static let bar = Material(value: .thick)

  /// The material's paint.
  public var shapePaint: ShapePaint { ShapePaint(.material(value)) }
}

extension ShapeStyle where Self == Material {
  /// A material of which most is seen through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material of which more than half is seen through.
  public static var thinMaterial: Material { .thin }
  /// A material of which half is seen through.
  public static var regularMaterial: Material { .regular }
  /// A material of which less than half is seen through.
  public static var thickMaterial: Material { .thick }
  /// A material of which hardly anything is seen through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static let defaultValue: Material? = nil
}

extension EnvironmentValues {
  /// The material that views stand on, where a view has said so. Backgrounds of a material do not: hosts mix colors with what is
  /// behind by themselves.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
