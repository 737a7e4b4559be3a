import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Menus, groups and links")
struct GroupingTests {
  private struct Options: View {
    @State private var log = ""
    @State private var isOn = false

    var body: some View {
      Menu("Options") {
        Button("First") { log += "first " }
        Menu("More") { Button("Inner", role: .destructive) { log += "inner " } }
        Toggle("Bold", isOn: $isOn)
      } primaryAction: {
        log += "primary "
      }
      Text("Row").contextMenu { Button("Copy") { log += "copy " } }
      Text(verbatim: "log \(log)\(isOn ? "bold" : "")")
    }
  }

  @Test("Menu items are hidden until chosen from their menu")
  func menu() async throws {
    let screen = await Screen { Options() }
    #expect(!screen.contains("First") && !screen.contains("Copy"))
    try await screen.choose("First", in: "Options")
    try await screen.choose("Inner", in: .role(.menu, "Options"))
    try await screen.choose("Bold", in: "Options")
    try await screen.choose("Copy", in: "Row")
    try await screen.tap("Options")
    #expect(screen.contains("log first inner copy primary bold"))
    await #expect(throws: ActionError.self) { try await screen.choose("Paste", in: "Row") }
  }

  @Test("A control group with a menu style is a menu, or a submenu if it is inside a menu")
  func controlGroups() async throws {
    struct Edits: View {
      @State private var log = ""
      var body: some View {
        ControlGroup("Edit", systemImage: "pencil") {
          Button("Cut") { log += "cut " }
        }
        .controlGroupStyle(.menu)
        ControlGroup {
          Button("Copy") { log += "copy " }
        } label: {
          Text("Clipboard")
        }
        .controlGroupStyle(.compactMenu)
        ControlGroup("Row") { Button("Undo") { log += "undo " } }
        ControlGroup { Button("Redo") { log += "redo " } }.controlGroupStyle(.menu)
        Menu("Menu") {
          ControlGroup("Inner") { Button("Paste") { log += "paste " } }.controlGroupStyle(.menu)
        }
        Text(verbatim: log)
      }
    }
    let screen = await Screen { Edits() }
    #expect(!screen.contains("Cut") && !screen.contains("Copy") && !screen.contains("Row") && !screen.contains("Inner"))
    try await screen.choose("Cut", in: .role(.menu, "Edit"))
    try await screen.choose("Copy", in: .role(.menu, "Clipboard"))
    try await screen.tap("Undo")
    try await screen.tap("Redo")
    try await screen.choose("Paste", in: .role(.menu, "Menu"))
    #expect(screen.contains("cut copy undo redo paste "))
    #expect(screen.findAll(.role(.menu)).map(\.name) == ["Edit", "Clipboard", "Menu"])
  }

  @Test("Choosing from a row's context menu does not select the row")
  func rowMenu() async throws {
    struct Rows: View {
      @State private var selection: String?
      @State private var log = ""
      var body: some View {
        List(["a", "b"], id: \.self, selection: $selection) { name in
          Text(name).contextMenu { Button("Copy") { log += "copied \(name)" } }
        }
        Text("\(log), selected \(selection ?? "nothing")")
      }
    }
    let screen = await Screen { Rows() }
    try await screen.choose("Copy", in: "b")
    #expect(screen.contains("copied b, selected nothing"))
  }

  @Test("A disclosure group shows its content while expanded")
  func disclosure() async throws {
    struct Groups: View {
      @State private var isOpen = true
      var body: some View {
        DisclosureGroup("Own") { Text("hidden") }
        DisclosureGroup("Bound", isExpanded: $isOpen) { Text("shown") }
      }
    }
    let screen = await Screen { Groups() }
    #expect(!screen.contains("hidden") && screen.contains("shown"))
    try await screen.tap("Own")
    try await screen.tap("Bound")
    #expect(screen.contains("hidden") && !screen.contains("shown"))
    #expect(try screen.find(.role(.disclosure, "Own")).value == "true")
  }

  @Test("Labeled content, group boxes and gauges show their parts")
  func styles() async throws {
    struct Plain: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.content
        configuration.label
      }
    }
    let screen = await Screen {
      LabeledContent("Name", value: "Ada").labeledContentStyle(Plain())
      LabeledContent("Hidden", value: "Value").labelsHidden()
      GroupBox("Box") { Text("inside") }
      Gauge(value: 30, in: 0...40) {
        Text("Speed")
      } currentValueLabel: {
        Text("30")
      }
      Gauge(value: Double.nan) { Text("Broken") }.gaugeStyle(.accessoryCircular)
    }
    #expect(screen.findAll(.role(.text)).prefix(2).map(\.text) == ["Ada", "Name"])
    #expect(screen.contains("Value") && !screen.contains("Hidden"))
    #expect(screen.contains("Box") && screen.contains("inside"))
    #expect(try screen.find(.role(.gauge, "Speed")).value == "0.75")
    #expect(try screen.find(.role(.gauge, "Broken")).value == "0")
  }

  @Test("The linear gauge styles arrange their labels differently")
  func gaugeStyles() async throws {
    func screen(_ style: some GaugeStyle) async -> Screen {
      await Screen {
        Gauge(value: 0.5) {
          Text("Speed")
        } currentValueLabel: {
          Text("30")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("60")
        }
        .gaugeStyle(style)
      }
    }
    let marker = await screen(.accessoryLinear)
    #expect(try marker.find(.role(.gauge)).attribute("style") == "marker")
    #expect(marker.contains(.text("0")) && marker.contains(.text("60")))
    #expect(!marker.contains(.text("Speed")) && !marker.contains(.text("30")))
    let thick = await screen(.accessoryLinearCapacity)
    #expect(try thick.find(.role(.gauge)).attribute("style") == "thick")
    #expect(thick.attributes(of: .vStack).contains { $0[.alignment]?.description == "leading" })
    #expect(thick.contains(.text("Speed")) && thick.contains(.text("30")))
    #expect(try await screen(.linearCapacity).find(.role(.gauge)).attribute("style") == nil)
  }

  @Test("The circular gauge styles differ in their ring and in the labels that they show")
  func circularGaugeStyles() async throws {
    func screen(_ style: some GaugeStyle, hasBounds: Bool = true) async -> Screen {
      await Screen {
        Gauge(value: 0.5) {
          Text("Speed")
        } currentValueLabel: {
          Text("30")
        } minimumValueLabel: {
          if hasBounds { Text("0") }
        } maximumValueLabel: {
          if hasBounds { Text("60") }
        }
        .gaugeStyle(style)
      }
    }
    let open = await screen(.accessoryCircular)
    #expect(try open.find(.role(.gauge, "Speed")).attribute("style") == "marker")
    #expect(open.contains(.text("30")) && open.contains(.text("0")) && open.contains(.text("60")))
    #expect(!open.contains(.text("Speed")))
    let closed = await screen(.accessoryCircularCapacity)
    #expect(try closed.find(.role(.gauge, "Speed")).attribute("style") == nil)
    #expect(closed.contains(.text("30")))
    #expect(!closed.contains(.text("0")) && !closed.contains(.text("60")) && !closed.contains(.text("Speed")))
  }

  @Test("An open ring without bounds has the label of the gauge in its opening")
  func labelInOpening() async {
    let screen = await Screen {
      Gauge(value: 0.5) {
        Text("Speed")
      } currentValueLabel: {
        Text("30")
      }
      .gaugeStyle(.accessoryCircular)
    }
    #expect(screen.contains(.text("Speed")) && screen.contains(.text("30")))
  }

  @Test("A gauge has the colors of a gradient as its tint, and an inner color takes precedence")
  func gaugeTint() async throws {
    let screen = await Screen {
      VStack {
        Gauge(value: 0.5) { Text("Gradient") }
        Gauge(value: 0.5) { Text("Color") }.tint(.green)
        Toggle("Toggle", isOn: .constant(true))
      }
      .tint(Gradient(colors: [.red, .blue]))
    }
    #expect(try screen.find(.role(.gauge, "Gradient")).attribute("tint") == "linear(red 0, blue 1)")
    #expect(try screen.find(.role(.gauge, "Color")).attribute("tint") == "green")
    #expect(try screen.find(.role(.toggle, "Toggle")).attribute("tint") == "red")
  }

  @Test("A link opens its URL, and a share link passes its items to the host")
  func links() async throws {
    let url = URL(string: "https://example.com")!
    let screen = await Screen {
      Link("Site", destination: url)
      ShareLink("Share", item: url, message: Text("Look at \(2):"))
      ShareLink("Share both", item: url, preview: SharePreview("Both", image: Image("both")))
      ShareLink("Share two", items: ["a", "b"], message: Text("These:"))
      ShareLink(items: [url, url], preview: { _ in SharePreview("One") }) { Text("Share all") }
      ShareLink(String("Share lines"), items: ["a", "b"])
      ShareLink("Share previews", items: [url], preview: { _ in SharePreview("One") })
      ShareLink(Text("Share text"), item: "text")
    }
    try await screen.tap("Site")
    #expect(screen.openedURLs == [url])
    #expect(try screen.find("Share").attribute("shared") == "Look at 2:\nhttps://example.com")
    #expect(try screen.find("Share both").attribute("shared") == "https://example.com")
    #expect(try screen.find("Share two").attribute("shared") == "These:\na\nb")
    #expect(try screen.find("Share all").attribute("shared") == "https://example.com\nhttps://example.com")
    #expect(try screen.find("Share lines").attribute("shared") == "a\nb")
    #expect(try screen.find("Share previews").attribute("shared") == "https://example.com")
    #expect(try screen.find("Share text").attribute("shared") == "text")
  }

  @Test("Keyboard shortcuts trigger their enabled control")
  func keys() async throws {
    var log: [String] = []
    let screen = await Screen {
      Button("Save") { log.append("save") }.keyboardShortcut("s")
      Button("Done") { log.append("done") }.keyboardShortcut(.defaultAction)
      Button("Leave") { log.append("leave") }.keyboardShortcut(.cancelAction).disabled(true)
    }
    try await screen.press("s", modifiers: .command)
    try await screen.press(.return)
    await #expect(throws: ActionError.self) { try await screen.press(.escape) }
    await #expect(throws: LookupError.self) { try await screen.press("s") }
    #expect(log == ["save", "done"])
  }
}
