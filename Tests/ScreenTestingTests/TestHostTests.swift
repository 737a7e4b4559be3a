import SwiftUI
import Testing

@testable import ScreenTesting

@MainActor
@Suite("The host of a screen under test")
struct TestHostTests {
  private let deadline = ContinuousClock.now + .seconds(60)

  /// Lets other tasks run.
  private func yield() async { for _ in 0..<1_000 { await Task.yield() } }

  @Test("A wait ends with the next request, and not with the cancelled alarm of the wait before")
  func requests() async {
    let screen = await Screen { Text("a") }
    let host = TestHost()
    var ended = 0
    let waiting = Task {
      for _ in 0..<2 {
        await host.nextRequest(until: deadline)
        _ = host.takeRequest()
        ended += 1
      }
    }
    await yield()
    #expect(ended == 0)
    for count in 1...2 {
      host.graphNeedsTurn(screen.graph)
      await yield()
      #expect(ended == count)
    }
    await waiting.value
    await screen.close()
  }

  @Test("A wait ends when its task is cancelled, or has been before", arguments: [true, false])
  func cancellation(isEarly: Bool) async {
    let host = TestHost()
    let waiting = Task { await host.nextRequest(until: deadline) }
    if !isEarly { await yield() }
    waiting.cancel()
    await waiting.value
    #expect(ContinuousClock.now < deadline)
  }
}
