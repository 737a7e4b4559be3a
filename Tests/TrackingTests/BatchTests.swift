import Testing
import Tracking

@MainActor
@Suite("Batch")
struct BatchTests {
  @Test("An observer runs once for all that changed in a batch")
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

  @Test("Observers run when the outermost of nested batches ends")
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

  @Test("Observers run in the order in which they were invalidated")
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

  @Test("What an observer invalidates runs in the same round, after it")
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

  @Test("A batch that throws still runs the observers")
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
    "What an observer holds may notify when it is dropped, as it is at the end of a batch", arguments: [1, 2, 3],
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
    // The last owner of the other but for the batch, in which the other stands before it or after it.
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

  /// Says something when it is dropped.
  private final class Farewell: Sendable {
    let say: @MainActor @Sendable () -> Void
    init(_ say: @escaping @MainActor @Sendable () -> Void) { self.say = say }
    deinit { MainActor.assumeIsolated { [say] in say() } }
  }
}
