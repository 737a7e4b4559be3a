import Elements

/// Where a program's resources are.
struct AssetPlace: Hashable, Sendable {
  /// The folder of a bundle; `nil` for those of the program.
  private let folder: String?

  init(_ bundle: Bundle?) {
    folder = bundle?.resourceURL?.path ?? bundle?.bundlePath
  }

  /// The picture of that name; `nil` where there is none.
  func picture(named name: String) -> PictureValue? { first { $0.picture(named: name) } }

  /// The color of that name; `nil` where there is none.
  func color(named name: String) -> ColorValue? { first { $0.color(named: name) } }

  /// Whether the asset catalog says that only where the picture is opaque counts.
  func isTemplate(_ name: String) -> Bool { first { $0.isTemplate(name) ? true : nil } ?? false }

  private func first<Value>(_ find: (AssetFolder) -> Value?) -> Value? {
    for folder in folder.map({ [$0] }) ?? Self.ownFolders {
      if let value = find(AssetFolder.at(folder)) { return value }
    }
    return nil
  }

  /// The program's own bundle, and those of its package's targets beside it.
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
