import Foundation
import Trifecta

/// The dialer as a feature: state, actions and side effects in one place, without a screen.
public struct Dialer: Reducer {
  /// The state of the dialer.
  public struct State: Equatable {
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

  /// The actions of the dialer.
  public enum Action: Equatable {
    /// An action of loading the name: the screen appeared, a retry, or a result.
    case username(LoadingReducer<String>.Action)
    /// The user changed the text in the phone number field.
    case phoneNumberChanged(String)
    /// The user tapped the dial button.
    case dialButtonTapped
    /// The URL of the number could not be opened.
    case dialFailed(PhoneNumber)
  }

  /// The side effects that the screen performs.
  public enum SideEffect: Equatable {
    /// Opens the system's dialer.
    case dial(PhoneNumber)
  }

  /// The child feature that loads the name.
  public static let username = Child(
    loadingUsername(), state: \State.username, action: Action.username)

  /// Creates the feature with the current dependencies.
  public init() {}

  /// Loads the name, and handles the phone number.
  public var body: some Reducer<State, Action> {
    Scope(Self.username)
    Reduce { state, action in handle(&state, action) }
  }

  private func handle(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .username:
      return .none

    case .phoneNumberChanged(let phoneNumber):
      state.phoneNumber = phoneNumber
      state.notice = nil
      return .none

    case .dialButtonTapped:
      guard let number = try? PhoneNumber(state.phoneNumber) else { return .none }
      return emit(.dial(number))

    case .dialFailed(let number):
      state.notice = number.callByHandNotice
      return .none
    }
  }

  private static func loadingUsername() -> LoadingReducer<String> {
    @Dependency(\.profile) var profile
    return LoadingReducer(isEmpty: nil) { try await profile.username() }
  }
}
