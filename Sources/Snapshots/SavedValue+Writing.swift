extension SavedValue {
  /// The values as bytes. Equal values have equal bytes.
  ///
  /// Each value starts with a tag, which is followed by its content. Lengths and integers have a variable number of
  /// bytes (LEB128). The name of a record's field is written once and referred to by its number afterwards.
  package var bytes: [UInt8] {
    var writer = SavedValueWriter()
    writer.write(self)
    return writer.bytes
  }
}

/// The tags of values.
enum SavedValueTag: UInt8 {
  case null, no, yes, int, uint, double, string, bytes, list, record
}

private struct SavedValueWriter {
  private(set) var bytes: [UInt8] = []
  private var names: [String: Int] = [:]

  mutating func write(_ value: SavedValue) {
    switch value {
    case .null: tag(.null)
    case .bool(let bool): tag(bool ? .yes : .no)
    case .int(let int):
      tag(.int)
      // Small negative numbers are short too.
      number(UInt64(bitPattern: int << 1 ^ int >> 63))
    case .uint(let uint):
      tag(.uint)
      number(uint)
    case .double(let double):
      tag(.double)
      withUnsafeBytes(of: double.bitPattern.littleEndian) { bytes += $0 }
    case .string(let string):
      tag(.string)
      text(string)
    case .bytes(let content):
      tag(.bytes)
      number(UInt64(content.count))
      bytes += content
    case .list(let list):
      tag(.list)
      number(UInt64(list.count))
      for element in list { write(element) }
    case .record(let record):
      tag(.record)
      number(UInt64(record.count))
      for (name, value) in record.sorted(by: { $0.key < $1.key }) {
        self.name(name)
        write(value)
      }
    }
  }

  private mutating func tag(_ tag: SavedValueTag) { bytes.append(tag.rawValue) }

  private mutating func number(_ number: UInt64) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private mutating func text(_ text: String) {
    number(UInt64(text.utf8.count))
    bytes += text.utf8
  }

  /// Writes the number of a name. The first time, the number is one above the known ones and the name follows.
  private mutating func name(_ name: String) {
    if let known = names[name] { return number(UInt64(known)) }
    number(UInt64(names.count))
    names[name] = names.count
    text(name)
  }
}
