import ScreenTesting
import SwiftUI
import Testing

private struct Board: View {
  @State private var isOn = false
  @State private var taps = 0
  @State private var outer = 0

  var body: some View {
    Text("taps \(taps) outer \(outer)")
    VStack { Text("Tap").gesture(isOn ? TapGesture().onEnded { taps += 1 } : nil) }
      .onTapGesture { outer += 1 }
    Toggle("On", isOn: $isOn)
  }
}

@MainActor
@Suite("Optional gestures")
struct OptionalGestureTests {
  @Test("While an optional gesture is nil, the outer gesture recognizes the taps")
  func missing() async throws {
    let screen = await Screen { Board() }
    try await screen.tap("Tap")
    #expect(screen.contains("taps 0 outer 1"))
    try await screen.tap("On")
    try await screen.tap("Tap")
    #expect(screen.contains("taps 1 outer 1"))
    try await screen.tap("On")
    try await screen.tap("Tap")
    #expect(screen.contains("taps 1 outer 2"))
  }
}
