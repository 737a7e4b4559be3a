import Locking

/// What the runtime knows about an enum: which case a value is, and where its payload lies.
///
/// The value witness table of each enum has functions for both, by which Swift's own mirrors work; its field descriptor
/// names the cases in the order of their tags, with the types of their payloads.
/// (https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst)
///
/// `@unchecked Sendable` because nothing of it ever changes, and what it points to is a type, which stays.
@usableFromInline
package final class EnumLayout: @unchecked Sendable {
  /// Says the tag of a value at an address, given its type.
  @usableFromInline package typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  /// Makes of a value at an address its payload, given its type.
  @usableFromInline package typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  /// Makes of a payload at an address the case with a tag, given its type.
  typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  package let getTag: GetTag
  let project: Project
  let inject: Inject
  /// The cases by their tags.
  package let cases: [Case]

  private static let known = Locked<[ObjectIdentifier: EnumLayout]>([:])

  /// The layout of a type, which is read once; `nil` if it is no enum.
  package static func of(_ type: Any.Type) -> EnumLayout? {
    let id = ObjectIdentifier(type)
    if let layout = known.withLock({ $0[id] }) { return layout }
    guard let layout = EnumLayout(type) else { return nil }
    known.withLock { $0[id] = layout }
    return layout
  }

  /// One case.
  package struct Case {
    package let name: String
    /// Whether it has a payload, also one of an unknown type.
    package let hasPayload: Bool
    /// The type of the payload, `nil` if there is none or the runtime cannot say.
    package let payload: Any.Type?
    /// Whether the payload lies in a box.
    let isIndirect: Bool
  }

  /// Reads the layout of a type, `nil` if it is no enum.
  init?(_ type: Any.Type) {
    #if _ptrauth(_arm64e)
      // The functions' addresses are signed there, which Swift cannot check: no case is read by them.
      return nil
    #else
      let metadata = TypeMetadata(type)
      guard metadata.isEnum, let cases = metadata.enumCases else { return nil }
      let word = MemoryLayout<UnsafeRawPointer>.size
      let table = (metadata.address - word).load(as: UnsafeRawPointer.self)
      // Eight functions, size and stride stand before the flags, and two 32-bit numbers before the functions of enums.
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
  /// Whether its payload is a value of a type, whatever the labels.
  package func carries(_ type: Any.Type) -> Bool {
    payload.map { TypeMetadata($0).isSame(as: TypeMetadata(type)) } ?? false
  }

  /// Whether its payload can be made of a value of another type, as an optional, a class or an existential can.
  package var mayHoldOthers: Bool {
    payload.map { TypeMetadata($0).isWide } ?? false && isReadable
  }

  /// Whether its payload can be read where its type is a generic parameter.
  var isReadable: Bool {
    payload.map { TypeMetadata($0).isStoredInOneWay } ?? false
  }
}
