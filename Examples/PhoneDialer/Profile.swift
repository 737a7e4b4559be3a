import Foundation
import Trifecta

/// The source of the user's name.
public struct Profile: Sendable {
  /// Loads the name of the user.
  public var username: @Sendable () async throws -> String

  /// Creates a profile from a closure that loads the name. Tests can answer with fixtures for `profile.username`.
  public init(username: @escaping @Sendable () async throws -> String) {
    self.username = { try await withFixture("profile.username") { try await username() } }
  }

  /// The error that the account has no name.
  public struct NoName: Error, LocalizedError {
    /// The description for the user.
    public var errorDescription: String? { "This account has no name." }

    /// Creates the error.
    public init() {}
  }

  /// The profile of the account under which the program runs.
  public static let account = Profile {
    let processInfo = ProcessInfo.processInfo
    guard let name = [processInfo.fullUserName, processInfo.userName].first(where: { !$0.isEmpty }) else {
      throw NoName()
    }
    return name
  }
}

private enum ProfileKey: DependencyKey {
  static let liveValue = Profile.account
  static let testValue = Profile { "Test" }
  static let previewValue = Profile { "Ada" }
}

extension DependencyValues {
  /// The source of the user's name.
  public var profile: Profile {
    get { self[ProfileKey.self] }
    set { self[ProfileKey.self] = newValue }
  }
}
