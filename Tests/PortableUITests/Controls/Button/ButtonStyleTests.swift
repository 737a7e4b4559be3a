import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Button styles")
struct ButtonStyleTests {
  private struct Loud: ButtonStyle {
    let mark: String
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: configuration.isPressed ? "down" : "up")
        Text(verbatim: isEnabled ? mark : "off")
        if configuration.role == .destructive { Text("careful") }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    @State private var isOff = false
    @State private var mark = "!"

    var body: some View {
      Button("Add \(count)", role: .destructive) { count += 1 }
        .accessibilityIdentifier("add")
        .disabled(isOff)
        .buttonStyle(Loud(mark: mark))
      Button("off") { isOff.toggle() }
      Button("mark") { mark = "?" }
    }
  }

  @Test("A button style shows label, role and current properties")
  func shows() async throws {
    let screen = await Screen { Counter() }
    #expect(try screen.find(.identifier("add")).name == "Add 0 up ! careful")
    try await screen.tap(.identifier("add"))
    #expect(try screen.find(.identifier("add")).name == "Add 1 up ! careful")
    try await screen.tap("mark")
    #expect(try screen.find(.identifier("add")).name == "Add 1 up ? careful")
    try await screen.tap("off")
    #expect(try screen.find(.identifier("add")).name == "Add 1 up off careful")
    await #expect(throws: ActionError.self) { try await screen.tap(.identifier("add")) }
  }

  @Test("A style receives the pressed state of its button")
  func isPressed() async throws {
    let screen = await Screen { Counter() }
    try await screen.hold(.identifier("add"))
    #expect(try screen.find(.identifier("add")).name == "Add 0 down ! careful")
    try await screen.hold(.identifier("add"), isDown: false)
    #expect(try screen.find(.identifier("add")).name == "Add 0 up ! careful")
    try await screen.hold(.identifier("add"))
    await screen.releasePointers()
    #expect(try screen.find(.identifier("add")).name == "Add 0 up ! careful")
  }

  private struct OnDemand: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Button("Run") { configuration.trigger() }
      Button(configuration)
    }
  }

  @Test("A primitive style can trigger the action and show a platform button")
  func primitive() async throws {
    var runs = 0
    let screen = await Screen { Button("Delete") { runs += 1 }.buttonStyle(OnDemand()) }
    try await screen.tap("Run")
    try await screen.tap(.button("Delete"))
    #expect(runs == 2)
  }

  @Test("The innermost style wins, and size, shape and tint reach the host")
  func platform() async throws {
    let screen = await Screen {
      VStack {
        Button("A") {}
        Button("B") {}.buttonStyle(.plain)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.small)
      .buttonBorderShape(.roundedRectangle(radius: 3))
      .tint(.red)
    }
    let first = try screen.find("A")
    #expect(first.attribute("style") == "borderedProminent")
    #expect(first.attribute("size") == "small")
    #expect(first.attribute("borderShape") == "roundedRectangle")
    #expect(first.attribute("cornerRadius") == "3")
    #expect(first.attribute("tint") == "red")
    #expect(try screen.find("B").attribute("style") == "plain")
  }

  @Test("A non-finite corner radius is omitted")
  func badRadius() async throws {
    let screen = await Screen { Button("A") {}.buttonBorderShape(.roundedRectangle(radius: .nan)) }
    #expect(try screen.find("A").attribute("cornerRadius") == nil)
  }
}
