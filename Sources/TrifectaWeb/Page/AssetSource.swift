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

  /// Returns a script without its JSDoc comments, lines of comments, indentation, and empty lines. Decision 92 compares
  /// the result with other ways to make files smaller.
  ///
  /// A comment after code in a line is kept. A string, template or regular expression must not contain `/**`, or a line
  /// that starts with `//`.
  static func script(_ source: [UInt8]) -> [UInt8] {
    lines(source, withoutCommentsFrom: "/**") { !$0.starts(with: "//".utf8) }
  }

  /// Returns a style sheet without comments, indentation, and empty lines. A string must not contain `/*`.
  static func styleSheet(_ source: [UInt8]) -> [UInt8] {
    lines(source, withoutCommentsFrom: "/*") { _ in true }
  }

  private static func lines(
    _ source: [UInt8], withoutCommentsFrom start: String, isCode: (ArraySlice<UInt8>) -> Bool
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
    return Array(lines.filter { !$0.isEmpty && isCode($0) }.joined(separator: "\n".utf8))
  }
}
