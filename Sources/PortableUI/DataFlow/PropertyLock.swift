import Foundation

/// The lock for stored values of properties, which any thread may read and write, as SwiftUI allows.
///
/// All properties share one lock because it is rarely contended: a thread holds it only while it copies or replaces a value.
/// Release an old value after unlocking, because that may run a deinitializer.
enum PropertyLock {
  private static let lock = NSLock()

  static func acquire() { lock.lock() }
  static func release() { lock.unlock() }
}

/// A value written on another thread, on its way to the main actor.
///
/// `@unchecked` because the value may refer to objects that several threads use. The program already shared them when it wrote
/// the property on another thread.
struct PropertyWrite<Value>: @unchecked Sendable {
  let old: Value
  let new: Value
}
