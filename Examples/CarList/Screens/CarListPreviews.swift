import CarList
import SwiftUI
import TrifectaMachines
import TrifectaUI

extension Store where Feature == CarList {
  /// Returns a store in a phase, whose service never responds.
  static func at(_ phase: CarList.Phase) -> Store<CarList> {
    var state = Configuration<CarList>()
    state.move(to: phase)
    return Store(initialState: state) {
      CarList()
    } withDependencies: {
      $0.continuousClock = ContinuousClock()
      $0.carService = CarService {
        let (cars, _) = AsyncStream.makeStream(of: [Car].self)
        return await cars.first { _ in true } ?? []
      }
    }
  }
}

#Preview("Loading") {
  CarListScreen(store: .at(.initial))
}

#Preview("Cars") {
  CarListScreen(store: .at(.results(Car.samples)))
}

#Preview("Refreshing") {
  CarListScreen(store: .at(.refreshing(Car.samples)))
}

#Preview("Outdated") {
  CarListScreen(store: .at(.outdated(.init(Car.samples, because: "The garage does not respond."))))
}

#Preview("No cars") {
  CarListScreen(store: .at(.empty))
}

#Preview("Failed") {
  CarListScreen(store: .at(.error("The garage is closed until Monday.")))
}
