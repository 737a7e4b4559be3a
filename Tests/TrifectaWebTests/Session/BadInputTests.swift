import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Invalid input")
@MainActor
struct BadInputTests {
  @Test("An event for an unknown element is refused, and the connection stays open")
  func unknownElement() {
    let page = TestSession { Counter() }
    _ = page.received()
    page.send("tap", to: 4_711)
    page.send("tap", to: .max)
    #expect(page.session.refusals == [.unknownElement: 2])
    #expect(page.log.all == ["debug: refused a message from a client: unknownElement"])
    #expect(page.transport.closed == nil)
  }

  @Test("A disabled button refuses a tap")
  func disabled() throws {
    let page = TestSession { Button("Off") { Issue.record("pressed") }.disabled(true) }
    _ = page.received()
    page.send("tap", to: try #require(page.first(.button)).id)
    #expect(page.session.refusals == [.notHandled: 1])
  }

  @Test("An event that its element does not declare is refused", arguments: ["submit", "hover", ""])
  func undeclared(kind: String) throws {
    let page = TestSession { Counter() }
    _ = page.received()
    page.send(kind, to: try #require(page.first(.button)).id)
    #expect(page.session.refusals == [.notHandled: 1])
  }

  @Test("An event with an unexpected or missing value closes the connection")
  func undeclaredValue() throws {
    let tapped = TestSession { Counter() }
    tapped.send("tap", to: try #require(tapped.first(.button)).id, "x")
    #expect(tapped.transport.closed == CloseCode.policyViolation)
    let typed = TestSession { Form() }
    typed.send("input", to: try #require(typed.first(.textField)).id)
    #expect(typed.session.refusals == [.undeclaredValue: 1])
    #expect(typed.transport.closed == CloseCode.policyViolation)
  }

  @Test(
    "A long value closes the connection if it is not text",
    arguments: [("change", "0.5"), ("press", "began 1 1 0 0 0.5")])
  func longValue(kind: String, value: String) throws {
    let page = TestSession {
      Slider(value: .constant(0.2))
      Text("card").gesture(DragGesture(minimumDistance: 5))
    }
    _ = page.received()
    let element = try #require(kind == "press" ? page.all(.text).last : page.first(.slider)).id
    page.send(kind, to: element, value + String(repeating: "0", count: 500))
    #expect(page.session.refusals.isEmpty)
    page.send(kind, to: element, value + String(repeating: "0", count: 1_024))
    #expect(page.session.refusals == [.undeclaredValue: 1])
    #expect(page.transport.closed == CloseCode.policyViolation)
  }

  @Test("Acknowledging a patch that was never sent closes the connection")
  func falseAcknowledgement() {
    let page = TestSession { Counter() }
    page.session.receive([.acknowledgement(99)])
    #expect(page.session.refusals == [.malformed: 1])
    #expect(page.transport.closed == CloseCode.policyViolation)
  }

  @Test("A flood of events closes the connection and keeps the session")
  func flood() throws {
    var options = WebOptions()
    options.eventBurst = 10
    let page = TestSession(options) { Counter() }
    _ = page.received()
    let button = try #require(page.first(.button)).id
    for _ in 0..<50 { page.send("tap", to: button) }
    #expect(page.transport.closed == CloseCode.policyViolation)
    #expect(page.session.refusals == [.flood: 1])
    #expect(page.first(.text)?[.text] == .string("10"))
    page.time.advance(by: .seconds(1))
    _ = page.comeBack(applied: 1)
    page.deliver(ClientEvent(sequence: 11, applied: 1, element: button, kind: "tap", value: nil))
    #expect(page.first(.text)?[.text] == .string("11"))
  }

  @Test("Long texts count towards the rate limit in proportion to their length")
  func longTexts() throws {
    var options = WebOptions()
    options.textByteLimit = 65_536
    let page = TestSession(options) { Form() }
    _ = page.received()
    let field = try #require(page.first(.textField)).id
    let text = String(repeating: "x", count: 64_000)
    for _ in 0..<3 { page.send("input", to: field, text) }
    #expect(page.transport.closed == nil)
    page.send("input", to: field, text)
    #expect(page.transport.closed == CloseCode.policyViolation)
    #expect(page.session.refusals == [.flood: 1])
  }

  @Test("After slow messages, the remaining messages are handled in the next turn")
  func shareOfATurn() throws {
    let work = SlowButton.Work()
    let page = TestSession { SlowButton(work: work) }
    _ = page.received()
    work.action = { page.time.advance(by: .milliseconds(3)) }
    let button = try #require(page.first(.button)).id
    let events = (1...5).map {
      ClientMessage.event(ClientEvent(sequence: $0, applied: 1, element: button, kind: "tap", value: nil))
    }
    #expect(page.session.receive(events) == 2)
    #expect(page.session.receive(events.dropFirst(2)) == 2)
    #expect(page.session.handled == 4)
  }

  @Test("The refusal counts are logged when the session ends")
  func summary() {
    let page = TestSession { Counter() }
    page.send("tap", to: 99)
    page.send("tap", to: 99)
    page.session.end(closing: nil)
    #expect(page.log.all.last == "debug: session ended; refused messages: unknownElement=2")
  }

  @Test("A malformed message is logged at notice level")
  func levels() {
    let page = TestSession { Counter() }
    page.session.receive([.acknowledgement(99)])
    page.session.end(closing: nil)
    #expect(
      page.log.all == [
        "notice: refused a message from a client: malformed", "info: session ended; refused messages: malformed=1",
      ])
  }
}

/// A button whose action the test sets.
private struct SlowButton: View {
  let work: Work

  @MainActor
  final class Work {
    var action: () -> Void = {}
  }

  var body: some View {
    Button("Work") { work.action() }
  }
}
