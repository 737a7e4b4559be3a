import Foundation

/// Tells whether two values of a type are known to be the same, field by field.
///
/// A field is the same when its bytes are, or when its type is `Equatable` and says so. Closures with captures, and values
/// that are neither, count as different: evaluating once too often is safe, once too seldom is not. Objects are the same when
/// they are identical.
@MainActor
struct FieldComparison {
  private typealias Equality = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// A run of bytes, and how to compare it where the bytes differ.
  private struct Field {
    let offset: Int
    let size: Int
    let areEqual: Equality?
  }

  private var fields: [Field] = []

  init(of type: Any.Type) {
    add(type, storedFields(of: type), at: 0)
  }

  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    for field in fields {
      if memcmp(first + field.offset, second + field.offset, field.size) == 0 { continue }
      guard let areEqual = field.areEqual, areEqual(first + field.offset, second + field.offset) else { return false }
    }
    return true
  }

  private mutating func add(_ type: Any.Type, _ parts: @autoclosure () -> [StoredField]?, at offset: Int) {
    let size = Self.size(of: type)
    if let property = type as? any NodeProperty.Type {
      // Two installed copies of a wrapper differ in what they were connected to, so their bytes say nothing.
      fields.append(Field(offset: offset, size: size, areEqual: Self.sameInput(of: property)))
    } else if Self.isReference(type) {
      // It may be `weak`, which reflection does not tell: then it must not be read as what its type says.
      fields.append(Field(offset: offset, size: size, areEqual: nil))
    } else if let equatable = type as? any Equatable.Type, !(type is any DynamicProperty.Type) {
      fields.append(Field(offset: offset, size: size, areEqual: Self.equality(of: equatable)))
    } else if let parts = parts() {
      for part in parts { add(part.type, part.fields, at: offset + part.offset) }
    } else if size > 0 {
      fields.append(Field(offset: offset, size: size, areEqual: nil))
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }

  /// Whether values of the type are references to objects, or none.
  private static func isReference(_ type: Any.Type) -> Bool {
    type is AnyObject.Type || (type as? any OptionalType.Type)?.wrapped is AnyObject.Type
  }

  private static func equality<Value: Equatable>(of type: Value.Type) -> Equality {
    { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
  }

  private static func sameInput<Value: NodeProperty>(of type: Value.Type) -> Equality {
    {
      Value.isSameInput($0.assumingMemoryBound(to: Value.self).pointee, $1.assumingMemoryBound(to: Value.self).pointee)
    }
  }
}

/// Compares two values of a type that is known only at run time: `==` where the type has it, bytes otherwise.
@MainActor
package func areKnownEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  TypeLayout.of(Value.self).areEqual(first, second)
}

/// Tells what an optional may contain.
private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
