/// The case of ``StoredValue`` that a type is stored as.
enum StoredValueKind {
  case bool, int, double, string, url, data, date
}

/// A conversion between a type and ``StoredValue``.
struct StoredValueCoding<Value> {
  let kind: StoredValueKind
  /// Decodes a stored value. Returns `nil` if it does not represent the type.
  let decode: (StoredValue) -> Value?
  /// Encodes a value. Returns `nil` to remove the stored value.
  let encode: (Value) -> StoredValue?

  /// The coding of the optional type.
  var optional: StoredValueCoding<Value?> {
    StoredValueCoding<Value?>(
      kind: kind, decode: { stored in decode(stored).map { .some($0) } }, encode: { $0.flatMap(encode) })
  }
}

extension StoredValueCoding where Value == Bool {
  static var bool: Self {
    Self(kind: .bool, decode: { if case .bool(let value) = $0 { value } else { nil } }, encode: { .bool($0) })
  }
}

extension StoredValueCoding where Value == Int {
  static var int: Self {
    Self(kind: .int, decode: { if case .int(let value) = $0 { value } else { nil } }, encode: { .int($0) })
  }
}

extension StoredValueCoding where Value == Double {
  static var double: Self {
    Self(kind: .double, decode: { if case .double(let value) = $0 { value } else { nil } }, encode: { .double($0) })
  }
}

extension StoredValueCoding where Value == String {
  static var string: Self {
    Self(kind: .string, decode: { if case .string(let value) = $0 { value } else { nil } }, encode: { .string($0) })
  }
}

extension StoredValueCoding where Value == URL {
  static var url: Self {
    Self(kind: .url, decode: { if case .url(let value) = $0 { value } else { nil } }, encode: { .url($0) })
  }
}

extension StoredValueCoding where Value == Data {
  static var data: Self {
    Self(kind: .data, decode: { if case .data(let value) = $0 { value } else { nil } }, encode: { .data($0) })
  }
}

extension StoredValueCoding where Value == Date {
  static var date: Self {
    Self(kind: .date, decode: { if case .date(let value) = $0 { value } else { nil } }, encode: { .date($0) })
  }
}

extension StoredValueCoding where Value: RawRepresentable {
  /// Returns a coding that stores the raw value.
  static func raw(_ coding: StoredValueCoding<Value.RawValue>) -> Self {
    Self(
      kind: coding.kind, decode: { coding.decode($0).flatMap(Value.init) }, encode: { coding.encode($0.rawValue) })
  }
}

extension UserDefaults {
  /// Returns the value of a key, read as a given kind, or `nil` if there is no value.
  func storedValue(_ key: String, as kind: StoredValueKind) -> StoredValue? {
    guard let object = object(forKey: key) else { return nil }
    switch kind {
    case .bool: return .bool(bool(forKey: key))
    case .int: return .int(integer(forKey: key))
    case .double: return .double(double(forKey: key))
    case .string: return string(forKey: key).map { .string($0) }
    case .url: return string(forKey: key).flatMap(URL.init).map { .url($0) }
    case .data: return data(forKey: key).map { .data($0) }
    case .date: return (object as? Date).map { .date($0) }
    }
  }

  /// Stores a value for a key. `nil` removes the stored value.
  func store(_ value: StoredValue?, as key: String) {
    switch value {
    case .bool(let value): set(value, forKey: key)
    case .int(let value): set(value, forKey: key)
    case .double(let value): set(value, forKey: key)
    case .string(let value): set(value, forKey: key)
    case .url(let value): set(value.absoluteString, forKey: key)
    case .data(let value): set(value, forKey: key)
    case .date(let value): set(value, forKey: key)
    case nil: removeObject(forKey: key)
    }
  }
}
