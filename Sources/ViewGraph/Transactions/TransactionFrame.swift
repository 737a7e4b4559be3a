import Elements
import Tracking

/// The time in which changes are made under one transaction.
///
/// Frames nest. When one is opened, what waits in any graph is evaluated, so that it does not get mixed with what is changed
/// under the transaction; when it is closed, that is evaluated.
@MainActor
package struct TransactionFrame {
  /// The transaction that changes are made under at this moment.
  package private(set) static var current = Transaction()
  /// How what is evaluated at this moment is shown. Bodies of views may ask.
  package internal(set) static var evaluated = PassTransaction()
  /// The graphs in which something waits.
  static var waiting = WaitingGraphs()
  /// How many graphs are evaluating views: changes that those make belong to the evaluation.
  static var evaluationsUnderWay = 0

  /// What has announced a change since the last turn, and may not have made it yet.
  private static var announcements: [Source] = []
  private static var announcers: Set<ObjectIdentifier> = []

  private let transaction: Transaction
  private let outer: Transaction
  /// How many announcements there were when the frame was opened.
  private let announced: Int

  /// Makes a transaction the current one.
  package static func open(_ transaction: Transaction) -> TransactionFrame {
    let frame = TransactionFrame(transaction: transaction, outer: current, announced: announcements.count)
    frame.evaluateWhatWaits()
    current = transaction
    return frame
  }

  /// Evaluates what was changed, and makes the transaction before the current one again.
  package func close() {
    evaluateWhatWaits()
    Self.current = outer
    // What was announced in the frame has happened in it.
    while Self.announcements.count > announced {
      Self.announcers.remove(ObjectIdentifier(Self.announcements.removeLast()))
    }
    for completion in transaction.completions { completion.end() }
  }

  /// Tells those who read a source that it is about to change. They may be evaluated before it has: they are told again.
  package static func announce(_ source: Source) {
    guard source.isObserved else { return }
    if announcers.insert(ObjectIdentifier(source)).inserted { announcements.append(source) }
    source.notify()
  }

  /// All changes that were announced have been made.
  static func forgetAnnouncements() {
    guard !announcements.isEmpty else { return }
    announcements = []
    announcers = []
  }

  /// Runs `body` under a transaction.
  package static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let frame = open(transaction)
    defer { frame.close() }
    return try body()
  }

  private func evaluateWhatWaits() {
    guard Self.evaluationsUnderWay == 0 else { return }
    for graph in Self.waiting.graphs { graph.evaluate(under: Self.current) }
    for source in Self.announcements.prefix(announced) { source.notify() }
  }
}
