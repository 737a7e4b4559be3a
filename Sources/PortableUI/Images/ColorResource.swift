/// A color of an asset catalog, by what Xcode makes of its name: `ColorResource(name: "brand", bundle: .main)`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let place: AssetPlace

  /// Creates a resource.
  ///
  /// - Parameters:
  ///   - name: what it is called in the catalog.
  ///   - bundle: where the catalog is.
  public init(name: String, bundle: Bundle) {
    self.name = name
    place = AssetPlace(bundle == .main ? nil : bundle)
  }
}

extension Color {
  /// Creates a color of an asset catalog. One that is not there is clear, and reported.
  public init(_ resource: ColorResource) {
    self.init(resource.name, in: resource.place)
  }
}

#if !canImport(UIKit)
  extension UIColor {
    /// Creates a color of an asset catalog. One that is not there is clear, and reported.
    public convenience init(resource: ColorResource) {
      self.init(Color(resource))
    }

    /// Takes a color of an asset catalog; `nil` where there is none of that name.
    public convenience init?(named name: String, in bundle: Bundle? = nil) {
      guard let value = AssetPlace(bundle).color(named: name) else { return nil }
      self.init(Color(value))
    }

    /// Takes a color of an asset catalog; `nil` where there is none of that name. It is as the screen is that shows it, whatever the traits.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
      self.init(named: name, in: bundle)
    }
  }
#endif
