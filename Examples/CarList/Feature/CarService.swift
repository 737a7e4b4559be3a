import Foundation
import Trifecta

/// Where cars come from.
public struct CarService: Sendable {
  /// Loads the cars that are for sale. Throws errors whose `localizedDescription` explains itself to a person.
  public var cars: @Sendable () async throws -> [Car]

  /// Creates a service from what loads the cars.
  public init(cars: @escaping @Sendable () async throws -> [Car]) {
    self.cars = cars
  }
}

/// An app and a test say which cars they want; a preview has the samples.
private enum CarServiceKey: DependencyKey {
  static let liveValue = CarService { throw NoGarage() }
  static let previewValue = CarService { Car.samples }
  static let dependencyName = #"\.carService"#
}

/// Nobody has said where the cars come from.
private struct NoGarage: LocalizedError {
  var errorDescription: String? { "No garage has been named." }
}

extension DependencyValues {
  /// Where the cars for sale come from. An app and a test set it.
  public var carService: CarService {
    get { self[CarServiceKey.self] }
    set { self[CarServiceKey.self] = newValue }
  }
}
