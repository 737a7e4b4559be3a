/// The name of a file as somebody gave it, made one that leads nowhere.
///
/// It comes from outside: it may be a path, be empty, be longer than a file system takes, or have characters in it that turn what is
/// read around (Unicode's bidirectional controls).
package struct FileName: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// The longest name, in bytes of UTF-8; file systems take 255.
  private static let byteLimit = 200

  /// - Parameters:
  ///   - text: the name as it was given.
  ///   - fallback: the name where nothing is left of it.
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

  /// How the name ends, without the point and in small letters; empty where it has no end.
  package var ending: String {
    guard let point = description.lastIndex(of: "."), point != description.startIndex else { return "" }
    return description[description.index(after: point)...].lowercased()
  }

  /// The name with the usual ending of a type, unless it ends as names of that type do.
  package func ending(as type: UTType) -> FileName {
    guard let usual = type.preferredFilenameExtension, type.signs?.endings.contains(ending) != true else { return self }
    return FileName(description + "." + usual)
  }

  /// Cut before its ending, which says what the file is.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > byteLimit else { return name }
    var end = ""
    if let point = name.lastIndex(of: "."), name[point...].utf8.count <= 16 { end = String(name[point...]) }
    var start = String(name.dropLast(end.count))
    // A character may be of any number of bytes.
    while start.utf8.count + end.utf8.count > byteLimit, !start.isEmpty {
      start.unicodeScalars.removeLast()
    }
    return start + end
  }
}
