import Foundation

/// A source file of an example, in the folder of the package from which this program was built.
struct SourceFile: Identifiable, Hashable, Sendable {
  /// The path relative to the example's folder.
  let id: String
  private let place: URL

  /// The file name.
  var name: String { place.lastPathComponent }
  /// The path of the containing folder relative to the example's folder; empty for that folder.
  var folder: String { id.split(separator: "/").dropLast().joined(separator: "/") }
  /// Whether it is Swift source.
  var isSwift: Bool { id.hasSuffix(".swift") }
  /// Whether it contains tests.
  var isTest: Bool { id.split(separator: "/").dropLast().contains("Tests") }
  /// The content; `nil` if the file does not exist any more.
  var text: String? { try? String(contentsOf: place, encoding: .utf8) }

  /// Returns the files of an example's folder, its README first. Returns none if the package was moved.
  static func all(in folder: String, of examples: URL = examples) -> [SourceFile] {
    let root = examples.appending(path: folder, directoryHint: .isDirectory)
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: root.path(percentEncoded: false)) else {
      return []
    }
    let files = names.filter { $0.hasSuffix(".swift") || $0 == "README.md" }
    return files.map { file($0, in: folder, of: examples) }.sorted { $0.order < $1.order }
  }

  /// Returns a file by its path relative to an example's folder. The file need not exist.
  static func file(_ path: String, in folder: String, of examples: URL = examples) -> SourceFile {
    SourceFile(id: path, place: examples.appending(path: folder).appending(path: path))
  }

  private var order: (Int, String, String) { (id == "README.md" ? 0 : 1, folder, name) }

  /// The folder of all examples.
  static let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
}
