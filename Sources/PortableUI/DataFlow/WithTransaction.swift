import ViewGraph

/// Runs a closure and shows what it changes under a transaction.
///
/// What was changed before is evaluated first, and what the closure changes when it has returned, so that views are evaluated
/// once more than without a transaction. Off the main actor, the transaction reaches the changes that observed objects
/// announce before the closure returns.
///
/// - Parameters:
///   - transaction: how to show the changes.
///   - isolation: the caller's own; leave it out.
///   - body: makes the changes.
/// - Returns: what `body` returns.
/// - Throws: what `body` throws; what it changed before that is shown under the transaction as well.
public func withTransaction<Result>(
  _ transaction: Transaction, isolation: isolated (any Actor)? = #isolation, _ body: () throws -> Result
) rethrows -> Result {
  // In Swift 5 mode a closure of the main actor may run on any queue.
  guard isolation === MainActor.shared, MainThread.isCurrent else { return try MainThread.carrying(transaction, body) }
  // The closures that take them run on this very actor before the call returns: nothing is sent anywhere.
  nonisolated(unsafe) let transaction = transaction
  let opened = MainActor.assumeIsolated { OpenedTransaction(transaction) }
  defer { MainActor.assumeIsolated { opened.close() } }
  return try body()
}

/// A frame and the mark of the thread that opened it.
@MainActor
private struct OpenedTransaction {
  private let frame: TransactionFrame
  private let mark: Int

  init(_ transaction: Transaction) {
    mark = Int(bitPattern: MainThread.enter())
    frame = .open(transaction)
  }

  func close() {
    frame.close()
    MainThread.leave(to: UnsafeMutableRawPointer(bitPattern: mark))
  }
}

/// Runs a closure and shows what it changes under a transaction that has one value more.
///
/// - Parameters:
///   - keyPath: which value of the transaction.
///   - value: what it is.
///   - isolation: the caller's own; leave it out.
///   - body: makes the changes.
/// - Returns: what `body` returns.
/// - Throws: what `body` throws.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, isolation: isolated (any Actor)? = #isolation,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, isolation: isolation, body)
}

/// Runs a closure and animates what it changes on screen.
///
/// Hosts decide what they can show of it: a browser animates what appears, disappears, moves and changes its looks, unless
/// the person prefers less motion; others show the changes at once.
///
/// - Parameters:
///   - animation: how; `nil` shows the changes at once.
///   - isolation: the caller's own; leave it out.
///   - body: makes the changes.
/// - Returns: what `body` returns.
/// - Throws: what `body` throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default, isolation: isolated (any Actor)? = #isolation, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), isolation: isolation, body)
}

/// Runs a closure, animates what it changes on screen, and runs another when that has been shown.
///
/// - Parameters:
///   - animation: how; `nil` shows the changes at once.
///   - completionCriteria: when the animation counts as shown.
///   - body: makes the changes.
///   - completion: runs once. Where nothing on any screen has changed, it runs before this function returns.
/// - Returns: what `body` returns.
/// - Throws: what `body` throws; the completion runs all the same.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// When an animation counts as shown.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let waitsForRest: Bool

  /// When its nominal duration is over: a spring may still swing a little.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}
