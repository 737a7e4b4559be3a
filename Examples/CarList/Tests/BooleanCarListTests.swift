import CarList
import Foundation
import ScreenTesting
import SwiftUI
import Testing
import Waiting

@testable import CarListScreens

/// The bugs of the model without a state machine. The chart makes each of them impossible.
@Suite("Car list of booleans")
@MainActor
struct BooleanCarListTests {
  private struct Closed: LocalizedError {
    var errorDescription: String? { "The garage is closed." }
  }

  /// A service that responds to each load when the test requests it, in any order.
  @MainActor
  private final class Garage {
    private var loads: [CheckedContinuation<[Car], any Error>] = []

    func cars() async throws -> [Car] {
      try await withCheckedThrowingContinuation { loads.append($0) }
    }

    /// Waits until a load has started and returns its continuation.
    func load(_ number: Int) async throws -> CheckedContinuation<[Car], any Error> {
      await settle { loads.count >= number }
      return try #require(loads.dropFirst(number - 1).first)
    }
  }

  private let garage = Garage()

  private func makeModel() -> BooleanCarListModel {
    BooleanCarListModel(service: CarService { [garage] in try await garage.cars() })
  }

  @Test("An error stays on screen after a successful retry")
  func staleError() async throws {
    let model = makeModel()
    let screen = await Screen { BooleanCarListScreen(model: model) }
    try await garage.load(1).resume(throwing: Closed())
    try await screen.wait(for: .text("The garage is closed."))
    try await screen.tap("Try Again")
    try await garage.load(2).resume(returning: Car.samples)
    try await screen.wait(for: .text("Okafor Comet"))
    #expect(screen.contains("The garage is closed."))
    #expect(model.showsError && !model.cars.isEmpty)
  }

  @Test("Overlapping loads hide each other's progress, and an older result replaces a newer one")
  func overlappingLoads() async throws {
    let model = makeModel()
    let first = Task { await model.load() }
    let olderAnswer = try await garage.load(1)
    let second = Task { await model.load() }
    try await garage.load(2).resume(returning: [Car.samples[1]])
    await second.value
    #expect(!model.isLoading && !model.isRefreshing)
    #expect(model.cars == [Car.samples[1]])
    olderAnswer.resume(returning: [Car.samples[0]])
    await first.value
    #expect(model.cars == [Car.samples[0]])
  }
}
