import Elements
import Tracking

/// A scope in which changes are made in a transaction.
///
/// Frames can be nested. When a frame opens, pending changes of all graphs are evaluated, so that they are not mixed
/// with the changes of the transaction. When the frame closes, its own changes are evaluated.
@MainActor
package struct TransactionFrame {
  /// The current transaction.
  package private(set) static var current = Transaction()
  /// The animation of the changes that are being evaluated. Bodies of views may read it.
  package internal(set) static var evaluated = PassTransaction()
  /// The graphs with pending changes.
  static var waiting = WaitingGraphs()
  /// The number of graphs that are evaluating views. Changes made during an evaluation belong to that evaluation, so an
  /// opened frame does not evaluate them.
  static var evaluationsUnderWay = 0

  /// The sources that announced a change since the last turn, and may not have changed yet.
  private static var announcements: [Source] = []
  private static var announcers: Set<ObjectIdentifier> = []

  private let transaction: Transaction
  private let outer: Transaction
  /// The number of announcements when the frame was opened.
  private let announced: Int

  /// Opens a frame and makes a transaction current.
  package static func open(_ transaction: Transaction) -> TransactionFrame {
    let frame = TransactionFrame(transaction: transaction, outer: current, announced: announcements.count)
    frame.evaluateWaitingGraphs()
    current = transaction
    return frame
  }

  /// Evaluates the changes of the frame, and restores the previous transaction.
  package func close() {
    evaluateWaitingGraphs()
    Self.current = outer
    // Every source that announced a change in this frame has changed by now.
    while Self.announcements.count > announced {
      Self.announcers.remove(ObjectIdentifier(Self.announcements.removeLast()))
    }
    for completion in transaction.completions { completion.end() }
  }

  /// Notifies the readers of a source that is about to change. If the readers are evaluated before the source has
  /// changed, they are notified again.
  package static func announce(_ source: Source) {
    guard source.isObserved else { return }
    if announcers.insert(ObjectIdentifier(source)).inserted { announcements.append(source) }
    source.notify()
  }

  /// Records that all announced changes have been made.
  static func forgetAnnouncements() {
    guard !announcements.isEmpty else { return }
    announcements = []
    announcers = []
  }

  /// Calls `body` in a transaction.
  package static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let frame = open(transaction)
    defer { frame.close() }
    return try body()
  }

  private func evaluateWaitingGraphs() {
    guard Self.evaluationsUnderWay == 0 else { return }
    for graph in Self.waiting.graphs { graph.evaluate(under: Self.current) }
    for source in Self.announcements.prefix(announced) { source.notify() }
  }
}
