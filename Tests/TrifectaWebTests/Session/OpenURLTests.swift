import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Opening URLs")
@MainActor
struct OpenURLTests {
  let page = TestSession { Opener(url: "tel:5550123") }

  @Test("Opening a URL is sent to the page, and its answer reaches the screen", arguments: ["opened", "unopened"])
  func answer(kind: String) throws {
    _ = page.received()
    let button = try #require(page.first(.button)).id
    #expect(try #require(page.send("tap", to: button).first).hasPrefix(#"[2,1,["open",1,"tel:5550123"]"#))
    page.send(kind, to: 1)
    #expect(page.first(.text)?[.text] == .string(kind == "opened" ? "opened" : "not opened"))
  }

  @Test("A repeated or unsolicited answer is ignored")
  func strayAnswers() throws {
    _ = page.received()
    page.send("tap", to: try #require(page.first(.button)).id)
    page.send("opened", to: 7)
    #expect(page.first(.text)?[.text] == .string("not asked"))
    page.send("opened", to: 1)
    page.send("unopened", to: 1)
    #expect(page.first(.text)?[.text] == .string("opened"))
  }

  @Test("A cut connection fails a pending request, which is not sent again")
  func cutBeforeAnswer() async throws {
    _ = page.received()
    page.session.receive([
      .event(
        ClientEvent(sequence: 1, applied: 1, element: try #require(page.first(.button)).id, kind: "tap", value: nil))
    ])
    page.cut()
    await page.settle()
    #expect(page.first(.text)?[.text] == .string("not opened"))
    #expect(!page.comeBack(applied: 1).contains { $0.contains("open\"") })
  }

  @Test("More than sixteen pending requests fail the oldest")
  func unanswered() throws {
    var answers: [Int: Bool] = [:]
    for number in 1...18 {
      page.session.open(try #require(URL(string: "tel:\(number)"))) { answers[number] = $0 }
    }
    #expect(answers == [1: false, 2: false])
    page.cut()
    #expect(answers.count == 18)
  }

  @Test("Without a connection, opening a URL fails")
  func detached() throws {
    page.cut()
    var isOpen: Bool?
    page.session.open(try #require(URL(string: "tel:1"))) { isOpen = $0 }
    #expect(isOpen == false)
  }
}
