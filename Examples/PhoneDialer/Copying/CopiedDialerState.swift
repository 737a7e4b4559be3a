import Trifecta
import TrifectaMacros

/// The state of the dialer's screen as the article has it: every field is a `let`, and a change is a copy.
@Copying
struct CopiedDialerState: Equatable, Sendable {
  /// The person's name.
  let username: ViewState<String>
  /// What was typed.
  let phoneNumber: String

  /// Creates the state of a screen.
  init(username: ViewState<String> = .loading, phoneNumber: String = "") {
    self.username = username
    self.phoneNumber = phoneNumber
  }
}
