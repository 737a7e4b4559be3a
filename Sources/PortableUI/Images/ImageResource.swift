/// A picture of an asset catalog, by what Xcode makes of its name: `ImageResource(name: "sunset", bundle: .main)`.
public struct ImageResource: Hashable, Sendable {
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

extension Image {
  /// Shows a picture of an asset catalog. It is called by its name.
  ///
  /// - Parameter resource: which.
  nonisolated public init(_ resource: ImageResource) {
    source = .named(resource.name, resource.place)
    label = Text(verbatim: resource.name)
  }

  /// Shows a picture of an asset catalog.
  ///
  /// - Parameters:
  ///   - resource: which.
  ///   - label: says what it shows.
  nonisolated public init(_ resource: ImageResource, label: Text) {
    self.init(resource)
    self.label = label
  }

  /// Shows a picture of an asset catalog that says nothing to those who cannot see it.
  ///
  /// - Parameter resource: which.
  nonisolated public init(decorative resource: ImageResource) {
    self.init(resource)
    label = nil
    isDecorative = true
  }
}

#if !canImport(UIKit)
  extension UIImage {
    /// Takes a picture of an asset catalog. One that is not there is shown as a stand-in with its name.
    public convenience init(resource: ImageResource) {
      self.init(named: resource.name, at: resource.place)
    }
  }
#endif
