import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Hierarchical styles")
struct StyleRanksTests {
  @Test("A secondary background is a system color, or a custom background style with reduced opacity")
  func backgrounds() async {
    let screen = await Screen {
      VStack {
        Text("One").background(.background.secondary)
        Text("Two").background(.background.tertiary)
        Text("Three").background(.background.secondary).backgroundStyle(.red)
      }
    }
    #expect(screen.tree.contains("fill=secondarySystemBackground"), "\(screen.tree)")
    #expect(screen.tree.contains("fill=tertiarySystemBackground"))
    #expect(screen.tree.contains("fill=\"red 50%\""))
  }

  @Test("`backgroundStyle` is readable and writable in the environment")
  func environment() async {
    struct Card: View {
      let name: String
      @Environment(\.backgroundStyle) private var style
      var body: some View {
        Text(verbatim: "\(name) \(style == nil ? "none" : "some")")
          .background(style ?? AnyShapeStyle(.green))
      }
    }
    let screen = await Screen {
      Card(name: "plain")
      Card(name: "modified").backgroundStyle(.red)
      Text("written").background(.background).environment(\.backgroundStyle, AnyShapeStyle(.blue))
      Card(name: "reset").environment(\.backgroundStyle, nil).backgroundStyle(.yellow)
    }
    #expect(
      screen.tree == """
        root
          background fill=green
            text "plain none"
          background fill=red
            text "modified some"
          background fill=blue
            text "written"
          background fill=green
            text "reset none"
        """)
  }

  @Test("A color's secondary style has half its opacity")
  func colors() async {
    let screen = await Screen {
      VStack {
        Text("One").foregroundStyle(.red.secondary)
        Text("Two").foregroundStyle(.blue.quinary)
        Text("Three").foregroundStyle(.primary.secondary)
        Text("Four").foregroundStyle(.secondary)
      }
    }
    #expect(screen.tree.contains("foreground=\"red 50%\""), "\(screen.tree)")
    #expect(screen.tree.contains("foreground=\"blue 10%\""))
    #expect(screen.tree.components(separatedBy: "foreground=secondary").count == 3)
  }
}
