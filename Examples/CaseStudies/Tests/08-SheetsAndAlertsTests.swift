import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: sheets and alerts")
@MainActor
struct SheetsAndAlertsTests {
  @Test("Saving a new name adds the guest and dismisses the editor")
  func saves() async {
    let store = TestStore(initialState: Invitations.State(names: ["Ada"])) { Invitations() }
    await store.send(.addTapped) { $0.editor = GuestEditor.State(invitedNames: ["Ada"]) }
    await store.send(.editor(.presented(.binding(.set(\.name, "Alan "))))) { $0.editor?.name = "Alan " }
    await store.send(.editor(.presented(.saveTapped)))
    await store.receive(.guestSaved(name: "Alan")) { $0.names = ["Ada", "Alan"] }
    await store.receive(.editor(.dismiss)) { $0.editor = nil }
    await store.finish()
  }

  @Test("The editor does not save a blank name or a guest who is already invited")
  func validates() async {
    let store = TestStore(initialState: GuestEditor.State(invitedNames: ["Ada"], name: " ")) { GuestEditor() }
    await store.send(.saveTapped)
    await store.send(.binding(.set(\.name, "Ada "))) { $0.name = "Ada " }
    await store.send(.saveTapped)
    await store.send(.cancelTapped)
    store.expectDismiss()
    await store.finish()
  }

  @Test("Removing a guest in the dialog asks for confirmation in an alert")
  func confirms() async {
    let store = TestStore(initialState: Invitations.State(names: ["Ada"], attending: ["Ada"])) { Invitations() }
    await store.send(.guestTapped("Ada")) {
      $0.guestDialog = ConfirmationDialogState(
        "Ada",
        buttons: [
          ButtonState("Does Not Attend", action: .attendanceTapped("Ada")),
          ButtonState("Remove", role: .destructive, action: .removeTapped("Ada")),
        ])
    }
    await store.send(.guestDialog(.presented(.removeTapped("Ada")))) {
      $0.guestDialog = nil
      $0.removalAlert = AlertState(
        "Remove Ada?", message: "The invitation is withdrawn.",
        buttons: [ButtonState("Remove", role: .destructive, action: .removeTapped("Ada")), .cancel()])
    }
    await store.send(.removalAlert(.presented(.removeTapped("Ada")))) {
      $0.removalAlert = nil
      $0.names = []
      $0.attending = []
    }
  }

  @Test("The sheet closes when the editor saves or cancels")
  func sheet() async throws {
    let screen = await Screen { SheetsAndAlertsStudy() }
    try await screen.tap("Add Guest")
    #expect(try !screen.find("Save").isEnabled)
    try await screen.type("Alan", into: "Name")
    try await screen.tap("Save")
    #expect(screen.presentation == nil)
    #expect(screen.contains(.button("Alan")))
    try await screen.tap("Add Guest")
    try await screen.type("Alan", into: "Name")
    #expect(screen.contains("Alan is already invited."))
    try await screen.tap("Cancel")
    #expect(screen.presentation == nil)
  }

  @Test("The dialog marks a guest as attending, and the alert removes a guest only after confirmation")
  func dialogAndAlert() async throws {
    let screen = await Screen { SheetsAndAlertsStudy() }
    try await screen.tap("Grace")
    try await screen.tap("Attends")
    #expect(try screen.find("Grace").value == "Attends")
    try await screen.tap("Ada")
    try await screen.tap("Remove")
    #expect(screen.contains("The invitation is withdrawn."))
    try await screen.tap("Cancel")
    #expect(screen.contains("Ada"))
    try await screen.tap("Ada")
    try await screen.tap("Remove")
    try await screen.tap("Remove")
    #expect(!screen.contains("Ada"))
    #expect(screen.contains("Grace"))
  }
}
