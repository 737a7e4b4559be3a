import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("What symbols do")
struct SymbolEffectTests {
  private struct Heart: View {
    @State private var count = 0

    var body: some View {
      Button("like") { count += 1 }
      Image(systemName: "heart").symbolEffect(.bounce.down, options: .speed(2).repeat(3), value: count)
      Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: count == 0)
      Image(systemName: "bell").symbolEffect(.pulse).symbolEffectsRemoved()
      Image(systemName: "eye").symbolEffect(.appear, isActive: count > 0)
      Text("\(count)").contentTransition(.numericText(countsDown: true))
    }
  }

  @Test("An effect goes on while it is active, or is counted")
  func effects() async throws {
    let screen = await Screen { Heart() }
    #expect(screen.tree.contains("effectCount=3 effectDuration=0.3 symbolEffect=\"bounceDown 0\""))
    #expect(screen.tree.contains("symbolEffect=\"variableColor on\""))
    #expect(screen.tree.contains("symbolEffect=\"appear off\""))
    #expect(!screen.tree.contains("pulse"))
    #expect(screen.tree.contains("exchange exchange=down"))
    try await screen.tap("like")
    #expect(screen.tree.contains("symbolEffect=\"bounceDown 1\""))
    #expect(!screen.tree.contains("variableColor"))
    #expect(screen.tree.contains("symbolEffect=\"appear on\""))
  }
}
