import CarList
import Foundation
import ScreenTesting
import SwiftUI
import Testing
import TrifectaMachines
import TrifectaTesting
import TrifectaUI

@testable import CarListScreens

/// The screen of the car list and its user actions.
@Suite("Car list screen")
@MainActor
struct CarListScreenTests {
  private struct Closed: LocalizedError {
    var errorDescription: String? { "The garage is closed." }
  }

  /// A service that responds to loads in order, each when the test requests it.
  private struct Garage {
    private let replies = AsyncStream.makeStream(of: Result<[Car], Closed>.self)

    func send(_ cars: [Car]) { replies.continuation.yield(.success(cars)) }
    func close() { replies.continuation.yield(.failure(Closed())) }
    func load() async throws -> [Car] { try await replies.stream.first { _ in true }?.get() ?? [] }
  }

  private let garage = Garage()

  private func screen(clock: TestClock = TestClock()) async -> Screen {
    let store = Store(initialState: Configuration<CarList>()) {
      CarList()
    } withDependencies: { [garage] in
      $0.continuousClock = clock
      $0.carService = CarService { try await garage.load() }
    }
    return await Screen { CarListScreen(store: store) }
  }

  @Test("Loading shows progress, then the cars")
  func loads() async throws {
    let screen = await screen()
    #expect(screen.contains("Loading cars…"))
    garage.send(Car.samples)
    try await screen.wait(for: .text("Okafor Comet"))
    #expect(screen.contains(.text("2019")))
    #expect(!screen.contains("Loading cars…"))
  }

  @Test("A failed load shows the error, and a retry loads the cars")
  func fails() async throws {
    let screen = await screen()
    garage.close()
    try await screen.wait(for: .text("The garage is closed."))
    try await screen.tap("Try Again")
    #expect(screen.contains("Loading cars…"))
    garage.send(Car.samples)
    try await screen.wait(for: .text("Okafor Comet"))
  }

  @Test("A failed refresh keeps the list and shows the error, and a retry shows progress")
  func refreshes() async throws {
    let screen = await screen()
    garage.send(Car.samples)
    try await screen.wait(for: .text("Okafor Comet"))
    garage.close()
    try await screen.refresh()
    #expect(screen.contains("Okafor Comet"))
    try await screen.wait(for: .text("This list may be outdated."))
    #expect(screen.contains("The garage is closed."))
    try await screen.tap("Try Again")
    #expect(screen.contains("Loading cars…"))
    #expect(screen.contains("Okafor Comet"))
    #expect(!screen.contains("This list may be outdated."))
    garage.send([Car.samples[0]])
    try await screen.wait(for: .text("1 car"))
    #expect(!screen.contains("Okafor Comet"))
    #expect(!screen.contains("Loading cars…"))
  }

  @Test("A refresh that times out keeps the list and shows the error")
  func refreshTimesOut() async throws {
    let clock = TestClock()
    let screen = await screen(clock: clock)
    garage.send(Car.samples)
    try await screen.wait(for: .text("Okafor Comet"))
    async let refreshed: Void = screen.refresh()
    try await screen.wait(for: .text("Loading cars…"))
    await clock.advance(by: CarList.patience)
    try await refreshed
    try await screen.wait(for: .text("The garage does not respond."))
    #expect(screen.contains("Okafor Comet"))
    #expect(!screen.contains("No Cars"))
  }

  @Test("An empty list can be loaded again")
  func empty() async throws {
    let screen = await screen()
    garage.send([])
    try await screen.wait(for: .text("No Cars"))
    try await screen.tap("Reload")
    garage.send(Car.samples)
    try await screen.wait(for: .text("Okafor Comet"))
  }
}
