import PortableUI
import Testing
import TextHost

@Suite("Third-party host")
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

  @Test("A screen has one line for each element with a role")
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

  @Test("Controls and gestures react, and the host receives the changes")
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

  private struct Form: View {
    @State private var color = 1
    @State private var isShown = false
    @State private var isAsked = false

    var body: some View {
      Picker("Color", selection: $color) {
        Text("Red").tag(1)
        Text("Green").tag(2)
      }
      Button("More") { isShown = true }
        .sheet(isPresented: $isShown) {
          Button("Ask") { isAsked = true }.alert("Sure?", isPresented: $isAsked) {}
        }
    }
  }

  @Test("A picker's choice is selected by its name")
  func choices() {
    let host = TextHost { Form() }
    #expect(host.text == "picker Color = Red\nbutton More")
    #expect(host.act(on: "Color", .string("Green")) == .handled)
    #expect(host.text.hasPrefix("picker Color = Green"))
    #expect(host.act(on: "Color", .string("Blue")) == .notHandled)
  }

  @Test("A presentation blocks the views behind it and can be dismissed")
  func presents() {
    let host = TextHost { Form() }
    #expect(host.dismiss() == .notHandled)
    #expect(host.act(on: "More") == .handled)
    #expect(host.text == "picker Color = Red\nbutton More\nsheet \nbutton Ask")
    #expect(host.act(on: "More") == .unknownElement)
    #expect(host.act(on: "Ask") == .handled)
    #expect(host.text.hasSuffix("alert Sure?\ntext Sure? = Sure?\nbutton OK"))
    #expect(host.act(on: "OK") == .handled)
    #expect(host.dismiss() == .handled)
    #expect(host.text == "picker Color = Red\nbutton More")
  }

  private struct Pages: View {
    @State private var tab = 0

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack {
          NavigationLink("On", value: 1).navigationTitle("Start")
            .navigationDestination(for: Int.self) { Text("number \($0)") }
        }
        .tabItem { Text("Stack") }
        Text("other").tabItem { Text("Other") }
      }
    }
  }

  @Test("Only the current page is shown, and links, back navigation and tabs change the page")
  func pages() {
    let host = TextHost { Pages() }
    let start = host.text
    #expect(start.contains("heading Start\nbutton On [trait]\n"))
    #expect(start.hasSuffix("tabBar Tab bar = Stack"))
    #expect(host.act(on: "On") == .handled)
    #expect(host.text.contains("text number 1 = number 1"))
    #expect(!host.text.contains("button On"))
    #expect(host.goBack() == .handled)
    #expect(host.text == start)
    #expect(host.goBack() == .notHandled)
    #expect(host.act(on: "Tab bar", .string("Other")) == .handled)
    #expect(host.text == "text other = other\ntabBar Tab bar = Other")
  }

  @Test("An unsuitable value or unknown element is refused")
  func refuses() {
    let host = TextHost { Mixer() }
    #expect(host.act(on: "Volume", .flag(true)) == .notHandled)
    #expect(host.act(on: "nobody") == .unknownElement)
  }
}
