import IssueRecording
import Testing
import Trifecta

@testable import TrifectaTesting

@MainActor
@Suite("TestClock")
struct TestClockTests {
  let clock = TestClock()

  /// The entries of sleepers that woke up, in order.
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

  @Test("Time does not pass until the clock is advanced")
  func stands() async {
    sleeper("a", 1)
    await settle()
    #expect(diary.entries == [])
    #expect(clock.now.offset == .zero)
  }

  @Test("Sleepers wake in order of deadline, each at its own deadline")
  func order() async {
    sleeper("a", 2, 2)
    sleeper("b", 3)
    sleeper("c", 1)
    await clock.advance(by: .seconds(3))
    #expect(diary.entries == ["c 1.0", "a 2.0", "b 3.0"])
    await clock.advance(by: .seconds(1))
    #expect(diary.entries.last == "a 4.0")
  }

  @Test("A sleeper does not wake before its deadline")
  func notEarly() async {
    sleeper("a", 2)
    await clock.advance(by: .milliseconds(1_999))
    #expect(diary.entries == [])
    await clock.advance(to: .init(offset: .seconds(2)))
    #expect(diary.entries == ["a 2.0"])
  }

  @Test("run advances the clock until no task sleeps")
  func runs() async {
    sleeper("a", 5, 5)
    await clock.run()
    #expect(diary.entries == ["a 5.0", "a 10.0"])
    #expect(clock.now.offset == .seconds(10))
  }

  @Test("Advancing waits for a woken task to sleep again, even on a slow executor")
  func slowThread() async {
    Task(executorPreference: SlowThread()) { await sleepThrice() }
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(3))
    #expect(diary.entries == ["1.0", "2.0", "3.0"])
  }

  @Test("waitForSleepers waits for the given number of sleepers, or fails at the timeout")
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
        3, atMost: .zero, at: FailureLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column))
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

  @Test("Sleeping until a time that has passed returns at once")
  func past() async throws {
    try await clock.sleep(until: clock.now)
  }
}

/// An executor that runs each job with a long delay, like a thread on an overloaded machine.
private final class SlowThread: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Task.detached {
      for _ in 0..<200 { await Task.yield() }
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
