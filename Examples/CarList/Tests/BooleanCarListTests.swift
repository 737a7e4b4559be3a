import CarList
import Foundation
import ScreenTesting
import SwiftUI
import Testing

@testable import CarListScreens

/// What goes wrong without a machine: each test shows a mistake that the chart makes impossible.
@Suite("Car list of booleans")
@MainActor
struct BooleanCarListTests {
  private struct Closed: LocalizedError {
    var errorDescription: String? { "The garage is closed." }
  }

  /// Answers each load when the test says so, in any order.
  @MainActor
  private final class Garage {
    private(set) var loads: [CheckedContinuation<[Car], any Error>] = []

    func cars() async throws -> [Car] {
      try await withCheckedThrowingContinuation { loads.append($0) }
    }

    /// Waits until a number of loads have started.
    func started(_ count: Int) async {
      while loads.count < count { await Task.yield() }
    }
  }

  private let garage = Garage()

  private func makeModel() -> BooleanCarListModel {
    BooleanCarListModel(service: CarService { [garage] in try await garage.cars() })
  }

  @Test("An error stays on screen beside the cars of a retry that succeeded")
  func staleError() async throws {
    let model = makeModel()
    let screen = await Screen { BooleanCarListScreen(model: model) }
    await garage.started(1)
    garage.loads[0].resume(throwing: Closed())
    try await screen.wait(for: .text("The garage is closed."))
    try await screen.tap("Try Again")
    await garage.started(2)
    garage.loads[1].resume(returning: Car.samples)
    try await screen.wait(for: .text("Okafor Comet"))
    #expect(screen.contains("The garage is closed."))
    #expect(model.showsError && !model.cars.isEmpty)
  }

  @Test("The first of two loads hides the progress of the second, and the older answer replaces the newer one")
  func overlappingLoads() async {
    let model = makeModel()
    let first = Task { await model.load() }
    await garage.started(1)
    let second = Task { await model.load() }
    await garage.started(2)
    garage.loads[1].resume(returning: [Car.samples[1]])
    await second.value
    #expect(!model.isLoading && !model.isRefreshing)
    #expect(model.cars == [Car.samples[1]])
    garage.loads[0].resume(returning: [Car.samples[0]])
    await first.value
    #expect(model.cars == [Car.samples[0]])
  }
}
