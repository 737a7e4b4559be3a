import Elements
import PortableUI
import Testing
import Trifecta
import TrifectaUI
import ViewGraph

@testable import TrifectaWeb

@Suite("Pages that show an earlier state")
@MainActor
struct EarlierStateTests {
  private func count(_ page: TestSession) -> String? { page.first(.text)?[.text]?.description }

  private func counter() throws -> (page: TestSession, earlier: ScreenSnapshot, button: Int) {
    let page = TestSession { Counter() }
    _ = page.received()
    let button = try #require(page.first(.button)).id
    page.send("tap", to: button)
    let earlier = try #require(page.session.snapshot())
    page.send("tap", to: button)
    return (page, earlier, button)
  }

  @Test("The page shows the state, is marked and inert, and does not accept input")
  func earlier() throws {
    let (page, earlier, _) = try counter()
    page.session.showEarlier(earlier, note: "earlier")
    #expect(count(page) == "1")
    let frames = page.received().joined()
    #expect(frames.contains(#"["set","inert",0,""]"#))
    #expect(frames.contains(#"["set","data-earlier",0,"earlier"]"#))
    let button = try #require(page.first(.button)).id
    page.send("tap", to: button)
    #expect(count(page) == "1")
    #expect(page.session.refusals == [.notHandled: 1])
  }

  @Test("The current screen continues behind an earlier state, and is shown again with its changes")
  func current() async throws {
    let remote = Remote()
    let page = TestSession { Watcher(remote: remote) }
    let earlier = try #require(page.session.snapshot())
    page.session.showEarlier(earlier, note: "earlier")
    remote.show(7)
    await page.settle()
    _ = page.received()
    page.session.showCurrent()
    #expect(count(page) == "7")
    let frames = page.received().joined()
    #expect(frames.contains(#"["set","inert",0,null]"#))
    // Later changes reach the page.
    remote.show(8)
    await page.settle()
    #expect(count(page) == "8")
  }

  @Test("A stored snapshot of the session contains the current state, not the earlier one")
  func snapshots() throws {
    let (page, earlier, _) = try counter()
    let current = try #require(page.session.snapshot())
    page.session.showEarlier(earlier, note: "earlier")
    #expect(try #require(page.session.snapshot()).hasSameState(as: current))
  }

  @Test("A session resumes from an earlier state")
  func resume() throws {
    let (page, earlier, _) = try counter()
    page.session.showEarlier(earlier, note: "earlier")
    page.session.resume(from: earlier)
    #expect(count(page) == "1")
    page.send("tap", to: try #require(page.first(.button)).id)
    #expect(count(page) == "2")
    #expect(!page.session.isShowingEarlierState)
  }

  @Test("A copy runs no lifecycle closures and no tasks")
  func copy() async throws {
    let starts = Starts()
    let page = TestSession { Starting(starts: starts) }
    while starts.count < 2 { await Task.yield() }
    page.session.showEarlier(try #require(page.session.snapshot()), note: "earlier")
    for _ in 1...20 { await Task.yield() }
    #expect(starts.count == 2)
    page.session.end(closing: nil)
    #expect(page.session.view == nil)
  }
}

extension EarlierStateTests {
  @Test("A copy shows the earlier stored values, and does not write them")
  func storedValues() async throws {
    let screen = Screen(path: "/", title: "", summary: nil) { Storing() }
    let page = try #require(await TestServer(screen, time: TestTime()).open())
    page.press("Count")
    let earlier = try #require(page.session.snapshot())
    page.press("Count")
    page.session.showEarlier(earlier, note: "earlier")
    #expect(page.texts == ["1"])
    page.session.showCurrent()
    #expect(page.texts == ["2"])
  }

  @Test("A copy does not continue the work of its stores, and a resumed screen does")
  func restoredStores() async throws {
    let starts = Starts()
    let page = TestSession { Working(starts: starts) }
    let earlier = try #require(page.session.snapshot())
    page.session.showEarlier(earlier, note: "earlier")
    for _ in 1...20 { await Task.yield() }
    #expect(starts.count == 0)
    page.session.resume(from: earlier)
    while starts.count == 0 { await Task.yield() }
    #expect(starts.count == 1)
  }
}

private struct Storing: View {
  @SceneStorage("count") private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Count") { count += 1 }
    }
  }
}

private struct Work: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case counted }

  let starts: Starts

  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
      .onRestore { _, _ in
        starts.count += 1
        return .none
      }
  }
}

private struct Working: View {
  @State private var store: Store<Work>

  init(starts: Starts) {
    _store = State(wrappedValue: Store(initialState: Work.State()) { Work(starts: starts) })
  }

  var body: some View { Text("\(store.count)") }
}

@MainActor
private final class Starts {
  var count = 0
}

private struct Starting: View {
  let starts: Starts

  var body: some View {
    Text("on")
      .onAppear { starts.count += 1 }
      .task { starts.count += 1 }
  }
}
