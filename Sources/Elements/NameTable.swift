import Foundation

/// Interns names as small numbers, so that they can be looked up and compared quickly.
///
/// Only names in the source code of the program are added. Names from outside are only looked up, so that an attacker cannot fill
/// the table.
final class NameTable: @unchecked Sendable {
  // Unchecked because the compiler cannot verify that the lock protects all accesses.
  private let lock = NSLock()
  private var names: [String] = []
  private var numbers: [String: UInt16] = [:]

  /// Returns the number of a name, adding it if necessary. O(1).
  ///
  /// - Precondition: there are fewer than 65,536 names.
  func number(of name: String) -> UInt16 {
    lock.withLock {
      if let number = numbers[name] { return number }
      let number = UInt16(names.count)
      names.append(name)
      numbers[name] = number
      return number
    }
  }

  /// Returns the number of a known name, or `nil`. O(1).
  func knownNumber(of name: String) -> UInt16? {
    lock.withLock { numbers[name] }
  }

  /// Returns the name with a number. O(1).
  func name(_ number: UInt16) -> String {
    lock.withLock { names[Int(number)] }
  }
}
