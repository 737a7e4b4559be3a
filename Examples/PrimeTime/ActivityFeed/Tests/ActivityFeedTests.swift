import Foundation
import Testing
import TrifectaTesting

@testable import PrimeTimeFeed

@Suite("Activity feed")
@MainActor
struct ActivityFeedTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  @Test("Activities are recorded in order with their time and a unique id")
  func records() {
    var state = ActivityFeed.State()
    state.record([.addedFavoritePrime(2), .addedFavoritePrime(3)], at: noon)
    state.record([.removedFavoritePrime(2)], at: noon + 60)
    #expect(
      state.activities == [
        Activity(id: 1, timestamp: noon, kind: .addedFavoritePrime(2)),
        Activity(id: 2, timestamp: noon, kind: .addedFavoritePrime(3)),
        Activity(id: 3, timestamp: noon + 60, kind: .removedFavoritePrime(2)),
      ])
  }

  @Test("Clearing the feed does not reuse ids")
  func clears() async {
    var state = ActivityFeed.State()
    state.record([.addedFavoritePrime(2)], at: noon)
    let store = TestStore(initialState: state) { ActivityFeed() }
    await store.send(.clearButtonTapped) { $0.clear() }
    #expect(store.state.activities.isEmpty)
    await store.finish()

    var cleared = store.state
    cleared.record([.addedFavoritePrime(5)], at: noon)
    #expect(cleared.activities.map(\.id) == [2])
  }

  @Test("Activities after an id are found, even if that activity was removed")
  func findsLatest() async {
    var state = ActivityFeed.State()
    #expect(state[after: 0].isEmpty)
    state.record([.addedFavoritePrime(2), .addedFavoritePrime(3), .addedFavoritePrime(5)], at: noon)
    #expect(state[after: 0].map(\.id) == [1, 2, 3])
    #expect(state[after: 1].map(\.id) == [2, 3])
    #expect(state[after: 3].isEmpty)

    state.clear()
    state.record([.addedFavoritePrime(7)], at: noon)
    #expect(state[after: 2].map(\.id) == [4])
  }

  @Test("Activities have descriptions")
  func explains() {
    #expect("\(Activity.Kind.addedFavoritePrime(7))" == "Added 7 to favorites")
    #expect("\(Activity.Kind.removedFavoritePrime(7))" == "Removed 7 from favorites")
  }

  @Test("Recording nothing changes nothing")
  func recordsNothing() {
    var state = ActivityFeed.State()
    state.record([], at: noon)
    #expect(state == ActivityFeed.State())
  }

  @Test("An empty feed can be cleared")
  func clearsEmptyFeed() async {
    let store = TestStore(initialState: ActivityFeed.State()) { ActivityFeed() }
    await store.send(.clearButtonTapped)
    await store.finish()
  }
}
