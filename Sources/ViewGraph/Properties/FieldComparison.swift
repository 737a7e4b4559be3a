import Foundation

/// Determines whether two values of a type are known to be equal. If two views are equal, their bodies show the same
/// content, so the body need not be evaluated again.
///
/// An unnecessary evaluation is safe, a missing evaluation is not. Therefore values that cannot be compared count as
/// different.
/// - `Equatable` values are compared with `==`, except for plain data, whose parts are compared regardless of `==`.
///   Floating-point numbers are compared by their bytes.
/// - Values with several parts are equal if their parts are.
/// - Objects are equal if they are identical, because objects announce their own changes.
/// - Closures without captures are compared by their function. Closures with captures are not equal, because captured
///   values may have changed, except for closures in a body that capture exactly one view: see ``comparedCaptures``.
/// - Existentials are equal if they contain equal values of the same type.
@MainActor
final class FieldComparison {
  /// The rule for two references to the same object.
  enum ObjectRule {
    /// References to the same object are always equal, because the object announces its changes.
    case identity
    /// The references are equal only if reads of the object are tracked. This rule applies to content that is part of
    /// an enclosing view's body. That body is being evaluated and would read the object again.
    case tracking
  }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let rule: ObjectRule
    let isInstalled: Bool
  }

  private let fields: [ComparedField]
  /// The byte ranges of fields whose values are equal if their bytes are equal. Adjacent ranges are merged. Most
  /// comparisons of equal values end here.
  private let runs: [Range<Int>]
  /// The other fields.
  private let remaining: [ComparedField]
  /// The offsets of closure contexts that must be empty.
  private let captures: [Int]
  /// The offsets of closure contexts that are compared.
  private let comparedCaptures: [Int]
  /// Whether the type contains something that is never known to be equal.
  private let isNeverEqual: Bool

  private static var known: [Key: FieldComparison] = [:]

  /// Returns the comparison for a type. It is cached.
  ///
  /// - Parameters:
  ///   - type: any type.
  ///   - rule: the rule for objects.
  ///   - isInstalled: whether the dynamic properties of the first of two compared values are connected to the storage
  ///     of a node.
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

  /// Compares copies of small values, which is faster than a closure that checks that it runs on the main actor.
  func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
    if MemoryLayout<Value>.size == 0 { return !isNeverEqual }
    var first = first
    var second = second
    return areValuesEqual(&first, &second)
  }

  private func areValuesEqual<Value>(_ first: UnsafePointer<Value>, _ second: UnsafePointer<Value>) -> Bool {
    areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
  }

  /// Whether two values of the comparison's type are known to be equal.
  func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    // The bytes are only compared in place, while both values are alive.
    withBytes(of: first) { first in
      withBytes(of: second) { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return !isNeverEqual }
        return areEqual(first, second)
      }
    }
  }
}

/// A wrapper of the standard library's function for main-actor closures. A closure that is passed to that function
/// directly would check its executor at run time.
@inline(__always)
private func withBytes<Value, Result>(of value: Value, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
  withUnsafeBytes(of: value, body)
}

/// Compares two values of a type that is only known at run time: see ``FieldComparison``.
@MainActor
package func areKnownEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  FieldComparison.of(Value.self).areEqual(first, second)
}
