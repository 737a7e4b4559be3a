import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: migration")
@MainActor
struct MigrationTests {
  /// The steps of the migration.
  enum Step: CaseIterable {
    case viewModel
    case viewModelWithStore
    case store

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .viewModel: GreetingModelView()
      case .viewModelWithStore: GreetingStoreModelView()
      case .store: GreetingStoreView()
      }
    }
  }

  private struct Offline: Error {}

  private let clock = TestClock()

  private func show(_ step: Step, isOnline: Bool = true) async -> Screen {
    await withDependencies { [clock] in
      $0[GreetingClient.self] = GreetingClient { name in
        try await clock.sleep(for: .seconds(1))
        guard isOnline else { throw Offline() }
        return "Hello, \(name)!"
      }
    } operation: {
      await Screen { step.view }
    }
  }

  @Test("Each step shows progress, then the greeting", arguments: Step.allCases)
  func greets(step: Step) async throws {
    let screen = await show(step)
    #expect(try !screen.find("Greet").isEnabled)
    try await screen.type("Ada", into: "Name")
    try await screen.tap("Greet")
    #expect(screen.contains("Loading…"))
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    try await screen.wait(for: "Hello, Ada!")
  }

  @Test("In each step a second tap drops the result of the first", arguments: Step.allCases)
  func restarts(step: Step) async throws {
    let screen = await show(step)
    try await screen.type("Ad", into: "Name")
    try await screen.tap("Greet")
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(500))
    try await screen.type("a", into: "Name")
    try await screen.tap("Greet")
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(500))
    await screen.settle()
    #expect(screen.contains("Loading…"))
    await clock.advance(by: .milliseconds(500))
    try await screen.wait(for: "Hello, Ada!")
  }

  @Test("In each step a failure ends the progress with a message", arguments: Step.allCases)
  func fails(step: Step) async throws {
    let screen = await show(step, isOnline: false)
    try await screen.type("Ada", into: "Name")
    try await screen.tap("Greet")
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    try await screen.wait(for: "No greeting today.")
  }

  @Test("The feature is tested without a screen; a blank name is not greeted")
  func feature() async {
    let store = TestStore(initialState: GreetingFeature.State(name: " ")) {
      GreetingFeature()
    } withDependencies: {
      $0[GreetingClient.self] = GreetingClient { "Hello, \($0)!" }
    }
    await store.send(.greetTapped)
    await store.send(.binding(.set(\.name, "Ada"))) { $0.name = "Ada" }
    await store.send(.greetTapped) { $0.isLoading = true }
    await store.receive(.greeted("Hello, Ada!")) {
      $0.greeting = "Hello, Ada!"
      $0.isLoading = false
    }
    await store.finish()
  }
}
