import ScreenTesting
import SwiftUI
import Testing

@Suite("A screen that settles")
@MainActor
struct ScreenSettlingTests {
  @Test("Tasks that leave the main actor are waited for")
  func hops() async {
    let screen = await Screen {
      Loading {
        await Task.detached { await Task { "Loaded" }.value }.value
      }
    }
    #expect(screen.contains("Loaded"))
  }

  @Test("A task that waits for something does not keep a screen from settling")
  func waits() async throws {
    let gate = Gate()
    let screen = await Screen {
      Loading {
        await gate.pass()
        return "Loaded"
      }
    }
    #expect(screen.contains("Loading"))
    await gate.open()
    try await screen.wait(for: "Loaded")
  }

  @Test("Waiting ends when the time is up, and says what is there")
  func timesOut() async {
    let screen = await Screen { Text("Here") }
    let error = await #expect(throws: LookupError.self) {
      try await screen.wait(for: "There", atMost: .zero)
    }
    #expect(error?.description.contains("Nearest: \"Here\".") == true)
  }

  @Test("Waiting ends when the test's task is cancelled")
  func cancels() async {
    let screen = await Screen { Text("Here") }
    let waiting = Task { try await screen.wait(for: "There", atMost: .seconds(600)) }
    await Task.yield()
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test("State changed from another task is on screen after settling")
  func settles() async {
    let model = Model()
    let screen = await Screen { Reader(model: model) }
    model.text = "after"
    await screen.settle()
    #expect(screen.contains("after"))
  }

  @Observable
  @MainActor
  final class Model {
    var text = "before"
  }

  struct Reader: View {
    let model: Model

    var body: some View { Text(model.text) }
  }
}
