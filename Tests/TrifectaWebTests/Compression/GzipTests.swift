import NIOCore
import Testing

@testable import TrifectaWeb

@Suite("Gzip")
struct GzipTests {
  @Test(
    "A compressed file has gzip's header and trailer, and decompresses to the same bytes", arguments: [0, 1, 70_000])
  func roundTrip(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }
    let file = Array(buffer: Gzip.compress(bytes))
    // RFC 1952, 2.3: the magic number and the method; at the end the length, after the checksum.
    #expect(file.prefix(3) == [0x1F, 0x8B, 8])
    #expect(file.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) } == count)
    let content = ByteBuffer(bytes: file.dropFirst(10).dropLast(8))
    #expect(try MessageCodec().decompress(content, limit: count) == bytes)
  }
}
