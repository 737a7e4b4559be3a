import MetricsTestKit
import PortableUI
import Testing
import Waiting

@testable import TrifectaWeb

@Suite("Metrics of a server")
@MainActor
struct ServerMetricsTests {
  private let backend = TestMetrics()
  private let time = TestTime()

  private func server(_ change: (inout WebOptions) -> Void = { _ in }) -> TestServer {
    var options = WebOptions()
    change(&options)
    return TestServer(
      Screen(path: "/", title: "Counter", summary: nil) { CounterButton() }, options, time: time,
      metrics: ServerMetrics(factory: backend))
  }

  private func total(_ name: String) throws -> Int64 {
    try backend.expectCounter("trifecta.sessions." + name).totalValue
  }

  @Test("Sessions are counted when they start, are restored and end")
  func sessions() async throws {
    let server = server()
    let page = try #require(await server.open())
    let other = try #require(await server.open(tab: "other"))
    #expect(try backend.expectGauge("trifecta.sessions.live").lastValue == 2)
    _ = try #require(await server.reload(page))
    #expect(try total("started") == 3)
    #expect(try total("restored") == 1)
    server.close(other)
    #expect(try backend.expectGauge("trifecta.sessions.live").lastValue == 1)
    #expect(try total("lost") == 0)
  }

  @Test("A session that ends because its page is away is counted as hibernated")
  func hibernation() async throws {
    let server = server()
    let page = try #require(await server.open())
    server.store.disconnect(page.session, from: page.transport)
    await settle(until: { time.sleepers > 0 })
    time.advance(by: .seconds(3_600))
    await settle(until: { server.store.count == 0 })
    #expect(try total("hibernated") == 1)
  }

  @Test("Answers and snapshots are measured")
  func durations() async throws {
    let server = server()
    let page = try #require(await server.open())
    let answers = try backend.expectTimer("trifecta.answers.duration")
    #expect(answers.values.isEmpty)
    page.press("Count")
    #expect(answers.values.count == 1)
    server.close(page)
    #expect(try backend.expectRecorder("trifecta.snapshots.bytes").lastValue ?? 0 > 10)
    #expect(try backend.expectTimer("trifecta.snapshots.duration").values.count == 1)
  }
}

private struct CounterButton: View {
  @State private var count = 0

  var body: some View { Button("Count") { count += 1 } }
}
