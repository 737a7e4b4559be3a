import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: refreshable")
@MainActor
struct RefreshableTests {
  private let old = [Departure(id: 0, destination: "Harbour", minutes: 3)]
  private let new = [Departure(id: 1, destination: "Airport", minutes: 9)]

  @Test("A refresh keeps the departures until the new ones arrive")
  func refreshes() async {
    let store = TestStore(initialState: DepartureBoard.State(departures: .success(old))) {
      DepartureBoard()
    } withDependencies: { [new] in
      $0.departures = { _ in new }
    }
    await store.send(.departures(.refresh)) { $0.departures = .loading(previous: old, progress: nil) }
    await store.receive(.departures(.received(.success(new)))) { $0.departures = .success(new) }
    await store.finish()
  }

  @Test("A failed refresh keeps the departures")
  func keepsContent() async {
    let store = TestStore(initialState: DepartureBoard.State(departures: .success(old))) {
      DepartureBoard()
    } withDependencies: { [new] in
      $0.departures = { if $0 { throw DeparturesUnavailable() } else { new } }
    }
    await store.send(.isServiceDownChanged(true)) { $0.isServiceDown = true }
    await store.send(.departures(.refresh)) { $0.departures = .loading(previous: old, progress: nil) }
    await store.receive(.departures(.received(.failure(DeparturesUnavailable())))) {
      $0.departures = .failed(DeparturesUnavailable(), previous: old)
    }
    await store.finish()
  }

  @Test("During a refresh the screen shows the old departures, and then the new ones")
  func screenRefreshes() async throws {
    let answers = AsyncStream.makeStream(of: [Departure].self)
    let screen = await screen { _ in await answers.stream.first { _ in true } ?? [] }
    #expect(screen.contains("Loading departures"))
    answers.continuation.yield(old)
    try await screen.wait(for: "Harbour")
    try await screen.refresh()
    #expect(screen.contains("Harbour"))
    #expect(try !screen.find("Refresh").isEnabled)
    answers.continuation.yield(new)
    try await screen.wait(for: "Airport")
    #expect(!screen.contains("Harbour"))
  }

  @Test("After a failed refresh the screen shows the error and the old departures, and a retry loads the new ones")
  func screenFails() async throws {
    let answers = AsyncStream.makeStream(of: [Departure].self)
    let screen = await screen { isServiceDown in
      if isServiceDown { throw DeparturesUnavailable() }
      return await answers.stream.first { _ in true } ?? []
    }
    answers.continuation.yield(old)
    try await screen.wait(for: "Harbour")
    try await screen.tap("Service is down")
    try await screen.refresh()
    try await screen.wait(for: "The departures could not be loaded.")
    #expect(screen.contains("Harbour"))
    try await screen.tap("Service is down")
    try await screen.tap("Try Again")
    answers.continuation.yield(new)
    try await screen.wait(for: "Airport")
    #expect(!screen.contains("Harbour"))
    #expect(!screen.contains("The departures could not be loaded."))
  }

  private func screen(_ load: @escaping @Sendable (Bool) async throws -> [Departure]) async -> Screen {
    await withDependencies {
      $0.departures = load
    } operation: {
      await Screen { NavigationStack { RefreshableStudy() } }
    }
  }
}
