import SwiftUI

/// The user who practices.
@MainActor
final class Learner: ObservableObject {
  struct Profile: Equatable {
    var name = ""
  }

  struct Settings: Equatable {
    var remembersName = true
  }

  /// The minimum length of a name.
  static let shortestName = 3

  @Published var profile = Profile()
  @Published var settings = Settings()
  @Published private(set) var isRegistered = false

  /// The name without surrounding spaces.
  var name: String { profile.name.trimmingCharacters(in: .whitespacesAndNewlines) }
  var canRegister: Bool { name.count >= Self.shortestName }

  /// The name to store for the next visit; `nil` if the user is not registered or does not want it to be stored.
  var rememberedName: String? { isRegistered && settings.remembersName ? name : nil }

  /// Registers the user with the name in the profile, if it is long enough.
  func register() {
    guard canRegister else { return }
    profile.name = name
    isRegistered = true
  }

  /// Registers a returning user.
  func register(as name: String) {
    profile.name = name
    register()
  }

  func leave() {
    isRegistered = false
    profile = Profile()
  }
}
