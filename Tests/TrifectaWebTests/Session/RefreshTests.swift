import PortableUI
import Testing
import ViewGraph
import Waiting

@testable import TrifectaWeb

@Suite("Refreshing and animation")
@MainActor
struct RefreshTests {
  /// Suspends a refresh until the test resumes it.
  @MainActor
  final class Signal {
    private var isGiven = false
    private var waiting: CheckedContinuation<Void, Never>?

    func wait() async {
      guard !isGiven else { return }
      await withCheckedContinuation { waiting = $0 }
    }

    func go() {
      isGiven = true
      waiting?.resume()
      waiting = nil
    }
  }

  @Test("A refresh event runs the action, and the element is busy until the action ends")
  func refresh() async throws {
    let signal = Signal()
    let page = TestSession { Text("a").refreshable { await signal.wait() } }
    _ = page.received()
    let box = try #require(page.first(.refreshable)).id
    #expect(page.send("refresh", to: box) == [#"[2,1,["set","aria-busy",\#(box),"true"]]"#])
    signal.go()
    await settle(until: { page.first(.refreshable)?[.refreshing] == nil })
    await page.settle()
    #expect(page.received() == [#"[3,1,["set","aria-busy",\#(box),null]]"#])
  }

  @Test("An element that is not refreshable refuses a refresh event")
  func refused() throws {
    let page = TestSession { Button("a") {} }
    _ = page.received()
    page.send("refresh", to: try #require(page.first(.button)).id)
    #expect(page.session.refusals == [.notHandled: 1])
  }

  @Test("A change observed by an animation modifier is sent as an animated pass")
  func animation() throws {
    struct Toggle: View {
      @State private var isOn = false
      var body: some View {
        Button("toggle") { isOn.toggle() }
        VStack { if isOn { Text("on") } }.animation(.easeIn, value: isOn)
      }
    }
    let page = TestSession { Toggle() }
    _ = page.received()
    let stack = try #require(page.first(.vStack)).id
    let button = try #require(page.first(.button)).id
    let patch = try #require(page.send("tap", to: button).first)
    #expect(patch.contains(#",["pass",{"duration":350,"easing":"ease-in"}],["insert",\#(stack),0,"#))
  }

  @Test("A change of progress is sent")
  func progress() throws {
    struct Growing: View {
      @State private var value = 0.25
      var body: some View {
        Button("grow") { value = 0.5 }
        ProgressView(value: value)
      }
    }
    let page = TestSession { Growing() }
    _ = page.received()
    let progress = try #require(page.first(.progress)).id
    let frames = page.send("tap", to: try #require(page.first(.button)).id)
    #expect(frames == [#"[2,1,["set","value",\#(progress),"0.5"]]"#])
  }
}
