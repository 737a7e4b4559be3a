// swift-format-ignore-file
import Testing
import Trifecta
import TrifectaMachines
import TrifectaTesting

@testable import CarList

@MainActor
@Test("Recorded: Car list: Cars, CarList")
func recordedCarListCarsCarListStore() async throws {
  let store = TestStore(initialState: Configuration<CarList>()) {
    CarList()
  } withDependencies: {
    $0.context = .live
    $0.fixtures["carService.cars"] = [
      .success([
        Car(id: "heron", name: "Lindqvist Heron", year: 1968, price: 18500),
        Car(id: "comet", name: "Okafor Comet", year: 2019, price: 24900),
        Car(id: "otter", name: "Vidal Otter Kombi", year: 2004, price: 3200),
        Car(id: "sandpiper", name: "Brandt Sandpiper E", year: 2024, price: 41000),
        Car(id: "beetle", name: "Demir Beetle", year: 1974, price: 9750),
      ]),
      .failure(FixtureError("The garage is closed until Monday.")),
      .success([Car]()),
    ]
  }
  store.timeout = .seconds(10)
  await store.send(.event(.appeared)) { $0.move(to: .loading) }
  await store.receive(MachineAction.returned) {
    $0.move(to: .results([
      Car(id: "heron", name: "Lindqvist Heron", year: 1968, price: 18500),
      Car(id: "comet", name: "Okafor Comet", year: 2019, price: 24900),
      Car(id: "otter", name: "Vidal Otter Kombi", year: 2004, price: 3200),
      Car(id: "sandpiper", name: "Brandt Sandpiper E", year: 2024, price: 41000),
      Car(id: "beetle", name: "Demir Beetle", year: 1974, price: 9750),
    ]))
  }
  await store.send(.event(.refresh)) {
    $0.move(to: .refreshing([
      Car(id: "heron", name: "Lindqvist Heron", year: 1968, price: 18500),
      Car(id: "comet", name: "Okafor Comet", year: 2019, price: 24900),
      Car(id: "otter", name: "Vidal Otter Kombi", year: 2004, price: 3200),
      Car(id: "sandpiper", name: "Brandt Sandpiper E", year: 2024, price: 41000),
      Car(id: "beetle", name: "Demir Beetle", year: 1974, price: 9750),
    ]))
  }
  await store.receive(MachineAction.returned) {
    $0.move(to: .outdated(
      CarList.OutdatedCars(
        [
          Car(id: "heron", name: "Lindqvist Heron", year: 1968, price: 18500),
          Car(id: "comet", name: "Okafor Comet", year: 2019, price: 24900),
          Car(id: "otter", name: "Vidal Otter Kombi", year: 2004, price: 3200),
          Car(id: "sandpiper", name: "Brandt Sandpiper E", year: 2024, price: 41000),
          Car(id: "beetle", name: "Demir Beetle", year: 1974, price: 9750),
        ],
        because: "The garage is closed until Monday.")))
  }
  await store.send(.event(.retry)) {
    $0.move(to: .refreshing([
      Car(id: "heron", name: "Lindqvist Heron", year: 1968, price: 18500),
      Car(id: "comet", name: "Okafor Comet", year: 2019, price: 24900),
      Car(id: "otter", name: "Vidal Otter Kombi", year: 2004, price: 3200),
      Car(id: "sandpiper", name: "Brandt Sandpiper E", year: 2024, price: 41000),
      Car(id: "beetle", name: "Demir Beetle", year: 1974, price: 9750),
    ]))
  }
  await store.receive(MachineAction.returned) { $0.move(to: .empty) }
  await store.finish()
}
