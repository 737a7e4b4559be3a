import Foundation

/// The lock for the stored values of properties, which any thread may read and write, as SwiftUI allows.
///
/// All properties share it because it is nearly always free: a thread holds it only while it copies or replaces a value, and runs no
/// other code meanwhile. Release an old value after the lock, because releasing it may run a deinitializer.
enum PropertyLock {
  private static let lock = NSLock()

  static func acquire() { lock.lock() }
  static func release() { lock.unlock() }
}

/// A value on its way to the main actor from the thread that wrote it.
///
/// `@unchecked` because the value may refer to objects that several threads use. The program has shared them already when it wrote
/// the property on another thread.
struct PropertyWrite<Value>: @unchecked Sendable {
  let old: Value
  let new: Value
}
