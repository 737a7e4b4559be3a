import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Custom dynamic properties")
struct DynamicPropertyTests {
  struct Doubled: DynamicProperty {
    @State var value = 1
    @Environment(\.isEnabled) var isEnabled
    var double = 0
    let probe: Probe

    mutating func update() {
      probe.note("update \(value) \(isEnabled)")
      double = value * 2
    }
  }

  struct Owner: View {
    var doubled: Doubled
    @State private var turns = 0
    let probe: Probe

    init(probe: Probe) {
      doubled = Doubled(probe: probe)
      self.probe = probe
    }

    var body: some View {
      let _ = probe.note("body")
      Button("double \(doubled.double)") { doubled.value += 1 }
      Button("turn \(turns)") { turns += 1 }
    }
  }

  @Test("`update()` runs once before each body, after nested properties are updated")
  func updateIsCalled() async throws {
    let probe = Probe()
    let screen = await Screen { Owner(probe: probe) }
    #expect(probe.notes == ["update 1 true", "body"])
    try await screen.tap("double 2")
    #expect(probe.notes == ["update 1 true", "body", "update 2 true", "body"])
    #expect(screen.contains("double 4"))
  }

  @Test("State inside a dynamic property survives evaluations")
  func nestedState() async throws {
    let screen = await Screen { Owner(probe: Probe()) }
    try await screen.tap("double 2")
    try await screen.tap("turn 0")
    #expect(screen.contains("double 4"))
  }
}
