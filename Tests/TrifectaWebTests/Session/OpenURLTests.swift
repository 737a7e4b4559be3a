import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Opening URLs")
@MainActor
struct OpenURLTests {
  let page = TestSession { Opener(url: "tel:5550123") }

  @Test("The page is asked, and its answer reaches the screen", arguments: ["opened", "unopened"])
  func answer(kind: String) throws {
    _ = page.received()
    let button = try #require(page.first(.button)).id
    #expect(try #require(page.send("tap", to: button).first).hasPrefix(#"[2,1,["open",1,"tel:5550123"]"#))
    page.send(kind, to: 1)
    #expect(page.first(.text)?[.text] == .string(kind == "opened" ? "opened" : "not opened"))
  }

  @Test("A second answer, or one to a question nobody asked, is ignored")
  func strayAnswers() throws {
    _ = page.received()
    page.send("tap", to: try #require(page.first(.button)).id)
    page.send("opened", to: 7)
    #expect(page.first(.text)?[.text] == .string("not asked"))
    page.send("opened", to: 1)
    page.send("unopened", to: 1)
    #expect(page.first(.text)?[.text] == .string("opened"))
  }

  @Test("A page that goes away before it answers has opened nothing, and is not asked again")
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

  @Test("Of more than sixteen questions without an answer, the oldest have opened nothing")
  func unanswered() throws {
    var answers: [Int: Bool] = [:]
    for number in 1...18 {
      page.session.open(try #require(URL(string: "tel:\(number)"))) { answers[number] = $0 }
    }
    #expect(answers == [1: false, 2: false])
    page.cut()
    #expect(answers.count == 18)
  }

  @Test("Without a page nothing is opened")
  func detached() throws {
    page.cut()
    var isOpen: Bool?
    page.session.open(try #require(URL(string: "tel:1"))) { isOpen = $0 }
    #expect(isOpen == false)
  }
}
