import Testing

@testable import TrifectaTesting

@Suite("Sleepers")
struct SleepersTests {
  func at(_ seconds: Int) -> TestClock.Instant { .init(offset: .seconds(seconds)) }

  @Test("Sleepers with equal deadlines wake in the order in which they began to sleep")
  func stable() {
    var sleepers = Sleepers<String>()
    for name in ["a", "b", "c"] { _ = sleepers.sleep(sleepers.makeID(), until: at(1), name) }
    _ = sleepers.sleep(sleepers.makeID(), until: at(0), "due")
    var woken: [String] = []
    while let name = sleepers.wakeNext(upTo: at(1)) { woken.append(name) }
    #expect(woken == ["a", "b", "c"])
  }

  @Test("The time advances to each sleeper's deadline, and to the limit when no deadline is left")
  func stops() {
    var sleepers = Sleepers<String>()
    _ = sleepers.sleep(sleepers.makeID(), until: at(1), "a")
    let first = sleepers.wakeNext(upTo: at(3))
    #expect(first == "a")
    #expect(sleepers.now == at(1))
    let second = sleepers.wakeNext(upTo: at(3))
    #expect(second == nil)
    #expect(sleepers.now == at(3))
  }

  @Test("A sleeper that was cancelled before it began to sleep does not sleep")
  func cancelledBefore() {
    var sleepers = Sleepers<String>()
    let id = sleepers.makeID()
    let continuation = sleepers.cancel(id)
    #expect(continuation == nil)
    guard case .isCancelled = sleepers.sleep(id, until: at(1), "a") else {
      Issue.record("it sleeps")
      return
    }
    #expect(sleepers.nextDeadline == nil)
  }

  @Test("Cancelling a sleeper returns its continuation once")
  func cancelsOnce() {
    var sleepers = Sleepers<String>()
    let id = sleepers.makeID()
    _ = sleepers.sleep(id, until: at(1), "a")
    let continuations = [sleepers.cancel(id), sleepers.cancel(id)]
    #expect(continuations == ["a", nil])
  }
}
