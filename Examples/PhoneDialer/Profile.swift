import Foundation
import Trifecta

/// Where the dialers learn who uses them.
public struct Profile: Sendable {
  /// Loads the person's name.
  public var username: @Sendable () async throws -> String

  /// Creates a profile from what loads the name.
  public init(username: @escaping @Sendable () async throws -> String) {
    self.username = username
  }

  /// There is no name to greet the person by.
  public struct NoName: Error, LocalizedError {
    /// What is missing.
    public var errorDescription: String? { "This account has no name." }

    /// Creates the error.
    public init() {}
  }

  /// The profile of the account that the program runs under.
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
  /// Where the dialers learn who uses them.
  public var profile: Profile {
    get { self[ProfileKey.self] }
    set { self[ProfileKey.self] = newValue }
  }
}
