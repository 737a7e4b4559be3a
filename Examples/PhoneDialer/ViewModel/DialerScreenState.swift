import Trifecta

/// What the dialer's screen shows.
public struct DialerScreenState: Equatable, Sendable {
  /// The person's name.
  public var username: ViewState<String>
  /// What was typed.
  public var phoneNumber: String
  /// What the person is told about the last attempt to dial.
  public var notice: String?

  /// Creates the state of a screen.
  public init(username: ViewState<String> = .loading, phoneNumber: String = "", notice: String? = nil) {
    self.username = username
    self.phoneNumber = phoneNumber
    self.notice = notice
  }

  /// What keeps the number from being dialled.
  public var problem: PhoneNumber.Problem? { PhoneNumber.problem(with: phoneNumber) }
}

/// What a person can do on the dialer's screen.
@MainActor
public protocol DialerScreenActions {
  /// Changes what is typed.
  func changePhoneNumber(to phoneNumber: String)
  /// Dials what was typed.
  func dial()
  /// Loads the person's name once more.
  func retry()
}

/// What the dialer's screen is asked to do.
public enum DialerScreenSideEffect: Equatable, Sendable {
  /// Opens the system's dialer.
  case dial(PhoneNumber)
}
