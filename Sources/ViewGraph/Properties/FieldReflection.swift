// The standard library's field reflection is SPI. It is used because it gives offsets and types without a value and without a copy:
// touching two wrappers of a view costs 130 ns with it and 7,600 ns with `Mirror`. It is confined to this file, and the toolchains
// this package supports all have it.
@_spi(Reflection) import Swift

/// One stored property of a type.
struct StoredField {
  /// Bytes from the start of a value.
  let offset: Int
  let type: Any.Type
  let isStruct: Bool

  /// The stored properties of the field, in order; `nil` where there are none to list. Only structs are asked: the standard library
  /// crashes when it is asked for those of a protocol type.
  var fields: [StoredField]? { isStruct ? storedFields(of: type) : nil }
}

/// The stored properties of a struct, in order.
///
/// - Parameter type: the type of a value: not a protocol type.
/// - Returns: `nil` for a type that has none to list, such as an enum.
func storedFields(of type: Any.Type) -> [StoredField]? {
  var fields: [StoredField] = []
  let isComplete = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
    fields.append(StoredField(offset: offset, type: fieldType, isStruct: kind == .struct))
    return true
  }
  return isComplete && !fields.isEmpty ? fields : nil
}
