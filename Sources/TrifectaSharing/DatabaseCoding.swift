import Foundation

/// Converts a value to the data in the database and back.
struct DatabaseCoding<Value: Sendable>: Sendable {
  let defaultValue: Value
  let encode: @Sendable (_ value: Value, _ key: String) throws -> Data
  let decode: @Sendable (Data) throws -> Value
}

extension DatabaseCoding where Value: Codable {
  /// The maximum size of a value's JSON in bytes.
  static var sizeLimit: Int { 1 << 20 }
  /// The maximum length of a name in the database, in bytes of UTF-8.
  static var nameLimit: Int { 500 }

  init(default defaultValue: Value) {
    self.defaultValue = defaultValue
    encode = { value, key in
      guard key.utf8.count <= Self.nameLimit else { throw SharedNameTooLong(key: key) }
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let data = try encoder.encode(value)
      guard data.count <= Self.sizeLimit else { throw SharedValueTooLarge(key: key, size: data.count) }
      return data
    }
    decode = { try JSONDecoder().decode(Value.self, from: $0) }
  }
}
