import Foundation

/// A value protected by a lock.
///
/// `@unchecked Sendable` because every access to the value holds the lock.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package func withLock<Result>(_ work: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try work(&value) }
  }
}
