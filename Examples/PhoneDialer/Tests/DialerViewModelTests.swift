import PhoneDialer
import Testing

@Suite("Dialer view model")
@MainActor
struct DialerViewModelTests {
  @Test("The name is loaded from the profile")
  func loadsUsername() async {
    let viewModel = DialerViewModel(profile: Profile { "Ada" })
    await viewModel.loadUsername()
    #expect(viewModel.state.username == .success("Ada"))
  }

  @Test("A failed load of the name is a failure")
  func tellsFailure() async {
    let viewModel = DialerViewModel(profile: Profile { throw Profile.NoName() })
    await viewModel.loadUsername()
    #expect(viewModel.state.username == .failed(Profile.NoName()))
  }

  @Test("Dialing sends the typed number as a side effect")
  func dials() async throws {
    let viewModel = DialerViewModel(profile: Profile { "Ada" })
    viewModel.changePhoneNumber(to: "555-0123")
    viewModel.dial()
    var sideEffects = viewModel.sideEffects.makeAsyncIterator()
    #expect(await sideEffects.next() == .dial(try PhoneNumber("5550123")))
  }

  @Test("An invalid number is not dialed")
  func refuses() {
    let viewModel = DialerViewModel(state: DialerScreenState(phoneNumber: "1"), profile: Profile { "Ada" })
    viewModel.dial()
    #expect(!viewModel.isBusy)
  }

  @Test("Cancelling tasks drops pending side effects")
  func cleansUp() {
    let viewModel = DialerViewModel(state: DialerScreenState(phoneNumber: "112"), profile: Profile { "Ada" })
    viewModel.dial()
    #expect(viewModel.isBusy)
    viewModel.cancelTasks()
    #expect(!viewModel.isBusy)
  }
}
