import PortableUI
import Testing

@testable import TrifectaWeb

@Suite("Long texts")
@MainActor
struct LongTextTests {
  private let page: TestSession
  private let field: Int

  init() throws {
    page = TestSession { Form(filter: { $0.replacing("x", with: "") }) }
    _ = page.received()
    field = try #require(page.first(.textField)).id
  }

  private var text: String? {
    guard case .string(let text) = page.first(.textField)?[.text] else { return nil }
    return text
  }

  @Test("An edit applies to the text the page sent, not to the corrected text")
  func corrected() {
    page.send("input", to: field, "axbxc")
    #expect(text == "abc")
    deliver(2, "!", ClientEdit(base: 1, before: 5, after: 0), applied: 1)
    #expect(text == "abc!")
  }

  @Test("An edit after a full render applies to the text the page sent")
  func picture() throws {
    page.send("input", to: field, "hello")
    page.cut()
    #expect(page.comeBack(applied: 0).contains { $0.contains("render") })
    let field = try #require(page.first(.textField)).id
    page.deliver(
      ClientEvent(
        sequence: 2, applied: 2, element: field, kind: "input", value: "p!",
        edit: ClientEdit(base: 1, before: 3, after: 0)))
    #expect(text == "help!")
  }

  @Test("An edit with an unknown base makes the session request the whole text")
  func unknown() {
    let answer = deliver(1, "!", ClientEdit(base: 9, before: 5, after: 0), applied: 1)
    #expect(answer.count == 1 && answer[0].hasPrefix(#"[2,1,["whole",\#(field)]"#))
    #expect(page.session.refusals == [.unknownText: 1])
    #expect(page.transport.closed == nil)
    deliver(2, "hello!", nil, applied: 2)
    #expect(text == "hello!")
  }

  @Test("Text parts are joined, and each part is acknowledged")
  func parts() {
    page.session.receive([.part("one "), .part("two ")])
    #expect(page.received() == ["[0]"])
    deliver(1, "three", nil, applied: 1)
    #expect(text == "one two three")
  }

  @Test("A cut connection discards pending text parts")
  func cutParts() {
    page.session.receive([.part("one ")])
    page.cut()
    _ = page.comeBack()
    deliver(1, "two", nil, applied: 1)
    #expect(text == "two")
  }

  @Test("Parts of a repeated event do not affect the next event")
  func repeatedParts() {
    deliver(1, "one", nil, applied: 1)
    page.session.receive([.part("o")])
    deliver(1, "ne", nil, applied: 1)
    deliver(2, "two", nil, applied: 1)
    #expect(text == "two")
  }

  @Test("Text beyond the limit closes the connection and keeps the session and its text")
  func oversized() {
    deliver(1, "kept", nil, applied: 1)
    let part = ClientMessage.part(String(repeating: "y", count: 60_000))
    for _ in 0..<18 where page.transport.closed == nil { page.session.receive([part]) }
    #expect(page.transport.closed == CloseCode.messageTooBig)
    #expect(page.session.refusals == [.oversized: 1])
    #expect(text == "kept")
  }

  @Test("Typing in a text of maximum length stays within the rate limit")
  func keys() {
    let length = WebOptions().textByteLimit - 100
    var rest = length
    while rest > 0 {
      page.session.receive([.part(String(repeating: "y", count: min(rest, 10_000)))])
      rest -= 10_000
    }
    deliver(1, "", nil, applied: 1)
    for number in 2...40 {
      // The page sends an edit of such a text every half second, see Resources/typing.js.
      page.time.advance(by: .milliseconds(500))
      deliver(number, "z", ClientEdit(base: number - 1, before: length + number - 2, after: 0), applied: 1)
    }
    #expect(page.session.refusals.isEmpty)
    #expect(text?.utf8.count == length + 39)
  }

  @discardableResult
  private func deliver(_ sequence: Int, _ value: String, _ edit: ClientEdit?, applied: Int) -> [String] {
    page.deliver(
      ClientEvent(sequence: sequence, applied: applied, element: field, kind: "input", value: value, edit: edit))
  }
}
