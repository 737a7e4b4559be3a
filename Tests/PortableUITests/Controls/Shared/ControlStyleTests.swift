import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Control styles")
struct ControlStyleTests {
  private struct Worded: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
        Text(verbatim: configuration.isMixed ? "some" : configuration.isOn ? "on" : "off")
      }
      Toggle(configuration)
    }
  }

  private struct Switches: View {
    @State private var first = true
    @State private var second = false

    var body: some View {
      Toggle("Own", isOn: $first).toggleStyle(Worded())
      Toggle("All", sources: [$first, $second], isOn: \.self).toggleStyle(Worded())
      Toggle("Plain", isOn: $second).toggleStyle(.button).labelsHidden()
    }
  }

  @Test("A toggle style shows and changes the value")
  func toggle() async throws {
    let screen = await Screen { Switches() }
    try await screen.tap(.button("Own on"))
    #expect(screen.contains(.button("Own off")))
    #expect(try screen.find(.role(.toggle, "Own")).value == "false")
    #expect(try screen.find("Plain").attribute("style") == "button")
    #expect(try screen.find("Plain").attribute("labelsHidden") == "true")
  }

  private struct Padded: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(.switch).padding() }
  }

  @Test("A style that shows a toggle of its configuration keeps the mixed state")
  func mixedConfiguration() async throws {
    let sources = [Binding.constant(true), .constant(false)]
    let screen = await Screen { Toggle(sources: sources, isOn: \.self) { Text("Some") }.toggleStyle(Padded()) }
    #expect(try screen.find(.role(.toggle, "Some")).attribute("isMixed") == "true")
  }

  @Test("A toggle whose sources differ is mixed, and a tap sets all sources")
  func mixed() async throws {
    let screen = await Screen { Switches() }
    try await screen.tap(.button("All some"))
    #expect(screen.contains(.button("All on")))
    #expect(try screen.find("Plain").value == "true")
  }

  private struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.title
      configuration.icon
    }
  }

  @Test("A label style arranges icon and title, and an icon without a visible title has the title as its name")
  func label() async throws {
    let screen = await Screen {
      Label("Own", systemImage: "a").labelStyle(Reversed())
      Label("Icon", systemImage: "b").labelStyle(.iconOnly)
      Label("Title", systemImage: "c").labelStyle(.titleOnly)
      Label("Both", systemImage: "d").labelStyle(.titleAndIcon)
    }
    #expect(
      screen.tree == """
        root
          text "Own"
          image symbol=a
          image label=Icon labelIcon symbol=b
          text "Title"
          hStack alignment=center
            image labelIcon symbol=d
            text "Both"
        """)
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
      configuration.label
      configuration.currentValueLabel
    }
  }

  @Test("A progress style receives fraction and labels")
  func progress() async throws {
    let screen = await Screen {
      ProgressView(value: 0.5) {
        Text("Copying")
      } currentValueLabel: {
        Text("half")
      }
      .progressViewStyle(Percent())
      ProgressView().progressViewStyle(Percent())
      ProgressView("Round", value: 0.5).progressViewStyle(.circular)
      ProgressView(value: 0.5).progressViewStyle(.linear)
    }
    #expect(["0.5", "Copying", "half", "-1.0"].allSatisfy { screen.contains(.text($0)) })
    #expect(screen.findAll(.role(.progress)).map { $0.attribute("style") } == ["circular", nil])
  }

  @Test("Choosing in a segmented picker changes its selection")
  func picker() async throws {
    struct Sizes: View {
      @State private var size = 1
      var body: some View {
        Picker("Size", selection: $size) { ForEach(0..<3) { Text("Size \($0)") } }.pickerStyle(.segmented)
        Text("chosen \(size)")
      }
    }
    let screen = await Screen { Sizes() }
    #expect(try screen.find("Size").value == "Size 1")
    try await screen.choose("Size 2", in: .role(.picker, "Size"))
    #expect(screen.contains("chosen 2"))
  }

  @Test("A picker whose sources differ shows no selection, and a choice sets all sources")
  func pickerForSeveral() async throws {
    struct Several: View {
      @State private var first = 1
      @State private var second = 2
      var body: some View {
        Picker("Size", sources: [$first, $second], selection: \.self) { ForEach(0..<3) { Text("Size \($0)") } }
        Text("\(first) and \(second)")
      }
    }
    let screen = await Screen { Several() }
    #expect(try screen.find(.role(.picker, "Size")).value == nil)
    try await screen.choose("Size 0", in: .role(.picker, "Size"))
    #expect(screen.contains("0 and 0"))
  }

  @Test("A selection without a matching tag is reported once, unless it is nil")
  func selectionWithoutTag() async throws {
    struct Colors: View {
      @State private var color = "blue"
      @State private var maybe: String?
      @State private var count = 0
      var body: some View {
        Picker("Color \(count)", selection: $color) { Text("Red").tag("red") }
        Picker("Maybe", selection: $maybe) { Text("Red").tag("red") }
        Button("again") { count += 1 }
      }
    }
    try await withKnownIssue {
      let screen = await Screen { Colors() }
      try await screen.tap("again")
      #expect(try screen.find(.role(.picker, "Color 1")).value == nil)
    } matching: {
      $0.description.contains("No choice of the picker \"Color 0\" has the tag blue, which is its selection")
    }
  }

  @Test("An accent color tints all controls except for switches, which keep the tint around it")
  func accentColor() async throws {
    let screen = await Screen {
      Group {
        Button("Button") {}
        Toggle("Automatic", isOn: .constant(true))
        Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("Checkbox", isOn: .constant(true)).toggleStyle(.checkbox)
        Toggle("Nearer", isOn: .constant(true)).tint(.blue)
      }
      .accentColor(.red)
      Toggle("Around", isOn: .constant(true)).accentColor(.red).tint(.green)
      Toggle("Style", isOn: .constant(true)).accentColor(.red).tint(Color.mint.gradient)
      Button("Style of button") {}.tint(Color.mint.gradient)
    }
    func tint(_ label: Query) throws -> String? { try screen.find(label).attribute("tint") }
    #expect(try tint("Button") == "red")
    #expect(try tint("Automatic") == nil)
    #expect(try tint("Switch") == nil)
    #expect(try tint("Checkbox") == "red")
    #expect(try tint("Nearer") == "blue")
    #expect(try tint("Around") == "green")
    #expect(try tint("Style") == tint("Style of button"))
  }

  @Test("A switch style's tint overrides the inherited tint")
  func tintedSwitch() async throws {
    let screen = await Screen {
      Toggle("Own", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)).tint(.green)
      Toggle("Around", isOn: .constant(true)).toggleStyle(SwitchToggleStyle()).tint(.green)
    }
    #expect(try screen.find("Own").attribute("tint") == "red")
    #expect(try screen.find("Around").attribute("tint") == "green")
  }
}
