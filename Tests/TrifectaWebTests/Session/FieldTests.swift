import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Fields")
@MainActor
struct FieldTests {
  /// What comes with the first text that is merged into one that a person types.
  private let merging = #"["need","\#(PagePart.merging.assets[0].path)"]"#

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
    #expect(page.send("input", to: field, "ab") == [#"[2,1,["merge",\#(field),"AB","ab"],\#(merging)]"#])
  }

  @Test("A text the screen does not take is put back, although nothing changed on the screen")
  func refused() throws {
    let page = TestSession { Form(filter: { $0.filter(\.isNumber) }) }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    page.send("input", to: field, "12")
    #expect(page.send("input", to: field, "12x") == [#"[2,2,["merge",\#(field),"12","12x"],\#(merging)]"#])
  }

  @Test("A field the screen clears is cleared on the page")
  func cleared() throws {
    let page = TestSession { Form() }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    let clear = try #require(page.first(.button)).id
    page.send("input", to: field, "abc")
    #expect(page.send("tap", to: clear) == [#"[2,2,["merge",\#(field),"","abc"],\#(merging)]"#])
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
    #expect(answer.first?.contains(#"["merge",\#(field),"","hello"]"#) == true)
    #expect(answer.first?.contains(#""hello""#) == true)
  }

  @Test("What was typed on before the page was told of a clear is neither lost nor joined with the older text")
  func typedOn() throws {
    let page = TestSession { Form() }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    let text = { page.first(.textField)?[.text] }
    page.send("input", to: field, "milk")
    page.send("submit", to: field)
    page.send("input", to: field, "milkeggs", applied: 1)
    #expect(text() == .string("eggs"))
    // Told of it, the page has made the same of its text.
    #expect(page.send("input", to: field, "eggs!", applied: 2) == ["[4]"])
    #expect(text() == .string("eggs!"))
  }

  @Test("What is submitted twice before the page has heard anything comes as two texts")
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

  @Test("A change from before an edit is sent without saying that the edit was handled")
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

  @Test("Of a text with too many marks on a letter the screen gets the first, and the page is told")
  func marks() throws {
    let page = TestSession { Form() }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    let answer = page.send("input", to: field, "a" + String(repeating: "\u{301}", count: 5_000))
    let kept = "a" + String(repeating: "\u{301}", count: 30)
    #expect(answer == [#"[2,1,["value",\#(field),"\#(kept)"]]"#])
    #expect(page.first(.textField)?[.text] == .string(kept))
  }

  @Test("That a field is edited is no text of its own")
  func editing() throws {
    let page = TestSession { TextField("Age", value: .constant(42), format: .number) }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    #expect(page.send("editing", to: field, "true") == ["[1]"])
    #expect(page.send("input", to: field, "none") == ["[2]"])
    #expect(page.send("editing", to: field, "false") == [#"[2,3,["merge",\#(field),"42","none"],\#(merging)]"#])
  }

  @Test("A long text that the screen changes is set as it is")
  func long() throws {
    let page = TestSession { Form() }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    page.send("input", to: field, String(repeating: "a", count: 5_000))
    let clear = try #require(page.first(.button)).id
    #expect(page.send("tap", to: clear) == [#"[2,2,["value",\#(field),""]]"#])
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
