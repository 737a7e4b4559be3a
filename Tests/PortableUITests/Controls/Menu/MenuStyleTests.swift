import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Styles of menus and control groups")
struct MenuStyleTests {
  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Framed")
        Menu(configuration)
      }
    }
  }

  private struct Plain: View {
    @Binding var log: [String]

    var body: some View {
      Menu {
        Button("Item") { log.append("item") }
      } label: {
        Text("Open")
      } primaryAction: {
        log.append("primary")
      }
    }
  }

  private struct Item: View {
    @Environment(\.labelsVisibility) private var visibility
    var body: some View { Button(visibility == .automatic ? "Delete" : "Wrong") {} }
  }

  @Test("The styles of controls around a menu do not apply to its items")
  func items() async throws {
    let screen = await Screen {
      Menu("More") { Item() }.labelsHidden()
    }
    try await screen.choose("Delete", in: "More")
  }

  private struct Sample<Style: MenuStyle>: View {
    let style: Style
    @State private var log: [String] = []

    var body: some View {
      Plain(log: $log).menuStyle(style)
      Text("Log: \(log.joined(separator: ","))")
    }
  }

  @Test("A custom menu style makes the menu's body, and keeps items and primary action")
  func custom() async throws {
    let screen = await Screen { Sample(style: Framed()) }
    #expect(screen.findAll("Framed").count == 1)
    try await screen.tap(.role(.menu, "Open"))
    try await screen.choose("Item", in: "Open")
    #expect(screen.contains("Log: primary,item"))
  }

  @Test("A borderless menu style sets the style of the menu's button")
  func borderless() async throws {
    let plain = await Screen { Sample(style: .automatic).buttonStyle(.bordered) }
    #expect(try plain.find(.role(.menu, "Open")).attribute("style") == "bordered")
    let borderless = await Screen { Sample(style: .borderlessButton).buttonStyle(.bordered) }
    #expect(try borderless.find(.role(.menu, "Open")).attribute("style") == "borderless")
  }

  private struct Titled: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      ControlGroup(configuration).controlGroupStyle(.palette)
    }
  }

  @Test("A custom control group style arranges label and controls")
  func controlGroup() async throws {
    struct Group: View {
      @State private var count = 0
      var body: some View {
        ControlGroup("Tools") { Button("Pen \(count)") { count += 1 } }.controlGroupStyle(Titled())
      }
    }
    let screen = await Screen { Group() }
    #expect(screen.contains(.text("Tools")))
    try await screen.tap("Pen 0")
    #expect(screen.contains("Pen 1"))
  }
}
