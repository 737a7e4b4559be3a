import Foundation
import ScreenTesting
import Testing
import TrifectaSharing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: shared values")
@MainActor
struct SharedTests {
  private let storage = SharedStorage(isPersistent: false)

  @Test("Moving the slider changes the shared value, within its range")
  func saves() async {
    let store = TestStore(initialState: SizeSettings.State()) {
      SizeSettings()
    } withDependencies: {
      $0.sharedStorage = storage
    }
    await store.send(.sliderMoved(24)) { $0.size = ReadingSize(points: 24) }
    #expect(storage.value(of: .readingSize).points == 24)
    await store.send(.sliderMoved(100)) { $0.size = ReadingSize(points: 32) }
    await store.send(.resetTapped) { $0.size = ReadingSize() }
    #expect(storage.value(of: .readingSize) == ReadingSize())
    await store.finish()
  }

  @Test("The page starts with the stored size and receives later changes, its own included")
  func follows() async {
    storage.set(ReadingSize(points: 30), for: .readingSize)
    let store = TestStore(initialState: ReadingPage.State()) {
      ReadingPage()
    } withDependencies: {
      $0.sharedStorage = storage
    }
    await store.send(.appeared) { $0.size = ReadingSize(points: 30) }
    await store.send(.largerTapped)
    await store.receive(.sizeChanged(ReadingSize(points: 32))) { $0.size = ReadingSize(points: 32) }
    await store.send(.largerTapped)
    storage.set(ReadingSize(points: 12), for: .readingSize)
    await store.receive(.sizeChanged(ReadingSize(points: 12))) { $0.size = ReadingSize(points: 12) }
    await store.skipInFlightEffects()
    await store.finish()
  }

  @Test("A stored size outside of the range is limited to the range")
  func limitsStoredSize() throws {
    let size = try JSONDecoder().decode(ReadingSize.self, from: Data(#"{"points": 500}"#.utf8))
    #expect(size == ReadingSize(points: 32))
  }

  @Test("Each feature on the screen shows the changes of the other feature")
  func screen() async throws {
    let screen = await Screen { SharedStudy(storage: storage) }
    try await screen.tap("Larger")
    #expect(screen.contains(.text("19")))
    try await screen.slide("Text size", to: 32)
    #expect(try !screen.find("Larger").isEnabled)
    try await screen.tap("Reset")
    try await screen.tap("Smaller")
    #expect(storage.value(of: .readingSize).points == 15)
    #expect(screen.contains(.text("15")))
  }
}
