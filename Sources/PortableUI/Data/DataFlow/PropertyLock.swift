import Foundation

/// The lock for stored values of properties, which any thread may read and write, as SwiftUI allows.
///
/// All properties share one lock because it is rarely contended: a thread holds it only while it copies or replaces a
/// value. Release an old value only after unlocking, because the release may run a deinitializer that needs the lock.
package enum PropertyLock {
  private static let lock = NSLock()

  package static func acquire() { lock.lock() }
  package static func release() { lock.unlock() }
}

/// A value written on another thread, on its way to the main actor.
///
/// `@unchecked` because the value may refer to objects that several threads use. This is right because the program
/// itself shares these objects when it writes the property on another thread.
struct PropertyWrite<Value>: @unchecked Sendable {
  let old: Value
  let new: Value
}
