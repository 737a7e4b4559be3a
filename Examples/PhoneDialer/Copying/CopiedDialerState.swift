import Trifecta
import TrifectaMacros

/// The state of the dialer's screen as in the article: every field is a `let`, and a change creates a copy.
@Copying
struct CopiedDialerState: Equatable, Sendable {
  /// The name of the user.
  let username: ViewState<String>
  /// The text in the phone number field.
  let phoneNumber: String

  /// Creates a state.
  init(username: ViewState<String> = .loading, phoneNumber: String = "") {
    self.username = username
    self.phoneNumber = phoneNumber
  }
}
