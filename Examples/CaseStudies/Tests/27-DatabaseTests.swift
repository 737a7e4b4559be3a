import ScreenTesting
import Testing
import TrifectaSharing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: values in the database")
@MainActor
struct DatabaseTests {
  private let storage = SharedStorage(isPersistent: false)

  private func testStore() -> TestStore<Poll> {
    TestStore(initialState: Poll.State()) {
      Poll()
    } withDependencies: {
      $0.sharedStorage = storage
    }
  }

  @Test("A vote is added to the votes of others, and a second vote moves it")
  func votes() async {
    storage.set(["Tea": 2], for: .votes)
    let store = testStore()
    await store.send(.optionTapped("Tea")) {
      $0.choice = "Tea"
      $0.isSaving = true
    }
    await store.receive(.stored(.success(["Tea": 3]))) { $0.isSaving = false }
    await store.send(.optionTapped("Tea"))
    await store.send(.optionTapped("Coffee")) {
      $0.choice = "Coffee"
      $0.isSaving = true
    }
    await store.receive(.stored(.success(["Tea": 2, "Coffee": 1]))) { $0.isSaving = false }
    await store.finish()
    #expect(storage.value(of: .votes) == ["Tea": 2, "Coffee": 1])
  }

  @Test("After a vote that was not stored, the person can vote again")
  func fails() async {
    let store = TestStore(initialState: Poll.State(choice: "Tea", isSaving: true)) {
      Poll()
    } withDependencies: {
      $0.sharedStorage = storage
    }
    await store.send(.stored(.failure(SharedSaveError("The disk is full.")))) {
      $0.choice = nil
      $0.isSaving = false
      $0.failure = "The disk is full."
    }
  }

  @Test("Two screens show each other's votes")
  func screens() async throws {
    let one = await Screen { PollStudy(storage: storage) }
    let other = await Screen { PollStudy(storage: storage) }
    try await one.tap("Coffee 0")
    try await other.tap("Coffee 1")
    await one.settle()
    #expect(one.contains("Coffee 2"))
    #expect(other.contains("Coffee 2"))
  }
}
