/// The base drawings by symbol name, from `Resources/symbols.txt`.
enum SymbolTable {
  /// Returns the base drawing with this name; `nil` if there is none.
  static func base(_ name: String) -> SymbolBase? {
    guard let drawing = drawings[name] else { return nil }
    return SymbolBase(drawing.hasPrefix("=") ? drawings[String(drawing.dropFirst())] ?? "" : drawing)
  }

  /// The names of all base drawings.
  static var names: [String] { drawings.keys.sorted() }

  private static let drawings: [String: String] = {
    var drawings: [String: String] = [:]
    let table = AssetSource.files["symbols.txt"] ?? []
    for line in String(decoding: table, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      if let colon = line.firstRange(of: ": ") {
        drawings[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
      } else if let sign = line.firstRange(of: " = ") {
        drawings[String(line[..<sign.lowerBound])] = "=" + line[sign.upperBound...]
      }
    }
    return drawings
  }()
}
