import Testing

@testable import Elements

@Suite("Untrusted text in logs")
struct LogTextTests {
  @Test("Line separators, terminal escapes and invisible characters are escaped")
  func escapes() {
    #expect("a\nb\r\u{1B}[31m\u{7F}\u{9B}".escapedForLog() == #"a\u{A}b\u{D}\u{1B}[31m\u{7F}\u{9B}"#)
    #expect("\u{202E}x\u{2028}\u{2029}\u{200B}".escapedForLog() == #"\u{202E}x\u{2028}\u{2029}\u{200B}"#)
    #expect("Grüße, 世界 \"🙂\"".escapedForLog() == "Grüße, 世界 \"🙂\"")
  }

  @Test("A long text is cut between characters and not within an escape")
  func cuts() {
    #expect(String(repeating: "x", count: 100).escapedForLog() == String(repeating: "x", count: 100))
    #expect(String(repeating: "x", count: 101).escapedForLog() == String(repeating: "x", count: 100) + "…")
    #expect("ääää".escapedForLog(limit: 5) == "ää…")
    #expect("a\nb".escapedForLog(limit: 4) == "a…")
  }
}
