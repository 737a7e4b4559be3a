import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Ranks of styles")
struct StyleRanksTests {
  @Test("The second background is the platform's, or fainter than a program's own")
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

  @Test("The second of a color is half of it, and of a rank the next one")
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
