import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Hover effects")
struct HoverEffectTests {
  @Test("An automatic effect is the default effect, which is a highlight by default")
  func automatic() async throws {
    let screen = await Screen {
      Text("automatic").hoverEffect()
      Text("own").hoverEffect(.lift)
      VStack {
        Text("default").hoverEffect()
        Text("explicit").hoverEffect(.highlight)
        Text("none").hoverEffect().defaultHoverEffect(nil)
      }
      .defaultHoverEffect(.lift)
    }
    func effect(_ text: Query) throws -> String? { try screen.find(text).attribute("hoverEffect") }
    #expect(try effect("automatic") == "highlight")
    #expect(try effect("own") == "lift")
    #expect(try effect("default") == "lift")
    #expect(try effect("explicit") == "highlight")
    #expect(try effect("none") == "highlight")
  }

  @Test("A view around an effect can disable it, and a view inside cannot enable it again")
  func disabled() async throws {
    struct Content: View {
      @State private var isOff = false
      @Environment(\.isHoverEffectEnabled) private var isEnabled

      var body: some View {
        Text("a").hoverEffect(.lift).hoverEffectDisabled(isOff)
        Text("b").hoverEffect(.lift).hoverEffectDisabled(false).hoverEffectDisabled()
        Text("c").hoverEffect(.lift, isEnabled: !isOff)
        Text(isEnabled ? "enabled" : "disabled")
        Button("Switch") { isOff.toggle() }
      }
    }
    let screen = await Screen { Content() }
    func effect(_ text: Query) throws -> String? { try screen.find(text).attribute("hoverEffect") }
    #expect(try effect("a") == "lift")
    #expect(try effect("b") == nil)
    #expect(try effect("c") == "lift")
    #expect(screen.contains("enabled"))
    try await screen.tap("Switch")
    #expect(try effect("a") == nil)
    #expect(try effect("c") == nil)
  }
}
