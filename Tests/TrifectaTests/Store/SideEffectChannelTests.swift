import IssueRecording
import Testing

@testable import Trifecta

@MainActor
@Suite("SideEffectChannel: order of delivery")
struct SideEffectChannelTests {
  /// Describes the channel's reaction to each event: listeners are letters, elements are numbers.
  @MainActor
  final class Script {
    let channel = SideEffectChannel(place: "a place")
    private var ids: [String: ListenerID] = [:]
    private var deliveries: [String] = []

    var isIdle: Bool { channel.isIdle }

    private func id(_ name: String) -> ListenerID {
      let id = ids[name] ?? ListenerID()
      ids[name] = id
      return id
    }

    /// Returns the deliveries during an event, or a fallback if there are none.
    private func after(or otherwise: @autoclosure () -> String = "", _ event: () -> Void) -> String {
      deliveries = []
      event()
      return deliveries.isEmpty ? otherwise() : deliveries.joined(separator: ", ")
    }

    func emit(_ element: Int) -> String {
      let before = channel.waiting.count
      return after(or: channel.waiting.count > before ? "waits" : "dropped") { channel.emit(element) }
    }

    func next(_ name: String) -> String {
      after(or: "\(name) waits") {
        channel.next(id(name)) { [self] in
          deliveries.append("\(name) gets \($0.element.map { "\($0)" } ?? "the end")")
        }
      }
    }

    func stop(_ name: String) -> String { after { channel.stop(id(name)) } }
    func end() -> String { after { channel.end() } }
  }

  let script = Script()

  @Test("An element waits until a listener requests it")
  func waits() {
    #expect(script.emit(1) == "waits")
    #expect(!script.isIdle)
    #expect(script.next("a") == "a gets 1")
  }

  @Test("An element is delivered to a waiting listener, and the next element waits")
  func delivers() {
    #expect(script.next("a") == "a waits")
    #expect(script.emit(1) == "a gets 1")
    #expect(script.emit(2) == "waits")
    #expect(script.next("a") == "a gets 2")
  }

  @Test("The newest listener gets all elements, even while it is busy")
  func newest() {
    #expect(script.next("a") == "a waits")
    #expect(script.next("b") == "b waits")
    #expect(script.emit(1) == "b gets 1")
    #expect(script.emit(2) == "waits")
  }

  @Test("When the newest listener stops, the previous listener gets the waiting elements")
  func stops() {
    #expect(script.next("a") == "a waits")
    #expect(script.next("b") == "b waits")
    #expect(script.emit(1) == "b gets 1")
    #expect(script.emit(2) == "waits")
    #expect(script.stop("b") == "a gets 2")
  }

  @Test("A listener that stops while it waits gets the end of the stream once")
  func endsWaiter() {
    #expect(script.next("a") == "a waits")
    #expect(script.stop("a") == "a gets the end")
    #expect(script.isIdle)
    #expect(script.stop("a") == "")
  }

  @Test("If a listener requests a second element, its first request gets the end of the stream")
  func asksTwice() {
    #expect(script.next("a") == "a waits")
    #expect(script.next("a") == "a gets the end")
    #expect(script.emit(1) == "a gets 1")
  }

  @Test("Waiting listeners and later listeners get the end of the stream")
  func ends() {
    #expect(script.next("a") == "a waits")
    #expect(script.end() == "a gets the end")
    #expect(script.next("b") == "b gets the end")
  }

  @Test("A full queue drops new elements, and reports that only once until the queue was empty again")
  func overflows() {
    let capacity = 1_024
    for number in 0..<capacity { #expect(script.emit(number) == "waits") }
    let reported = issues {
      for number in [-1, -2] { #expect(script.emit(number) == "dropped") }
    }
    #expect(reported.count == 1)
    for number in 0..<capacity { #expect(script.next("a") == "a gets \(number)") }
    for number in 0..<capacity { #expect(script.emit(number) == "waits") }
    let reportedAgain = issues { #expect(script.emit(-3) == "dropped") }
    #expect(reportedAgain.count == 1)
  }

  @Test("A delivered element is released even if the queue never becomes empty")
  func letsGo() {
    final class Payload {}
    let listener = ListenerID()
    var taken: [() -> Payload?] = []
    func emit() {
      let payload = Payload()
      taken.append { [weak payload] in payload }
      script.channel.emit(payload)
    }
    emit()
    for _ in 0..<10_000 {
      emit()
      script.channel.next(listener) { #expect($0.element != nil) }
    }
    #expect(taken.count { $0() != nil } <= 2)
  }
}
