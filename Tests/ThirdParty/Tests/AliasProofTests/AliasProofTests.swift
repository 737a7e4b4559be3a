import ScreenTesting
import Testing
import ThirdParty
import UnmodifiedScreen

@Suite("Module aliases")
@MainActor
struct AliasProofTests {
  @Test("Unmodified SwiftUI sources run on the portable runtime")
  func runsUnmodifiedSources() async throws {
    let model = CounterModel()
    let screen = await Screen { CounterScreen(model: model) }
    try await screen.tap("Increment")
    try await screen.tap("Increment")
    #expect(screen.contains("Count: 2"))
    #expect(model.published == [1, 2])
  }

  #if os(Linux)
    @Test("A library in the same build does not find SwiftUI or Combine")
    func leavesNeighboursAlone() {
      #expect(swiftUISupport == "none")
      #expect(!hasCombine)
    }
  #endif
}
