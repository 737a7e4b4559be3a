import ViewGraph

/// Runs a closure and shows its changes under a transaction.
///
/// Views are evaluated for earlier changes before the closure runs, and for the closure's changes when it returns. This
/// is one evaluation more than without a transaction. Off the main actor, the transaction applies to the changes that
/// observed objects announce before the closure returns.
///
/// - Parameters:
///   - transaction: The transaction for the changes.
///   - isolation: The caller's isolation. Use the default.
///   - body: A closure that makes the changes.
/// - Returns: The result of `body`.
/// - Throws: The error of `body`. Changes made before it throws are shown under the transaction as well.
public func withTransaction<Result>(
  _ transaction: Transaction, isolation: isolated (any Actor)? = #isolation, _ body: () throws -> Result
) rethrows -> Result {
  // In Swift 5 mode, a closure that is isolated to the main actor may run on any dispatch queue.
  guard isolation === MainActor.shared, MainThread.isCurrent else { return try MainThread.carrying(transaction, body) }
  // Safe because the closures that capture the transaction run on the main actor before this call returns.
  nonisolated(unsafe) let transaction = transaction
  let opened = MainActor.assumeIsolated { OpenedTransaction(transaction) }
  defer { MainActor.assumeIsolated { opened.close() } }
  return try body()
}

/// An open transaction frame, and the value that `MainThread.enter()` returned for it.
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

/// Runs a closure and shows its changes under a transaction with one value set.
///
/// - Parameters:
///   - keyPath: The key path of the transaction's value.
///   - value: The value to set.
///   - isolation: The caller's isolation. Use the default.
///   - body: A closure that makes the changes.
/// - Returns: The result of `body`.
/// - Throws: The error of `body`.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, isolation: isolated (any Actor)? = #isolation,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, isolation: isolation, body)
}

/// Runs a closure and animates its changes on screen.
///
/// The host decides which animations it supports. A browser animates insertions, removals, moves and changes of
/// appearance, unless the user prefers reduced motion. Other hosts show the changes immediately.
///
/// - Parameters:
///   - animation: The animation, or `nil` to show the changes immediately.
///   - isolation: The caller's isolation. Use the default.
///   - body: A closure that makes the changes.
/// - Returns: The result of `body`.
/// - Throws: The error of `body`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, isolation: isolated (any Actor)? = #isolation, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), isolation: isolation, body)
}

/// Runs a closure, animates its changes on screen, and calls a completion afterwards.
///
/// - Parameters:
///   - animation: The animation, or `nil` to show the changes immediately.
///   - completionCriteria: When the animation counts as complete.
///   - body: A closure that makes the changes.
///   - completion: A closure that runs once. If no screen has changed, it runs before this function returns.
/// - Returns: The result of `body`.
/// - Throws: The error of `body`. The completion runs in this case too.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// The point at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let waitsForRest: Bool

  /// The animation is complete when its nominal duration is over. A spring may still oscillate slightly.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
  /// The animation is complete when all motion has ended.
  public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}
