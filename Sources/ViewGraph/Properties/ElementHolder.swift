import Elements
import Foundation

/// A collection with external storage. Two values with the same storage are equal.
@MainActor
protocol ElementHolder {
  associatedtype Element

  static func equality(_ rule: FieldComparison.ObjectRule) -> Equality
}

extension ElementHolder {
  /// The type of the elements.
  static var elementType: Any.Type { Element.self }

  /// Returns a comparison that calls `areEqual`, unless both values have the same storage and the elements can be
  /// compared by their bytes. Objects in two different collections count as equal only if reads of them are tracked,
  /// because the code that replaced the collection may have changed the objects.
  ///
  /// The comparison of elements is looked up only when it is needed. A type may contain values of its own type, so an
  /// earlier look-up would recurse endlessly.
  fileprivate static func equality(
    of element: Any.Type, _ rule: FieldComparison.ObjectRule,
    _ areEqual: @escaping @MainActor (Self, Self, FieldComparison) -> Bool
  ) -> Equality {
    {
      let comparison = FieldComparison.of(element, rule)
      // Shared storage is not mutated while both values exist.
      if comparison.bytesSuffice, memcmp($0, $1, MemoryLayout<Self>.size) == 0 { return true }
      return areEqual(
        $0.assumingMemoryBound(to: Self.self).pointee, $1.assumingMemoryBound(to: Self.self).pointee,
        FieldComparison.of(element, .tracking))
    }
  }
}

/// Compares contiguous elements.
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
      // The order of the second dictionary may differ, which is not a difference.
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

/// The type that an optional wraps.
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
