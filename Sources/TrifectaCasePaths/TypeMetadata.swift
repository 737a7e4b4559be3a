/// The parts of a type's runtime metadata that case paths and snapshots need.
package struct TypeMetadata {
  package let address: UnsafeRawPointer

  package init(_ type: Any.Type) {
    // A metatype is the address of the type's metadata.
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private static var word: Int { MemoryLayout<UnsafeRawPointer>.size }
  private var kind: UInt { address.load(as: UInt.self) }
  var isOptional: Bool { kind == 0x202 }
  var isEnum: Bool { kind == 0x201 || isOptional }
  private var isTuple: Bool { kind == 0x301 }
  private var isFunction: Bool { kind == 0x302 }
  private var isMetatype: Bool { kind == 0x304 }

  /// Whether values of other types can be converted to this one: it is an optional, a class or an existential.
  var isWide: Bool {
    let isClass = kind == 0 || kind > 0x7FF
    let isExistential = kind == 0x303 || kind == 0x307
    return isOptional || isClass || isExistential
  }

  /// The types of a tuple's elements; `nil` if the type is not a tuple.
  private var elements: [TypeMetadata]? {
    guard isTuple else { return nil }
    let count = (address + Self.word).load(as: Int.self)
    // Each element's type and offset follow the labels.
    return (0..<count).map {
      TypeMetadata((address + (3 + 2 * $0) * Self.word).load(as: Any.Type.self))
    }
  }

  /// Whether values have the same representation in generic code as in code that knows their type. Functions,
  /// metatypes, and tuples and optionals of those do not.
  var hasUniformRepresentation: Bool {
    if isFunction || isMetatype { return false }
    if let elements { return elements.allSatisfy(\.hasUniformRepresentation) }
    if isOptional { return TypeMetadata((address + 2 * Self.word).load(as: Any.Type.self)).hasUniformRepresentation }
    return true
  }

  /// Returns whether two types are the same apart from tuple labels, so that their values have the same representation.
  func isSame(as other: TypeMetadata) -> Bool {
    if address == other.address { return true }
    // A single labelled value is a tuple with one element.
    if let only = onlyElement { return only.isSame(as: other) }
    if let only = other.onlyElement { return isSame(as: only) }
    guard let mine = elements, let others = other.elements, mine.count == others.count else { return false }
    return zip(mine, others).allSatisfy { $0.isSame(as: $1) }
  }

  private var onlyElement: TypeMetadata? {
    elements.flatMap { $0.count == 1 ? $0[0] : nil }
  }
}

extension TypeMetadata {
  /// The cases of an enum, indexed by tag; `nil` if it was compiled without reflection metadata.
  var enumCases: [EnumLayout.Case]? {
    let descriptor = (address + Self.word).load(as: UnsafeRawPointer.self)
    guard let fields = Self.relative(descriptor + 16) else { return nil }
    let recordSize = Int((fields + 10).load(as: UInt16.self))
    let count = Int((fields + 12).load(as: UInt32.self))
    let payloads = Int((descriptor + 20).load(as: UInt32.self) & 0xFF_FFFF)
    let empty = Int((descriptor + 24).load(as: UInt32.self))
    guard recordSize >= 12, count == payloads + empty else { return nil }
    return (0..<count).map { index in
      let record = fields + 16 + index * recordSize
      let name = Self.relative(record + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
      let payload = Self.relative(record + 4)
      return EnumLayout.Case(
        name: name,
        hasPayload: payload != nil,
        payload: payload.flatMap { type(named: $0, in: descriptor) },
        isIndirect: record.load(as: UInt32.self) & 1 != 0)
    }
  }

  /// Returns the type with a mangled name, using this type's generic arguments.
  private func type(named name: UnsafeRawPointer, in descriptor: UnsafeRawPointer) -> Any.Type? {
    _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), UInt(Self.length(ofMangled: name)), genericContext: descriptor,
      genericArguments: address + 2 * Self.word)
  }

  /// Returns the length of a mangled name. Control bytes in it are followed by an address that may contain zeros.
  package static func length(ofMangled name: UnsafeRawPointer) -> Int {
    var end = name
    while true {
      switch end.load(as: UInt8.self) {
      case 0: return end - name
      case 0x01...0x17: end += 1 + 4
      case 0x18...0x1F: end += 1 + word
      default: end += 1
      }
    }
  }

  /// Resolves a relative address.
  package static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(place.loadUnaligned(as: Int32.self))
    return offset == 0 ? nil : place + offset
  }
}
