import Foundation
import Trifecta

/// Who uses the app.
public struct UserProfile: Reducer {
  /// What the profile knows.
  public struct State: Equatable {
    /// The person who is logged in, `nil` if nobody is.
    public var user: User?
    /// The id of the account that was made last. Every name that logs in here gets an account of its own.
    public var lastID: Int

    /// Creates the state of a profile.
    public init(user: User? = nil) {
      self.user = user
      self.lastID = user?.id ?? 0
    }
  }

  /// What can happen.
  public enum Action: Equatable, Sendable {
    /// The person logs in under a name.
    case logInButtonTapped(name: String)
    /// The person has edited what they say about themselves.
    case bioChanged(String)
    /// The person logs out.
    case logOutButtonTapped
  }

  /// Creates the feature.
  public init() {}

  /// Handles what happens.
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
