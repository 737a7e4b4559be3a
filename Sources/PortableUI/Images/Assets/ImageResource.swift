/// An image of an asset catalog. Xcode generates a constant for each image, such as
/// `ImageResource(name: "sunset", bundle: .main)`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let place: AssetLocation
  /// The path of the bundle; `nil` for the main bundle.
  private let bundlePath: String?

  /// Creates an image resource.
  ///
  /// - Parameters:
  ///   - name: the name of the image in the catalog.
  ///   - bundle: the bundle of the catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    place = AssetLocation(bundle == .main ? nil : bundle)
    bundlePath = bundle == .main ? nil : bundle.bundlePath
  }

  /// The default accessibility label of the image: its name as a localization key.
  var label: Text { Text(LocalizedStringKey(name), bundle: bundlePath.flatMap(Bundle.init(path:))) }
}

extension Image {
  /// Creates an image from a resource. The name of the image is also the localization key of the
  /// accessibility label.
  ///
  /// - Parameter resource: the resource.
  nonisolated public init(_ resource: ImageResource) {
    source = .named(resource.name, resource.place)
    label = resource.label
  }

  /// Creates a labeled image from a resource.
  ///
  /// - Parameters:
  ///   - resource: the resource.
  ///   - label: the accessibility label.
  nonisolated public init(_ resource: ImageResource, label: Text) {
    self.init(resource)
    self.label = label
  }

  /// Creates an image from a resource. The image is hidden from assistive technologies.
  ///
  /// - Parameter resource: the resource.
  nonisolated public init(decorative resource: ImageResource) {
    self.init(resource)
    label = nil
    isDecorative = true
  }
}

#if !canImport(UIKit)
  extension UIImage {
    /// Creates an image from a resource. If the resource is missing, a placeholder symbol with its name is shown.
    public convenience init(resource: ImageResource) {
      self.init(named: resource.name, at: resource.place)
    }
  }
#endif
