import Foundation

/// Decodes `Decodable` values from saved values.
enum SnapshotDecoder {
  /// Returns the value with a saved form.
  ///
  /// - Throws: `DecodingError`, or an error of the type.
  static func decode(_ type: any Decodable.Type, from saved: SavedValue) throws -> any Decodable {
    try DecodedPart(saved: saved, codingPath: []).decode(opened: type)
  }
}

/// A part of a saved value that is being decoded.
private struct DecodedPart {
  let saved: SavedValue
  let codingPath: [any CodingKey]

  func part(_ saved: SavedValue, _ key: any CodingKey) -> DecodedPart {
    DecodedPart(saved: saved, codingPath: codingPath + [key])
  }

  func decode(opened type: any Decodable.Type) throws -> any Decodable {
    switch type {
    case is Data.Type:
      guard case .bytes(let bytes) = saved else { throw mismatch(type) }
      return Data(bytes)
    case is String.Type: return try unwrap(saved.string)
    default: return try type.init(from: self)
    }
  }

  func unwrap<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw mismatch(Value.self) }
    return value
  }

  func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "The saved value has a different type."))
  }
}

extension DecodedPart: Decoder {
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(DecodedRecord(part: self, record: try unwrap(saved.record)))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    DecodedList(part: self, list: try unwrap(saved.list))
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension DecodedPart: SingleValueDecodingContainer {
  func decodeNil() -> Bool { saved == .null }
  func decode(_ type: Bool.Type) throws -> Bool { try unwrap(saved.bool) }
  func decode(_ type: String.Type) throws -> String { try unwrap(saved.string) }
  func decode(_ type: Double.Type) throws -> Double { try unwrap(saved.double) }
  func decode(_ type: Float.Type) throws -> Float { Float(try unwrap(saved.double)) }
  func decode(_ type: Int.Type) throws -> Int { try unwrap(saved.integer()) }
  func decode(_ type: Int8.Type) throws -> Int8 { try unwrap(saved.integer()) }
  func decode(_ type: Int16.Type) throws -> Int16 { try unwrap(saved.integer()) }
  func decode(_ type: Int32.Type) throws -> Int32 { try unwrap(saved.integer()) }
  func decode(_ type: Int64.Type) throws -> Int64 { try unwrap(saved.integer()) }
  func decode(_ type: UInt.Type) throws -> UInt { try unwrap(saved.integer()) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try unwrap(saved.integer()) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try unwrap(saved.integer()) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try unwrap(saved.integer()) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try unwrap(saved.integer()) }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try unwrap(decode(opened: type) as? T) }
}

private struct DecodedRecord<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let part: DecodedPart
  let record: [String: SavedValue]

  var codingPath: [any CodingKey] { part.codingPath }
  var allKeys: [Key] { record.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { record[key.stringValue] != nil }

  private func part(_ key: any CodingKey) throws -> DecodedPart {
    guard let saved = record[key.stringValue] else {
      throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "There is no such key."))
    }
    return part.part(saved, key)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try part(key).decodeNil() }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try part(key).decode(type) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try part(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try part(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try part(SuperKey()) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try part(key) }
}

private struct DecodedList: UnkeyedDecodingContainer {
  let part: DecodedPart
  let list: [SavedValue]
  private(set) var currentIndex = 0

  init(part: DecodedPart, list: [SavedValue]) {
    self.part = part
    self.list = list
  }

  var codingPath: [any CodingKey] { part.codingPath }
  var count: Int? { list.count }
  var isAtEnd: Bool { currentIndex >= list.count }

  /// Calls `body` with the next element, and advances if it does not throw.
  private mutating func next<Result>(_ body: (DecodedPart) throws -> Result) throws -> Result {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Result.self, .init(codingPath: codingPath, debugDescription: "The list has no further element."))
    }
    let result = try body(part.part(list[currentIndex], IndexKey(currentIndex)))
    currentIndex += 1
    return result
  }

  mutating func decodeNil() -> Bool {
    guard !isAtEnd, list[currentIndex] == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next { try $0.decode(type) } }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next { $0 } }
}
