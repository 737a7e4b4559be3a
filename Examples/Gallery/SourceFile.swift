import Foundation

/// A file of an example's source, as it is in the folder of the package from which this program was built.
struct SourceFile: Identifiable, Hashable, Sendable {
  /// Its path below the example's folder.
  let id: String
  private let place: URL

  /// Its own name.
  var name: String { place.lastPathComponent }
  /// The folder in which it is, below the example's; empty for that itself.
  var folder: String { id.split(separator: "/").dropLast().joined(separator: "/") }
  /// What is in it; `nil` where it has gone.
  var text: String? { try? String(contentsOf: place, encoding: .utf8) }

  /// The files of an example's folder, with what it says of itself first; none where the package is no longer where it was.
  static func all(in folder: String, of examples: URL = examples) -> [SourceFile] {
    let root = examples.appending(path: folder, directoryHint: .isDirectory)
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: root.path(percentEncoded: false)) else {
      return []
    }
    let files = names.filter { $0.hasSuffix(".swift") || $0 == "README.md" }
    return files.map { SourceFile(id: $0, place: root.appending(path: $0)) }.sorted { $0.order < $1.order }
  }

  private var order: (Int, String, String) { (id == "README.md" ? 0 : 1, folder, name) }

  /// The folder of the examples.
  static let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
}
