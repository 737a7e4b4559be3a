import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: debounced search")
@MainActor
struct DebouncedSearchTests {
  private let clock = TestClock()

  private func store(
    cities: @escaping @Sendable (String) async throws -> [String]
  ) -> TestStore<CitySearch> {
    TestStore(initialState: CitySearch.State()) {
      CitySearch()
    } withDependencies: {
      $0.continuousClock = clock
      $0.citySearch = CitySearchClient(cities: cities)
    }
  }

  @Test("Typing restarts the wait, and only the last term is searched")
  func debounces() async {
    let store = store { ["\($0)!"] }
    await store.send(.queryChanged("o")) {
      $0.query = "o"
      $0.isSearching = true
    }
    await clock.advance(by: .milliseconds(200))
    await store.send(.queryChanged("os")) { $0.query = "os" }
    await store.send(.queryChanged("os ")) { $0.query = "os " }
    await clock.advance(by: .milliseconds(299))
    // Fails if the debounce has already ended.
    await clock.waitForSleepers()
    await clock.advance(by: .milliseconds(1))
    await store.receive(.finished(.found(["os!"]))) {
      $0.isSearching = false
      $0.outcome = .found(["os!"])
    }
    await store.finish()
  }

  @Test("Typing cancels the previous search")
  func cancels() async {
    let store = store { [clock] term in
      if term == "slow" { try await clock.sleep(for: .seconds(60)) }
      return [term]
    }
    await store.send(.queryChanged("slow")) {
      $0.query = "slow"
      $0.isSearching = true
    }
    await clock.advance(by: .milliseconds(300))
    // The client runs off the main actor, so the slow search may start a moment later.
    await clock.waitForSleepers()
    await store.send(.queryChanged("fast")) { $0.query = "fast" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.finished(.found(["fast"]))) {
      $0.isSearching = false
      $0.outcome = .found(["fast"])
    }
    // The slow search would end now if it were not cancelled.
    await clock.advance(by: .seconds(60))
    await store.finish()
  }

  @Test("Clearing the query cancels the debounced search")
  func clears() async {
    let store = store { [$0] }
    await store.send(.queryChanged("o")) {
      $0.query = "o"
      $0.isSearching = true
    }
    await store.send(.queryChanged("")) {
      $0.query = ""
      $0.isSearching = false
    }
    await store.finish()
  }

  @Test("Submitting searches immediately and cancels the debounced search")
  func submits() async {
    let store = store { [$0] }
    await store.send(.queryChanged("o")) {
      $0.query = "o"
      $0.isSearching = true
    }
    await store.send(.submitted)
    await store.receive(.finished(.found(["o"]))) {
      $0.isSearching = false
      $0.outcome = .found(["o"])
    }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test("The screen shows results, an empty result, and a failure")
  func screen() async throws {
    let screen = await withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.citySearch = CitySearchKey.liveValue
    } operation: {
      await Screen { NavigationStack { DebouncedSearchStudy() } }
    }
    #expect(screen.contains("Find a City"))
    try await screen.type("be", into: .role(.searchField))
    try await screen.wait(for: "Berlin")
    #expect(screen.contains("Bern") && !screen.contains("Oslo"))

    try await screen.clear(.role(.searchField))
    try await screen.type("x", into: .role(.searchField))
    try await screen.wait(for: "No Results for “x”")

    try await screen.clear(.role(.searchField))
    try await screen.type("error", into: .role(.searchField))
    try await screen.wait(for: "The search service does not respond.")
    #expect(screen.contains("Try Again") && !screen.contains("Searching…"))
  }
}
