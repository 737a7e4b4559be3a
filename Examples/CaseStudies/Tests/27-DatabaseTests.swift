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
    await store.send(.optionTapped("Tea")) { $0.saving = "Tea" }
    await store.receive(.stored(.success(["Tea": 3]))) {
      $0.saving = nil
      $0.choice = "Tea"
    }
    await store.send(.optionTapped("Tea"))
    await store.send(.optionTapped("Coffee")) { $0.saving = "Coffee" }
    await store.receive(.stored(.success(["Tea": 2, "Coffee": 1]))) {
      $0.saving = nil
      $0.choice = "Coffee"
    }
    await store.finish()
    #expect(storage.value(of: .votes) == ["Tea": 2, "Coffee": 1])
  }

  @Test("If a vote is not stored, the earlier vote remains, and the next vote replaces it")
  func fails() async {
    storage.set(["Tea": 1], for: .votes)
    let store = TestStore(initialState: Poll.State(choice: "Tea", saving: "Coffee")) {
      Poll()
    } withDependencies: {
      $0.sharedStorage = storage
    }
    await store.send(.stored(.failure(SharedSaveError("The disk is full.")))) {
      $0.saving = nil
      $0.failure = "The disk is full."
    }
    await store.send(.optionTapped("Water")) {
      $0.saving = "Water"
      $0.failure = nil
    }
    await store.receive(.stored(.success(["Tea": 0, "Water": 1]))) {
      $0.saving = nil
      $0.choice = "Water"
    }
    await store.finish()
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
