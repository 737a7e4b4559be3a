import CarList
import Foundation

/// What the garage does when it is asked for its cars, which a visitor can select.
enum GarageService: String, SelectableService, Sendable {
  case working
  case slow
  case silent
  case closed
  case empty

  var name: String {
    switch self {
    case .working: "Has cars"
    case .slow: "Takes three seconds"
    case .silent: "Does not answer"
    case .closed: "Is closed"
    case .empty: "Has no cars"
    }
  }

  /// The cars as such a garage has them.
  func cars() async throws -> [Car] {
    // Long enough for a visitor to see the progress.
    try await Task.sleep(for: self == .slow ? .seconds(3) : .milliseconds(400))
    switch self {
    case .working, .slow: return Car.samples
    case .silent:
      // No answer for as long as a person waits. A request that nobody cancels, as of the screen of booleans, must end.
      try await Task.sleep(for: .seconds(600))
      throw GarageClosed()
    case .closed: throw GarageClosed()
    case .empty: break
    }
    return []
  }
}

/// Nobody is there.
private struct GarageClosed: LocalizedError {
  var errorDescription: String? { "The garage is closed until Monday." }
}
