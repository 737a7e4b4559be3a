import CarList
import SwiftUI

/// The view model before the machine: a flag for each part of the screen. It is here to compare and has mistakes.
///
/// Six properties have many combinations, of which few make sense. No type says which, so every method has to
/// set every flag. The mistakes below compile, and each looks complete on its own:
///
/// - ``load()`` never resets ``showsError``: after a retry that succeeds, the error stays above the cars.
/// - Two loads may overlap. The first to end hides the progress of the other, and the last to end wins, even if it
///   started first.
/// - Nothing ends a load that gets no answer.
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
