import PhoneDialer
import Testing
import Trifecta

@Suite("Dialer view model with copies")
@MainActor
struct CopyingDialerViewModelTests {
  @Test("A copy changes one field and keeps the other")
  func copies() async {
    let viewModel = CopyingDialerViewModel(profile: Profile { "Ada" })
    viewModel.changePhoneNumber(to: "555-0123")
    #expect(viewModel.state == CopiedDialerState(username: .loading, phoneNumber: "555-0123"))
    await viewModel.loadUsername()
    #expect(viewModel.state == CopiedDialerState(username: .success("Ada"), phoneNumber: "555-0123"))
  }

  @Test("A failed load of the name is a failure")
  func fails() async {
    let viewModel = CopyingDialerViewModel(profile: Profile { throw Profile.NoName() })
    await viewModel.loadUsername()
    #expect(viewModel.state.username == .failed(Profile.NoName()))
  }
}
