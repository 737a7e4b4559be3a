import Foundation

/// Tells whether two values of a type are known to be the same: whether a body that is given one shows what it shows for the other.
///
/// Evaluating once too often is safe, once too seldom is not; so what cannot be known counts as different.
/// - A value that is `Equatable` is the same when it says so; plain data, which refers to nothing, when its parts are, whatever
///   it says, and floating-point numbers when their bytes are.
/// - A value of several parts is the same when its parts are.
/// - Objects are the same when they are identical: they tell of their own changes.
/// - A closure without captures is the same as itself. One with captures never is: what they hold may have changed.
/// - A value of protocol type is the same when it holds the same type and an equal value.
@MainActor
final class FieldComparison {
  /// What follows from two references being to one object.
  enum ObjectRule {
    /// Nothing has changed that a body need be evaluated for.
    case identity
    /// Only an object whose reads are tracked is the same: the content is part of the body of the view around it, which is being
    /// evaluated and would read the object again.
    case tracking
  }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let rule: ObjectRule
    let isInstalled: Bool
  }

  private let fields: [ComparedField]
  /// The bytes of fields that are equal if their bytes are, neighbours together: most values that are equal are found so.
  private let runs: [Range<Int>]
  /// The other fields.
  private let remaining: [ComparedField]
  /// Where the captures of closures are kept that must have none.
  private let captures: [Int]
  /// Where the captures of closures are kept that are compared.
  private let comparedCaptures: [Int]
  /// Whether there is something that can never be known to be the same.
  private let isNeverEqual: Bool

  private static var known: [Key: FieldComparison] = [:]

  /// The comparison of values of `type`. O(1) after the first time.
  ///
  /// - Parameters:
  ///   - type: any type.
  ///   - rule: what is said of objects.
  ///   - isInstalled: whether the dynamic properties among the stored properties are connected to what a node keeps for them, in the
  ///     first of two values that are compared.
  static func of(_ type: Any.Type, _ rule: ObjectRule = .identity, isInstalled: Bool = false) -> FieldComparison {
    let key = Key(type: ObjectIdentifier(type), rule: rule, isInstalled: isInstalled)
    if let comparison = known[key] { return comparison }
    let comparison = FieldComparison(FieldCollector(type, rule, isInstalled: isInstalled))
    known[key] = comparison
    return comparison
  }

  init(_ collector: FieldCollector) {
    fields = collector.fields
    captures = collector.captures
    comparedCaptures = collector.comparedCaptures
    isNeverEqual = collector.isNeverEqual
    remaining = fields.filter { !$0.bytesSuffice }
    var runs: [Range<Int>] = []
    for field in fields where field.bytesSuffice {
      if let last = runs.last, last.upperBound == field.offset {
        runs.removeLast()
        runs.append(last.lowerBound..<field.end)
      } else {
        runs.append(field.offset..<field.end)
      }
    }
    self.runs = runs
  }

  /// Whether values with equal bytes are equal.
  var bytesSuffice: Bool {
    !isNeverEqual && captures.isEmpty && comparedCaptures.isEmpty && remaining.isEmpty
  }

  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    if isNeverEqual { return false }
    for offset in captures where second.load(fromByteOffset: offset, as: UInt.self) != 0 { return false }
    let fields = areRunsEqual(first, second) ? remaining : fields
    guard areFieldsEqual(fields, first, second) else { return false }
    for offset in comparedCaptures {
      let captures = first.load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
      let others = second.load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
      guard CaptureComparison.areEqual(captures, others) else { return false }
    }
    return true
  }

  private func areRunsEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    for run in runs where memcmp(first + run.lowerBound, second + run.lowerBound, run.count) != 0 { return false }
    return true
  }

  private func areFieldsEqual(
    _ fields: [ComparedField], _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    for field in fields {
      if field.bytesSuffice, memcmp(first + field.offset, second + field.offset, field.size) == 0 { continue }
      guard let areEqual = field.areEqual, areEqual(first + field.offset, second + field.offset) else { return false }
    }
    return true
  }

  /// The same for small values, of which copies are made: that costs less than a closure which checks that it is on the main
  /// actor.
  func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
    if MemoryLayout<Value>.size == 0 { return !isNeverEqual }
    var first = first
    var second = second
    return areValuesEqual(&first, &second)
  }

  private func areValuesEqual<Value>(_ first: UnsafePointer<Value>, _ second: UnsafePointer<Value>) -> Bool {
    areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
  }

  /// Whether two values of the comparison's type are known to be the same.
  func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    // The bytes are only compared, in place and while both values are alive.
    withBytes(of: first) { first in
      withBytes(of: second) { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return !isNeverEqual }
        return areEqual(first, second)
      }
    }
  }
}

/// The standard library's own function, for closures of the main actor: given to it directly, they would check at run time where
/// they are.
@inline(__always)
private func withBytes<Value, Result>(of value: Value, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
  withUnsafeBytes(of: value, body)
}

/// Compares two values of a type that is known only at run time, see ``FieldComparison``.
@MainActor
package func areKnownEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  FieldComparison.of(Value.self).areEqual(first, second)
}
