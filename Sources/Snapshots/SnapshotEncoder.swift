import Foundation

/// Encodes `Encodable` values as saved values.
///
/// In contrast to JSON, all floating-point numbers and bytes are kept, and values of collections can be nested in any
/// way.
enum SnapshotEncoder {
  /// Returns the saved form of a value.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - secrets: strings that are encoded as empty strings.
  ///   - depth: the nesting of the value in other values.
  /// - Throws: the error of the value, or ``UnsavableValue`` if the value is nested too deeply.
  static func encode(_ value: any Encodable, secrets: Set<String>, depth: Int) throws -> SavedValue {
    try EncodedPart(depth: depth, secrets: secrets, codingPath: []).encoding(value)
  }
}

/// A part of an encoded value. It is a class because containers are filled after they are created.
private final class EncodedPart {
  enum Content {
    case nothing
    case value(SavedValue)
    case list([EncodedPart])
    case record([String: EncodedPart])
  }

  var content = Content.nothing
  let depth: Int
  let secrets: Set<String>
  let codingPath: [any CodingKey]

  init(depth: Int, secrets: Set<String>, codingPath: [any CodingKey]) {
    self.depth = depth
    self.secrets = secrets
    self.codingPath = codingPath
  }

  func part(_ key: any CodingKey) -> EncodedPart {
    EncodedPart(depth: depth + 1, secrets: secrets, codingPath: codingPath + [key])
  }

  var saved: SavedValue {
    switch content {
    case .nothing: .record([:])
    case .value(let value): value
    case .list(let parts): .list(parts.map(\.saved))
    case .record(let parts): .record(parts.mapValues(\.saved))
    }
  }

  /// Encodes a value, and returns its saved form.
  func encoding(_ value: any Encodable) throws -> SavedValue {
    try encode(value)
    return saved
  }

  func encode(_ value: any Encodable) throws {
    guard depth <= ValueSaver.maximumDepth else { throw UnsavableValue(type(of: value), "is nested too deeply.") }
    switch value {
    case let value as Data: content = .value(.bytes([UInt8](value)))
    case let value as String: set(value)
    default: try value.encode(to: self)
    }
  }

  func set(_ text: String) { content = .value(.string(secrets.contains(text) ? "" : text)) }
}

extension EncodedPart: Encoder {
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .record = content {} else { content = .record([:]) }
    return KeyedEncodingContainer(KeyedPart(part: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .list = content {} else { content = .list([]) }
    return UnkeyedPart(part: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension EncodedPart: SingleValueEncodingContainer {
  func encodeNil() { content = .value(.null) }
  func encode(_ value: Bool) { content = .value(.bool(value)) }
  func encode(_ value: String) { set(value) }
  func encode(_ value: Double) { content = .value(.double(value)) }
  func encode(_ value: Float) { content = .value(.double(Double(value))) }
  func encode(_ value: Int) { content = .value(SavedValue(value)) }
  func encode(_ value: Int8) { content = .value(SavedValue(value)) }
  func encode(_ value: Int16) { content = .value(SavedValue(value)) }
  func encode(_ value: Int32) { content = .value(SavedValue(value)) }
  func encode(_ value: Int64) { content = .value(SavedValue(value)) }
  func encode(_ value: UInt) { content = .value(SavedValue(value)) }
  func encode(_ value: UInt8) { content = .value(SavedValue(value)) }
  func encode(_ value: UInt16) { content = .value(SavedValue(value)) }
  func encode(_ value: UInt32) { content = .value(SavedValue(value)) }
  func encode(_ value: UInt64) { content = .value(SavedValue(value)) }
  func encode<T: Encodable>(_ value: T) throws { try encode(value as any Encodable) }
}

private struct KeyedPart<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let part: EncodedPart

  var codingPath: [any CodingKey] { part.codingPath }

  private func add(_ key: any CodingKey) -> EncodedPart {
    let new = part.part(key)
    guard case .record(var record) = part.content else { return new }
    // The record is moved out, so that it is not copied.
    part.content = .nothing
    record[key.stringValue] = new
    part.content = .record(record)
    return new
  }

  func encodeNil(forKey key: Key) { add(key).encodeNil() }
  func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try add(key).encode(value as any Encodable) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    add(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { add(key).unkeyedContainer() }
  func superEncoder() -> any Encoder { add(SuperKey()) }
  func superEncoder(forKey key: Key) -> any Encoder { add(key) }
}

private struct UnkeyedPart: UnkeyedEncodingContainer {
  let part: EncodedPart

  var codingPath: [any CodingKey] { part.codingPath }

  var count: Int {
    if case .list(let list) = part.content { list.count } else { 0 }
  }

  private func add() -> EncodedPart {
    let new = part.part(IndexKey(count))
    guard case .list(var list) = part.content else { return new }
    // The list is moved out, so that it is not copied.
    part.content = .nothing
    list.append(new)
    part.content = .list(list)
    return new
  }

  func encodeNil() { add().encodeNil() }
  func encode<T: Encodable>(_ value: T) throws { try add().encode(value as any Encodable) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    add().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { add().unkeyedContainer() }
  func superEncoder() -> any Encoder { add() }
}

/// The key of a superclass.
struct SuperKey: CodingKey {
  var stringValue: String { "super" }
  var intValue: Int? { nil }

  init() {}
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}

/// The key of an element in a list.
struct IndexKey: CodingKey {
  let index: Int

  var stringValue: String { "\(index)" }
  var intValue: Int? { index }

  init(_ index: Int) { self.index = index }
  init?(stringValue: String) { nil }
  init?(intValue: Int) { index = intValue }
}
