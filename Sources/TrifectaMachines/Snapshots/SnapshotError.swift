import Foundation

/// Why a stored configuration is none of a machine's.
public enum SnapshotError: Error, Hashable, Sendable {
  /// It was stored by a version that this one does not know.
  case newer(machine: String, version: Int, known: Int)
  /// It has a state that the chart does not have.
  case unknownState(machine: String, String)
  /// Its active states cannot be active together.
  case impossible(machine: String, active: [String])
  /// It does not say what a state knows, or says it of another state.
  case unsuitableValue(machine: String, state: String)
  /// It has a timer that the chart does not have.
  case unknownTimer(machine: String, state: String, index: Int)
}

extension SnapshotError: LocalizedError, CustomStringConvertible {
  /// What does not fit, and what to do.
  public var description: String {
    switch self {
    case .newer(let machine, let version, let known):
      "This was stored by version \(version) of \(machine), and this is version \(known). Read it with that version."
    case .unknownState(let machine, let id):
      "\(machine) has no state \"\(id)\", which was stored. \(Self.remedy)"
    case .impossible(let machine, let active):
      """
      \(machine) cannot be in \(active.map { "\"\($0)\"" }.joined(separator: ", ")) at once, which was stored. \
      \(Self.remedy)
      """
    case .unsuitableValue(let machine, let id):
      "What was stored does not say what the state \"\(id)\" of \(machine) knows. \(Self.remedy)"
    case .unknownTimer(let machine, let id, let index):
      "The state \"\(id)\" of \(machine) has no timer \(index), which was stored. \(Self.remedy)"
    }
  }

  /// What does not fit, and what to do.
  public var errorDescription: String? { description }

  private static var remedy: String {
    "Give the machine a new version, and let migrate(_:) make of the old what it has now."
  }
}
