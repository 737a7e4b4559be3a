import PortableUI
import Testing
import TextHost

@Suite("A host of one's own")
@MainActor
struct TextHostTests {
  private struct Mixer: View {
    @State private var volume = 2.0
    @State private var isLoud = false
    @State private var name = ""
    @State private var taps = 0

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Slider(value: $volume, in: 0...10) { Text("Volume") }
        Toggle("Loud", isOn: $isLoud)
        Button("Reset") { volume = 0 }
        Text("\(name), \(taps)").padding(CGFloat(taps)).background { Text("behind") }.onTapGesture { taps += 1 }
      }
    }
  }

  @Test("A screen is a line for each element that has a role")
  func text() {
    #expect(
      TextHost { Mixer() }.text == """
        textField Name = \("")
        slider Volume = 2
        toggle Loud = false
        button Reset
        text behind = behind
        text , 0 = , 0 [padding background tapGesture]
        """)
  }

  @Test("Controls and gestures react, and the host is told what changes")
  func acts() {
    let host = TextHost { Mixer() }
    #expect(host.act(on: "Volume", .number(7)) == .handled)
    #expect(host.changes == ["slider.value = 7"])
    #expect(host.act(on: "Loud", .flag(true)) == .handled)
    #expect(host.act(on: "Name", .string("Ann")) == .handled)
    #expect(host.text.contains("toggle Loud = true"))
    #expect(host.act(on: "Ann, 0") == .handled)
    #expect(host.changes.contains("text.text = Ann, 1"))
    #expect(host.changes.contains("padding.top = 1"))
    #expect(host.act(on: "Reset") == .handled)
    #expect(host.text.contains("slider Volume = 0"))
  }

  @Test("What an element does not take is refused")
  func refuses() {
    let host = TextHost { Mixer() }
    #expect(host.act(on: "Volume", .flag(true)) == .notHandled)
    #expect(host.act(on: "nobody") == .unknownElement)
  }
}
