/// Expands `@Entry` to a key type, and a getter and setter that use it.
struct EntryMacro {
  private let name: String
  private let type: String?
  private let value: String?
  private let container: String

  /// Parses the property.
  ///
  /// - Parameters:
  ///   - source: the declaration.
  ///   - surroundings: the enclosing extension.
  init(_ source: String, inside surroundings: String) throws(ExpansionError) {
    let text = SourceText(source)
    let all = 0..<text.text.count
    guard let start = text.places(in: all, where: { text.hasWord("var", at: $0) }).first else {
      throw ExpansionError(message: "@Entry can be attached only to a variable: write @Entry var name: Type = value.")
    }
    let first = text.skipSpace(from: start + 3)
    let end =
      text.text[first...].firstIndex { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "`" } ?? text.text.count
    name = text[first..<end].filter { $0 != "`" }
    let equals = text.places(in: end..<text.text.count) { text.text[$0] == "=" }.first
    let colon = text.skipSpace(from: end)
    if colon < text.text.count, text.text[colon] == ":" {
      type = Self.trimmed(text[colon + 1..<(equals ?? text.text.count)])
    } else {
      type = nil
    }
    value = equals.map { Self.trimmed(text[$0 + 1..<text.text.count]) }
    let known = ["EnvironmentValues", "Transaction", "FocusedValues", "ContainerValues"]
    // A comment before the extension may contain keywords and braces.
    let around = SourceText(surroundings)
    let beginning = around.places(in: 0..<around.text.count) { around.hasWord("extension", at: $0) }.first ?? 0
    let header = String(around.text[beginning...].prefix { $0 != "{" })
    guard let container = known.first(where: { header.contains($0) }) else {
      throw ExpansionError(
        message: "@Entry requires an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues.")
    }
    self.container = container
    guard type != nil || value != nil else {
      throw ExpansionError(
        message: "@Entry var \(name) has neither a type nor a value: write @Entry var \(name): Type = value.")
    }
  }

  /// Returns the expansion for a role of the macro.
  func expansion(_ role: String) -> String {
    let key = "__Key_\(name)"
    guard role == "peer" else {
      return """
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
        """
    }
    if container == "FocusedValues" {
      let type = type ?? ""
      return
        "private struct \(key): FocusedValueKey { typealias Value = \(type.hasSuffix("?") ? String(type.dropLast()) : type) }"
    }
    let kind =
      ["EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey"][container] ?? "ContainerValueKey"
    // Without a type annotation, the type is inferred from the value.
    guard let type else { return "private struct \(key): \(kind) { static let defaultValue = \(value ?? "nil") }" }
    return "private struct \(key): \(kind) { static var defaultValue: \(type) { \(value ?? "nil") } }"
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
