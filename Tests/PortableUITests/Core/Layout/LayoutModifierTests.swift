import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Layout modifiers")
struct LayoutModifierTests {
  @Test("Layout modifiers create layers with size, position and priority")
  func layers() async throws {
    let screen = await Screen {
      Text("fixed").fixedSize()
      Text("low").fixedSize(horizontal: false, vertical: true)
      Text("placed").position(x: 10, y: 20)
      Text("first").layoutPriority(1)
      Text("front").zIndex(2)
    }
    #expect(try screen.find("fixed").attribute("horizontal") == "true")
    #expect(try screen.find("low").attribute("horizontal") == nil)
    #expect(try screen.find("low").attribute("vertical") == "true")
    #expect(try screen.find("placed").attribute("x") == "10")
    #expect(try screen.find("placed").attribute("y") == "20")
    #expect(try screen.find("first").attribute("value") == "1")
    #expect(try screen.find("front").attribute("value") == "2")
  }

  @Test("A hidden view keeps its space and is not found")
  func hidden() async throws {
    let screen = await Screen {
      Button("hidden") {}.hidden()
      VStack { Text("inside") }.hidden()
      Text("seen")
    }
    #expect(!screen.contains("hidden") && !screen.contains("inside") && screen.contains("seen"))
    #expect(screen.attributes(of: .text).contains { $0[.text] == .string("inside") })
  }

  @Test("`allowsHitTesting(false)` blocks taps")
  func hitTesting() async throws {
    struct Reached: View {
      @State private var taps = 0
      @State private var isEnabled = false
      var body: some View {
        Text("taps \(taps)").onTapGesture { taps += 1 }.allowsHitTesting(isEnabled)
        Button("enable") { isEnabled = true }
      }
    }
    let screen = await Screen { Reached() }
    await #expect(throws: ActionError.self) { try await screen.tap("taps 0") }
    try await screen.tap("enable")
    try await screen.tap("taps 0")
    #expect(screen.contains("taps 1"))
  }

  @Test("Color scheme and layout direction apply only to the view on which they are set")
  func schemes() async throws {
    struct Place: View {
      let name: String
      @Environment(\.colorScheme) private var scheme
      @Environment(\.layoutDirection) private var direction
      var body: some View { Text("\(name) \(scheme.rawValue) \(direction.rawValue)") }
    }
    let screen = await Screen {
      Place(name: "plain")
      Place(name: "dark").colorScheme(.dark)
      Place(name: "screen").preferredColorScheme(.dark)
      Place(name: "none").preferredColorScheme(nil).environment(\.layoutDirection, .rightToLeft)
      Place(name: "turned").transformEnvironment(\.layoutDirection) { $0 = .rightToLeft }
      Place(name: "darkened").transformEnvironment(\.colorScheme) { $0 = .dark }
    }
    #expect(screen.contains("plain light leftToRight"))
    #expect(try screen.find("dark dark leftToRight").attribute("scheme") == "dark")
    #expect(try screen.find("screen dark leftToRight").attribute("screenScheme") == "dark")
    #expect(try screen.find("none light rightToLeft").attribute("direction") == "rightToLeft")
    #expect(try screen.find("none light rightToLeft").attribute("screenScheme") == nil)
    #expect(try screen.find("turned light rightToLeft").attribute("direction") == "rightToLeft")
    #expect(try screen.find("darkened dark leftToRight").attribute("scheme") == "dark")
  }

  @Test("`EmptyModifier` changes nothing")
  func emptyModifier() async {
    let screen = await Screen { Text("text").modifier(EmptyModifier.identity) }
    #expect(screen.tree == (await Screen { Text("text") }).tree)
  }
}
