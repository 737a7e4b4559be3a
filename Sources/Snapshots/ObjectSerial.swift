/// A number that tells which of two objects was created first.
@MainActor
package struct ObjectSerial: Comparable, Sendable {
  private let number: UInt64

  private(set) static var last = ObjectSerial(number: 0)

  /// Returns the number of a new object.
  package static func next() -> ObjectSerial {
    last = ObjectSerial(number: last.number + 1)
    return last
  }

  /// Returns whether the first object was created before the second.
  package nonisolated static func < (first: ObjectSerial, second: ObjectSerial) -> Bool { first.number < second.number }
}
