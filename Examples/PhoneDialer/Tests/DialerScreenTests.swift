import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI

@testable import PhoneDialer

/// The dialers with state outside the screen behave identically.
@Suite("Dialer screens")
@MainActor
struct DialerScreenTests {
  enum Stage: CaseIterable {
    case viewModel, feature

    @MainActor
    func screen(profile: Profile = Profile { "Ada" }) async -> Screen {
      switch self {
      case .viewModel:
        return await Screen { ViewModelDialerScreen(viewModel: DialerViewModel(profile: profile)) }
      case .feature:
        let store = Store(initialState: Dialer.State()) {
          Dialer()
        } withDependencies: {
          $0.profile = profile
        }
        return await Screen { DialerScreen(store: store) }
      }
    }
  }

  @Test("The user is greeted by name", arguments: Stage.allCases)
  func greets(stage: Stage) async {
    let screen = await stage.screen()
    #expect(screen.contains("Hello, Ada!"))
  }

  @Test("A typed number is dialed", arguments: Stage.allCases)
  func dials(stage: Stage) async throws {
    let screen = await stage.screen()
    try await screen.type("555-0123", into: "Phone number")
    try await screen.tap("Dial this number")
    #expect(screen.openedURLs.map(\.absoluteString) == ["tel:5550123"])
    #expect(!screen.contains(.identifier("notice")))
  }

  @Test("Pressing Return dials the number, as the button does", arguments: Stage.allCases)
  func dialsOnReturn(stage: Stage) async throws {
    let screen = await stage.screen()
    try await screen.type("112", into: "Phone number")
    try await screen.submit("Phone number")
    #expect(screen.openedURLs.map(\.absoluteString) == ["tel:112"])
  }

  @Test("Pressing twice dials twice, in order", arguments: Stage.allCases)
  func dialsTwice(stage: Stage) async throws {
    let screen = await stage.screen()
    try await screen.type("112", into: "Phone number")
    try await screen.tap("Dial this number")
    try await screen.type("3", into: "Phone number")
    try await screen.tap("Dial this number")
    #expect(screen.openedURLs.map(\.absoluteString) == ["tel:112", "tel:1123"])
  }

  @Test("Without a valid number the button is disabled and the reason is shown", arguments: Stage.allCases)
  func explains(stage: Stage) async throws {
    let screen = await stage.screen()
    #expect(try screen.find("Dial this number").isEnabled == false)
    #expect(try screen.find(.identifier("problem")).text == "Enter a number to dial.")
    try await screen.type("12x", into: "Phone number")
    #expect(try screen.find(.identifier("problem")).text == "A phone number cannot contain “x”.")
    await #expect(throws: ActionError.self) { try await screen.tap("Dial this number") }
    try await screen.submit("Phone number")
    #expect(screen.openedURLs.isEmpty)
  }

  @Test("A failed call shows a notice until the number changes", arguments: Stage.allCases)
  func tellsThatNothingDials(stage: Stage) async throws {
    let screen = await stage.screen()
    screen.canOpen = { _ in false }
    try await screen.type("112", into: "Phone number")
    try await screen.tap("Dial this number")
    #expect(try screen.find(.identifier("notice")).text.contains("dial 112 on a phone"))
    try await screen.type("3", into: "Phone number")
    #expect(!screen.contains(.identifier("notice")))
  }

  @Test("A failed load of the name can be retried", arguments: Stage.allCases)
  func retries(stage: Stage) async throws {
    let attempts = Attempts()
    let screen = await stage.screen(profile: Profile { try await attempts.next() })
    #expect(screen.contains("Your name could not be loaded. The line is down."))
    try await screen.tap("Try Again")
    #expect(screen.contains("Hello, Ada!"))
    #expect(!screen.contains("Try Again"))
  }

  @Test("A retry shows progress until the name arrives", arguments: Stage.allCases)
  func showsProgress(stage: Stage) async throws {
    let names = AsyncStream.makeStream(of: Result<String, DialerTests.Offline>.self)
    let screen = await stage.screen(
      profile: Profile { try await names.stream.first { _ in true }?.get() ?? "" })
    #expect(screen.contains(.role(.progress)))
    names.continuation.yield(.failure(DialerTests.Offline()))
    try await screen.wait(for: .button("Try Again"))
    #expect(!screen.contains(.role(.progress)))
    try await screen.tap("Try Again")
    #expect(screen.contains(.role(.progress)))
    names.continuation.yield(.success("Ada"))
    try await screen.wait(for: .text("Hello, Ada!"))
    #expect(!screen.contains(.role(.progress)))
  }

  /// Fails on the first attempt.
  private actor Attempts {
    private var count = 0

    func next() throws -> String {
      count += 1
      if count == 1 { throw DialerTests.Offline() }
      return "Ada"
    }
  }

  @Test("Cancelling tasks drops a pending call after the screen is closed")
  func cleansUp() async throws {
    let viewModel = DialerViewModel(
      state: DialerScreenState(phoneNumber: "112"), profile: Profile { "Ada" })
    let screen = await Screen { ViewModelDialerScreen(viewModel: viewModel) }
    await screen.close()
    viewModel.dial()
    #expect(viewModel.isBusy)
    viewModel.cancelTasks()
    #expect(!viewModel.isBusy)
    #expect(screen.openedURLs.isEmpty)
  }

  @Test("Every preview shows a dialer")
  func previews() async {
    let previews = PreviewCatalog.previews(ofModule: "PhoneDialer")
    #expect(previews.count == 10)
    #expect(Set(previews.compactMap(\.size?.width)) == [320, 768, 844])
    for preview in previews {
      let screen = await Screen { preview.makeContent() }
      #expect(screen.contains("Dial this number"), "\(preview.name ?? "")")
      await screen.close()
    }
  }
}
