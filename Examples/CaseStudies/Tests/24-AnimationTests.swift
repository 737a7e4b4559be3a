import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: animation")
@MainActor
struct AnimationTests {
  private let clock = TestClock()

  private func testStore() -> TestStore<Lamp> {
    TestStore(initialState: Lamp.State()) {
      Lamp()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  private func show(traits: HostTraits = HostTraits()) async -> Screen {
    let store = Store(initialState: Lamp.State()) {
      Lamp()
    } withDependencies: {
      $0.continuousClock = clock
    }
    return await Screen(traits: traits) { LampView(store: store) }
  }

  private func animations(of screen: Screen) -> Set<Animation> { Set(screen.animatedChanges.map(\.animation)) }

  @Test("Playing shows each shade, and ends")
  func plays() async {
    let store = testStore()
    await store.send(.playTapped) { $0.isPlaying = true }
    await store.receive(.shadeChanged(.sky)) { $0.shade = .sky }
    for shade in [Lamp.Shade.violet, .rose, .amber] {
      await clock.advance(by: .seconds(Lamp.shadeDuration))
      await store.receive(.shadeChanged(shade)) { $0.shade = shade }
    }
    await clock.advance(by: .seconds(Lamp.shadeDuration))
    await store.receive(.playingEnded) { $0.isPlaying = false }
    await store.finish()
  }

  @Test("A second tap stops playing, and a reset stops it and restores the shade")
  func stops() async {
    let store = testStore()
    await store.send(.playTapped) { $0.isPlaying = true }
    await store.receive(.shadeChanged(.sky)) { $0.shade = .sky }
    await store.send(.playTapped) { $0.isPlaying = false }
    await store.send(.playTapped) { $0.isPlaying = true }
    await store.receive(.shadeChanged(.sky))
    await store.send(.resetTapped) {
      $0.isPlaying = false
      $0.shade = .amber
    }
    await clock.run()
    await store.finish()
  }

  @Test("Each control animates its changes with its own animation")
  func animates() async throws {
    let screen = await show()
    try await screen.tap("Turn On")
    #expect(animations(of: screen) == [.easeInOut])
    #expect(screen.animatedChanges.contains { $0.kind == .insertion && $0.tree.contains("Amber") })
    try await screen.tap("Large")
    #expect(animations(of: screen) == [.bouncy])
    try await screen.tap("Play All Shades")
    #expect(screen.contains("Sky"))
    #expect(animations(of: screen) == [.easeInOut(duration: Lamp.shadeDuration)])
    try await screen.tap("Help")
    try await screen.tap("Reset")
    #expect(animations(of: screen) == [.snappy])
  }

  @Test("With reduced motion nothing is animated")
  func reducesMotion() async throws {
    var traits = HostTraits()
    traits.reducesMotion = true
    let screen = await show(traits: traits)
    for control in ["Turn On", "Large", "Play All Shades"] {
      try await screen.tap(.named(control))
      #expect(screen.animatedChanges.isEmpty, "\(control)")
    }
    #expect(screen.contains("Sky"))
  }
}
