import Testing
import Tracking

@MainActor
@Suite("Batch")
struct BatchTests {
  @Test("An observer runs once for all changes in a batch")
  func once() {
    let (first, second) = (Source(), Source())
    var runs = 0
    let observer = Observer { runs += 1 }
    observer.track {
      first.access()
      second.access()
    }
    batch {
      first.notify()
      second.notify()
      first.notify()
      #expect(runs == 0)
    }
    #expect(runs == 1)
  }

  @Test("Observers run when the outermost batch ends")
  func nests() {
    let source = Source()
    var runs = 0
    let observer = Observer { runs += 1 }
    observer.track { source.access() }
    batch {
      batch { source.notify() }
      #expect(runs == 0)
    }
    #expect(runs == 1)
  }

  @Test("Observers run in the order of their invalidation")
  func order() {
    let (first, second) = (Source(), Source())
    var ran: [String] = []
    let a = Observer { ran.append("a") }
    let b = Observer { ran.append("b") }
    a.track { first.access() }
    b.track { second.access() }
    batch {
      second.notify()
      first.notify()
    }
    #expect(ran == ["b", "a"])
  }

  @Test("Observers invalidated by an observer run after it in the same round")
  func cascade() {
    let (first, second) = (Source(), Source())
    var ran: [String] = []
    let a = Observer {
      ran.append("a")
      second.notify()
      ran.append("a ended")
    }
    let b = Observer { ran.append("b") }
    a.track { first.access() }
    b.track { second.access() }
    first.notify()
    #expect(ran == ["a", "a ended", "b"])
  }

  @Test("A batch that throws still runs its observers")
  func throwing() {
    struct Failure: Error {}
    let source = Source()
    var runs = 0
    let observer = Observer { runs += 1 }
    observer.track { source.access() }
    #expect(throws: Failure.self) {
      try batch {
        source.notify()
        throw Failure()
      }
    }
    #expect(runs == 1)
  }

  @Test(
    "An object that is released at the end of a batch can notify a source in its deinit", arguments: [1, 2, 3],
    [false, true])
  func dropping(count: Int, hasRun: Bool) {
    let (first, second) = (Source(), Source())
    var runs = 0
    let readers = (0..<count).map { _ in Observer { runs += 1 } }
    for reader in readers { reader.track { second.access() } }
    var dropped: Observer?
    func hold(_ farewell: Farewell) {
      dropped = Observer { _ = farewell }
    }
    hold(Farewell { second.notify() })
    // This observer releases `dropped`, so that only the batch still owns it. In the batch, `dropped` is queued before
    // this observer if `hasRun` is true, and otherwise after it.
    let dropping = Observer {
      dropped?.cancel()
      dropped = nil
    }
    if hasRun { dropped?.track { first.access() } }
    dropping.track { first.access() }
    if !hasRun { dropped?.track { first.access() } }
    first.notify()
    #expect(runs == count)
    second.notify()
    #expect(runs == count)
  }

  /// Runs a closure in its deinit.
  private final class Farewell: Sendable {
    let say: @MainActor @Sendable () -> Void
    init(_ say: @escaping @MainActor @Sendable () -> Void) { self.say = say }
    deinit { MainActor.assumeIsolated { [say] in say() } }
  }
}
