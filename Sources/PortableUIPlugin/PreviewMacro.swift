/// Expands `#Preview` to a type with the name and the content of the preview.
struct PreviewMacro {
  private let name: String
  private let traits: String
  private let properties: [String]
  private let body: String
  private let discriminator: String
  private let place: String

  /// Parses the macro with its arguments.
  ///
  /// - Parameter location: the source location, as encoded by the compiler.
  init(_ source: String, _ discriminator: String, at location: [String: Any]) throws(ExpansionError) {
    self.discriminator = discriminator
    place = "(fileID: \"\(location["fileID"] as? String ?? "")\", line: \(location["line"] as? Int ?? 0))"
    let text = SourceText(source)
    // Attributes and comments before the macro may contain brackets.
    var index = text.places(in: 0..<text.text.count) { text.text[$0] == "#" }.first ?? 0
    while index < text.text.count, text.text[index] != "(", text.text[index] != "{" { index += 1 }
    var arguments: [Argument] = []
    if index < text.text.count, text.text[index] == "(" {
      let end = text.end(at: index)
      arguments = Argument.all(in: text, index + 1..<end - 1)
      index = text.skipSpace(from: end)
    }
    var content = arguments.first { $0.label == "body" }?.value ?? ""
    if index < text.text.count, text.text[index] == "{" { content = text[index..<text.end(at: index)] }
    guard content.hasPrefix("{"), content.hasSuffix("}") else {
      throw ExpansionError(message: "#Preview requires a closure: write #Preview { … }.")
    }
    name = arguments.first { $0.label == nil }.flatMap { $0 === arguments.first ? $0.value : nil } ?? "nil"
    let first = arguments.firstIndex { $0.label == "traits" } ?? arguments.count
    traits = arguments[first...].filter { $0.label == nil || $0.label == "traits" }.map(\.value).joined(separator: ", ")
    (properties, body) = Self.split(String(content.dropFirst().dropLast()))
  }

  /// The declaration of the type.
  var expansion: String {
    let type = discriminator + "7PreviewfMu_"
    let previews =
      properties.isEmpty
      ? "static var previews: some View {\(body)}"
      : """
      struct Content: View {
      \(properties.joined(separator: "\n"))
      var body: some View {\(body)}
      }
      static var previews: some View { Content() }
      """
    return """
      @MainActor struct \(type): _PreviewRecord {
      static var name: String? { \(name) }
      static var place: (fileID: String, line: Int) { \(place) }
      static var traits: [PreviewTrait<Preview.ViewTraits>] { [\(traits)] }
      \(previews)
      }
      """
  }

  /// Splits a body into its `@Previewable` properties and the rest.
  private static func split(_ body: String) -> (properties: [String], rest: String) {
    let text = SourceText(body)
    let starts = text.places(in: 0..<text.text.count) { text.hasWord("@Previewable", at: $0) }
    var properties: [String] = []
    var rest = ""
    var index = 0
    for start in starts where start >= index {
      let end = endOfStatement(in: text, from: start)
      rest += text[index..<start]
      properties.append(text[start + "@Previewable".count..<end])
      // Remove the separator before the next statement too.
      index = end < text.text.count && text.text[end] == ";" ? end + 1 : end
    }
    return (properties, rest + text[index..<text.text.count])
  }

  /// The end of a declaration: the end of the first line that the next line does not continue.
  private static func endOfStatement(in text: SourceText, from start: Int) -> Int {
    var index = start
    var hasVariable = false
    while index < text.text.count {
      if text.hasWord("var", at: index) || text.hasWord("let", at: index) { hasVariable = true }
      if text.text[index] == ";" { return index }
      if hasVariable, text.text[index].isNewline {
        let before = text.text[..<index].last { !$0.isWhitespace }
        let next = text.skipSpace(from: index)
        let continues = next < text.text.count && ".{=?:+-*/".contains(text.text[next])
        if before != "=", before != ",", before != ":", !continues { return index }
      }
      index = max(text.end(at: index), index + 1)
    }
    return index
  }
}

/// An argument of a macro.
final class Argument {
  let label: String?
  let value: String

  private init(_ source: String) {
    let text = SourceText(source)
    let name = source.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let colon = text.skipSpace(from: name.count)
    if !name.isEmpty, colon < text.text.count, text.text[colon] == ":" {
      label = String(name)
      value = text[text.skipSpace(from: colon + 1)..<text.text.count]
    } else {
      label = nil
      value = source
    }
  }

  /// Parses the arguments between two brackets.
  static func all(in text: SourceText, _ range: Range<Int>) -> [Argument] {
    let commas = text.places(in: range) { text.text[$0] == "," }
    let bounds = [range.lowerBound - 1] + commas + [range.upperBound]
    return zip(bounds, bounds.dropFirst()).compactMap { start, end in
      let first = text.skipSpace(from: start + 1)
      guard first < end else { return nil }
      var source = text[first..<end]
      while source.last?.isWhitespace == true { source.removeLast() }
      return source.isEmpty ? nil : Argument(source)
    }
  }
}
