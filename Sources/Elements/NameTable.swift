import Foundation

/// Small numbers for names, so that what is looked up and compared often is a number.
///
/// Names are those that a program's sources give to kinds and keys. What comes from outside is only looked up, so that
/// nobody can fill the table.
final class NameTable: @unchecked Sendable {
  // Unchecked because the compiler does not see that everything is read and written under the lock.
  private let lock = NSLock()
  private var names: [String] = []
  private var numbers: [String: UInt16] = [:]

  /// The number of a name: always the same. O(1).
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

  /// The number of a name that has one. O(1).
  func knownNumber(of name: String) -> UInt16? {
    lock.withLock { numbers[name] }
  }

  /// The name with that number, which was given out here. O(1).
  func name(_ number: UInt16) -> String {
    lock.withLock { names[Int(number)] }
  }
}
