import Elements
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
    #expect(
      screen.attributes(of: .background).map { $0[.fill]?.description } == [
        "secondarySystemBackground", "tertiarySystemBackground", "red 50%",
      ])
  }

  @Test("`backgroundStyle` is readable and writable in the environment")
  func environment() async throws {
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
    for (name, fill) in [
      ("plain none", "green"), ("modified some", "red"), ("written", "blue"), ("reset none", "green"),
    ] {
      let backgrounds = try screen.find(.text(name)).attributes(of: .background)
      #expect(backgrounds.map { $0.mapValues(\.description) } == [[.fill: fill]], "\(name)")
    }
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
    #expect(
      screen.attributes(of: .text).map { $0[.foreground]?.description } == [
        "red 50%", "blue 10%", "secondary", "secondary",
      ])
  }
}
