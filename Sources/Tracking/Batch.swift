/// The invalidated observers that run at the end of the outermost batch. See ``Source`` for `@exclusivity(unchecked)`.
@MainActor
@usableFromInline
enum Batch {
  @exclusivity(unchecked) @usableFromInline static var depth = 0
  @exclusivity(unchecked) @usableFromInline static var invalidated = ShortList<Observer>()
  /// The number of changes that have run observers. All observers that a change causes to run, directly or through other
  /// observers, run with the same number.
  @exclusivity(unchecked) fileprivate(set) static var number: UInt64 = 0
  /// Whether outermost batches belong to the change that the previous one belonged to.
  @exclusivity(unchecked) fileprivate static var isContinued = false

  /// Runs the pending observers, and the observers that they invalidate. The depth stays above zero in the meantime, so
  /// that nested batches do not start another round.
  @usableFromInline
  static func runInvalidated() {
    if !isContinued { number += 1 }
    while !invalidated.isEmpty {
      var next = 0
      while next < invalidated.count {
        invalidated[next].runIfInvalid()
        next += 1
      }
      // An observer may capture objects that notify sources when they are released here. So the list must be ready to
      // accept observers.
      var ran = ShortList<Observer>()
      swap(&ran, &invalidated)
      ran.removeAll(keepingCapacity: next <= 1_024)
      if invalidated.isEmpty { swap(&ran, &invalidated) }
    }
  }
}

/// Runs `body`, then runs the observers that it invalidated, each once and in the order of invalidation.
///
/// Batches nest; only the outermost one runs observers. Observers that are invalidated by other observers run in the
/// same round, after them.
///
/// - Parameter body: the code that notifies sources.
/// - Returns: the result of `body`. An error is rethrown after the observers have run.
@MainActor
@inlinable
public func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
  Batch.depth += 1
  defer {
    if Batch.depth == 1, !Batch.invalidated.isEmpty { Batch.runInvalidated() }
    Batch.depth -= 1
  }
  return try body()
}

/// Runs `body`, whose batches belong to the same change as the batch before: they run because an observer caused them.
///
/// - Parameter body: the code that notifies sources.
@MainActor
package func continuingChange(_ body: () -> Void) {
  let wasContinued = Batch.isContinued
  Batch.isContinued = true
  defer { Batch.isContinued = wasContinued }
  body()
}

/// The number of the current change, or of the last one outside of a batch. Two runs of an observer with the same number
/// belong to the same change, so that an observer can detect that it invalidates itself.
@MainActor
package var changeNumber: UInt64 { Batch.number }
