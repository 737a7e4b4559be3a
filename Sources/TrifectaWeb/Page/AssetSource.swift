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

  /// Returns a script or style sheet without indentation, empty lines, and lines of comments. Decision 92 compares the
  /// result with other ways to make files smaller.
  ///
  /// A comment that shares a line with code is kept. A string or template must not contain a line that looks like a
  /// comment.
  static func withoutComments(_ source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var isInComment = false
    for line in source.split(separator: UInt8(ascii: "\n")) {
      let code = line.drop { $0 == UInt8(ascii: " ") }
      if !isInComment, code.starts(with: "//".utf8) { continue }
      if isInComment || code.starts(with: "/*".utf8) {
        isInComment = !code.reversed().starts(with: "/*".utf8)
      } else if !code.isEmpty {
        result += code
        result.append(UInt8(ascii: "\n"))
      }
    }
    return result
  }
}
