import PortableUI
import Testing
import Waiting

@testable import TrifectaWeb

@Suite("Times of snapshots")
@MainActor
struct SnapshotSchedulerTests {
  private let time = TestTime()

  @Test("A session is saved again soon after a slow first snapshot, and later pauses for 20 times the duration")
  func slowSnapshots() async throws {
    let screen = Screen(path: "/", title: "Text", summary: nil) { Text("Hello") }
    let page = try #require(await TestServer(screen, WebOptions(), time: time).open())
    var saved: [Duration] = []
    let scheduler = SnapshotScheduler(time: time.timekeeper, queue: FairQueue()) { [time] _ in
      saved.append(time.timekeeper.now())
      time.advance(by: .milliseconds(100))
      return 0
    }
    for _ in 0..<3 {
      scheduler.add(page.session)
      let count = saved.count
      while saved.count == count {
        await settle(until: { time.sleepers == 1 })
        time.advance(by: .milliseconds(50))
        await settle(until: { time.sleepers == 1 || scheduler.work == nil })
      }
    }
    let pauses = zip(saved, saved.dropFirst()).map { $1 - $0 }
    #expect(pauses[0] < .milliseconds(700))
    #expect(pauses[1] >= .milliseconds(2_100))
  }
}
