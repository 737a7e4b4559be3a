import Snapshots

/// An event of a server, for logs, alerts and tests. Subscribe with ``WebOptions/onEvent``.
///
/// Events contain names of the source code only, and nothing that a visitor has entered.
public enum ServerEvent: Equatable, Sendable {
  /// A page continues with the state of its earlier session.
  case sessionRestored(Restoration)
  /// A page starts with a new session, because the state of its earlier one cannot be used.
  case restorationRefused(Refusal)

  /// The restoration of a session.
  public struct Restoration: Equatable, Sendable {
    /// The path of the screen.
    public let path: String
    /// The properties whose stored values do not fit their types, such as `NotesView.draft`. They start with their initial
    /// values. If the array is empty, everything that was stored is restored.
    public let lostProperties: [String]

    init(path: String, _ losses: [RestorationLoss]) {
      self.path = path
      lostProperties = losses.map { "\($0.owner).\($0.property)" }
    }
  }

  /// The reason why a session is not restored.
  public struct Refusal: Equatable, Sendable {
    /// The path of the screen.
    public let path: String
    /// The reason.
    public let reason: Reason

    /// A reason.
    public enum Reason: String, Sendable {
      /// The stored bytes are not a state.
      case damaged
      /// A newer version of the program has stored the state.
      case newerVersion
      /// The program ended twice while it restored the state.
      case endedProgram

      init(_ fault: SnapshotFault) {
        self =
          switch fault {
          case .damaged: .damaged
          case .newer: .newerVersion
          case .crashed: .endedProgram
          }
      }
    }
  }
}
