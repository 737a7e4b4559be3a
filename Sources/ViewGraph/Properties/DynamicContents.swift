import Elements
import Foundation

/// Compares what two values of protocol type hold.
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

/// Compares two values of an enum that has no `==`: their cases, and what comes with them.
///
/// Only `Mirror` knows these. It is slow, so it is not asked of enums whose bytes tell everything.
@MainActor
func areCasesEqual<Value>(_ first: Value, _ second: Value, _ rule: FieldComparison.ObjectRule) -> Bool {
  // A type that says of itself what its children are may leave some out.
  if Value.self is any CustomReflectable.Type { return false }
  switch (Mirror(reflecting: first).children.first, Mirror(reflecting: second).children.first) {
  case (let first?, let second?):
    return first.label == second.label && areContentsEqual(first.value, second.value, rule)
  case (nil, nil):
    // Nothing comes with either case, so their bytes hold nothing but which one it is.
    return withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in first.elementsEqual(second) }
    }
  default:
    return false
  }
}
