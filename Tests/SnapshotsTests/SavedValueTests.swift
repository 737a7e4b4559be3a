import SeededRandom
import Snapshots
import Testing

@Suite("Bytes of saved values")
struct SavedValueTests {
  private func random(_ depth: Int, _ generator: inout SeededGenerator) -> SavedValue {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 7), using: &generator) {
    case 0: .null
    case 1: .bool(.random(using: &generator))
    case 2: .int(.random(in: .min ... .max, using: &generator) >> Int64.random(in: 0..<64, using: &generator))
    case 3: .uint(.random(in: UInt64(Int64.max)...UInt64.max, using: &generator))
    case 4: .double(.random(in: -1...1, using: &generator))
    case 5: .string(["", "a", "name", "Grüße"].randomElement(using: &generator)!)
    case 6: .bytes((0..<3).map { _ in .random(in: 0...255, using: &generator) })
    case 7: .list((0..<Int.random(in: 0..<4, using: &generator)).map { _ in random(depth - 1, &generator) })
    default:
      .record(
        Dictionary(
          ["a", "b", "name"].shuffled(using: &generator).prefix(2).map { ($0, random(depth - 1, &generator)) },
          uniquingKeysWith: { first, _ in first }))
    }
  }

  @Test("Each value is read as it was written")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<1_000 {
      let value = random(5, &generator)
      #expect(try SavedValue(bytes: value.bytes) == value)
    }
  }

  @Test("Changed bytes are read as a value that can be written, or rejected")
  func damaged() {
    var generator = SeededGenerator(seed: 2)
    var (readCount, rejectedCount) = (0, 0)
    for _ in 0..<20_000 {
      var bytes = random(5, &generator).bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) { bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator)) }
      do throws(SavedValueError) {
        let written = try SavedValue(bytes: bytes).bytes
        // The bytes are compared, because a value that contains NaN differs from itself.
        #expect(try SavedValue(bytes: written).bytes == written)
        readCount += 1
      } catch {
        rejectedCount += 1
      }
    }
    #expect(readCount > 2_000 && rejectedCount > 2_000)
  }

  @Test("Lengths above the remaining bytes, deep nesting and additional bytes are rejected")
  func limits() {
    let hugeList: [UInt8] = [8, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
    #expect(throws: SavedValueError.invalid) { try SavedValue(bytes: hugeList) }
    let deepList = (0..<1_000).flatMap { _ in [8, 1] as [UInt8] }
    #expect(throws: SavedValueError.tooDeep) { try SavedValue(bytes: deepList) }
    #expect(throws: SavedValueError.invalid) { try SavedValue(bytes: [0, 0]) }
    #expect(throws: SavedValueError.invalid) { try SavedValue(bytes: []) }
    #expect(throws: SavedValueError.invalid) { try SavedValue(bytes: [6, 1, 0xFF]) }
  }
}
