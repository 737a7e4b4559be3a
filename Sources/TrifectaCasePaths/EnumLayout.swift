import Locking

/// The runtime layout of an enum: the case of a value, and the location of its payload.
///
/// The value witness table of each enum has functions that return these two; Swift's `Mirror` uses them too. The enum's
/// field descriptor lists the cases in the order of their tags, with the types of their payloads.
/// (https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst)
///
/// `@unchecked Sendable` because it is immutable, and the metadata that it points to is never deallocated.
@usableFromInline
package final class EnumLayout: @unchecked Sendable {
  /// Returns the tag of a value at an address, given its type metadata.
  @usableFromInline package typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  /// Converts the value at an address to its payload, in place. The second argument is the type metadata.
  @usableFromInline package typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  /// Converts the payload at an address to the enum case with a tag, in place. The third argument is the type metadata.
  typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  package let getTag: GetTag
  let project: Project
  let inject: Inject
  /// The cases, indexed by tag.
  package let cases: [Case]

  private static let known = Locked<[ObjectIdentifier: EnumLayout]>([:])

  /// Returns the cached layout of a type; `nil` if the type is not an enum.
  package static func of(_ type: Any.Type) -> EnumLayout? {
    let id = ObjectIdentifier(type)
    if let layout = known.withLock({ $0[id] }) { return layout }
    guard let layout = EnumLayout(type) else { return nil }
    known.withLock { $0[id] = layout }
    return layout
  }

  /// A case of an enum.
  package struct Case {
    package let name: String
    /// Whether the case has a payload, even if its type is unknown.
    package let hasPayload: Bool
    /// The type of the payload; `nil` if there is none or if the runtime does not provide it.
    package let payload: Any.Type?
    /// Whether the payload is stored in a box (`indirect`).
    package let isIndirect: Bool
  }

  /// Reads the layout of a type. Returns `nil` if the type is not an enum.
  init?(_ type: Any.Type) {
    #if _ptrauth(_arm64e)
      // On arm64e, function addresses are signed and cannot be authenticated from Swift, so no layout is read on that
      // architecture.
      return nil
    #else
      let metadata = TypeMetadata(type)
      guard metadata.isEnum, let cases = metadata.enumCases else { return nil }
      let word = MemoryLayout<UnsafeRawPointer>.size
      let table = (metadata.address - word).load(as: UnsafeRawPointer.self)
      // Eight functions, size and stride precede the flags; two 32-bit numbers precede the functions of enums.
      let hasEnumWitnesses: UInt32 = 0x20_0000
      guard (table + 10 * word).load(as: UInt32.self) & hasEnumWitnesses != 0 else { return nil }
      let witnesses = table + 10 * word + 8
      self.cases = cases
      getTag = witnesses.load(as: GetTag.self)
      project = (witnesses + word).load(as: Project.self)
      inject = (witnesses + 2 * word).load(as: Inject.self)
    #endif
  }
}

extension EnumLayout.Case {
  /// Returns whether the payload has the given type, ignoring tuple labels.
  package func carries(_ type: Any.Type) -> Bool {
    payload.map { TypeMetadata($0).isSame(as: TypeMetadata(type)) } ?? false
  }

  /// Whether a value of another type can be converted to the payload type: an optional, a class or an existential.
  package var mayHoldOthers: Bool {
    payload.map { TypeMetadata($0).isWide } ?? false && isReadable
  }

  /// Whether the payload can be read in generic code.
  var isReadable: Bool {
    payload.map { TypeMetadata($0).hasUniformRepresentation } ?? false
  }
}
