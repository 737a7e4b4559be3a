import CarList
import Foundation

/// The behaviors of the garage service, which a visitor can select.
enum GarageService: String, SelectableService, Sendable {
  case working
  case slow
  case silent
  case closed
  case empty

  var name: String {
    switch self {
    case .working: "Has cars"
    case .slow: "Responds after three seconds"
    case .silent: "Does not respond"
    case .closed: "Is closed"
    case .empty: "Has no cars"
    }
  }

  /// Returns the cars, with this behavior.
  func cars() async throws -> [Car] {
    // Makes the progress visible.
    try await Task.sleep(for: self == .slow ? .seconds(3) : .milliseconds(400))
    switch self {
    case .working, .slow: return Car.samples
    case .silent:
      // Waits so long that there is effectively no response. The wait is finite, because the screen without a state
      // machine never cancels its requests.
      try await Task.sleep(for: .seconds(600))
      throw GarageClosed()
    case .closed: throw GarageClosed()
    case .empty: break
    }
    return []
  }
}

/// The error of a closed garage.
private struct GarageClosed: LocalizedError {
  var errorDescription: String? { "The garage is closed until Monday." }
}
