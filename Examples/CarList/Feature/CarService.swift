import Foundation
import Trifecta

/// A source of cars.
public struct CarService: Sendable {
  /// Loads the cars for sale. The `localizedDescription` of thrown errors is shown to the user.
  public var cars: @Sendable () async throws -> [Car]

  /// Creates a service from a closure that loads the cars. Tests can answer with fixtures for `carService.cars`.
  public init(cars: @escaping @Sendable () async throws -> [Car]) {
    self.cars = { try await withFixture("carService.cars") { try await cars() } }
  }
}

/// The live value throws, because apps and tests must set a service. Previews use the samples.
private enum CarServiceKey: DependencyKey {
  static let liveValue = CarService { throw NoGarage() }
  static let previewValue = CarService { Car.samples }
  static let dependencyName = #"\.carService"#
}

/// The error that no service was set.
private struct NoGarage: LocalizedError {
  var errorDescription: String? { "No car service has been set." }
}

extension DependencyValues {
  /// The source of cars for sale. Apps and tests must set it.
  public var carService: CarService {
    get { self[CarServiceKey.self] }
    set { self[CarServiceKey.self] = newValue }
  }
}
