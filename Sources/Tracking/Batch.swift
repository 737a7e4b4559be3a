/// The invalidated observers that wait for the outermost batch to end. See ``Source`` for `@exclusivity(unchecked)`.
@MainActor
@usableFromInline
enum Batch {
  @exclusivity(unchecked) @usableFromInline static var depth = 0
  @exclusivity(unchecked) @usableFromInline static var invalidated = ShortList<Observer>()

  /// Runs the observers that wait, and those that they invalidate. The depth stays above zero meanwhile, so that these
  /// do not start a round of their own.
  @usableFromInline
  static func runInvalidated() {
    while !invalidated.isEmpty {
      var next = 0
      while next < invalidated.count {
        invalidated[next].runIfInvalid()
        next += 1
      }
      // What an observer holds may notify when it is dropped, as it is here: the list is free to take that.
      var ran = ShortList<Observer>()
      swap(&ran, &invalidated)
      ran.removeAll(keepingCapacity: next <= 1_024)
      if invalidated.isEmpty { swap(&ran, &invalidated) }
    }
  }
}

/// Runs `body` and lets the observers it invalidated run afterwards, each once and in the order of invalidation.
///
/// Batches nest; only the outermost runs observers. What the observers themselves invalidate runs in the same round,
/// after them.
///
/// - Parameter body: the code that notifies sources.
/// - Returns: what `body` returns. What it throws is thrown after the observers have run.
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
