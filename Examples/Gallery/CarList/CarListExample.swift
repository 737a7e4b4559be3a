import CarList
import CarListScreens
import TrifectaMachines
import TrifectaUI

/// The car list in the gallery, with the garage service that the visitor has selected.
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

/// The screen of the car list.
struct CarsExample: View {
  var body: some View {
    CarListExample { CarListScreen(store: $0) }
  }
}

/// The car list without a state machine, with the same service.
struct BooleanCarListExample: View {
  @StateObject private var choice = GarageChoice()

  var body: some View {
    BooleanCarListScreen(service: CarService { [choice] in try await choice.service.cars() })
  }
}

/// The garage service that the visitor has selected. The selection is stored for all pages.
@MainActor
final class GarageChoice: ObservableObject {
  @AppStorage(GarageChoice.key) var service = GarageService.working

  static let key = "garage.service"
}
