// swift-format-ignore-file
import CarList
import ScreenTesting
import Testing
import Trifecta

@testable import Gallery

@MainActor
@Test("Recorded: Car list: Cars")
func recordedCarListCars() async throws {
  // The dependencies of the app, with the recorded responses.
  let screen = await withDependencies {
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
  } operation: {
    await Screen(traits: .device(locale: "en_US", timeZone: "GMT")) { CarsExample() }
  }
  try await screen.wait(for: .text("Cars"))
  try await screen.wait(for: .text("Lindqvist Heron"))
  try await screen.wait(for: .text("1968"))
  try await screen.refresh()
  try await screen.wait(for: .text("This list may be outdated."))
  try await screen.wait(for: .text("The garage is closed until Monday."))
  try await screen.tap(.button("Try Again"))
  try await screen.wait(for: .text("No Cars"))
  try await screen.wait(for: .text("No cars are for sale today."))
}
