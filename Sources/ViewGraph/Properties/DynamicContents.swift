import Elements
import Foundation

/// Compares the values in two existentials.
@MainActor
func areContentsEqual(_ first: Any, _ second: Any, _ rule: FieldComparison.ObjectRule) -> Bool {
  let content = type(of: first)
  guard content == type(of: second) else { return false }
  func areEqual<Value>(_: Value.Type) -> Bool {
    guard let first = first as? Value, let second = second as? Value else { return false }
    return FieldComparison.of(Value.self, rule).areEqual(first, second)
  }
  return _openExistential(content, do: areEqual)
}

/// Compares two values of an enum that is not `Equatable`: their cases and associated values.
///
/// This requires `Mirror`, which is slow, so it is not used for enums whose bytes are sufficient.
@MainActor
func areCasesEqual<Value>(_ first: Value, _ second: Value, _ rule: FieldComparison.ObjectRule) -> Bool {
  // A custom mirror may omit children.
  if Value.self is any CustomReflectable.Type { return false }
  switch (Mirror(reflecting: first).children.first, Mirror(reflecting: second).children.first) {
  case (let first?, let second?):
    return first.label == second.label && areContentsEqual(first.value, second.value, rule)
  case (nil, nil):
    // Neither case has an associated value, so the bytes identify only the case.
    return withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in first.elementsEqual(second) }
    }
  default:
    return false
  }
}
