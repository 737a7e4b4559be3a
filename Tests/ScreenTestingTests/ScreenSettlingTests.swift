import ScreenTesting
import SwiftUI
import Testing

/// Performs work that switches executors several times.
private func hop(_ times: Int) async -> Int {
  var result = 0
  for _ in 0..<times {
    let before = result
    result = await Task.detached { before + 1 }.value
    await Task.yield()
  }
  return result
}

/// A gate that a test opens.
private final class Gate: Sendable {
  private let channel = AsyncStream.makeStream(of: Void.self)

  func open() { channel.continuation.finish() }

  func wait() async { for await _ in channel.stream {} }
}

@MainActor
@Suite("Settling")
struct ScreenSettlingTests {
  private struct Working: View {
    @State private var text = "waiting"
    let work: @Sendable () async -> String
    var body: some View { Text(text).task { text = await work() } }
  }

  @Test("When `Screen` is initialized, a task that switches executors has already finished", arguments: [1, 5])
  func hops(times: Int) async {
    let screen = await Screen { Working { "hops \(await hop(times))" } }
    #expect(screen.contains("hops \(times)"))
  }

  @Test("Chained changes are complete after a tap")
  func chain() async throws {
    struct Chain: View {
      @State private var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }.task(id: count) { if count % 5 != 0 { count += 1 } }
      }
    }
    let screen = await Screen { Chain() }
    try await screen.tap("count 0")
    #expect(screen.contains("count 5"))
  }

  @Test("wait(for:) returns when the element appears")
  func waits() async throws {
    let gate = Gate()
    let screen = await Screen {
      Working {
        await gate.wait()
        return "done"
      }
    }
    #expect(screen.contains("waiting"))
    gate.open()
    #expect(try await screen.wait(for: "done").text == "done")
  }

  @Test("wait(for:) returns immediately if the element exists")
  func waitsNot() async throws {
    let screen = await Screen { Text("here") }
    try await screen.wait(for: "here", atMost: .zero)
  }

  @Test("Several callers can wait at the same time")
  func twoWait() async throws {
    let gate = Gate()
    let screen = await Screen {
      Working {
        await gate.wait()
        return "done"
      }
    }
    async let first = screen.wait(for: "done").text
    async let second = screen.wait(for: .text("done")).text
    await Task.yield()
    gate.open()
    #expect(try await first == "done")
    #expect(try await second == "done")
  }

  @Test("wait(for:) fails after its timeout")
  func timeIsUp() async {
    let screen = await Screen { Text("here") }
    await #expect(throws: LookupError.self) { try await screen.wait(for: "there", atMost: .milliseconds(1)) }
  }

  @Test("Cancelling the task cancels wait(for:)")
  func cancelled() async {
    let screen = await Screen { Text("here") }
    let waiting = Task { try await screen.wait(for: "there", atMost: .seconds(600)) }
    await Task.yield()
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test("A screen that never settles is reported")
  func restless() async {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        // The task stays on the main actor, so a busy machine cannot delay it and make the screen appear settled.
        Text("\(count)").task(id: count) { count += 1 }
      }
    }
    await withKnownIssue {
      let screen = await Screen { Restless() }
      await screen.close()
    } matching: {
      $0.comments.contains {
        "\($0)".contains("The screen did not settle: a task or a closure keeps changing its state.")
      }
    }
  }

  @Test("State changed from another task is shown after settling")
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
