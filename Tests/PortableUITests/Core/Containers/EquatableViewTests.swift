import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("EquatableView")
struct EquatableViewTests {
  /// A view whose `==` compares only the tens of its number and ignores its action.
  struct Tens: View, @MainActor Equatable {
    let number: Int
    let action: @MainActor () -> Void
    let probe: Probe

    static func == (first: Self, second: Self) -> Bool { first.number / 10 == second.number / 10 }

    var body: some View {
      let _ = probe.note("tens \(number)")
      Button("number \(number)", action: action)
    }
  }

  struct Owner: View {
    @State private var number = 0
    let step: Int
    let probe: Probe
    var body: some View {
      let _ = probe.note("owner")
      Button("step") { number += step }
      Tens(number: number, action: { number = 0 }, probe: probe).equatable()
    }
  }

  @Test("A view that is equal by `==` is not evaluated")
  func equal() async throws {
    let probe = Probe()
    let screen = await Screen { Owner(step: 1, probe: probe) }
    try await screen.tap("step")
    #expect(probe.notes == ["owner", "tens 0", "owner"])
  }

  @Test("A view that differs by `==` is evaluated")
  func different() async throws {
    let probe = Probe()
    let screen = await Screen { Owner(step: 10, probe: probe) }
    try await screen.tap("step")
    #expect(screen.contains("number 10"))
  }

  @Test("A state change evaluates an equatable view")
  func state() async throws {
    struct Stateful: View, @MainActor Equatable {
      @State private var count = 0
      static func == (first: Self, second: Self) -> Bool { true }
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let screen = await Screen { EquatableView(content: Stateful()) }
    try await screen.tap("count 0")
    #expect(screen.contains("count 1"))
  }
}
