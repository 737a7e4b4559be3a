import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Phase animators")
struct PhaseAnimatorTests {
  @Test("Phases repeat, each with its own animation")
  func always() async throws {
    let screen = await Screen {
      PhaseAnimator([1, 2, 3]) {
        Text("phase \($0)")
      } animation: {
        .linear(duration: Double($0))
      }
    }
    #expect(screen.contains("phase 2"))
    await screen.advanceTime(by: 2.1)
    #expect(screen.contains("phase 3"))
    #expect(screen.animatedChanges.map(\.animation) == [.linear(duration: 3)])
    await screen.advanceTime(by: 3)
    #expect(screen.contains("phase 1"))
    await screen.advanceTime(by: 1)
    #expect(screen.contains("phase 2"))
    await screen.advanceTime(by: 600)
    #expect(screen.contains("phase 2"))
  }

  @Test("With a trigger the phases run once and return to the first")
  func trigger() async throws {
    struct Triggered: View {
      @State private var count = 0
      var body: some View {
        Button("go") { count += 1 }
        Text("content").phaseAnimator(["a", "b"], trigger: count) { content, phase in
          content
          Text("phase \(phase)")
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    let screen = await Screen { Triggered() }
    #expect(screen.contains("phase a") && screen.contains("content"))
    await screen.advanceTime(by: 10)
    #expect(screen.contains("phase a"))
    try await screen.tap("go")
    #expect(screen.contains("phase b"))
    await screen.advanceTime(by: 1.1)
    #expect(screen.contains("phase a"))
    await screen.advanceTime(by: 100)
    #expect(screen.contains("phase a"))
  }

  @Test("An animator without phases shows nothing, and an animator with one phase keeps showing it")
  func few() async throws {
    let screen = await Screen {
      PhaseAnimator([Int]()) { Text("phase \($0)") }
      PhaseAnimator([7]) { Text("phase \($0)") }
    }
    await screen.advanceTime(by: 5)
    #expect(screen.findAll(.role(.text)).map(\.text) == ["phase 7"])
  }

  @Test("Springs and unit curves compute values and velocities")
  func curves() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    #expect(abs(spring.bounce - 0.2) < 1e-9 && abs(spring.response - 0.5) < 1e-9)
    #expect(abs(spring.value(target: 10, time: 20) - 10) < 0.01 && spring.value(target: 10, time: 0) == 0)
    #expect(
      Animation.spring(Spring(duration: 0.5, bounce: 0.2)).description
        == Animation.spring(duration: 0.5, bounce: 0.2).description)
    #expect(Spring(response: .nan, dampingRatio: .nan).settlingDuration.isFinite)
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-6 && UnitCurve.easeIn.value(at: 0.5) < 0.5)
    #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)) - 0.3) < 1e-6)
    #expect(UnitCurve.easeOut.value(at: -1) < 1e-6 && UnitCurve.easeOut.value(at: .nan) < 1e-6)
    #expect(UnitCurve.linear.velocity(at: 0.5) > 0.99)
  }

  @Test("`animation` and `transaction` with a body animate only that body")
  func bodies() async throws {
    struct Changing: View {
      @State private var isOn = false
      var body: some View {
        Button("go") { isOn.toggle() }
        Text("a").animation(.easeIn) { $0.opacity(isOn ? 1 : 0) }
        Text("b").transaction({ $0.animation = .easeOut }, body: { $0.opacity(isOn ? 1 : 0) })
        Text("c").opacity(isOn ? 1 : 0)
        // Changes of the view itself are not changes of the body.
        Text("d").opacity(isOn ? 1 : 0).animation(.linear) { $0.padding(4) }
        Text("e").opacity(isOn ? 1 : 0).animation(.bouncy, value: isOn).animation(.linear) { $0.padding(4) }
        Text("f").opacity(isOn ? 1 : 0).animation(.linear) { $0.padding(4) }.animation(.smooth, value: isOn)
      }
    }
    let screen = await Screen { Changing() }
    try await screen.tap("go")
    #expect(screen.animatedChanges.map(\.animation) == [.easeIn, .easeOut, .bouncy, .smooth])
  }
}
