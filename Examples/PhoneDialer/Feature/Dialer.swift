import Foundation
import Trifecta

/// The dialer as a feature: state, actions and side effects in one place, without a screen.
public struct Dialer: Reducer {
  /// What the dialer knows.
  public struct State: Equatable {
    /// The person's name.
    public var username: ViewState<String>
    /// What was typed.
    public var phoneNumber: String
    /// What the person is told about the last attempt to dial.
    public var notice: String?

    /// Creates the state of a dialer.
    public init(username: ViewState<String> = .loading, phoneNumber: String = "", notice: String? = nil) {
      self.username = username
      self.phoneNumber = phoneNumber
      self.notice = notice
    }

    /// What keeps the number from being dialled.
    public var problem: PhoneNumber.Problem? { PhoneNumber.problem(with: phoneNumber) }
  }

  /// What can happen.
  public enum Action: Equatable {
    /// The name loads: the screen appeared, the person retried, or a result arrived.
    case username(LoadingReducer<String>.Action)
    /// The person has typed.
    case phoneNumberChanged(String)
    /// The person wants to call.
    case dialButtonTapped
    /// Nothing opened the number's address.
    case dialFailed(PhoneNumber)
  }

  /// What the screen is asked to do.
  public enum SideEffect: Equatable {
    /// Opens the system's dialer.
    case dial(PhoneNumber)
  }

  /// The person's name, as a child that loads it.
  public static let username = Child(
    loadingUsername(), state: \State.username, action: Action.username)

  /// Creates the feature with the dependencies in force.
  public init() {}

  /// Loads the name, and handles the number.
  public var body: some Reducer<State, Action> {
    Scope(Self.username)
    Reduce { state, action in handle(action, &state) }
  }

  private func handle(_ action: Action, _ state: inout State) -> Effect<Action> {
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
