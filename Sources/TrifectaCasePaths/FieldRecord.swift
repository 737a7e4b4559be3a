/// A stored property of a class or a struct, as the compiler describes it for reflection.
package struct FieldRecord {
  /// Whether the property is declared with `var`.
  package let isVariable: Bool
  /// Whether the property is a weak or unowned reference, which must not be read as its declared type.
  package let isWeak: Bool

  /// Returns the stored properties that a class declares itself, in order.
  package static func all(ofClass type: AnyClass) -> [FieldRecord] { all(of: type, descriptorAt: classOffset) }

  /// Returns the stored properties of a struct, in order.
  package static func all(ofStruct type: Any.Type) -> [FieldRecord] {
    all(of: type, descriptorAt: MemoryLayout<UnsafeRawPointer>.size)
  }

  /// - Parameters:
  ///   - type: the class or struct.
  ///   - offset: the offset of the type descriptor in the metadata.
  private static func all(of type: Any.Type, descriptorAt offset: Int) -> [FieldRecord] {
    let descriptor = (TypeMetadata(type).address + offset).load(as: UnsafeRawPointer?.self)
    guard let descriptor, let fields = TypeMetadata.relative(descriptor + 16) else { return [] }
    let recordSize = Int((fields + 10).load(as: UInt16.self))
    let count = Int((fields + 12).load(as: UInt32.self))
    guard recordSize >= 12 else { return [] }
    return (0..<count).map { index in
      let record = fields + 16 + index * recordSize
      return FieldRecord(
        isVariable: record.load(as: UInt32.self) & 2 != 0,
        isWeak: TypeMetadata.relative(record + 4).map(isWeak) ?? false)
    }
  }

  /// Whether a mangled name ends with the operator of a weak, unowned or unowned(unsafe) reference.
  private static func isWeak(_ name: UnsafeRawPointer) -> Bool {
    let length = TypeMetadata.length(ofMangled: name)
    guard length >= 2, (name + length - 2).load(as: UInt8.self) == UInt8(ascii: "X") else { return false }
    return [UInt8(ascii: "w"), UInt8(ascii: "o"), UInt8(ascii: "u")].contains((name + length - 1).load(as: UInt8.self))
  }

  /// The offset of the type descriptor in the metadata of a class. Kind and superclass come first, then three words if
  /// there is an Objective-C runtime, then 24 bytes about the size of the object and of the metadata.
  /// (https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst)
  private static var classOffset: Int {
    #if canImport(ObjectiveC)
      5 * MemoryLayout<UnsafeRawPointer>.size + 24
    #else
      2 * MemoryLayout<UnsafeRawPointer>.size + 24
    #endif
  }
}
