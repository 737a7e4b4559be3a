import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Fields")
@MainActor
struct FieldTests {
  @Test("What a person types is not sent back")
  func noEcho() throws {
    let page = TestSession { Form() }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    #expect(page.send("input", to: field, "a") == ["[1]"])
    #expect(page.send("input", to: field, "ab") == ["[2]"])
    #expect(page.first(.textField)?[.text] == .string("ab"))
  }

  @Test("A text the screen changes is sent, after the edit it answers")
  func corrected() throws {
    let page = TestSession { Form(filter: { $0.uppercased() }) }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    #expect(page.send("input", to: field, "ab") == [#"[2,1,["value",\#(field),"AB"]]"#])
  }

  @Test("A text the screen does not take is put back, although nothing changed on the screen")
  func refused() throws {
    let page = TestSession { Form(filter: { $0.filter(\.isNumber) }) }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    page.send("input", to: field, "12")
    #expect(page.send("input", to: field, "12x") == [#"[2,2,["value",\#(field),"12"]]"#])
  }

  @Test("A field the screen clears is cleared on the page")
  func cleared() throws {
    let page = TestSession { Form() }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    let clear = try #require(page.first(.button)).id
    page.send("input", to: field, "abc")
    #expect(page.send("tap", to: clear) == [#"[2,2,["value",\#(field),""]]"#])
    #expect(page.send("input", to: field, "d") == ["[3]"])
  }

  @Test("Return submits, and the text typed before it is there")
  func submit() throws {
    let page = TestSession { Form() }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    page.send("input", to: field, "hello")
    let answer = page.send("submit", to: field)
    #expect(answer.count == 1)
    #expect(answer.first?.contains(#"["value",\#(field),""]"#) == true)
    #expect(answer.first?.contains(#""hello""#) == true)
  }

  @Test("Return in a field nobody listens to is no offence")
  func submitUnheard() throws {
    let page = TestSession { TextField("Name", text: .constant("")) }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    #expect(page.send("submit", to: field) == ["[1]"])
    #expect(page.session.refusals.isEmpty)
  }
}
