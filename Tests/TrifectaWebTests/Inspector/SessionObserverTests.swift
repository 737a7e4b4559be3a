import Elements
import Foundation
import PortableUI
import Testing

@testable import TrifectaInspector
@testable import TrifectaWeb

@Suite("Observers of sessions")
@MainActor
struct SessionObserverTests {
  @Test("The observer is called after the changes were sent to the page, with their length")
  func order() throws {
    let page = TestSession { Counter() }
    _ = page.received()
    let observer = TestObserver(page)
    page.session.observer = observer
    page.send("tap", to: try #require(page.first(.button)).id)
    #expect(observer.calls == ["event after 0", "update after 1"])
    // A page that reads nothing has the patch in its outbox.
    page.transport.isWritable = false
    page.send("tap", to: try #require(page.first(.button)).id)
    #expect(observer.calls.suffix(2) == ["event after 0", "update after 0"])
  }

  @Test("Changes without an update, and a replaced screen, are reported as such")
  func otherChanges() throws {
    let page = TestSession { Counter() }
    let observer = TestObserver(page)
    page.session.observer = observer
    page.session.highlight(try #require(page.first(.button)).id)
    #expect(observer.calls == ["sent"])
    page.session.resume(from: nil)
    #expect(observer.calls.dropFirst().first == "replaced")
  }

  @Test("An event records the texts before it, also if the screen has changed while an earlier state was shown")
  func texts() async throws {
    let inspection = Inspection(ownPaths: ["/inspector"])
    let remote = Remote()
    let screen = Screen(path: "/", title: "", summary: nil) {
      VStack {
        Watcher(remote: remote)
        Button("Press") { remote.show(3) }
      }
    }
    let server = TestServer(screen, time: TestTime())
    server.store.observer = inspection
    let page = try #require(await server.open())
    inspection.record(1)
    page.press("Press")
    // The recorder reads the screen after the update.
    for _ in 1...20 { await Task.yield() }
    #expect(inspection.show(1, in: 1))
    remote.show(7)
    inspection.showCurrent(in: 1)
    page.press("Press")
    page.press("Press")
    let recorder = try #require(page.session.observer as? SessionRecorder)
    let events = recorder.entries.compactMap { entry in
      if case .event(let event) = entry.content { event.texts } else { nil }
    }
    #expect(events == [["0"], ["7"], ["3"]])
  }
}

/// Notes its calls, with the number of frames that the page has received since the last call.
@MainActor
private final class TestObserver: SessionObserver {
  private(set) var calls: [String] = []
  private let page: TestSession

  init(_ page: TestSession) {
    self.page = page
  }

  private var received: Int { page.transport.take().count }

  func willHandle(_ event: Event, on element: Element) { calls.append("event after \(received)") }

  func didUpdate(_ update: SessionUpdate) {
    #expect(update.bytes > 0)
    calls.append("update after \(received)")
  }

  func didReplaceScreen() { calls.append("replaced") }
  func didSend(bytes: Int) { calls.append("sent") }
  func willOpen(_ url: URL) {}
  func didOpen(_ url: URL, isAccepted: Bool) {}
}
