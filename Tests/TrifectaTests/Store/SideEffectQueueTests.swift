import Testing

@testable import Trifecta

@Suite("SideEffectQueue: the state machine")
struct SideEffectQueueTests {
  /// Writes down what each event makes the driver do: listeners are letters, elements numbers.
  final class Script {
    private var queue = SideEffectQueue<Int, String>()
    private var ids: [String: ListenerID] = [:]

    var isIdle: Bool { queue.isIdle }

    private func id(_ name: String) -> ListenerID {
      let id = ids[name] ?? ListenerID()
      ids[name] = id
      return id
    }

    private func text(_ deliveries: [SideEffectQueue<Int, String>.Delivery]) -> String {
      deliveries.map { "\($0.waiter) gets \($0.element.map(String.init) ?? "the end")" }.joined(separator: ", ")
    }

    func emit(_ element: Int) -> String {
      switch queue.emit(element) {
      case .waits: "waits"
      case .delivered(let delivery): text([delivery])
      case .dropped(let isFirst): isFirst ? "dropped, report" : "dropped"
      }
    }

    func next(_ name: String) -> String {
      queue.next(id(name), name).map { text([$0]) } ?? "\(name) waits"
    }

    func stop(_ name: String) -> String { text(queue.stop(id(name))) }
    func end() -> String { text(queue.end()) }
  }

  let script = Script()

  @Test("An element waits until somebody asks")
  func waits() {
    #expect(script.emit(1) == "waits")
    #expect(!script.isIdle)
    #expect(script.next("a") == "a gets 1")
  }

  @Test("An element goes to the one who waits, and the next one waits until it asks again")
  func delivers() {
    #expect(script.next("a") == "a waits")
    #expect(script.emit(1) == "a gets 1")
    #expect(script.emit(2) == "waits")
    #expect(script.next("a") == "a gets 2")
  }

  @Test("The newest listener takes all, also while it is busy")
  func newest() {
    #expect(script.next("a") == "a waits")
    #expect(script.next("b") == "b waits")
    #expect(script.emit(1) == "b gets 1")
    #expect(script.emit(2) == "waits")
  }

  @Test("When the newest stops, what waits goes to the one before")
  func stops() {
    #expect(script.next("a") == "a waits")
    #expect(script.next("b") == "b waits")
    #expect(script.emit(1) == "b gets 1")
    #expect(script.emit(2) == "waits")
    #expect(script.stop("b") == "a gets 2")
  }

  @Test("A listener that stops while it waits gets the end, once")
  func endsWaiter() {
    #expect(script.next("a") == "a waits")
    #expect(script.stop("a") == "a gets the end")
    #expect(script.isIdle)
    #expect(script.stop("a") == "")
  }

  @Test("A listener that asks again while it waits gets the end for the first time it asked")
  func asksTwice() {
    #expect(script.next("a") == "a waits")
    #expect(script.next("a") == "a gets the end")
    #expect(script.emit(1) == "a gets 1")
  }

  @Test("The end reaches all who wait, and those who ask later")
  func ends() {
    #expect(script.next("a") == "a waits")
    #expect(script.end() == "a gets the end")
    #expect(script.next("b") == "b gets the end")
  }

  @Test("A full queue drops the new element, and says so once until it was emptied")
  func overflows() {
    let capacity = 1_024
    for number in 0..<capacity { #expect(script.emit(number) == "waits") }
    #expect(script.emit(-1) == "dropped, report")
    #expect(script.emit(-2) == "dropped")
    for number in 0..<capacity { #expect(script.next("a") == "a gets \(number)") }
    for number in 0..<capacity { #expect(script.emit(number) == "waits") }
    #expect(script.emit(-3) == "dropped, report")
  }
  @Test("What is taken is let go of, also if the queue never becomes empty")
  func letsGo() {
    final class Payload {}
    var queue = SideEffectQueue<Payload, String>()
    let listener = ListenerID()
    var taken: [() -> Payload?] = []
    func emit() {
      let payload = Payload()
      taken.append { [weak payload] in payload }
      _ = queue.emit(payload)
    }
    emit()
    for _ in 0..<10_000 {
      emit()
      #expect(queue.next(listener, "a")?.element != nil)
    }
    #expect(taken.count { $0() != nil } <= 2)
  }
}
