import SwiftUI

/// Who practises.
@MainActor
final class Learner: ObservableObject {
  struct Profile: Equatable {
    var name = ""
  }

  struct Settings: Equatable {
    var remembersName = true
  }

  /// Letters that a name has at least.
  static let shortestName = 3

  @Published var profile = Profile()
  @Published var settings = Settings()
  @Published private(set) var isRegistered = false

  /// The name without spaces around it.
  var name: String { profile.name.trimmingCharacters(in: .whitespacesAndNewlines) }
  var canRegister: Bool { name.count >= Self.shortestName }

  /// The name to keep for the next visit, if the person is known and wishes it.
  var rememberedName: String? { isRegistered && settings.remembersName ? name : nil }

  /// Registers under the name of the profile, if it is long enough.
  func register() {
    guard canRegister else { return }
    profile.name = name
    isRegistered = true
  }

  /// Registers who was here before.
  func register(as name: String) {
    profile.name = name
    register()
  }

  func leave() {
    isRegistered = false
    profile = Profile()
  }
}
