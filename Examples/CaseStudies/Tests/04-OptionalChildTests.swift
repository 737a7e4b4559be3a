import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: optional child")
@MainActor
struct OptionalChildTests {
  private let clock = TestClock()

  private func testStore() -> TestStore<Recorder> {
    TestStore(initialState: Recorder.State()) {
      Recorder()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
  }

  @Test("Discarding a recording cancels its timer")
  func discards() async {
    let store = testStore()
    await store.send(.recordTapped) { $0.recording = Recording.State() }
    await store.receive(.recording(.started))
    await clock.advance(by: .seconds(1))
    await store.receive(.recording(.ticked)) { $0.recording?.seconds = 1 }
    await store.send(.discardTapped) { $0.recording = nil }
    await clock.advance(by: .seconds(5))
    await store.finish()
  }

  @Test("Saving keeps the duration of the recording, and the next recording starts at zero")
  func saves() async {
    let store = testStore()
    await store.send(.recordTapped) { $0.recording = Recording.State() }
    await store.receive(.recording(.started))
    await clock.advance(by: .seconds(1))
    await store.receive(.recording(.ticked)) { $0.recording?.seconds = 1 }
    await store.send(.saveTapped) {
      $0.recording = nil
      $0.memos = [1]
    }
    await store.send(.recordTapped) { $0.recording = Recording.State() }
    await store.receive(.recording(.started))
    await store.send(.discardTapped) { $0.recording = nil }
    await store.finish()
  }

  @Test("Tapping record or save twice has no effect")
  func tapsTwice() async {
    let store = testStore()
    await store.send(.recordTapped) { $0.recording = Recording.State() }
    await store.receive(.recording(.started))
    await store.send(.recordTapped)
    await store.send(.saveTapped) {
      $0.recording = nil
      $0.memos = [0]
    }
    await store.send(.saveTapped)
    await store.finish()
  }

  @Test("The screen shows the child while a recording runs, and its memo afterwards")
  func screen() async throws {
    let screen = await withDependencies {
      $0.continuousClock = clock
    } operation: {
      await Screen { OptionalChildStudy() }
    }
    #expect(!screen.contains("Recording…"))
    try await screen.tap("Record")
    await clock.advance(by: .seconds(65))
    await screen.settle()
    #expect(screen.contains("Recording…"))
    #expect(screen.contains(.text("1:05")))
    try await screen.tap("Save")
    #expect(!screen.contains("Recording…"))
    #expect(screen.contains("Memo 1"))
    #expect(screen.contains("Record"))
  }
}
