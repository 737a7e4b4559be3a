import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: partial tests")
@MainActor
struct PartialTestsTests {
  private func store() -> TestStore<LoginFlow> {
    TestStore(initialState: LoginFlow.State()) {
      LoginFlow()
    } withDependencies: {
      $0[LoginClient.self] = LoginClient { _, password in
        guard password == "swift" else { throw LoginRefused() }
        return "Ada"
      } unreadMessages: {
        3
      }
    }
  }

  /// Asserts each change and each action. This style suits tests of the form's details.
  @Test("Exhaustive: the right password shows the account, and the form is emptied")
  func exhaustive() async {
    let store = store()
    await store.send(.form(.binding(.set(\.email, "ada@example.com")))) { $0.form.email = "ada@example.com" }
    await store.send(.form(.binding(.set(\.password, "swift")))) { $0.form.password = "swift" }
    await store.send(.form(.submitted)) { $0.form.isSending = true }
    await store.receive(.form(.loggedIn(name: "Ada"))) {
      $0.form = LoginForm.State()
      $0.account = LoginAccount.State(name: "Ada")
    }
    await store.send(.account(.appeared))
    await store.receive(.account(.counted(3))) { $0.account?.unreadMessages = 3 }
    await store.finish()
  }

  /// Asserts the result of the same flow. It stays valid when the form gets another flag or another effect.
  @Test("Non-exhaustive: the right password shows the account of the person")
  func nonExhaustive() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.form(.binding(.set(\.email, "ada@example.com"))))
    await store.send(.form(.binding(.set(\.password, "swift"))))
    await store.send(.form(.submitted))
    await store.receive(.form(.loggedIn(name: "Ada")))
    store.assert { $0.account = LoginAccount.State(name: "Ada") }
  }

  /// Asserts nothing in the first part of the flow, and each change in the part that the test examines.
  @Test("Partly exhaustive: a wrong password is removed and explained, and the next attempt succeeds")
  func partlyExhaustive() async {
    let store = store()
    await store.withExhaustivity(.off) {
      await store.send(.form(.binding(.set(\.email, "ada@example.com"))))
      await store.send(.form(.binding(.set(\.password, "objc"))))
      await store.send(.form(.submitted))
    }
    await store.receive(.form(.failed("The password is wrong."))) {
      $0.form.isSending = false
      $0.form.password = ""
      $0.form.problem = "The password is wrong."
    }
    await store.send(.form(.submitted))
    await store.withExhaustivity(.off) {
      await store.send(.form(.binding(.set(\.password, "swift"))))
      await store.send(.form(.submitted))
      await store.receive(.form(.loggedIn(name: "Ada")))
    }
    await store.finish()
  }

  @Test("Non-exhaustive: logging out returns to an empty form while the account is still loading")
  func logsOut() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.form(.loggedIn(name: "Ada")))
    await store.send(.account(.appeared))
    await store.send(.account(.logOutTapped))
    await store.finish()
    #expect(store.state == LoginFlow.State())
  }

  @Test("The screen shows the problem, then the account, then the form again")
  func screen() async throws {
    let clock = TestClock()
    let screen = await withDependencies {
      $0.continuousClock = clock
      $0[LoginClient.self] = .liveValue
    } operation: {
      await Screen { PartialTestsStudy() }
    }
    #expect(try !screen.find("Log In").isEnabled)
    try await screen.type("ada@example.com", into: "Email")
    try await screen.type("objc", into: "Password")
    try await screen.tap("Log In")
    #expect(try !screen.find("Logging In…").isEnabled)
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(1))
    try await screen.wait(for: "The password is wrong.")
    try await screen.type("swift", into: "Password")
    try await screen.submit("Password")
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(1))
    try await screen.wait(for: "Welcome, Ada")
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(1))
    try await screen.wait(for: .text("3"))
    try await screen.tap("Log Out")
    #expect(try screen.find("Email").value != "ada@example.com")
    #expect(!screen.contains("Welcome, Ada"))
  }
}
