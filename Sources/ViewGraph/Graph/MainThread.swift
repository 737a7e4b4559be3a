import Foundation

/// Runs code on the main actor, synchronously if the caller is already on the main actor.
///
/// Observed objects may announce changes on any thread, and on platforms other than Apple's, the main actor need not
/// run on the main thread. A caller is on the main actor in three cases: a graph has marked the thread because it runs
/// views and their closures there, the thread is the main thread, or the current dispatch queue is the main queue,
/// which executes the main actor's jobs.
package enum MainThread {
  /// The key of the thread-local mark of being inside ``running(_:)``. Any value other than `nil` is a mark.
  private static let mark = makeKey()
  /// The thread-local transaction for code that does not run on the main actor: an unretained `CarriedTransaction`.
  private static let carried = makeKey()

  /// A queue-specific value that only the main queue has.
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
    // Creation fails only if the process has used up its keys, of which there are at least 128.
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "pthread_key_create failed with error \(status): no thread-specific data keys are left.")
    return key
  }

  /// Marks this thread as being on the main actor while `body` runs.
  @MainActor
  static func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = enter()
    defer { leave(to: outer) }
    return try body()
  }

  /// Calls `body` if a graph has marked this thread as being on the main actor; otherwise returns `nil`.
  package static func whileRunning<Result: Sendable>(_ body: @MainActor () -> Result) -> Result? {
    pthread_getspecific(mark) == nil ? nil : MainActor.assumeIsolated(body)
  }

  /// Calls `body` without a check of the actor, for code that has read ``isCurrent``.
  package static func unchecked<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      // Safe because isolation does not change the calling convention of a synchronous closure;
      // `MainActor.assumeIsolated` does the same after its check.
      unsafeBitCast(body, to: (() -> Result).self)()
    }
  }

  /// Marks this thread as being on the main actor until ``leave(to:)`` is called with the return value.
  @MainActor
  package static func enter() -> UnsafeMutableRawPointer? {
    let outer = pthread_getspecific(mark)
    pthread_setspecific(mark, UnsafeRawPointer(bitPattern: 1))
    return outer
  }

  /// Restores the mark that the thread had before the matching call of ``enter()``.
  @MainActor
  package static func leave(to outer: UnsafeMutableRawPointer?) {
    pthread_setspecific(mark, outer)
  }

  /// Calls `body`, which does not run on the main actor. Changes that `body` announces are delivered together in a
  /// transaction after `body` has returned.
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

  /// Runs `operation` synchronously if the caller is on the main actor, and asynchronously otherwise.
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

/// A transaction with the operations to perform in it on the main actor.
///
/// `@unchecked` because a transaction may contain values of any type. One thread uses it until it is delivered, then
/// only the main actor.
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
