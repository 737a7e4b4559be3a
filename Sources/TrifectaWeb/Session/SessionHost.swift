/// What a session shares with the other sessions of its server.
@MainActor
struct SessionHost {
  /// The visitor that the session's work is done for.
  var visitor: FairQueue.Visitor
  /// The queue for the session's turns.
  var queue: FairQueue
  /// Limits what the session's visitor has logged.
  var log: LogBudget
  /// Is told an estimate of the memory that the session uses, in bytes, when it has changed much.
  var didChangeSize: (Int) -> Void = { _ in }
}
