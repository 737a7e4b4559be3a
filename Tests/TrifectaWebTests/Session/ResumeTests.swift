import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Reconnecting")
@MainActor
struct ResumeTests {
  @Test("A reconnecting page gets exactly the patches it missed")
  func replay() async throws {
    let remote = Remote()
    let page = TestSession { Watcher(remote: remote) }
    _ = page.received()
    page.cut()
    remote.show(1)
    await page.settle()
    remote.show(2)
    await page.settle()
    let text = try #require(page.first(.text)).id
    #expect(
      page.comeBack() == [
        #"["joined","session",0,65536,1048576]"#, #"[2,0,[\#(text),"1"]]"#, #"[3,0,[\#(text),"2"]]"#,
      ])
  }

  @Test("A reconnecting page that missed nothing gets no patches")
  func upToDate() {
    let page = TestSession { Counter() }
    _ = page.received()
    page.cut()
    #expect(page.comeBack() == [#"["joined","session",0,65536,1048576]"#])
  }

  @Test("An event repeated after reconnecting is handled once")
  func unacknowledgedEvent() throws {
    let page = TestSession { Counter() }
    _ = page.received()
    let button = try #require(page.first(.button)).id
    let event = ClientEvent(sequence: 1, applied: 1, element: button, kind: "tap", value: nil)
    page.session.receive([.event(event)])
    page.cut()
    #expect(page.comeBack(applied: 1).first == #"["joined","session",1,65536,1048576]"#)
    page.deliver(event)
    #expect(page.first(.text)?[.text] == .string("1"))
  }

  @Test("A page that is too far behind gets a full render")
  func tooFarBehind() async {
    var options = WebOptions()
    options.outboxPatchLimit = 2
    let remote = Remote()
    let page = TestSession(options) { Watcher(remote: remote) }
    _ = page.received()
    page.acknowledge()
    page.cut()
    for number in 1...3 {
      remote.show(number)
      await page.settle()
    }
    let frames = page.comeBack()
    #expect(frames.count == 2)
    #expect(frames.last?.contains(#"["render",0,"#) == true)
    #expect(frames.last?.contains(">3<") == true)
  }

  @Test("A page that exceeds the outbox limit gets a full render only after acknowledging")
  func unacknowledged() throws {
    var options = WebOptions()
    options.outboxPatchLimit = 2
    let page = TestSession(options) { Counter() }
    #expect(page.received().contains { $0.contains(#"["render",0,"#) })
    let button = try #require(page.first(.button)).id
    let frames = (1...10).flatMap { _ in page.send("tap", to: button, applied: 0) }
    #expect(!frames.contains { $0.contains(#"["render",0,"#) })
    page.acknowledge()
    let answer = page.received()
    #expect(answer.count { $0.contains(#"["render",0,"#) } == 1)
    #expect(answer.last?.contains(">10<") == true)
  }

  @Test("A page that claims an unknown patch gets a full render")
  func tooFarAhead() {
    let page = TestSession { Counter() }
    _ = page.received()
    page.cut()
    #expect(page.comeBack(applied: 99).last?.contains(#"["render",0,"#) == true)
  }

  @Test("A second connection to a session replaces the first")
  func replaced() {
    let page = TestSession { Counter() }
    let first = page.transport
    _ = page.comeBack(applied: 1)
    #expect(first.closed == CloseCode.replaced)
    #expect(page.transport.closed == nil)
  }
}

@Suite("Backpressure")
@MainActor
struct BackpressureTests {
  @Test("While the connection is not writable nothing is evaluated, and one patch follows")
  func unwritable() async throws {
    let remote = Remote()
    let page = TestSession { Watcher(remote: remote) }
    _ = page.received()
    page.transport.isWritable = false
    for number in 1...5 {
      remote.show(number)
      await page.settle()
    }
    #expect(page.first(.text)?[.text] == .string("0"))
    page.transport.isWritable = true
    page.session.transportIsWritable(page.transport)
    let text = try #require(page.first(.text)).id
    #expect(page.received() == [#"[2,0,[\#(text),"5"]]"#])
  }

  @Test("While too many patches are unacknowledged nothing is evaluated")
  func unacknowledged() async throws {
    var options = WebOptions()
    options.unacknowledgedLimit = 2
    let remote = Remote()
    let page = TestSession(options) { Watcher(remote: remote) }
    for number in 1...5 {
      remote.show(number)
      await page.settle()
    }
    #expect(page.received().count == 3)
    #expect(page.first(.text)?[.text] == .string("1"))
    page.acknowledge()
    let text = try #require(page.first(.text)).id
    #expect(page.received() == [#"[3,0,[\#(text),"5"]]"#])
  }

  @Test("An event is handled by the newest tree even if the page is behind")
  func eventsMeetTheNewestTree() throws {
    let presses = Presses()
    let page = TestSession { Once { presses.count += 1 } }
    _ = page.received()
    page.transport.isWritable = false
    let button = try #require(page.first(.button)).id
    page.send("tap", to: button)
    page.send("tap", to: button)
    #expect(presses.count == 1)
    #expect(page.session.refusals == [.notHandled: 1])
  }
}

@MainActor
private final class Presses {
  var count = 0
}
