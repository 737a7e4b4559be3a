import Foundation
import Observation
import Snapshots

/// Compares two memory locations with values of the same type.
typealias Equality = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

/// A range of bytes in a value, and its comparison.
struct ComparedField {
  let offset: Int
  let size: Int
  /// Whether equal bytes imply equal values.
  let bytesSuffice: Bool
  /// Compares values with different bytes; `nil` if different bytes imply different values.
  let areEqual: Equality?

  var end: Int { offset + size }
}

/// Collects the fields of a type for its ``FieldComparison``.
@MainActor
struct FieldCollector {
  private(set) var fields: [ComparedField] = []
  /// The offsets of closure contexts that must be empty.
  private(set) var captures: [Int] = []
  /// The offsets of closure contexts that are compared.
  private(set) var comparedCaptures: [Int] = []
  private(set) var isNeverEqual = false

  init(_ type: Any.Type, _ rule: FieldComparison.ObjectRule, isInstalled: Bool) {
    add(Part(type: type, kind: TypeKind(type), offset: 0, holdsInstalled: isInstalled), rule)
  }

  /// Collects the fields of a view that is captured by closures: everything that the closures may read.
  init(captured type: Any.Type) {
    let part = Part(type: type, kind: TypeKind(type), offset: 0, isCaptured: true)
    guard part.kind == .structure, !Self.hasVariables(type) else {
      isNeverEqual = true
      return
    }
    addFields(of: part, .tracking)
  }

  /// Whether a struct has mutable stored properties, apart from dynamic ones. Functions and objects are not considered.
  private static func hasVariables(_ type: Any.Type) -> Bool {
    let constants = namesOfConstantFields(of: type)
    return (storedFields(of: type) ?? []).contains { field in
      !constants.contains(field.name) && field.kind != .reference && field.kind != .function
        && !(field.type is any DynamicProperty.Type)
    }
  }

  /// A value inside of the compared value, or the whole value.
  private struct Part {
    let type: Any.Type
    let kind: TypeKind
    let offset: Int
    /// Whether the part is a `weak` or `unowned` reference, which must not be read as its declared type.
    var isWeak = false
    /// Whether the part is a dynamic property that is connected to the storage of a node.
    var isInstalled = false
    /// Whether the dynamic properties in the part are connected to the storage of a node.
    var holdsInstalled = false
    /// Whether the part is a stored property of a view that is captured by closures.
    var isCaptured = false
  }

  private mutating func add(_ part: Part, _ rule: FieldComparison.ObjectRule) {
    if part.isCaptured, part.type is any DynamicProperty.Type { return addCaptured(part) }
    if part.isInstalled, let property = part.type as? any NodeProperty.Type {
      return add(part, bytesSuffice: false, sameInput(of: property))
    }
    if let comparable = part.type as? any InputComparable.Type {
      return add(part, bytesSuffice: false, sameInput(of: comparable))
    }
    switch part.kind {
    case .structure, .tuple:
      addComposite(part, rule)
    case .enumeration:
      if isTrivial(part.type) {
        add(part, bytesSuffice: true)
      } else if let equatable = part.type as? any Equatable.Type {
        add(part, bytesSuffice: true, equality(of: equatable))
      } else {
        add(part, bytesSuffice: false, equalityOfCases(of: part.type, rule))
      }
    case .optional:
      addOptional(part, rule)
    case .existential:
      addExistential(part, rule)
    case .reference:
      if rule == .tracking, !isTracked(part.type) { isNeverEqual = true } else { add(part, bytesSuffice: true) }
    case .function:
      // A closure consists of a function pointer and a context. A type of another size is a C function, which has no
      // context, or has an unknown representation.
      guard Self.size(of: part.type) == 2 * MemoryLayout<UInt>.size else { return addUnknown(part) }
      if rule == .tracking {
        comparedCaptures.append(part.offset + MemoryLayout<UInt>.size)
        fields.append(
          ComparedField(offset: part.offset, size: MemoryLayout<UInt>.size, bytesSuffice: true, areEqual: nil))
      } else {
        captures.append(part.offset + MemoryLayout<UInt>.size)
        add(part, bytesSuffice: true)
      }
    case .metatype, .opaque:
      add(part, bytesSuffice: true)
    case .unknown:
      addUnknown(part)
    }
  }

  private mutating func add(_ part: Part, bytesSuffice: Bool, _ areEqual: Equality? = nil) {
    let size = Self.size(of: part.type)
    guard size > 0 else { return }
    fields.append(ComparedField(offset: part.offset, size: size, bytesSuffice: bytesSuffice, areEqual: areEqual))
  }

  /// Adds a part whose structure is unknown.
  private mutating func addUnknown(_ part: Part) {
    if isTrivial(part.type) { add(part, bytesSuffice: true) } else { isNeverEqual = true }
  }

  private mutating func addComposite(_ part: Part, _ rule: FieldComparison.ObjectRule) {
    let type = part.type
    if type is any FloatingPoint.Type {
      // Floating-point numbers are compared by their bytes, because 0 and -0 are equal but rendered differently.
      add(part, bytesSuffice: true)
    } else if let holder = type as? any ElementHolder.Type {
      add(part, bytesSuffice: false, holder.equality(rule))
    } else if let equatable = type as? any Equatable.Type, !(type is any DynamicProperty.Type), !isTrivial(type) {
      add(part, bytesSuffice: true, equality(of: equatable))
    } else if Self.size(of: type) > 0 {
      addFields(of: part, type is any BodyPart.Type ? .tracking : rule)
    }
  }

  private mutating func addFields(of part: Part, _ rule: FieldComparison.ObjectRule) {
    guard let fields = storedFields(of: part.type), fields.areComplete(inSize: Self.size(of: part.type))
    else {
      return addUnknown(part)
    }
    let mayBeWeak = part.kind == .structure && fields.contains { $0.kind == .optional || isExistential($0) }
    let strong = mayBeWeak ? namesOfStrongFields(of: part.type) : []
    let isForwarder = part.type is any PropertyForwarder.Type
    for field in fields {
      var inner = Part(type: field.type, kind: field.kind, offset: part.offset + field.offset)
      inner.isWeak = mayBeWeak && !strong.contains(field.name)
      inner.isInstalled = part.holdsInstalled
      inner.isCaptured = part.isCaptured
      inner.holdsInstalled = part.holdsInstalled && (isForwarder || field.type is any DynamicProperty.Type)
      add(inner, rule)
    }
  }

  /// Whether the type of a field is an existential, or an optional of one.
  private func isExistential(_ field: StoredField) -> Bool {
    if let optional = field.type as? any OptionalType.Type { return TypeKind(optional.wrapped) == .existential }
    return field.kind == .existential
  }

  /// Adds a dynamic property of a captured view. Two such properties are equal if they refer to the same object,
  /// because the object announces all changes.
  private mutating func addCaptured(_ part: Part) {
    guard let property = part.type as? any LocationProperty.Type, let locationOffset = property.locationOffset,
      holdsOnlyTracked(property.valueType)
    else {
      isNeverEqual = true
      return
    }
    // A property that is not connected yet stores its value inline.
    let comparison = ComparedField(
      offset: part.offset + locationOffset, size: MemoryLayout<UInt>.size, bytesSuffice: false
    ) { first, second in
      let location = first.load(as: UInt.self)
      return location != 0 && location == second.load(as: UInt.self)
    }
    fields.append(comparison)
  }

  /// Whether values of a type contain no object that can change without notifying its readers.
  ///
  /// - Parameters:
  ///   - type: the type of the values.
  ///   - outer: the types that contain it, so that recursive types terminate.
  private func holdsOnlyTracked(_ type: Any.Type, in outer: Set<ObjectIdentifier> = []) -> Bool {
    let (isNew, outer) = (!outer.contains(ObjectIdentifier(type)), outer.union([ObjectIdentifier(type)]))
    if !isNew || isTrivial(type) || isTracked(type) || Self.sharedValues.contains(ObjectIdentifier(type)) {
      return true
    }
    if let holder = type as? any ElementHolder.Type { return holdsOnlyTracked(holder.elementType, in: outer) }
    if let optional = type as? any OptionalType.Type { return holdsOnlyTracked(optional.wrapped, in: outer) }
    if type is any DynamicProperty.Type || type is any InputComparable.Type { return false }
    guard let fields = storedFields(of: type), fields.areComplete(inSize: Self.size(of: type)) else { return false }
    return fields.allSatisfy { holdsOnlyTracked($0.type, in: outer) }
  }

  /// Types of the standard library and Foundation with copy-on-write storage.
  private static let sharedValues = Set(
    [String.self, Substring.self, Character.self, Data.self, URL.self, AttributedString.self].map {
      (type: Any.Type) in ObjectIdentifier(type)
    })

  private mutating func addOptional(_ part: Part, _ rule: FieldComparison.ObjectRule) {
    guard let optional = part.type as? any OptionalType.Type else { return addUnknown(part) }
    let kind = TypeKind(optional.wrapped)
    if part.isWeak, kind == .reference || kind == .existential {
      addWeak(part, isTracked: isTracked(optional.wrapped), rule)
    } else if kind == .reference {
      addReference(part, isTracked: isTracked(optional.wrapped), rule)
    } else {
      let wrapped = FieldComparison.of(optional.wrapped, rule)
      add(part, bytesSuffice: wrapped.bytesSuffice, optional.equality(wrapped))
    }
  }

  private mutating func addExistential(_ part: Part, _ rule: FieldComparison.ObjectRule) {
    if part.isWeak {
      addWeak(part, isTracked: false, rule)
    } else {
      add(part, bytesSuffice: false, equalityOfContents(of: part.type, rule))
    }
  }

  /// Adds a weak reference, which is not read. Even if the reference is `nil`, it may have referred to an object
  /// earlier, because a copy of a reference to a deallocated object is `nil`.
  private mutating func addWeak(_ part: Part, isTracked: Bool, _ rule: FieldComparison.ObjectRule) {
    guard rule == .identity || isTracked else {
      isNeverEqual = true
      return
    }
    let size = Self.size(of: part.type)
    add(part, bytesSuffice: false) { first, second in
      memcmp(first, second, size) == 0 && first.load(as: UInt.self) != 0
    }
  }

  /// Adds an optional reference, which is not read.
  private mutating func addReference(_ part: Part, isTracked: Bool, _ rule: FieldComparison.ObjectRule) {
    if rule == .tracking, !isTracked { isNeverEqual = true } else { add(part, bytesSuffice: true) }
  }

  /// Whether reads of objects of a type are tracked.
  private func isTracked(_ type: Any.Type) -> Bool { type is any Observable.Type }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }

  /// Whether a type is plain data: its values contain no references.
  private func isTrivial(_ type: Any.Type) -> Bool {
    func isTrivial<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
    return _openExistential(type, do: isTrivial)
  }

  // MARK: Comparing

  // An equality is called with pointers to values of the type that it was created for.

  private func equality<Value: Equatable>(of type: Value.Type) -> Equality {
    { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
  }

  private func sameInput<Value: NodeProperty>(of type: Value.Type) -> Equality {
    {
      Value.isSameInput($0.assumingMemoryBound(to: Value.self).pointee, $1.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private func sameInput<Value: InputComparable>(of type: Value.Type) -> Equality {
    {
      Value.isSameInput($0.assumingMemoryBound(to: Value.self).pointee, $1.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private func equalityOfContents(of type: Any.Type, _ rule: FieldComparison.ObjectRule) -> Equality {
    func equality<Value>(_: Value.Type) -> Equality {
      {
        areContentsEqual(
          $0.assumingMemoryBound(to: Value.self).pointee as Any, $1.assumingMemoryBound(to: Value.self).pointee as Any,
          rule)
      }
    }
    return _openExistential(type, do: equality)
  }

  private func equalityOfCases(of type: Any.Type, _ rule: FieldComparison.ObjectRule) -> Equality {
    func equality<Value>(_: Value.Type) -> Equality {
      {
        areCasesEqual(
          $0.assumingMemoryBound(to: Value.self).pointee, $1.assumingMemoryBound(to: Value.self).pointee, rule)
      }
    }
    return _openExistential(type, do: equality)
  }
}
