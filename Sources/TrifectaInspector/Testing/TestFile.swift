/// The file of a generated test.
struct TestFile {
  /// The module under test, which is imported for testing.
  let testedModule: String
  /// Other modules.
  let modules: [String]
  /// Whether the test uses stores.
  let usesStores: Bool
  /// The name of the test for people.
  let title: String
  /// The name of the test function.
  let function: String
  /// The statements of the test, without the indentation of the function.
  let body: [String]

  /// The source of the file.
  var source: String {
    var modules = Set(modules).union(["Testing"]).subtracting([testedModule])
    if usesStores { modules.insert("Trifecta") }
    if body.contains(where: { $0.contains("URL(string:") }) { modules.insert("Foundation") }
    var lines = isFormatted ? [] : ["// swift-format-ignore-file"]
    lines += modules.sorted().map { "import \($0)" }
    lines += ["", "@testable import \(testedModule)", "", "@MainActor", "@Test(\(SourceText.literal(title)))"]
    lines += ["func \(function)() async throws {"] + body.map { "  \($0)" } + ["}", ""]
    return lines.joined(separator: "\n")
  }

  /// Whether `swift format` would not change the file. Long expressions are wrapped in a simpler way.
  private var isFormatted: Bool {
    !body.contains { $0.count > 118 || $0.hasSuffix("[") || $0.hasSuffix("(") }
  }
}
