import Metrics

/// The measurements of a server, which `MetricsSystem` passes to the backend that the program has installed. Without a
/// backend, they do nothing.
struct ServerMetrics: Sendable {
  /// The number of sessions in memory.
  let liveSessions: Gauge
  /// The sessions that were created.
  let startedSessions: Counter
  /// The sessions that were created with the state of an earlier one.
  let restoredSessions: Counter
  /// The sessions that were ended while their page was away, and whose state is stored.
  let hibernatedSessions: Counter
  /// The sessions whose state could not be stored or restored.
  let lostSessions: Counter
  /// The sessions that another server has taken over.
  let movedSessions: Counter
  /// The sizes of snapshots.
  let snapshotBytes: Recorder
  /// The times in which snapshots were made on the main actor.
  let snapshotDuration: Timer
  /// The times from the start of the work on a message until its patches were passed to the connection.
  let answerDuration: Timer

  /// Creates the measurements. Programs install their backend before.
  init(factory: any MetricsFactory = MetricsSystem.factory) {
    liveSessions = Gauge(label: "trifecta.sessions.live", factory: factory)
    startedSessions = Counter(label: "trifecta.sessions.started", factory: factory)
    restoredSessions = Counter(label: "trifecta.sessions.restored", factory: factory)
    hibernatedSessions = Counter(label: "trifecta.sessions.hibernated", factory: factory)
    lostSessions = Counter(label: "trifecta.sessions.lost", factory: factory)
    movedSessions = Counter(label: "trifecta.sessions.moved", factory: factory)
    snapshotBytes = Recorder(label: "trifecta.snapshots.bytes", factory: factory)
    snapshotDuration = Timer(label: "trifecta.snapshots.duration", factory: factory)
    answerDuration = Timer(label: "trifecta.answers.duration", factory: factory)
  }
}
