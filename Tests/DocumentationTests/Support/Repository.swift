import Foundation

/// Access to the files of this package.
enum Repository {
  static let root: URL = {
    var url = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()

  /// The documents: README, contributing guide, `Docs`, and the DocC catalogs in `Sources`.
  static let documents = files("md", in: ["Docs", "Sources"]) + ["README.md", "CONTRIBUTING.md"]

  /// The sources that can contain snippets.
  static let sources = files("swift", in: ["Tests"])

  static func text(of file: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  /// Returns the paths, relative to the root, of all files with an extension in the folders, sorted.
  private static func files(_ pathExtension: String, in folders: [String]) -> [String] {
    folders.flatMap { folder in
      var paths: [String] = []
      let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      while let path = files?.nextObject() as? String {
        if path.hasSuffix(".build") {
          files?.skipDescendants()
        } else if path.hasSuffix(".\(pathExtension)") {
          paths.append("\(folder)/\(path)")
        }
      }
      return paths.sorted()
    }
  }
}
