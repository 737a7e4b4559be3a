import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Container backgrounds")
struct ContainerBackgroundTests {
  private func lines(_ kind: String, _ screen: Screen) -> [String] {
    screen.tree.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0 == kind || $0.hasPrefix(kind + " ") }
  }

  @Test("A container background applies only to the page that contains its view")
  func page() async throws {
    let screen = await Screen {
      NavigationStack {
        VStack { NavigationLink("More") { Text("Second").containerBackground(.blue, for: .navigation) } }
          .containerBackground(.red, for: .navigation)
      }
    }
    #expect(lines("page", screen) == ["page fill=red"])
    try await screen.tap("More")
    #expect(lines("page", screen).count == 2)
    #expect(lines("page", screen)[0].contains("fill=red"))
    #expect(lines("page", screen)[1] == "page fill=blue")
  }

  @Test("A container background uses the environment of the page, and follows changes")
  func changes() async throws {
    struct Page: View {
      @State private var isRed = false
      var body: some View {
        VStack { Button("Change") { isRed = true } }
          .containerBackground(isRed ? AnyShapeStyle(.red) : AnyShapeStyle(.tint), for: .navigation)
      }
    }
    let screen = await Screen { NavigationStack { Page() }.tint(.orange) }
    #expect(lines("page", screen) == ["page fill=orange"])
    try await screen.tap("Change")
    #expect(lines("page", screen) == ["page fill=red"])
  }

  @Test("The selected page sets the background of a tab view")
  func tabs() async throws {
    let screen = await Screen {
      TabView {
        Text("A").containerBackground(.red, for: .tabView).tabItem { Text("First") }
        Text("B").tabItem { Text("Second") }
      }
    }
    #expect(lines("tabView", screen) == ["tabView fill=red"])
    try await screen.tap("Second")
    #expect(lines("tabView", screen) == ["tabView"])
  }

  @Test("A view in a column sets the background of the split view")
  func split() async {
    let screen = await Screen {
      NavigationSplitView {
        Text("A")
      } detail: {
        Text("B").containerBackground(.red, for: .navigationSplitView)
      }
    }
    #expect(lines("splitView", screen).allSatisfy { $0.contains("fill=red") })
    #expect(lines("splitView", screen).count == 1)
    #expect(lines("page", screen).allSatisfy { !$0.contains("fill") })
  }

  @Test("A color or gradient in a view builder fills the container")
  func viewBuilder() async {
    let screen = await Screen {
      NavigationStack { Text("A").containerBackground(for: .navigation) { Color.red } }
    }
    #expect(lines("page", screen).allSatisfy { $0.contains("fill=red") })
    #expect(lines("page", screen).count == 1)
  }

  @Test("Outside a container of its kind, a container background has no effect")
  func outside() async {
    let screen = await Screen {
      Text("A").containerBackground(.red, for: .navigation).containerBackground(.red, for: .widget)
    }
    #expect(screen.tree == "root\n  text \"A\"")
  }
}
