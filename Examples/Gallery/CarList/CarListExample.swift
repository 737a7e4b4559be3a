import CarList
import CarListScreens
import TrifectaMachines
import TrifectaUI

/// The cars as the gallery shows them: from a garage that their visitor has chosen, and nobody else.
struct CarListExample<Content: View>: View {
  @StateObject private var choice = GarageChoice()
  @ViewBuilder let content: (Store<CarList>) -> Content

  var body: some View {
    OwnStore(initialState: Configuration<CarList>()) {
      CarList()
    } withDependencies: { [choice] in
      $0.carService = CarService { try await choice.service.cars() }
    } content: {
      content($0)
    }
  }
}

/// The cars with a view model of booleans, from the same garage.
struct BooleanCarListExample: View {
  @StateObject private var choice = GarageChoice()

  var body: some View {
    BooleanCarListScreen(service: CarService { [choice] in try await choice.service.cars() })
  }
}

/// The garage that a visitor has chosen: it is kept for them, whichever page they chose it on.
@MainActor
final class GarageChoice: ObservableObject {
  @AppStorage(GarageChoice.key) var service = GarageService.working

  static let key = "garage.service"
}
