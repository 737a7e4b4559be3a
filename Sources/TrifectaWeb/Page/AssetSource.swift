import TrifectaWebAssets

/// The files of `Resources`, which the target `TrifectaWebAssets` embeds in the binary.
enum AssetSource {
  /// The contents of the files by name.
  static let files: [String: [UInt8]] = {
    var files: [String: [UInt8]] = [:]
    while let asset = trifecta_web_asset(files.count)?.pointee {
      let text = UnsafeRawPointer(asset.text).assumingMemoryBound(to: CChar.self)
      files[String(cString: asset.name)] = Array(String(cString: text).utf8)
    }
    return files
  }()

  /// Returns a script without its JSDoc comments, lines of comments, indentation, empty lines, line breaks after `{`,
  /// `;`, `,` and `(`, and line breaks and semicolons before `}`. Decision 92 compares the result with other ways to make
  /// files smaller.
  ///
  /// A comment after code in a line is kept, with the line break after it. A string, template or regular expression must
  /// not contain `/**`, a template must not contain a line break, and a loop must not have an empty statement.
  static func script(_ source: [UInt8]) -> [UInt8] {
    lines(source, withoutCommentsFrom: "/**", joinedAfter: "{;,(") { $0.starts(with: "//".utf8) ? [] : $0 }
  }

  /// Returns a style sheet without comments, indentation, empty lines, line breaks after `{`, `;`, `,`, `(` and `}`,
  /// semicolons before `}`, and spaces after the names of properties and before `{`. A string must not contain `/*`. A
  /// line that continues the value of a property must not contain `: `.
  static func styleSheet(_ source: [UInt8]) -> [UInt8] {
    lines(source, withoutCommentsFrom: "/*", joinedAfter: "{;,(}") { line in
      if line.last == UInt8(ascii: "{") {
        line.dropLast().last == UInt8(ascii: " ") ? line.dropLast(2) + "{".utf8 : line
      } else if line.last == UInt8(ascii: ";"), let colon = line.firstRange(of: ": ".utf8) {
        line[..<colon.lowerBound] + ":".utf8 + line[colon.upperBound...]
      } else {
        line
      }
    }
  }

  private static func lines(
    _ source: [UInt8], withoutCommentsFrom start: String, joinedAfter ends: String,
    transform: (ArraySlice<UInt8>) -> ArraySlice<UInt8>
  ) -> [UInt8] {
    var code: [UInt8] = []
    code.reserveCapacity(source.count)
    var rest = source[...]
    while let comment = rest.firstRange(of: start.utf8) {
      code += rest[..<comment.lowerBound]
      rest = rest[comment.upperBound...]
      rest = rest.firstRange(of: "*/".utf8).map { rest[$0.upperBound...] } ?? []
    }
    code += rest
    let lines = code.split(separator: UInt8(ascii: "\n")).map { $0.drop { $0 == UInt8(ascii: " ") } }
    var result: [UInt8] = []
    result.reserveCapacity(code.count)
    var hasComment = false
    for line in lines.map(transform) where !line.isEmpty {
      if line.first == UInt8(ascii: "}"), !hasComment {
        if result.last == UInt8(ascii: "\n") { result.removeLast() }
        if result.last == UInt8(ascii: ";") { result.removeLast() }
      }
      result += line
      // A comment after code ends with its line.
      hasComment = line.firstRange(of: "//".utf8) != nil
      if hasComment || !ends.utf8.contains(line.last ?? 0) { result.append(UInt8(ascii: "\n")) }
    }
    if result.last == UInt8(ascii: "\n") { result.removeLast() }
    return result
  }
}
