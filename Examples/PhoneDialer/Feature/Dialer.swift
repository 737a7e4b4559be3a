import Foundation
import Trifecta

/// The dialer as a feature: state, actions and side effects in one place, without a screen.
public struct Dialer: Reducer {
  /// What the dialer knows.
  public struct State: Equatable {
    /// The person's name.
    public var username = Username.loading
    /// What was typed.
    public var phoneNumber = ""
    /// What the person is told about the last attempt to dial.
    public var notice: String?

    /// Creates the state of a dialer.
    public init(username: Username = .loading, phoneNumber: String = "", notice: String? = nil) {
      self.username = username
      self.phoneNumber = phoneNumber
      self.notice = notice
    }

    /// What keeps the number from being dialled.
    public var problem: PhoneNumber.Problem? { PhoneNumber.problem(with: phoneNumber) }
  }

  /// What can happen.
  public enum Action: Equatable {
    /// The screen has come up.
    case appeared
    /// The person wants the name loaded once more.
    case retryButtonTapped
    /// The name has come.
    case usernameLoaded(String)
    /// The name did not come.
    case usernameFailed(reason: String)
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

  private enum EffectID { case loadUsername }

  @Dependency(\.profile) private var profile

  /// Creates the feature with the dependencies in force.
  public init() {}

  /// Handles what happens.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared, .retryButtonTapped:
      state.username = .loading
      return .run(name: "load username") { send in
        send(.usernameLoaded(try await profile.username()))
      } catch: { error, send in
        send(.usernameFailed(reason: error.localizedDescription))
      }
      .cancellable(id: EffectID.loadUsername, cancelInFlight: true)

    case .usernameLoaded(let name):
      state.username = .loaded(name)
      return .none

    case .usernameFailed(let reason):
      state.username = .failed(reason: reason)
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
}
