import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Background views")
struct BackgroundTests {
  @Test("A group's background is added to each of its views")
  func group() async {
    let screen = await Screen {
      HStack {
        Group {
          Text("A")
          Text("B")
        }
        .background { Color.red }
      }
    }
    #expect(
      screen.tree == """
        root
          hStack alignment=center
            background alignment="center center"
              content
                color fill=red
              text "A"
            background alignment="center center"
              content
                color fill=red
              text "B"
        """)
  }

  @Test("A background is present only while its view exists")
  func empty() async throws {
    struct Some: View {
      @State private var shows = false
      var body: some View {
        Button("toggle") { shows.toggle() }
        Group { if shows { Text("C") } }.background { Text("behind") }
      }
    }
    let screen = await Screen { Some() }
    #expect(!screen.contains("behind"))
    try await screen.tap("toggle")
    #expect(
      screen.tree.hasSuffix(
        """
          background alignment="center center"
            content
              text "behind"
            text "C"
        """))
    try await screen.tap("toggle")
    #expect(!screen.contains("behind"))
  }

  @Test("Each view's background keeps its own state when its input changes")
  func state() async throws {
    struct Numbered: View {
      let name: String
      let probe: Probe
      @State private var number = 0
      var body: some View {
        Text("\(name) \(number)").onAppear {
          probe.note("appeared")
          number = probe.notes.count
        }
      }
    }
    struct Some: View {
      let probe: Probe
      @State private var name = "behind"
      var body: some View {
        Button("rename") { name = "below" }
        Group {
          Text("A")
          Text("B")
        }
        .background { Numbered(name: name, probe: probe) }
      }
    }
    let probe = Probe()
    let screen = await Screen { Some(probe: probe) }
    #expect(screen.contains("behind 1"))
    #expect(screen.contains("behind 2"))
    try await screen.tap("rename")
    #expect(screen.contains("below 1"))
    #expect(screen.contains("below 2"))
    #expect(probe.notes.count == 2)
  }

  @Test("A background reads the environment outside its modifier, not the one inside the decorated view")
  func environment() async throws {
    let screen = await Screen {
      Text("A").font(.title).background { Text("B") }.font(.caption)
    }
    #expect(try screen.find("B").attribute("fontStyle") == "caption")
    #expect(try screen.find("A").attribute("fontStyle") == "title")
  }

  @Test("A background appears and disappears with its view")
  func appearance() async throws {
    struct Some: View {
      let probe: Probe
      @State private var count = 1
      var body: some View {
        Button("fewer") { count -= 1 }
        ForEach(0..<count, id: \.self) { Text("\($0)") }
          .background { Color.red.onAppear { probe.note("appeared") }.onDisappear { probe.note("disappeared") } }
      }
    }
    let probe = Probe()
    let screen = await Screen { Some(probe: probe) }
    #expect(probe.notes == ["appeared"])
    try await screen.tap("fewer")
    #expect(probe.notes == ["appeared", "disappeared"])
  }

  @Test("Of two backgrounds, the outer is behind the inner")
  func several() async {
    let screen = await Screen { Text("A").background { Text("B") }.background { Text("C") } }
    #expect(
      screen.tree == """
        root
          background alignment="center center"
            content
              text "C"
            background alignment="center center"
              content
                text "B"
              text "A"
        """)
  }
}
