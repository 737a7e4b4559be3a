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

  /// All pages: the documents, the READMEs of the examples, the changelog and the security policy.
  static let pages = documents + files("md", in: ["Examples"]) + ["CHANGELOG.md", "SECURITY.md"]

  /// The sources that can contain snippets.
  static let sources = files("swift", in: ["Tests"])

  /// The sources of the libraries.
  static let librarySources = files("swift", in: ["Sources"])

  static func text(of file: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  /// Returns the text of a Markdown file, an empty text for a folder or any other file, and `nil` if nothing exists at
  /// the path.
  static func content(of path: String) throws -> String? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
    guard exists else { return nil }
    return path.hasSuffix(".md") && !isFolder.boolValue ? try text(of: path) : ""
  }

  /// Returns the names of the folders in a folder, in alphabetical order.
  static func folders(in folder: String) throws -> [String] {
    func contents(_ path: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(path).path)
    }
    return try contents(folder).filter { (try? contents("\(folder)/\($0)")) != nil }.sorted()
  }

  /// Returns whether a folder contains, at any depth, a folder with the given name that contains a Swift file.
  static func hasFolder(_ name: String, in folder: String) -> Bool {
    files("swift", in: [folder]).contains { $0.dropFirst(folder.count).contains("/\(name)/") }
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
