/// A sanitized file name.
///
/// The original name is untrusted input: it may be a path, be empty, exceed the limit of file systems, or contain
/// Unicode bidirectional controls, which reverse the displayed text.
package struct FileName: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// The maximum length in bytes of UTF-8. File systems allow 255.
  private static let byteLimit = 200

  /// Sanitizes a name.
  ///
  /// - Parameters:
  ///   - text: The original name.
  ///   - fallback: The name to use if no valid character of the original name remains.
  package init(_ text: String, or fallback: String = "file") {
    let last = text.split { $0 == "/" || $0 == "\\" }.last ?? ""
    var scalars = String.UnicodeScalarView()
    scalars += last.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
      default: !scalar.properties.isBidiControl
      }
    }
    let name = String(scalars).trimmingCharacters(in: .whitespaces)
    let isNone = name.allSatisfy { $0 == "." }
    description = isNone ? fallback : Self.shortened(name)
  }

  /// The filename extension in lower case, without the period. It is empty if the name has none.
  package var ending: String {
    guard let point = description.lastIndex(of: "."), point != description.startIndex else { return "" }
    return description[description.index(after: point)...].lowercased()
  }

  /// Returns the name with the preferred extension of a type appended, unless it already has an extension of that type.
  package func ending(as type: UTType) -> FileName {
    guard let usual = type.preferredFilenameExtension, type.signs?.endings.contains(ending) != true else { return self }
    return FileName(description + "." + usual)
  }

  /// Truncates the name but keeps its extension, because the extension identifies the type of the file.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > byteLimit else { return name }
    var end = ""
    if let point = name.lastIndex(of: "."), name[point...].utf8.count <= 16 { end = String(name[point...]) }
    var start = String(name.dropLast(end.count))
    // Remove Unicode scalars instead of characters. A single character can have any number of bytes, so its removal
    // could make the name empty.
    while start.utf8.count + end.utf8.count > byteLimit, !start.isEmpty {
      start.unicodeScalars.removeLast()
    }
    return start + end
  }
}
