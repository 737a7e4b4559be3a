import Elements
import PortableUI
import Testing

@testable import TrifectaWeb

@Suite("Pickers")
@MainActor
struct PickerTests {
  private struct Paint: View {
    @State private var color = 1
    @State private var hasBlue = true
    var body: some View {
      Picker("Color & more", selection: $color) {
        Text("Red <1>").tag(1)
        Text("Green").tag(2)
        if hasBlue { Text("Blue").tag(3) }
      }
      .disabled(color == 2)
      Button("blue") { hasBlue.toggle() }
    }
  }

  @Test("A picker becomes a labeled select element with escaped options")
  func markup() throws {
    let page = TestSession { Paint() }
    let picker = try #require(page.first(.picker))
    let choices = picker.choices.map(\.id)
    var markup: [UInt8] = []
    var styles = StyleNames()
    var numbers = Markup.Numbers.none
    Markup.append(picker, to: &markup, &styles, &numbers)
    let text = String(decoding: markup, as: UTF8.self)
    #expect(
      text.hasPrefix(
        "<view-picker><select data-event=change autocomplete=off aria-label=\"Color &amp; more\">"
          + "<option value=\(choices[0]) selected>Red &lt;1&gt;</option><option value=\(choices[1])>Green</option>"
          + "<option value=\(choices[2])>Blue</option></select>"), "\(text)")
  }

  @Test("A selection is applied without echo, and reverted when the picker is disabled")
  func chooses() throws {
    let page = TestSession { Paint() }
    _ = page.received()
    let picker = try #require(page.first(.picker))
    let green = picker.choices[1].id
    #expect(page.send("change", to: picker.id, "\(green)") == [#"[2,1,["set","disabled",\#(picker.id),""]]"#])
    #expect(picker[.selection] == .choice(picker.choices[1]))
    // The disabled picker refuses the change and corrects the page.
    #expect(
      page.send("change", to: picker.id, "\(picker.choices[0].id)") == [#"[3,2,["value",\#(picker.id),"\#(green)"]]"#])
    #expect(page.session.refusals == [.notHandled: 1])
  }

  @Test(
    "A selection of a removed option is refused, and so is a value that is not a number")
  func refuses() throws {
    let page = TestSession { Paint() }
    _ = page.received()
    let picker = try #require(page.first(.picker))
    let (red, blue) = (picker.choices[0].id, picker.choices[2].id)
    let patch = page.send("tap", to: try #require(page.first(.button)).id)
    #expect(patch.count == 1 && patch[0].contains(#"["options",\#(picker.id),"#))
    #expect(page.send("change", to: picker.id, "\(blue)") == [#"[3,2,["value",\#(picker.id),"\#(red)"]]"#])
    #expect(page.session.refusals == [.notHandled: 1])
    page.send("change", to: picker.id, "Red")
    #expect(page.session.refusals == [.notHandled: 1, .undeclaredValue: 1])
  }
}
