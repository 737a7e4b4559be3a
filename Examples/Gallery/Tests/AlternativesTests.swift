import PrimeTimeCounter
import Testing
import Trifecta
import TrifectaTesting

@MainActor
@Suite("Alternatives of the dependencies of Prime time")
struct AlternativesTests {
  @Test(
    "A chosen alternative replaces the service of the store",
    arguments: [("Failing", "503"), ("Offline", "offline")])
  func failures(alternative: String, text: String) async throws {
    let store = Store(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.nthPrime = .sieve
      $0.continuousClock = TestClock()
    }
    let inspected = store.inspected
    let dependency = try #require(inspected.dependencies.first { $0.name == #"\.nthPrime"# })
    #expect(dependency.alternatives == ["Slow", "Failing", "Offline"])
    inspected.override(dependency.key, withAlternative: alternative)
    store.send(.countChanged(3))
    await store.send(.nthPrimeButtonTapped).finish()
    let alert = try #require(store.screen.alert)
    #expect("\(alert)".contains(text))
  }
}
