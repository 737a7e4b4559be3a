/// Reads the records of a bitstream, the container format of LLVM.
///
/// The format is documented in "LLVM Bitcode File Format". The reader supports what the Swift compiler writes into its
/// files of dependencies: blocks with abbreviations of integers, arrays and blobs.
struct BitstreamReader {
  /// The error that bytes are not a bitstream, or use a feature that is not supported.
  struct Malformed: Error {}

  /// A record of a block.
  struct Record: Equatable {
    var code: UInt64
    var values: [UInt64]
    var blob: [UInt8] = []
  }

  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array
    case character
    case blob
  }

  private let bytes: [UInt8]
  /// The number of bits that were read.
  private var position = 0

  /// Reads the records of all blocks, in their order. The first four bytes, which identify the kind of file, are skipped.
  ///
  /// - Throws: ``Malformed``.
  static func records(in bytes: [UInt8]) throws(Malformed) -> [Record] {
    var reader = BitstreamReader(bytes: bytes)
    var records: [Record] = []
    reader.position = 32
    try reader.readBlock(idWidth: 2, isOutermost: true, &records)
    return records
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var isAtEnd: Bool { position >= bytes.count * 8 }

  private mutating func fixed(_ width: Int) throws(Malformed) -> UInt64 {
    guard width <= 64, position + width <= bytes.count * 8 else { throw Malformed() }
    var value: UInt64 = 0
    for bit in 0..<width {
      let place = position + bit
      if bytes[place >> 3] >> UInt8(place & 7) & 1 == 1 { value |= 1 << UInt64(bit) }
    }
    position += width
    return value
  }

  private mutating func variable(_ width: Int) throws(Malformed) -> UInt64 {
    guard width > 1 else { throw Malformed() }
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let part = try fixed(width)
      let high: UInt64 = 1 << UInt64(width - 1)
      value |= (part & (high - 1)) << shift
      if part & high == 0 { return value }
      shift += UInt64(width - 1)
      guard shift < 64 else { throw Malformed() }
    }
  }

  private mutating func align() { position = (position + 31) & ~31 }

  private mutating func readBlock(idWidth: Int, isOutermost: Bool, _ records: inout [Record]) throws(Malformed) {
    var abbreviations: [[Operand]] = []
    while true {
      if isOutermost, isAtEnd { return }
      let id = try fixed(idWidth)
      switch id {
      case 0:
        guard !isOutermost else { throw Malformed() }
        align()
        return
      case 1:
        let block = try variable(8)
        let inner = Int(try variable(4))
        align()
        let length = Int(try fixed(32))
        if block == 0 {
          // The block with names of other blocks. Abbreviations in it are not supported.
          position += length * 32
        } else {
          try readBlock(idWidth: inner, isOutermost: false, &records)
        }
      case 2: abbreviations.append(try readAbbreviation())
      case 3:
        let code = try variable(6)
        var values: [UInt64] = []
        for _ in 0..<(try variable(6)) { values.append(try variable(6)) }
        records.append(Record(code: code, values: values))
      default:
        guard id - 4 < UInt64(abbreviations.count) else { throw Malformed() }
        records.append(try readRecord(abbreviations[Int(id - 4)]))
      }
    }
  }

  private mutating func readAbbreviation() throws(Malformed) -> [Operand] {
    var operands: [Operand] = []
    for _ in 0..<(try variable(5)) {
      if try fixed(1) == 1 {
        operands.append(.literal(try variable(8)))
        continue
      }
      switch try fixed(3) {
      case 1: operands.append(.fixed(Int(try variable(5))))
      case 2: operands.append(.variable(Int(try variable(5))))
      case 3: operands.append(.array)
      case 4: operands.append(.character)
      case 5: operands.append(.blob)
      default: throw Malformed()
      }
    }
    return operands
  }

  private mutating func readRecord(_ operands: [Operand]) throws(Malformed) -> Record {
    var record = Record(code: 0, values: [])
    var values: [UInt64] = []
    var index = 0
    while index < operands.count {
      switch operands[index] {
      case .array:
        guard index + 1 < operands.count else { throw Malformed() }
        for _ in 0..<(try variable(6)) { values.append(try scalar(operands[index + 1])) }
        index += 1
      case .blob:
        let length = Int(try variable(6))
        align()
        guard position / 8 + length <= bytes.count else { throw Malformed() }
        record.blob = Array(bytes[(position / 8)..<(position / 8 + length)])
        position += length * 8
        align()
      case let operand: values.append(try scalar(operand))
      }
      index += 1
    }
    guard let code = values.first else { throw Malformed() }
    record.code = code
    record.values = Array(values.dropFirst())
    return record
  }

  private mutating func scalar(_ operand: Operand) throws(Malformed) -> UInt64 {
    switch operand {
    case .literal(let value): return value
    case .fixed(let width): return try fixed(width)
    case .variable(let width): return try variable(width)
    case .character: return try fixed(6)
    case .array, .blob: throw Malformed()
    }
  }
}
