// The standard library's field reflection is SPI. It is used because it gives offsets and types without a value and without a copy:
// touching two wrappers of a view costs 130 ns with it and 7,600 ns with `Mirror`. It is confined to this file, and the toolchains
// this package supports all have it.
@_spi(Reflection) import Swift

/// What a type is, as far as its values' memory goes.
enum TypeKind {
  case structure
  case tuple
  case enumeration
  case optional
  case reference
  case function
  /// A type itself.
  case metatype
  /// A value of any type that conforms to a protocol.
  case existential
  /// Memory without parts that could be told apart.
  case opaque
  /// What the library has no name for: an array of fixed size, a constrained protocol type such as `any Collection<Int>`.
  case unknown

  /// What `type` is.
  init(_ type: Any.Type) {
    func kind<Value>(_: Value.Type) -> TypeKind {
      // The library tells what the fields of a struct are, but not what the struct itself is: so the type is made one of a field.
      storedFields(ofStructOrTuple: Box<Value>.self).first?.kind ?? .unknown
    }
    self = _openExistential(type, do: kind)
  }

  fileprivate init(_ kind: _MetadataKind) {
    self =
      switch kind {
      case .struct: .structure
      case .tuple: .tuple
      case .enum: .enumeration
      case .optional: .optional
      case .class, .foreignClass, .objcClassWrapper: .reference
      case .function: .function
      case .metatype, .existentialMetatype: .metatype
      case .existential: .existential
      case .opaque: .opaque
      default: .unknown
      }
  }
}

/// One stored property of a struct, or element of a tuple.
struct StoredField {
  /// Bytes from the start of a value.
  let offset: Int
  let name: String
  let type: Any.Type
  let kind: TypeKind
}

/// The stored properties of a struct or the elements of a tuple, in order.
///
/// - Returns: `nil` for a type of another kind, and where there are none to list.
func storedFields(of type: Any.Type) -> [StoredField]? {
  // The library crashes when it is asked for the fields of a protocol type.
  guard [.structure, .tuple].contains(TypeKind(type)) else { return nil }
  let fields = storedFields(ofStructOrTuple: type)
  return fields.isEmpty ? nil : fields
}

/// The names of a struct's stored properties that own what they refer to: those that are neither `weak` nor `unowned`. Others
/// must not be read as what their type says, which is that of a strong one.
///
/// Those that hold functions or bare objects are left out: nobody needs to know of them.
func namesOfStrongFields(of type: Any.Type) -> Set<String> {
  // The library can make key paths for strong ones only.
  Set(keyPaths(of: type).map(\.name))
}

/// The names of a struct's stored properties that are declared with `let`.
///
/// Those that hold functions or bare objects are left out.
func namesOfConstantFields(of type: Any.Type) -> Set<String> {
  Set(keyPaths(of: type).filter { !($0.keyPath is any AssignableKeyPath) }.map(\.name))
}

private func keyPaths(of type: Any.Type) -> [(name: String, keyPath: AnyKeyPath)] {
  var result: [(String, AnyKeyPath)] = []
  func collect<Value>(_: Value.Type) {
    _ = _forEachFieldWithKeyPath(of: Value.self, options: _EachFieldOptions(rawValue: 1 << 1)) { name, keyPath in
      result.append((String(cString: name), keyPath))
      return true
    }
  }
  _openExistential(type, do: collect)
  return result
}

/// A key path to a property that can be assigned.
private protocol AssignableKeyPath {}

extension WritableKeyPath: AssignableKeyPath {}

private func storedFields(ofStructOrTuple type: Any.Type) -> [StoredField] {
  var fields: [StoredField] = []
  _ = _forEachField(of: type, options: []) { name, offset, fieldType, kind in
    fields.append(StoredField(offset: offset, name: String(cString: name), type: fieldType, kind: TypeKind(kind)))
    return true
  }
  return fields
}

/// A struct with one field.
private struct Box<Value> {
  let value: Value
}
