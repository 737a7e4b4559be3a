import Foundation

/// The reason why a stored configuration does not fit a machine.
public enum SnapshotError: Error, Hashable, Sendable {
  /// A newer version of the machine stored the configuration.
  case newer(machine: String, version: Int, known: Int)
  /// The configuration contains a state that the chart does not have.
  case unknownState(machine: String, String)
  /// The active states of the configuration cannot be active together.
  case impossible(machine: String, active: [String])
  /// The history state of the configuration cannot have recorded these states, or the state is not a history state.
  case impossibleHistory(machine: String, history: String, states: [String])
  /// A state that needs a value has none, or has the value of another state.
  case unsuitableValue(machine: String, state: String)
  /// The configuration contains a timer that the chart does not have.
  case unknownTimer(machine: String, state: String, index: Int)
}

extension SnapshotError: LocalizedError, CustomStringConvertible {
  /// The description of the mismatch and how to correct it.
  public var description: String {
    switch self {
    case .newer(let machine, let version, let known):
      """
      The snapshot was stored by version \(version) of \(machine), but this is version \(known). Read it with version \
      \(version) or a newer one.
      """
    case .unknownState(let machine, let id):
      "The snapshot contains the state \"\(id)\", which \(machine) does not have. \(Self.remedy)"
    case .impossible(let machine, let active):
      """
      The snapshot contains the active states [\(active.map { "\"\($0)\"" }.joined(separator: ", "))], which \(machine) \
      cannot be in at once. \(Self.remedy)
      """
    case .impossibleHistory(let machine, let id, let states):
      """
      The snapshot contains the history "\(id)" with the states [\(states.map { "\"\($0)\"" }.joined(separator: ", "))], \
      which \(machine) cannot have recorded. \(Self.remedy)
      """
    case .unsuitableValue(let machine, let id):
      "The snapshot has no valid value for the state \"\(id)\" of \(machine). \(Self.remedy)"
    case .unknownTimer(let machine, let id, let index):
      "The snapshot contains the timer \(index) of the state \"\(id)\", which \(machine) does not have. \(Self.remedy)"
    }
  }

  /// The description of the mismatch and how to correct it.
  public var errorDescription: String? { description }

  private static var remedy: String {
    "Increase the version of the machine, and convert old snapshots in migrate(_:)."
  }
}
