import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Symbol effects")
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

  @Test("A symbol effect runs while active or once per value change")
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

  @Test("Effect options set direction, layers and scale")
  func variants() async {
    func tree(_ effect: SymbolEffect) async -> String {
      await Screen { Image(systemName: "wifi").symbolEffect(effect) }.tree
    }
    #expect(await tree(.rotate.counterClockwise).contains("effectDirection=reverse symbolEffect=\"rotate on\""))
    #expect(await !tree(.rotate.counterClockwise.clockwise).contains("effectDirection"))
    let color = await tree(.variableColor.hideInactiveLayers.reversing)
    #expect(color.contains("effectDirection=alternate hidesInactiveLayers symbolEffect=\"variableColor on\""))
    #expect(await !tree(.variableColor.dimInactiveLayers.nonReversing).contains("hidesInactiveLayers"))
    #expect(await tree(.disappear.up).contains("effectScale=1.4 symbolEffect=\"disappear on\""))
    #expect(await !tree(.disappear.down).contains("effectScale"))
    #expect(await tree(.appear.down).contains("effectScale=1.4"))
  }
}
