import Trifecta

/// The state of the dialer's screen.
public struct DialerScreenState: Equatable, Sendable {
  /// The name of the user.
  public var username: ViewState<String>
  /// The text in the phone number field.
  public var phoneNumber: String
  /// The notice about the last attempt to dial.
  public var notice: String?

  /// Creates a state.
  public init(username: ViewState<String> = .loading, phoneNumber: String = "", notice: String? = nil) {
    self.username = username
    self.phoneNumber = phoneNumber
    self.notice = notice
  }

  /// The reason why the number cannot be dialed; `nil` if it can.
  public var problem: PhoneNumber.Problem? { PhoneNumber.problem(with: phoneNumber) }
}

/// The user actions of the dialer's screen.
@MainActor
public protocol DialerScreenActions {
  /// Changes the text in the phone number field.
  func changePhoneNumber(to phoneNumber: String)
  /// Dials the phone number.
  func dial()
  /// Loads the name again.
  func retry()
}

/// The side effects that the screen performs.
public enum DialerScreenSideEffect: Equatable, Sendable {
  /// Opens the system's dialer.
  case dial(PhoneNumber)
}
