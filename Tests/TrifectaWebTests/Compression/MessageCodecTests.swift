import NIOCore
import NIOEmbedded
import NIOWebSocket
import SeededRandom
import Testing

@testable import TrifectaWeb

@Suite("Compressed messages")
struct MessageCodecTests {
  let codec = MessageCodec()

  @Test("Decompression restores a compressed message of any length")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 1)
    for length in [128, 300, 5_000, 70_000, 300_000] {
      let message = (0..<length).map { _ in UInt8.random(in: 0x61...0x64, using: &generator) }
      let compressed = try #require(codec.compress(message))
      #expect(compressed.readableBytes < length / 2)
      #expect(try codec.decompress(compressed, limit: length) == message)
    }
  }

  @Test("Compressing a message does not depend on previous messages")
  func noContext() throws {
    let message = Array(String(repeating: "row number ", count: 20).utf8)
    let first = try #require(codec.compress(message))
    _ = codec.compress(Array("something else ".utf8) + message)
    #expect(codec.compress(message) == first)
  }

  @Test("Incompressible messages are sent uncompressed")
  func incompressible() {
    var generator = SeededGenerator(seed: 1)
    #expect(codec.compress((0..<1_000).map { _ in UInt8.random(in: 0...255, using: &generator) }) == nil)
    #expect(codec.compress([]) == nil)
    #expect(codec.compress([1, 2, 3]) == nil)
  }

  @Test("Decompression fails when the output exceeds the limit")
  func bomb() throws {
    let bomb = try #require(codec.compress([UInt8](repeating: 0x5B, count: 10_000_000)))
    #expect(bomb.readableBytes < 50_000)
    #expect(throws: MessageCodec.Fault.tooLong) { try codec.decompress(bomb, limit: 65_536) }
    let fitting = try #require(codec.compress([UInt8](repeating: 0x5B, count: 65_536)))
    #expect(try codec.decompress(fitting, limit: 65_536).count == 65_536)
    #expect(throws: MessageCodec.Fault.tooLong) { try codec.decompress(fitting, limit: 65_535) }
  }

  @Test(
    "The codec decompresses the examples of RFC 7692",
    arguments: [
      ["f2", "48", "cd", "c9", "c9", "07", "00"],
      ["00", "05", "00", "fa", "ff", "48", "65", "6c", "6c", "6f", "00"],
      ["f3", "48", "cd", "c9", "c9", "07", "00", "00"],
      ["f2", "48", "05", "00", "00", "00", "ff", "ff", "ca", "c9", "c9", "07", "00"],
    ])
  func examples(digits: [String]) throws {
    let message = ByteBuffer(bytes: digits.compactMap { UInt8($0, radix: 16) })
    #expect(String(decoding: try codec.decompress(message, limit: 5), as: UTF8.self) == "Hello")
  }

  @Test("An empty message decompresses from a single zero byte")
  func empty() throws {
    #expect(try codec.decompress(ByteBuffer(bytes: [0]), limit: 0) == [])
  }

  @Test("Corrupt input is rejected or stays within the limit, and leaves the codec usable")
  func fuzz() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let message = Array(String(repeating: "[1,0,2,\"input\",\"text\"]", count: 20).utf8)
    let compressed = try #require(codec.compress(message))
    for _ in 0..<5_000 {
      var bytes = Array(buffer: compressed)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      bytes.removeLast(Int.random(in: 0..<8, using: &generator))
      if let result = try? codec.decompress(ByteBuffer(bytes: bytes), limit: 1_000) {
        #expect(result.count <= 1_000, "\(bytes), seed \(seed)")
      }
      let random = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? codec.decompress(ByteBuffer(bytes: random), limit: 1_000)
    }
    #expect(try codec.decompress(compressed, limit: 1_000) == message, "seed \(seed)")
  }
}

@Suite("Connections with compression")
@MainActor
struct CompressedLineTests {
  let tokens = JoinTokens()
  let codec = MessageCodec()

  @Test("Compressed input is read, and only long frames marked compressible are compressed")
  func line() async throws {
    let channel = try await NIOAsyncTestingChannel.live(tokens, isCompressing: true)
    let join = try #require(codec.compress(Array((tokens.join + String(repeating: " ", count: 100)).utf8)))
    try await channel.writeInbound(WebSocketFrame.client(.text, join, rsv1: true))
    let joined = try await channel.nextFrame()
    #expect(!joined.rsv1 && String(buffer: joined.data).hasPrefix(#"["joined","#))
    let picture = try await channel.nextFrame()
    #expect(!picture.rsv1)
    let message = Array(String(repeating: "row number ", count: 20).utf8)
    channel.writeAndFlush(LiveFrame(message, isCompressible: true), promise: nil)
    channel.writeAndFlush(LiveFrame(message, isCompressible: false), promise: nil)
    channel.writeAndFlush(LiveFrame(Array(message.prefix(127)), isCompressible: true), promise: nil)
    let first = try await channel.nextFrame()
    #expect(try codec.decompress(first.data, limit: 1_000) == message)
    #expect(first.rsv1)
    for _ in 0..<2 { #expect(try await !channel.nextFrame().rsv1) }
  }

  @Test("A compressed join request that decompresses beyond the size limit closes the connection")
  func bomb() throws {
    let channel = try EmbeddedChannel.live(tokens, codec: codec)
    let bomb = try #require(codec.compress(Array((tokens.join + String(repeating: " ", count: 1_024)).utf8)))
    #expect(bomb.readableBytes < 200)
    try channel.writeInbound(WebSocketFrame.client(.text, bomb, rsv1: true))
    let goodbye = try #require(try channel.readOutbound(as: WebSocketFrame.self))
    #expect(goodbye.data.getInteger(at: 0) == CloseCode.messageTooBig)
  }

  @Test("Invalid compressed data closes the connection")
  func garbage() throws {
    let channel = try EmbeddedChannel.live(tokens, codec: codec)
    try channel.writeInbound(WebSocketFrame.client(.text, ByteBuffer(bytes: [0xFF, 0xFF, 0xFF]), rsv1: true))
    let goodbye = try #require(try channel.readOutbound(as: WebSocketFrame.self))
    #expect(goodbye.data.getInteger(at: 0) == CloseCode.policyViolation)
  }
}
