import Foundation
import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: dependencies")
@MainActor
struct DependenciesTests {
  private struct Offline: Error {}

  private let noon = Date(timeIntervalSince1970: 43_200)

  @Test("A fact has the id, the text and the date of the overridden dependencies")
  func finds() async {
    let store = TestStore(initialState: FactCard.State()) {
      FactCard()
    } withDependencies: {
      $0.numberFact = NumberFact { "\($0)!" }
      $0.uuid = .incrementing
      $0.date = .constant(noon)
    }
    let ids = UUIDGenerator.incrementing
    await store.send(.factTapped) { $0.isLoading = true }
    await store.receive(.found("7!")) {
      $0.isLoading = false
      $0.facts = [FactCard.Fact(id: ids(), text: "7!", foundAt: noon)]
    }
    await store.finish()
  }

  @Test("A second tap during a request does nothing")
  func ignoresSecondTap() async {
    let store = TestStore(initialState: FactCard.State(isLoading: true)) { FactCard() }
    await store.send(.factTapped)
    await store.finish()
  }

  @Test("A failed request is reported")
  func fails() async {
    let store = TestStore(initialState: FactCard.State()) {
      FactCard()
    } withDependencies: {
      $0.numberFact = NumberFact { _ in throw Offline() }
    }
    await store.send(.factTapped) { $0.isLoading = true }
    await store.receive(.failed) {
      $0.isLoading = false
      $0.hasFailed = true
    }
    await store.finish()
  }

  @Test("A parent's override for one child takes precedence over the store's dependencies for that child only")
  func overridesSubtree() async {
    let store = TestStore(initialState: FactBoard.State()) {
      FactBoard()
    } withDependencies: {
      $0.numberFact = NumberFact { "\($0)!" }
      $0.uuid = .incrementing
      $0.date = .constant(noon)
    }
    let ids = UUIDGenerator.incrementing
    let tutorialText = "Here you would read a fact about 7."
    await store.send(.tutorial(.factTapped)) { $0.tutorial.isLoading = true }
    await store.receive(.tutorial(.found(tutorialText))) {
      $0.tutorial.isLoading = false
      $0.tutorial.facts = [.init(id: ids(), text: tutorialText, foundAt: Date(timeIntervalSince1970: 0))]
    }
    await store.send(.live(.factTapped)) { $0.live.isLoading = true }
    await store.receive(.live(.found("7!"))) {
      $0.live.isLoading = false
      $0.live.facts = [.init(id: ids(), text: "7!", foundAt: noon)]
    }
    await store.finish()
  }

  @Test("In a preview, the screen uses the preview value")
  func screenInPreview() async throws {
    let store = withDependencies {
      $0.context = .preview
    } operation: {
      Store(initialState: FactCard.State()) { FactCard() }
    }
    let screen = await Screen { Form { FactCardView(title: "Facts", store: store) } }
    try await screen.step("Number 7")
    try await screen.tap("Find a Fact")
    try await screen.wait(for: "8 is a good number for a preview.")
  }

  @Test(
    "The live service describes a number",
    arguments: [(0, "0 is a multiple of every number."), (7, "7 is prime."), (9, "9 has 3 divisors.")])
  func live(number: Int, fact: String) async throws {
    let found = try await withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      try await NumberFactKey.liveValue.fact(number)
    }
    #expect(found == fact)
  }
}
