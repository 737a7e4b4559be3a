import Elements
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

  /// The attributes of the symbol effects on a screen.
  private func effects(on screen: Screen) -> [[AttributeKey: String]] {
    screen.attributes(of: .symbolEffect).map { $0.mapValues(\.description) }
  }

  @Test("A symbol effect runs while active or once per value change")
  func effects() async throws {
    let screen = await Screen { Heart() }
    // The removed effect is missing.
    #expect(effects(on: screen).compactMap { $0[.symbolEffect] } == ["bounceDown 0", "variableColor on", "appear off"])
    let bounce = effects(on: screen).first { $0[.symbolEffect] == "bounceDown 0" }
    #expect(bounce?[.effectCount] == "3" && bounce?[.effectDuration] == "0.3")
    #expect(screen.attributes(of: .exchange) == [[.exchange: .string("down")]])
    try await screen.tap("like")
    #expect(effects(on: screen).compactMap { $0[.symbolEffect] } == ["bounceDown 1", "appear on"])
  }

  @Test("A repeat behavior sets the number of runs")
  func repeatBehavior() {
    typealias Options = SymbolEffectOptions
    #expect(Options.repeat(.periodic(3)) == Options.repeat(3))
    #expect(Options.nonRepeating.repeat(.continuous) == Options.repeating)
    #expect(Options.speed(2).repeat(.periodic(2, delay: 1)) == Options.speed(2).repeat(2))
    #expect(Options.repeat(.periodic) == Options.repeating)
    #expect(SymbolEffect.replace.magic(fallback: .replace.downUp) == SymbolEffect.replace)
  }

  @Test("Effect options set direction, layers and scale")
  func variants() async throws {
    func attributes(_ effect: SymbolEffect) async throws -> [AttributeKey: String] {
      try #require(effects(on: await Screen { Image(systemName: "wifi").symbolEffect(effect) }).first)
    }
    #expect(
      try await attributes(.rotate.counterClockwise) == [.effectDirection: "reverse", .symbolEffect: "rotate on"])
    #expect(try await attributes(.rotate.counterClockwise.clockwise)[.effectDirection] == nil)
    #expect(
      try await attributes(.variableColor.hideInactiveLayers.reversing) == [
        .effectDirection: "alternate", .hidesInactiveLayers: "true", .symbolEffect: "variableColor on",
      ])
    #expect(try await attributes(.variableColor.dimInactiveLayers.nonReversing)[.hidesInactiveLayers] == nil)
    #expect(try await attributes(.disappear.up) == [.effectScale: "1.4", .symbolEffect: "disappear on"])
    #expect(try await attributes(.disappear.down)[.effectScale] == nil)
    #expect(try await attributes(.appear.down)[.effectScale] == "1.4")
  }
}
