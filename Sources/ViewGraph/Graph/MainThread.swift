import Foundation

/// Runs code on the main actor, at once where the caller already is on it.
///
/// Objects that views observe may announce changes from anywhere, and off Apple's platforms the main actor need not run on the main
/// thread. A caller is on the main actor in three cases: a graph has marked the thread because it runs views and their closures there,
/// the thread is the main one, or the current dispatch queue is the main queue, which executes the main actor's jobs.
package enum MainThread {
  /// Where each thread keeps whether it is inside ``running(_:)``: any value but `nil` says so.
  private static let mark = makeKey()
  /// Where each thread keeps the transaction under which it runs code that is not on the main actor: a `CarriedTransaction`
  /// that is alive for as long as it is kept there.
  private static let carried = makeKey()

  /// A value that only the main queue has.
  private static let mainQueueKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main actor.
  package static var isCurrent: Bool {
    pthread_getspecific(mark) != nil || Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
  }

  private static func makeKey() -> pthread_key_t {
    var key = pthread_key_t()
    // It fails only where a process has used up its keys, of which it has at least 128.
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "The system has no room for another value per thread (error \(status)).")
    return key
  }

  /// Marks this thread, while `body` runs, as being on the main actor.
  @MainActor
  static func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = enter()
    defer { leave(to: outer) }
    return try body()
  }

  /// Runs `body` if the caller is known to be on the main actor, because a graph runs code of views; `nil` otherwise.
  package static func whileRunning<Result: Sendable>(_ body: @MainActor () -> Result) -> Result? {
    pthread_getspecific(mark) == nil ? nil : MainActor.assumeIsolated(body)
  }

  /// Marks this thread as being on the main actor, until ``leave(to:)`` gets what this returns.
  @MainActor
  package static func enter() -> UnsafeMutableRawPointer? {
    let outer = pthread_getspecific(mark)
    pthread_setspecific(mark, UnsafeRawPointer(bitPattern: 1))
    return outer
  }

  /// Takes a mark back.
  @MainActor
  package static func leave(to outer: UnsafeMutableRawPointer?) {
    pthread_setspecific(mark, outer)
  }

  /// Runs code that is not on the main actor: what it announces is announced under a transaction, when it has returned and
  /// all that was announced has happened.
  package static func carrying<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(carried)
    let transaction = CarriedTransaction(transaction)
    pthread_setspecific(carried, Unmanaged.passUnretained(transaction).toOpaque())
    defer {
      pthread_setspecific(carried, outer)
      transaction.deliver()
    }
    return try body()
  }

  /// Runs `operation` before returning if the caller is on the main actor, and soon afterwards otherwise.
  package static func perform(_ operation: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(operation)
    } else if let transaction = pthread_getspecific(carried) {
      Unmanaged<CarriedTransaction>.fromOpaque(transaction).takeUnretainedValue().operations.append(operation)
    } else {
      Task { @MainActor in operation() }
    }
  }
}

/// A transaction on its way to the main actor, and what is to be done under it there.
///
/// `@unchecked` because a transaction may hold what a program has put into it. It is used by one thread until it is delivered,
/// and then by the main actor alone.
private final class CarriedTransaction: @unchecked Sendable {
  private let transaction: Transaction
  var operations: [@MainActor @Sendable () -> Void] = []

  init(_ transaction: Transaction) {
    self.transaction = transaction
  }

  func deliver() {
    guard !operations.isEmpty else { return }
    Task { @MainActor in
      MainThread.running {
        TransactionFrame.run(transaction) {
          for operation in operations { operation() }
        }
      }
    }
  }
}
