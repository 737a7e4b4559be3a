import Foundation
import Testing

@testable import ExampleSource

@Suite("Swift tokens")
struct SwiftTokenTests {
  private func tokens(_ source: String) -> [String] {
    SwiftToken.tokens(of: source).filter { $0.kind != .plain }.map { "\($0.kind) \($0.text)" }
  }

  @Test(
    "A token has the kind of its form",
    arguments: [
      ("let a = 0x1F + 1.5", ["keyword let", "number 0x1F", "number 1.5"]),
      ("for i in 0..<3 {}", ["keyword for", "keyword in", "number 0", "number 3"]),
      ("@State private var b: Int", ["attribute @State", "keyword private", "keyword var", "type Int"]),
      ("#Preview { A() }", ["keyword #Preview", "type A"]),
      ("// let\nb", ["comment // let"]),
      ("/* a /* b */ c */ d", ["comment /* a /* b */ c */"]),
      ("x.default.isEmpty", []),
      ("Effect.Action", ["type Effect.Action"]),
      ("`if`", []),
      ("1.formatted()", ["number 1"]),
    ])
  func kinds(source: String, expected: [String]) {
    #expect(tokens(source) == expected)
  }

  @Test(
    "A string includes its escapes and interpolations",
    arguments: [
      #""a \" b""#, #""a \(b + ")" + "\(c)") d""#, "\"\"\"\n  a \"b\" let\n\"\"\"", ##"#"a " \n \#(b)"#"##, #""""#,
    ])
  func strings(literal: String) {
    #expect(tokens("\(literal) + c") == ["string \(literal)"])
  }

  @Test("An unterminated string ends with its line")
  func unterminatedString() {
    #expect(tokens("\"a\nlet") == ["string \"a", "keyword let"])
  }

  @Test(
    "The tokens of invalid source are the source",
    arguments: ["\"", "\"\\", "\"\\(", "/*", "#", "@", "`", "\u{0}", "", "é\u{301}\r\n\t", #""""a"#, "1."])
  func lossless(source: String) {
    #expect(SwiftToken.tokens(of: source).map(\.text).joined() == source)
  }

  @Test("Adjacent tokens have different kinds, and the joined tokens of each example file are the file's text")
  func files() throws {
    let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: examples.path(percentEncoded: false))
      .filter { $0.hasSuffix(".swift") }
    #expect(paths.count > 100)
    for path in paths {
      let text = try String(contentsOf: examples.appending(path: path), encoding: .utf8)
      let tokens = SwiftToken.tokens(of: text)
      #expect(tokens.map(\.text).joined() == text, "\(path)")
      #expect(zip(tokens, tokens.dropFirst()).allSatisfy { $0.kind != $1.kind }, "\(path)")
    }
  }
}
