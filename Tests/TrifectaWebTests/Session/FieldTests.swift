import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Text fields")
@MainActor
struct FieldTests {
  /// The operation that requests the merging part, sent with the first merged text.
  private let merging = #"["need","\#(PagePart.merging.assets[0].path)"]"#

  @Test("Typed text is not echoed")
  func noEcho() throws {
    let page = TestSession { Form() }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    #expect(page.send("input", to: field, "a") == ["[1]"])
    #expect(page.send("input", to: field, "ab") == ["[2]"])
    #expect(page.first(.textField)?[.text] == .string("ab"))
  }

  @Test("A text that the model transforms is sent back with the acknowledged edit")
  func corrected() throws {
    let page = TestSession { Form(filter: { $0.uppercased() }) }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    #expect(page.send("input", to: field, "ab") == [#"[2,1,["merge",\#(field),"AB","ab"],\#(merging)]"#])
  }

  @Test("A text that the model rejects is reverted on the page")
  func refused() throws {
    let page = TestSession { Form(filter: { $0.filter(\.isNumber) }) }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    page.send("input", to: field, "12")
    #expect(page.send("input", to: field, "12x") == [#"[2,2,["merge",\#(field),"12","12x"],\#(merging)]"#])
  }

  @Test("A field that the model clears is cleared on the page")
  func cleared() throws {
    let page = TestSession { Form() }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    let clear = try #require(page.first(.button)).id
    page.send("input", to: field, "abc")
    #expect(page.send("tap", to: clear) == [#"[2,2,["merge",\#(field),"","abc"],\#(merging)]"#])
    #expect(page.send("input", to: field, "d") == ["[3]"])
  }

  @Test("Return submits the text typed before it")
  func submit() throws {
    let page = TestSession { Form() }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    page.send("input", to: field, "hello")
    let answer = page.send("submit", to: field)
    #expect(answer.count == 1)
    #expect(answer.first?.contains(#"["merge",\#(field),"","hello"]"#) == true)
    #expect(answer.first?.contains(#""hello""#) == true)
  }

  @Test("When the model clears a field, text that the user typed in the meantime is kept")
  func typedOn() throws {
    let page = TestSession { Form() }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    let text = { page.first(.textField)?[.text] }
    page.send("input", to: field, "milk")
    page.send("submit", to: field)
    page.send("input", to: field, "milkeggs", applied: 1)
    #expect(text() == .string("eggs"))
    // The page has received the cleared text and merged the typed text into it.
    #expect(page.send("input", to: field, "eggs!", applied: 2) == ["[4]"])
    #expect(text() == .string("eggs!"))
  }

  @Test("Two submits before the page receives a patch submit two separate texts")
  func submittedTwice() throws {
    let page = TestSession { Form() }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    page.send("input", to: field, "milk")
    page.send("submit", to: field, applied: 1)
    page.send("input", to: field, "milkeggs", applied: 1)
    let answer = page.send("submit", to: field, applied: 1)
    #expect(answer.first?.contains(#"["merge",\#(field),"","eggs"]"#) == true)
    page.send("input", to: field, "milkeggsham", applied: 1)
    #expect(page.first(.textField)?[.text] == .string("ham"))
  }

  @Observable
  final class Draft {
    var text = ""
  }

  @Test("A change made before an edit is sent without acknowledging the edit")
  func changedBefore() throws {
    let draft = Draft()
    let page = TestSession { TextField("Draft", text: Bindable(draft).text) }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    draft.text = "from elsewhere"
    let typed = String(repeating: "a", count: 5_000)
    #expect(page.send("input", to: field, typed) == [#"[2,0,["value",\#(field),"from elsewhere"]]"#, "[1]"])
    #expect(draft.text == typed)
  }

  @Test("Excess combining marks in typed text are dropped and the page is corrected")
  func marks() throws {
    let page = TestSession { Form() }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    let answer = page.send("input", to: field, "a" + String(repeating: "\u{301}", count: 5_000))
    let kept = "a" + String(repeating: "\u{301}", count: 30)
    #expect(answer == [#"[2,1,["value",\#(field),"\#(kept)"]]"#])
    #expect(page.first(.textField)?[.text] == .string(kept))
  }

  @Test("Editing events keep the typed text until editing ends, which restores the value")
  func editing() throws {
    let page = TestSession { TextField("Age", value: .constant(42), format: .number) }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    #expect(page.send("editing", to: field, "true") == ["[1]"])
    #expect(page.send("input", to: field, "none") == ["[2]"])
    #expect(page.send("editing", to: field, "false") == [#"[2,3,["merge",\#(field),"42","none"],\#(merging)]"#])
  }

  @Test("A long text that the model changes is replaced instead of merged")
  func long() throws {
    let page = TestSession { Form() }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    page.send("input", to: field, String(repeating: "a", count: 5_000))
    let clear = try #require(page.first(.button)).id
    #expect(page.send("tap", to: clear) == [#"[2,2,["value",\#(field),""]]"#])
  }

  @Test("Return in a field without a submit action is accepted")
  func submitUnheard() throws {
    let page = TestSession { TextField("Name", text: .constant("")) }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    #expect(page.send("submit", to: field) == ["[1]"])
    #expect(page.session.refusals.isEmpty)
  }
}
