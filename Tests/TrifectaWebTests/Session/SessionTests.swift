import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Sessions")
@MainActor
struct SessionTests {
  @Test("A joining page receives its session and a full render")
  func start() throws {
    let page = TestSession { Counter() }
    let frames = page.received()
    #expect(frames.count == 2)
    #expect(frames.first == #"["joined","session",0,65536,1048576]"#)
    #expect(frames.last?.hasPrefix(#"[1,0,["render",0,"<v-stack id=n"#) == true)
  }

  @Test("A click yields one patch with one change, which acknowledges the event")
  func click() throws {
    let page = TestSession { Counter() }
    _ = page.received()
    let button = try #require(page.first(.button)).id
    let text = try #require(page.first(.text)).id
    #expect(page.send("tap", to: button) == [#"[2,1,[\#(text),"1"]]"#])
    #expect(page.send("tap", to: button) == [#"[3,2,[\#(text),"2"]]"#])
  }

  @Test("Only patches are marked compressible, and only if the option is on")
  func compressible() throws {
    for isOn in [true, false] {
      var options = WebOptions()
      options.compressesPatches = isOn
      let page = TestSession(options) { Counter() }
      _ = page.received()
      #expect(page.transport.compressible == [])
      let patch = page.send("tap", to: try #require(page.first(.button)).id)
      #expect(page.transport.compressible == (isOn ? Set(patch) : []))
    }
  }

  @Test("onAppear runs before the first render is sent")
  func appear() {
    let remote = Remote()
    let page = TestSession { Watcher(remote: remote).onAppear { remote.show(7) } }
    #expect(page.received().last?.contains(">7<") == true)
  }

  @Test("A change of the model is sent without an event")
  func push() async throws {
    let remote = Remote()
    let page = TestSession { Watcher(remote: remote) }
    _ = page.received()
    remote.show(5)
    await page.settle()
    let text = try #require(page.first(.text)).id
    #expect(page.received() == [#"[2,0,[\#(text),"5"]]"#])
  }

  @Test("An event that changes nothing is acknowledged without a patch")
  func bareAcknowledgement() throws {
    let page = TestSession { Button("Nothing") {} }
    _ = page.received()
    let button = try #require(page.first(.button)).id
    #expect(page.send("tap", to: button) == ["[1]"])
  }

  @Test("A repeated event is handled once")
  func repeated() throws {
    let page = TestSession { Counter() }
    _ = page.received()
    let button = try #require(page.first(.button)).id
    let event = ClientEvent(sequence: 1, applied: 1, element: button, kind: "tap", value: nil)
    #expect(page.deliver(event).count == 1)
    #expect(page.deliver(event) == [])
    #expect(page.session.refusals == [.repeated: 1])
    #expect(page.transport.closed == nil)
  }

  @Test("Sessions of the same screen have separate state")
  func separate() throws {
    let one = TestSession { Counter() }
    let two = TestSession { Counter() }
    _ = (one.received(), two.received())
    let button = try #require(one.first(.button)).id
    one.send("tap", to: button)
    #expect(one.first(.text)?[.text] == .string("1"))
    #expect(two.first(.text)?[.text] == .string("0"))
  }

  @Test("Ending a session runs onDisappear and sends nothing more")
  func end() {
    let ended = Flag()
    let page = TestSession { Counter().onDisappear { ended.isSet = true } }
    _ = page.received()
    page.session.end(closing: CloseCode.goingAway)
    #expect(ended.isSet)
    #expect(page.transport.closed == CloseCode.goingAway)
    #expect(page.received() == [])
  }

  @Test("A first evaluation over its time budget is logged")
  func budget() throws {
    let time = TestTime()
    let log = TestLog()
    let screen = Screen(path: "/slow", title: "Slow", summary: nil) {
      time.advance(by: .milliseconds(80))
      return Text("slow")
    }
    let session = Session(
      id: "s", cookie: "c", screen: screen, options: WebOptions(), time: time.timekeeper, logger: log.logger)
    session.start(on: TestTransport())
    #expect(log.all.count == 1)
    #expect(
      log.all.first?.hasPrefix("warning: a turn exceeded its budget of 50 ms: 80 ms for the first evaluation,") == true)
  }

  @Test("A turn over its time budget is logged with its event and view")
  func budgetOfAnEvent() throws {
    let clock = LateTime()
    let page = TestSession { Slow(clock: clock) }
    clock.time = page.time
    page.send("tap", to: try #require(page.first(.button)).id)
    #expect(
      page.log.all == ["warning: a turn exceeded its budget of 50 ms: 80 ms for tap in Slow, bodies evaluated: 1"])
  }
}

@MainActor
private final class Flag {
  var isSet = false
}

/// A reference to the session's time, for views that are created before the session.
@MainActor
private final class LateTime {
  var time: TestTime?
}

private struct Slow: View {
  let clock: LateTime
  @State private var presses = 0

  var body: some View {
    let _ = clock.time?.advance(by: .milliseconds(80))
    Button("Pressed \(presses) times") { presses += 1 }
  }
}
