import CarList
import SwiftUI

/// A view model without a state machine, with a flag for each part of the screen. It exists for comparison and contains
/// mistakes.
///
/// Six properties have many combinations, of which few make sense. The types do not exclude the other combinations, so
/// every method must set every flag. The code compiles in spite of these mistakes:
///
/// - ``load()`` never resets ``showsError``: after a successful retry, the error remains above the cars.
/// - Two loads may overlap. The first one to end hides the progress of the other. The last one to end determines the
///   cars, even if it started first.
/// - A load without a response never ends, because there is no time limit.
@MainActor
final class BooleanCarListModel: ObservableObject {
  @Published private(set) var cars: [Car] = []
  @Published private(set) var isLoading = false
  @Published private(set) var isRefreshing = false
  @Published private(set) var isEmpty = false
  @Published private(set) var showsError = false
  @Published private(set) var errorMessage = ""

  private let service: CarService

  init(service: CarService) {
    self.service = service
  }

  func load() async {
    isLoading = cars.isEmpty
    isRefreshing = !cars.isEmpty
    do {
      cars = try await service.cars()
      isEmpty = cars.isEmpty
    } catch {
      showsError = true
      errorMessage = error.localizedDescription
    }
    isLoading = false
    isRefreshing = false
  }
}
