import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: tabs")
@MainActor
struct TabsTests {
  @Test("A bookmark that one tab sets is in the state of the other")
  func shares() async {
    let store = TestStore(initialState: Conference.State()) { Conference() }
    await store.send(.schedule(.bookmarkTapped(2))) { $0.bookmarks = [2] }
    #expect(store.state.myTalks.talks.map(\.id) == [2])
    await store.send(.myTalks(.removed([2]))) { $0.bookmarks = [] }
    #expect(store.state.schedule.bookmarks.isEmpty)
  }

  @Test("The parent selects the first tab when the second asks for it")
  func selects() async {
    let store = TestStore(initialState: Conference.State(page: .myTalks)) { Conference() }
    await store.send(.myTalks(.scheduleTapped))
    await store.receive(.pageSelected(.schedule)) { $0.page = .schedule }
    await store.finish()
  }

  @Test("Tapping a bookmark twice removes it, even while the filter hides other bookmarks")
  func toggles() async {
    let store = TestStore(initialState: Conference.State(bookmarks: [1])) { Conference() }
    await store.send(.schedule(.afternoonToggled(true))) { $0.showsOnlyAfternoon = true }
    #expect(store.state.schedule.talks.map(\.id) == [3, 4])
    await store.send(.schedule(.bookmarkTapped(3))) { $0.bookmarks = [1, 3] }
    await store.send(.schedule(.bookmarkTapped(3))) { $0.bookmarks = [1] }
  }

  @Test("The tab bar shows the number of bookmarks, and the second tab lists them")
  func screen() async throws {
    let screen = await Screen { TabsStudy() }
    try await screen.tap("Layout in depth")
    try await screen.tap("Readable tests")
    #expect(try screen.find(.role(.tabBar)).attribute("choices") == "Schedule|My Talks (2)")
    try await screen.choose("My Talks", in: .role(.tabBar))
    #expect(screen.contains("14:00") && !screen.contains("State machines"))
    try await screen.delete("Layout in depth")
    try await screen.delete("Readable tests")
    try await screen.tap("Show the Schedule")
    #expect(screen.contains("State machines"))
  }
}
