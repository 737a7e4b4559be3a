import Foundation

/// The reason why a stored configuration does not fit a machine.
public enum SnapshotError: Error, Hashable, Sendable {
  /// A newer version of the machine stored it.
  case newer(machine: String, version: Int, known: Int)
  /// It contains a state that the chart does not have.
  case unknownState(machine: String, String)
  /// Its active states cannot be active together.
  case impossible(machine: String, active: [String])
  /// A state that needs a value has none, or has the value of another state.
  case unsuitableValue(machine: String, state: String)
  /// It contains a timer that the chart does not have.
  case unknownTimer(machine: String, state: String, index: Int)
}

extension SnapshotError: LocalizedError, CustomStringConvertible {
  /// The description of the mismatch and how to correct it.
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

  /// The description of the mismatch and how to correct it.
  public var errorDescription: String? { description }

  private static var remedy: String {
    "Give the machine a new version, and let migrate(_:) make of the old what it has now."
  }
}
