import Foundation
import Trifecta

/// The profile of the user.
public struct UserProfile: Reducer {
  /// The state of the profile.
  public struct State: Equatable {
    /// The user who is logged in; `nil` if there is none.
    public var user: User?
    /// The ID of the newest account. Each log-in creates a new account.
    public var lastID: Int

    /// Creates a state.
    public init(user: User? = nil) {
      self.user = user
      self.lastID = user?.id ?? 0
    }
  }

  /// The actions of the profile.
  public enum Action: Equatable, Sendable {
    /// The user logged in with a name.
    case logInButtonTapped(name: String)
    /// The user edited the biography.
    case bioChanged(String)
    /// The user logged out.
    case logOutButtonTapped
  }

  /// Creates the feature.
  public init() {}

  /// Handles an action.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .logInButtonTapped(let name):
      let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
      guard !name.isEmpty else { return .none }
      state.lastID += 1
      state.user = User(id: state.lastID, name: name)
      return .none

    case .bioChanged(let bio):
      state.user?.bio = bio
      return .none

    case .logOutButtonTapped:
      state.user = nil
      return .none
    }
  }
}
