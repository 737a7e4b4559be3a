import Testing

@testable import Tracking

@MainActor
@Suite("Observer")
struct ObserverTests {
  /// Runs an observer again whenever it is invalidated, and counts the runs.
  @MainActor
  final class Counting {
    private(set) var runs = 0
    private(set) var observer: Observer!

    init(_ body: @escaping @MainActor () -> Void) {
      observer = Observer { [unowned self] in run(body) }
      run(body)
    }

    private func run(_ body: () -> Void) {
      runs += 1
      observer.track(body)
    }
  }

  /// A value that a test changes between two runs of an observer.
  @MainActor
  final class Flag<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  @Test("An observer runs again after a source it read notifies")
  func runsAgain() {
    let source = Source()
    let counting = Counting { source.access() }
    source.notify()
    #expect(counting.runs == 2)
  }

  @Test("A repeating observer runs immediately, and after each change until it is cancelled")
  func repeats() {
    let (first, second) = (Source(), Source())
    var runs = 0
    let observer = Observer.repeating {
      runs += 1
      if runs == 1 { first.access() } else { second.access() }
    }
    first.notify()
    #expect(runs == 2)
    first.notify()
    #expect(runs == 2)
    second.notify()
    #expect(runs == 3)
    observer.cancel()
    second.notify()
    #expect(runs == 3)
  }

  @Test("A subclass of Source can be observed")
  func inherits() {
    final class Cell: Source {}
    let cell = Cell()
    let counting = Counting { cell.access() }
    cell.notify()
    #expect(counting.runs == 2)
  }

  @Test("An observer does not run for a source it did not read")
  func ignoresOthers() {
    let (read, other) = (Source(), Source())
    let counting = Counting { read.access() }
    other.notify()
    #expect(counting.runs == 1)
  }

  @Test("A source read twice is one dependency")
  func readsTwice() {
    let source = Source()
    let counting = Counting {
      source.access()
      source.access()
    }
    #expect(source.entries.count == 1)
    source.notify()
    #expect(counting.runs == 2)
    #expect(source.isObserved)
    counting.observer.cancel()
    #expect(!source.isObserved)
  }

  @Test("A source that an observer's last run did not read is no longer a dependency")
  func dropsStaleDependencies() {
    let (first, second) = (Source(), Source())
    let readsSecond = Flag(true)
    let counting = Counting {
      first.access()
      if readsSecond.value { second.access() }
    }
    readsSecond.value = false
    first.notify()
    #expect(!second.isObserved)
    second.notify()
    #expect(counting.runs == 2)
  }

  @Test("Sources stay dependencies if an observer reads them in another order")
  func reorders() {
    let sources = [Source(), Source(), Source()]
    let order = Flag([0, 1, 2])
    let counting = Counting { for index in order.value { sources[index].access() } }
    order.value = [2, 0, 1]
    sources[0].notify()
    for source in sources { source.notify() }
    #expect(counting.runs == 5)
  }

  @Test("A cancelled observer does not run, even if it was invalidated before")
  func cancels() {
    let source = Source()
    let counting = Counting { source.access() }
    batch {
      source.notify()
      counting.observer.cancel()
    }
    source.notify()
    #expect(counting.runs == 1)
    #expect(!source.isObserved)
  }

  @Test("A cancelled observer tracks no sources")
  func recordsNothingAfterCancel() {
    let source = Source()
    let observer = Observer {}
    observer.cancel()
    observer.track { source.access() }
    #expect(!source.isObserved)
  }

  @Test("A source that a nested observer reads is not a dependency of the outer observer")
  func nests() {
    let (outerSource, innerSource) = (Source(), Source())
    var inner: Counting?
    let outer = Counting {
      outerSource.access()
      if inner == nil { inner = Counting { innerSource.access() } }
    }
    innerSource.notify()
    #expect(outer.runs == 1)
    #expect(inner?.runs == 2)
  }

  @Test("A source that is read untracked is not a dependency")
  func untrackedReads() {
    let source = Source()
    _ = Counting { untracked { source.access() } }
    #expect(!source.isObserved)
    #expect(!Observer.isTracking)
  }

  @Test("Cancelling some of many observers does not affect the others")
  func manyObservers() {
    let source = Source()
    let all = (0..<100).map { _ in Counting { source.access() } }
    for index in stride(from: 0, to: 100, by: 3) { all[index].observer.cancel() }
    source.notify()
    #expect(all.enumerated().allSatisfy { $1.runs == ($0 % 3 == 0 ? 1 : 2) })
  }

  @Test("A repeating observer does not depend on a property of a view")
  func viewSources() {
    let source = ViewSource()
    var runs = 0
    let repeating = Observer.repeating {
      runs += 1
      source.access()
    }
    var notifications = 0
    let observer = Observer { notifications += 1 }
    observer.track { source.access() }
    source.notify()
    #expect(runs == 1)
    #expect(notifications == 1)
    repeating.cancel()
  }
}
