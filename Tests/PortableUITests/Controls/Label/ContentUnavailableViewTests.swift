import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Labels and unavailable content")
struct ContentUnavailableViewTests {
  @Test("A symbol has an accessibility label and text attributes")
  func image() async throws {
    let screen = await Screen {
      Image(systemName: "tray").font(.title).foregroundStyle(.red).accessibilityLabel("Inbox")
    }
    let image = try screen.find("Inbox")
    #expect(image.name == "Inbox" && image.role == .image)
    #expect(image.attribute("symbol") == "tray")
    #expect(image.attribute("fontStyle") == "title" && image.attribute("foreground") == "red")
  }

  @Test("A label shows icon and title side by side")
  func label() async {
    let title = "Mail"
    let screen = await Screen {
      Label("Inbox", systemImage: "tray")
      Label(title, systemImage: "envelope")
      Label {
        Text("Own")
      } icon: {
        Text("!")
      }
    }
    #expect(
      screen.tree == """
        root
          hStack alignment=center
            image labelIcon symbol=tray
            text "Inbox"
          hStack alignment=center
            image labelIcon symbol=envelope
            text "Mail"
          hStack alignment=center
            text "!"
            text "Own"
        """)
  }

  @Test("A button with a label is named by its title")
  func labelOnButton() async throws {
    let probe = Probe()
    let screen = await Screen {
      Button {
        probe.note("refresh")
      } label: {
        Label("Refresh", systemImage: "arrow.clockwise")
      }
    }
    try await screen.tap("Refresh")
    #expect(probe.notes == ["refresh"])
  }

  @Test("Unavailable content shows label, description and actions in the center")
  func unavailable() async throws {
    let probe = Probe()
    let screen = await Screen {
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New mail will be here.")
      } actions: {
        Button("Refresh") { probe.note("refresh") }
      }
    }
    #expect(
      screen.tree == """
        root
          frame alignment="center center" maxHeight=inf maxWidth=inf
            padding bottom=16 leading=16 top=16 trailing=16
              vStack alignment=center spacing=16
                vStack alignment=center
                  vStack alignment=center spacing=12
                    image fontSize=48 foreground=secondary symbol=tray
                    text "No Mail" fontStyle=title2 fontWeight=bold textAlignment=center
                  text "New mail will be here." fontStyle=callout foreground=secondary textAlignment=center
                button
                  text "Refresh"
        """)
    try await screen.tap("Refresh")
    #expect(probe.notes == ["refresh"])
  }

  @Test("The short initializers show title, symbol and optional description")
  func shortForms() async {
    let title = "No Mail"
    let screen = await Screen {
      ContentUnavailableView(title, systemImage: "tray")
      ContentUnavailableView("No News", systemImage: "newspaper", description: Text("Later."))
    }
    #expect(screen.findAll(.role(.text)).map(\.text) == ["No Mail", "No News", "Later."])
    #expect(screen.findAll(.role(.image)).map { $0.attribute("symbol") } == ["tray", "newspaper"])
  }
}
