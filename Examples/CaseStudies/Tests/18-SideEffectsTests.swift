import Foundation
import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: side effects")
@MainActor
struct SideEffectsTests {
  @Test("Adding a guest clears the form, scrolls to the guest and focuses the field")
  func adds() async {
    let guest = GuestList.Guest(id: 1, name: "Ada")
    let store = TestStore(initialState: GuestList.State(form: GuestForm.State(name: " Ada "), guests: [])) {
      GuestList()
    }
    await store.send(.form(.addTapped)) { $0.form.name = "" }
    await store.receive(.guestAdded(name: "Ada")) { $0.guests = [guest] }
    store.expectSideEffect(.scroll(to: 1))
    store.child(GuestList.form).expectSideEffect(.focusName)
    await store.finish()
  }

  @Test("Adding without a name focuses the field and adds no guest")
  func refusesEmptyName() async {
    let store = TestStore(initialState: GuestList.State(form: GuestForm.State(name: "  "), guests: [])) {
      GuestList()
    }
    await store.send(.form(.addTapped)) { $0.form.name = "" }
    store.child(GuestList.form).expectSideEffect(.focusName)
    await store.finish()
  }

  @Test("Without a parent the form tells its screen about a new guest")
  func formAlone() async {
    let store = TestStore(initialState: GuestForm.State(name: "Ada")) { GuestForm() }
    await store.send(.addTapped) { $0.name = "" }
    store.expectSideEffect(.added(name: "Ada"))
    store.expectSideEffect(.focusName)
    await store.finish()
  }

  @Test("The screen copies the names, opens the help and focuses the field of an empty form")
  func screen() async throws {
    let store = Store(initialState: GuestList.State(guests: [])) { GuestList() }
    let screen = await Screen { GuestListView(store: store) }
    try await screen.tap("Add")
    #expect(screen.focused?.name == "Name")
    try await screen.type("Ada", into: "Name")
    try await screen.tap("Add")
    try await screen.type("Grace", into: "Name")
    try await screen.submit("Name")
    try await screen.tap("Copy All")
    #expect(screen.copiedText == "Ada\nGrace")
    #expect(screen.contains(.button("Copied")))
    try await screen.tap("Help")
    #expect(screen.openedURLs == [GuestList.helpURL])
  }
}
