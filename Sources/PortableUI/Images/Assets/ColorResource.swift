/// A color of an asset catalog. Xcode generates a constant for each color, such as
/// `ColorResource(name: "brand", bundle: .main)`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let place: AssetLocation

  /// Creates a color resource.
  ///
  /// - Parameters:
  ///   - name: the name of the color in the catalog.
  ///   - bundle: the bundle of the catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    place = AssetLocation(bundle == .main ? nil : bundle)
  }
}

extension Color {
  /// Creates a color from a resource. If the resource is missing, the color is clear, and an issue is reported.
  public init(_ resource: ColorResource) {
    self.init(resource.name, in: resource.place)
  }
}

#if !canImport(UIKit)
  extension UIColor {
    /// Creates a color from a resource. If the resource is missing, the color is clear, and an issue is reported.
    public convenience init(resource: ColorResource) {
      self.init(Color(resource))
    }

    /// Creates a color from an asset catalog; `nil` if the catalog has no color with this name.
    public convenience init?(named name: String, in bundle: Bundle? = nil) {
      guard let value = AssetLocation(bundle).color(named: name) else { return nil }
      self.init(Color(value))
    }

    /// Creates a color from an asset catalog; `nil` if the catalog has no color with this name. The traits are ignored,
    /// because the color adapts to the screen that shows it.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
      self.init(named: name, in: bundle)
    }
  }
#endif
