import Elements
import Foundation

/// A value that keeps others out of its own bytes, and is the same when they are.
@MainActor
protocol ElementHolder {
  associatedtype Element

  static func equality(_ rule: FieldComparison.ObjectRule) -> Equality
}

extension ElementHolder {
  /// The type of what is held.
  static var elementType: Any.Type { Element.self }

  /// Compares by `areEqual`, unless both are one value and what is in it is known by its bytes. Objects in two different
  /// collections count as the same only if reads of them are tracked: who puts a collection in the place of another
  /// may have changed what is in it.
  ///
  /// The comparison of what is inside is looked up when it is needed: a type may hold values of its own type.
  fileprivate static func equality(
    of element: Any.Type, _ rule: FieldComparison.ObjectRule,
    _ areEqual: @escaping @MainActor (Self, Self, FieldComparison) -> Bool
  ) -> Equality {
    {
      let comparison = FieldComparison.of(element, rule)
      // Memory that two values share is not changed while both are there.
      if comparison.bytesSuffice, memcmp($0, $1, MemoryLayout<Self>.size) == 0 { return true }
      return areEqual(
        $0.assumingMemoryBound(to: Self.self).pointee, $1.assumingMemoryBound(to: Self.self).pointee,
        FieldComparison.of(element, .tracking))
    }
  }
}

/// Compares elements that stand one after the other.
@MainActor
private func areElementsEqual<Element>(
  _ first: UnsafeBufferPointer<Element>, _ second: UnsafeBufferPointer<Element>, _ comparison: FieldComparison
) -> Bool {
  guard first.count == second.count else { return false }
  let size = first.count
  guard let first = UnsafeRawPointer(first.baseAddress), let second = UnsafeRawPointer(second.baseAddress) else {
    return true
  }
  let stride = MemoryLayout<Element>.stride
  for index in 0..<size {
    guard comparison.areEqual(first + index * stride, second + index * stride) else { return false }
  }
  return true
}

extension Array: ElementHolder {
  static func equality(_ rule: FieldComparison.ObjectRule) -> Equality {
    equality(of: Element.self, rule) { first, second, comparison in
      first.withUnsafeBufferPointer { first in
        second.withUnsafeBufferPointer { areElementsEqual(first, $0, comparison) }
      }
    }
  }
}

extension ContiguousArray: ElementHolder {
  static func equality(_ rule: FieldComparison.ObjectRule) -> Equality {
    equality(of: Element.self, rule) { first, second, comparison in
      first.withUnsafeBufferPointer { first in
        second.withUnsafeBufferPointer { areElementsEqual(first, $0, comparison) }
      }
    }
  }
}

extension ArraySlice: ElementHolder {
  static func equality(_ rule: FieldComparison.ObjectRule) -> Equality {
    equality(of: Element.self, rule) { first, second, comparison in
      guard first.startIndex == second.startIndex else { return false }
      return first.withUnsafeBufferPointer { first in
        second.withUnsafeBufferPointer { areElementsEqual(first, $0, comparison) }
      }
    }
  }
}

extension Dictionary: ElementHolder {
  static func equality(_ rule: FieldComparison.ObjectRule) -> Equality {
    equality(of: Element.self, rule) { first, second, comparison in
      guard first.count == second.count else { return false }
      // In the order of the first: that of the second may be another, which is no difference.
      for element in first {
        guard let index = second.index(forKey: element.key), comparison.areEqual(element, second[index]) else {
          return false
        }
      }
      return true
    }
  }
}

extension Set: ElementHolder {
  static func equality(_ rule: FieldComparison.ObjectRule) -> Equality {
    equality(of: Element.self, rule) { first, second, comparison in
      guard first.count == second.count else { return false }
      for element in first {
        guard let index = second.firstIndex(of: element), comparison.areEqual(element, second[index]) else {
          return false
        }
      }
      return true
    }
  }
}

/// Tells what an optional may contain.
@MainActor
protocol OptionalType {
  static var wrapped: Any.Type { get }

  static func equality(_ wrapped: FieldComparison) -> Equality
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }

  static func equality(_ wrapped: FieldComparison) -> Equality {
    {
      switch ($0.assumingMemoryBound(to: Self.self).pointee, $1.assumingMemoryBound(to: Self.self).pointee) {
      case (let first?, let second?): wrapped.areEqual(first, second)
      case (nil, nil): true
      default: false
      }
    }
  }
}
