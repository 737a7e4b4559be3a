import Elements

/// A location of a program's resources.
package struct AssetLocation: Hashable, Sendable {
  /// The resource folder of a bundle; `nil` for the main bundle and the resource bundles of the program's targets.
  private let folder: String?

  init(_ bundle: Bundle?) {
    folder = bundle?.resourceURL?.path ?? bundle?.bundlePath
  }

  /// Returns the image with a name; `nil` if there is no such image.
  package func picture(named name: String) -> PictureValue? { image(named: name)?.picture }

  /// Returns the image with a name, and whether it is a template; `nil` if there is no such image.
  func image(named name: String) -> AssetFolder.Image? { first { $0.image(named: name) } }

  /// Returns the color with a name; `nil` if there is no such color.
  func color(named name: String) -> ColorValue? { first { $0.color(named: name) } }

  private func first<Value>(_ find: (AssetFolder) -> Value?) -> Value? {
    for folder in folder.map({ [$0] }) ?? Self.ownFolders {
      if let value = find(AssetFolder.at(folder)) { return value }
    }
    return nil
  }

  /// The resource folder of the main bundle, and the resource bundles next to the main bundle. Swift Package Manager
  /// creates a resource bundle for each target with resources.
  private static let ownFolders: [String] = {
    let main = Bundle.main
    var folders = [main.resourceURL?.path ?? main.bundlePath]
    let beside = Set([main.bundlePath, main.executableURL?.deletingLastPathComponent().path].compactMap { $0 }).sorted()
    for folder in beside {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      folders += names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map {
        "\(folder)/\($0)"
      }
    }
    return folders
  }()
}
