import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: bindings")
@MainActor
struct BindingsTests {
  @Test("A table on the terrace lowers the number of guests to its maximum")
  func keepsFieldsConsistent() async {
    let store = TestStore(initialState: Reservation.State(guests: 7)) { Reservation() }
    await store.send(.seatingChanged(.terrace)) {
      $0.seating = .terrace
      $0.guests = 4
    }
    await store.send(.seatingChanged(.indoors)) { $0.seating = .indoors }
  }

  @Test("A reminder requires a phone number")
  func validates() async {
    let store = TestStore(initialState: Reservation.State(name: " ")) { Reservation() }
    #expect(store.state.problem == "Enter a name.")
    await store.send(.binding(.set(\.name, "Ada"))) { $0.name = "Ada" }
    #expect(store.state.problem == nil)
    await store.send(.binding(.set(\.wantsReminder, true))) { $0.wantsReminder = true }
    #expect(store.state.problem == "Enter a phone number for the reminder.")
    await store.send(.reserveTapped)
  }

  @Test("A change after the reservation allows another reservation")
  func reservesAgain() async {
    let store = TestStore(initialState: Reservation.State(name: "Ada")) { Reservation() }
    await store.send(.reserveTapped) { $0.isReserved = true }
    await store.send(.binding(.set(\.guests, 3))) {
      $0.guests = 3
      $0.isReserved = false
    }
    #expect(store.state.canReserve)
  }

  @Test("The controls write the fields, and the button is enabled when they are valid")
  func screen() async throws {
    let screen = await Screen { BindingsStudy() }
    #expect(try !screen.find("Reserve").isEnabled)
    try await screen.type("Ada", into: "Name")
    try await screen.step("Guests: 2", by: 4)
    try await screen.choose("Terrace", in: "Seating")
    #expect(screen.contains("Guests: 4"))
    try await screen.tap("Remind me")
    #expect(try !screen.find("Reserve").isEnabled)
    try await screen.type("030 555 0123", into: "Phone number")
    try await screen.tap("Reserve")
    #expect(screen.contains("Your table is reserved."))
    #expect(try !screen.find("Reserve").isEnabled)
  }
}
