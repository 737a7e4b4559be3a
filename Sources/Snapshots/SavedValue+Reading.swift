/// The reason why bytes are not a saved value.
package enum SavedValueError: Error, Equatable {
  /// The bytes end too early, or have a content that no writer produces.
  case invalid
  /// Lists and records are nested too deeply.
  case tooDeep
}

extension SavedValue {
  /// The maximum nesting of lists and records.
  package static let maximumDepth = 256

  /// Reads a value. The bytes need not be trusted: invalid ones throw, and the memory for the result is limited by the
  /// number of bytes.
  ///
  /// - Throws: ``SavedValueError``.
  package init(bytes: [UInt8]) throws(SavedValueError) {
    var reader = SavedValueReader(bytes: bytes)
    self = try reader.value(depth: 0)
    guard reader.isAtEnd else { throw .invalid }
  }
}

private struct SavedValueReader {
  let bytes: [UInt8]
  private var position = 0
  private var names: [String] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func value(depth: Int) throws(SavedValueError) -> SavedValue {
    guard depth <= SavedValue.maximumDepth else { throw .tooDeep }
    guard let tag = SavedValueTag(rawValue: try byte()) else { throw .invalid }
    switch tag {
    case .null: return .null
    case .no: return .bool(false)
    case .yes: return .bool(true)
    case .int:
      let number = try number()
      return .int(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
    case .uint: return .uint(try number())
    case .double:
      var pattern: UInt64 = 0
      for place in 0..<8 { pattern |= UInt64(try byte()) << (8 * UInt64(place)) }
      return .double(Double(bitPattern: pattern))
    case .string: return .string(try text())
    case .bytes: return .bytes(Array(try content()))
    case .list:
      let count = try count()
      var list: [SavedValue] = []
      // Each element takes at least one byte, but much more memory, so memory is not reserved.
      for _ in 0..<count { list.append(try value(depth: depth + 1)) }
      return .list(list)
    case .record:
      let count = try count()
      var record: [String: SavedValue] = [:]
      for _ in 0..<count {
        let name = try name()
        guard record.updateValue(try value(depth: depth + 1), forKey: name) == nil else { throw .invalid }
      }
      return .record(record)
    }
  }

  private mutating func byte() throws(SavedValueError) -> UInt8 {
    guard position < bytes.count else { throw .invalid }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func number() throws(SavedValueError) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      guard shift < 63 || byte <= 1 else { throw .invalid }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  /// Reads the length of what follows, which cannot be more than the remaining bytes.
  private mutating func count() throws(SavedValueError) -> Int {
    guard let count = Int(exactly: try number()), count <= bytes.count - position else { throw .invalid }
    return count
  }

  private mutating func content() throws(SavedValueError) -> ArraySlice<UInt8> {
    let count = try count()
    defer { position += count }
    return bytes[position..<position + count]
  }

  private mutating func text() throws(SavedValueError) -> String {
    guard let text = String(validating: try content(), as: UTF8.self) else { throw .invalid }
    return text
  }

  private mutating func name() throws(SavedValueError) -> String {
    guard let number = Int(exactly: try number()), number <= names.count else { throw .invalid }
    if number == names.count { names.append(try text()) }
    return names[number]
  }
}
