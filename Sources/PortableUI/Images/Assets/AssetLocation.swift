import Elements

/// A location of a program's resources.
package struct AssetLocation: Hashable, Sendable {
  /// The resource folder of a bundle; `nil` for the main bundle and the resource bundles of the program's targets.
  private let folder: String?

  init(_ bundle: Bundle?) {
    folder = bundle?.resourceURL?.path ?? bundle?.bundlePath
  }

  /// Returns the image with a name; `nil` if there is no such image.
  package func picture(named name: String) -> PictureValue? { first { $0.picture(named: name) } }

  /// Returns the color with a name; `nil` if there is no such color.
  func color(named name: String) -> ColorValue? { first { $0.color(named: name) } }

  /// Returns whether the image with a name is a template, of which only the alpha channel is used.
  func isTemplate(_ name: String) -> Bool { first { $0.isTemplate(name) ? true : nil } ?? false }

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
