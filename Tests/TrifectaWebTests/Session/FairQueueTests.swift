import Dispatch
import Testing

@testable import TrifectaWeb

@Suite("Fair queue")
@MainActor
final class FairQueueTests {
  /// The executed work, in order.
  @MainActor
  final class Log {
    var entries: [String] = []
  }

  let queue: FairQueue
  let log = Log()
  /// Whether visitors ask for work again when it has ended.
  var isAsking = true
  /// The clock of the queue. Work takes no time unless it advances the clock.
  let time = TestTime()

  init() { queue = FairQueue(time: time.timekeeper) }

  private func visitor(_ address: String, _ browser: String = "browser") -> FairQueue.Visitor {
    FairQueue.Visitor(address: address, browser: browser)
  }

  private func add(
    _ entry: String, _ address: String, _ browser: String = "browser", taking duration: Duration = .zero
  ) {
    queue.add(for: visitor(address, browser)) { [log, time] in
      time.advance(by: duration)
      log.entries.append(entry)
    }
  }

  /// Waits until all earlier work of a visitor has run.
  private func finish(_ address: String, _ browser: String = "browser") async {
    await queue.run(for: visitor(address, browser)) {}
  }

  @Test("The work of several addresses alternates, and the work of one address runs in order")
  func addresses() async {
    for number in 0..<3 { add("flood \(number)", "flood") }
    for number in 0..<2 { add("home \(number)", "home") }
    #expect(log.entries.isEmpty)
    await finish("home")
    await finish("flood")
    #expect(log.entries == ["flood 0", "home 0", "flood 1", "home 1", "flood 2"])
  }

  @Test("The work of one address's browsers alternates, regardless of its amount")
  func browsers() async {
    for number in 0..<95 { add("hog \(number)", "office", "hog") }
    add("click", "office", "guest")
    await finish("office", "guest")
    #expect(log.entries.prefix(2) == ["hog 0", "click"])
    await finish("office", "hog")
    #expect(log.entries.count == 96)
  }

  @Test("Work that is added while other work runs is not behind the rest of the running visitor's work")
  func arrival() async {
    queue.add(for: visitor("flood", "hog")) { [self] in
      log.entries.append("hog 0")
      add("click", "home")
      add("colleague", "flood", "guest")
    }
    add("hog 1", "flood", "hog")
    add("hog 2", "flood", "hog")
    await finish("flood", "hog")
    #expect(log.entries == ["hog 0", "click", "colleague", "hog 1", "hog 2"])
  }

  @Test(
    "A visitor who is seldom busy waits for one piece of work, at the address of busy visitors and at others",
    arguments: ["office", "home"])
  func seldomBusy(address: String) async {
    for hog in 0..<96 { ask(for: visitor("office", "hog \(hog)")) }
    // At first, all visitors have used equally little.
    await finish("office", "hog 95")
    for _ in 0..<200 {
      let count = log.entries.count
      add("click", address, "guest", taking: .microseconds(500))
      await finish(address, "guest")
      #expect(log.entries.dropFirst(count).prefix(2).contains("click"))
    }
    isAsking = false
  }

  /// Asks again for work that takes 70 ms, as soon as it has ended.
  private func ask(for visitor: FairQueue.Visitor) {
    queue.add(for: visitor) { [self] in
      time.advance(by: .milliseconds(70))
      log.entries.append(visitor.browser)
      if isAsking { ask(for: visitor) }
    }
  }

  @Test("The work of sessions and the admission of pages alternate, regardless of their amounts and addresses")
  func admissions() async {
    for number in 0..<200 {
      let isAdmitted = queue.addIfCapacity(for: visitor("home \(number)")) { [log] in
        log.entries.append("page \(number)")
      }
      #expect(isAdmitted)
    }
    for number in 0..<3 { add("click \(number)", "office") }
    await finish("office")
    #expect(log.entries.prefix(6) == ["click 0", "page 0", "click 1", "page 1", "click 2", "page 2"])
    // Many clicks do not delay a page either.
    for number in 3..<50 { add("click \(number)", "office") }
    #expect(await queue.runIfCapacity(for: visitor("home 0")) { true } == true)
    await finish("office")
    _ = await queue.runIfCapacity(for: visitor("home 199")) {}
    #expect(log.entries.count == 250)
  }

  @Test("Other main-actor work runs between two items")
  func between() async {
    for number in 0..<3 { add("\(number)", "flood") }
    let click = Task { log.entries.append("click") }
    await click.value
    await finish("flood")
    #expect(log.entries == ["0", "click", "1", "2"])
  }

  @Test("The queue accepts work again after it was empty")
  func again() async {
    for number in 0..<3 {
      let answer = await queue.run(for: visitor("home")) { number }
      #expect(answer == number)
    }
  }

  @Test(
    "Work beyond the limit per address or in total is refused",
    arguments: [FairQueue.Limits(perAddress: 3, inAll: 100), FairQueue.Limits(perAddress: 100, inAll: 3)])
  func limits(limits: FairQueue.Limits) async {
    let queue = FairQueue(limits: limits)
    let refusals = DispatchSemaphore(value: 0)
    let flood = visitor("flood")
    let works = (0..<10).map { number in
      Task.detached {
        let answer = await queue.runIfCapacity(for: flood) { number }
        if answer == nil { refusals.signal() }
        return answer
      }
    }
    // No work runs while this function blocks the main actor.
    wait(for: refusals, times: 7)
    var answers = 0
    for work in works where await work.value != nil { answers += 1 }
    #expect(answers == 3)
    #expect(await queue.runIfCapacity(for: flood) { 1 } == 1)
  }

  @Test("Work beyond the limit is refused until queued work has run")
  @MainActor
  func added() async {
    let queue = FairQueue(limits: .init(perAddress: 2, inAll: 100))
    let flood = visitor("flood")
    var count = 0
    let results = (0..<4).map { _ in queue.addIfCapacity(for: flood) { count += 1 } }
    #expect(results == [true, true, false, false])
    // Other work alternates with this work, and may be first.
    for _ in 0..<3 { await queue.run(for: flood) {} }
    #expect(count == 2)
    #expect(queue.addIfCapacity(for: flood) { count += 1 })
  }

  @Test("An address without queued work is admitted although another address fills the queue")
  func place() async {
    let queue = FairQueue(limits: .init(perAddress: 3, inAll: 3))
    let refusals = DispatchSemaphore(value: 0)
    let flood = visitor("flood")
    let works = (0..<4).map { _ in
      Task.detached {
        if await queue.runIfCapacity(for: flood, {}) == nil { refusals.signal() }
      }
    }
    wait(for: refusals, times: 1)
    let others = [visitor("home"), visitor("office")]
    for other in others { #expect(await queue.runIfCapacity(for: other) { 1 } == 1) }
    for work in works { await work.value }
  }

  private func wait(for semaphore: DispatchSemaphore, times: Int) {
    for _ in 0..<times { semaphore.wait() }
  }
}
