import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("animation")
struct AnimationTests {
  struct Counting: View {
    var animation: Animation? = .default
    @State private var count = 0
    @State private var other = 0

    var body: some View {
      Button("count") { count += 1 }
      Button("other") { other += 1 }
      VStack { Text("\(count) \(other)") }
        .accessibilityIdentifier("animated")
        .animation(animation, value: count)
    }
  }

  @Test("The element says how it is animated, and that it has not been yet")
  func described() async throws {
    let screen = await Screen { Counting() }
    let element = try screen.find(.identifier("animated"))
    #expect(element.attribute("animation") == "easeInOut 350")
    #expect(element.attribute("animationPass") == nil)
  }

  @Test("A change of the value is a pass, and no other change is")
  func passes() async throws {
    let screen = await Screen { Counting() }
    try await screen.tap("other")
    #expect(try screen.find(.identifier("animated")).attribute("animationPass") == nil)
    try await screen.tap("count")
    #expect(try screen.find(.identifier("animated")).attribute("animationPass") == "1")
    try await screen.tap("other")
    #expect(try screen.find(.identifier("animated")).attribute("animationPass") == "1")
    try await screen.tap("count")
    #expect(try screen.find(.identifier("animated")).attribute("animationPass") == "2")
  }

  @Test("No animation is no animation")
  func none() async throws {
    let screen = await Screen { Counting(animation: nil) }
    #expect(try screen.find(.identifier("animated")).attribute("animation") == nil)
  }

  @Test("Each of two animations counts the changes of its own value")
  func nested() async throws {
    struct Two: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Button("first") { first += 1 }
        Button("second") { second += 1 }
        VStack {}.animation(.linear, value: first).animation(.easeIn, value: second)
      }
    }
    let screen = await Screen { Two() }
    try await screen.tap("second")
    #expect(
      screen.tree.hasSuffix(
        """
          animation animation="easeIn 350" animationPass=1
            animation animation="linear 350"
              vStack alignment=center
        """))
  }

  @Test(
    "Curves, durations, delays and speeds are told in milliseconds",
    arguments: [
      (.linear, "linear 350"), (.easeIn, "easeIn 350"), (.easeOut, "easeOut 350"), (.easeInOut, "easeInOut 350"),
      (.linear(duration: 1), "linear 1000"), (.easeIn(duration: 0.2), "easeIn 200"),
      (.easeOut(duration: 2).speed(4), "easeOut 500"), (.easeInOut(duration: 1).delay(0.1), "easeInOut 1000 100"),
      (.linear(duration: 1).delay(1).speed(2), "linear 500 500"), (.linear(duration: -1), "linear 0"),
      (.linear(duration: .nan), "linear 0"), (.linear(duration: .infinity), "linear 3600000"),
      (.linear(duration: 1).speed(0), "linear 1000"), (.linear(duration: 1).speed(.nan), "linear 1000"),
    ] as [(Animation, String)])
  func words(animation: Animation, words: String) async throws {
    let screen = await Screen { Text("a").animation(animation, value: 0) }
    #expect(try screen.find("a").attribute("animation") == words)
  }
}
