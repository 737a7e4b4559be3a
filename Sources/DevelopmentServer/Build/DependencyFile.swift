import Foundation

/// A file in which a compiler lists the files that it has read, in the format of make.
enum DependencyFile {
  /// Returns the files that a target depends on. Spaces in paths are escaped by a backslash.
  static func paths(in text: String) -> [String] {
    guard let colon = text.firstRange(of: ": ") else { return [] }
    let joined = text[colon.upperBound...].replacing("\\\n", with: " ").replacing("\\ ", with: "\0")
    return joined.split { $0 == " " || $0 == "\n" }.map { String($0.replacing("\0", with: " ")) }
  }
}
