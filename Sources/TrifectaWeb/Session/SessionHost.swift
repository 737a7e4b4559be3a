/// The services that all sessions of a server share.
@MainActor
struct SessionHost {
  /// The visitor on whose behalf the session works.
  var visitor: FairQueue.Visitor
  /// The queue for the session's turns.
  var queue: FairQueue
  /// The limit of log output that the visitor causes.
  var log: LogBudget
  /// The measurements of the server.
  var metrics = ServerMetrics()
  /// Called with the estimated memory of the session, in bytes, when it has changed significantly.
  var didChangeSize: (Int) -> Void = { _ in }
  /// Called when the state of the session may have changed.
  var didChange: (Session) -> Void = { _ in }
}
