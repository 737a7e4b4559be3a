import IssueRecording
import Testing
import Trifecta

@testable import TrifectaTesting

@MainActor
@Suite("TestClock")
struct TestClockTests {
  let clock = TestClock()

  /// What has woken up, in order.
  @MainActor
  final class Diary {
    var entries: [String] = []
  }
  let diary = Diary()

  @discardableResult
  func sleeper(_ name: String, _ durations: Int...) -> Task<Void, Never> {
    Task { [clock, diary] in
      for duration in durations {
        do {
          try await clock.sleep(for: .seconds(duration))
          diary.entries.append("\(name) \(clock.now.offset / .seconds(1))")
        } catch {
          diary.entries.append("\(name) cancelled")
        }
      }
    }
  }

  @Test("Time stands still until it is advanced")
  func stands() async {
    sleeper("a", 1)
    await settle()
    #expect(diary.entries == [])
    #expect(clock.now.offset == .zero)
  }

  @Test("Sleepers wake up in order of deadline, each at its own time")
  func order() async {
    sleeper("a", 2, 2)
    sleeper("b", 3)
    sleeper("c", 1)
    await clock.advance(by: .seconds(3))
    #expect(diary.entries == ["c 1.0", "a 2.0", "b 3.0"])
    await clock.advance(by: .seconds(1))
    #expect(diary.entries.last == "a 4.0")
  }

  @Test("A sleeper is not woken before its deadline")
  func notEarly() async {
    sleeper("a", 2)
    await clock.advance(by: .milliseconds(1_999))
    #expect(diary.entries == [])
    await clock.advance(to: .init(offset: .seconds(2)))
    #expect(diary.entries == ["a 2.0"])
  }

  @Test("run advances until nobody sleeps")
  func runs() async {
    sleeper("a", 5, 5)
    await clock.run()
    #expect(diary.entries == ["a 5.0", "a 10.0"])
    #expect(clock.now.offset == .seconds(10))
  }

  @Test("Whoever wakes up is waited for until it sleeps again, however long it takes to get a thread")
  func slowThread() async {
    Task(executorPreference: SlowThread()) { await sleepThrice() }
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(3))
    #expect(diary.entries == ["1.0", "2.0", "3.0"])
  }

  @Test("A test may wait until as many sleep as it says, wherever they do")
  func waitsForSleepers() async {
    for _ in 0..<2 {
      Task(executorPreference: SlowThread()) { @concurrent [clock] in
        for _ in 0..<1_000 { await Task.yield() }
        try? await clock.sleep(for: .seconds(1))
      }
    }
    await clock.waitForSleepers(2)
    let reported = await issues {
      await clock.waitForSleepers(
        3, atMost: .zero, at: CodePlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column))
    }
    #expect(
      reported == [
        """
        The test waits for the number of tasks that sleep on its clock to reach 3. After 0.0 seconds, it is 2.

        Wait for fewer tasks, or inject the clock into the code that should sleep on it.
        """
      ])
    await clock.run()
  }

  private func sleepThrice() async {
    for _ in 0..<3 {
      try? await clock.sleep(for: .seconds(1))
      diary.entries.append("\(clock.now.offset / .seconds(1))")
    }
  }

  @Test("A cancelled sleeper throws at once")
  func cancels() async {
    let task = sleeper("a", 5)
    await settle()
    task.cancel()
    await task.value
    #expect(diary.entries == ["a cancelled"])
  }

  @Test("Sleeping until a time that has come returns at once")
  func past() async throws {
    try await clock.sleep(until: clock.now)
  }
}

/// Runs everything much later than it is asked to, as a thread does that a busy machine has put aside.
private final class SlowThread: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Task.detached {
      for _ in 0..<200 { await Task.yield() }
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
