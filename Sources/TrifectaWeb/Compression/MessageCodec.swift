import CZlib
import NIOCore

/// Compresses and decompresses whole messages, each by itself (RFC 7692, 7.2).
///
/// One of them serves all connections of an event loop, on which alone it may be used: nothing of a message stays in it.
final class MessageCodec {
  /// Why a message could not be decompressed.
  enum Fault: Error {
    /// It is not compressed data.
    case malformed
    /// It would be longer than the limit.
    case tooLong
  }

  /// What a flush ends with, which is not sent (RFC 7692, 7.2.1).
  private static let tail: [UInt8] = [0, 0, 0xFF, 0xFF]

  private lazy var deflating = ZlibStream(end: deflateEnd) {
    CZlib_deflateInit($0, Z_DEFAULT_COMPRESSION, Int32(PermessageDeflate.windowBits), 5)
  }
  private lazy var inflating = ZlibStream(end: inflateEnd) { CZlib_inflateInit($0) }

  init() {}

  /// Compresses a message. O(length).
  ///
  /// - Returns: `nil` where that would make it no shorter.
  func compress(_ message: [UInt8]) -> ByteBuffer? {
    // The pointers below are zlib's for the time of one call, in which the arrays they point into do not move.
    guard let stream = deflating?.stream, deflateReset(stream) == Z_OK else { return nil }
    // Only a result that is shorter is of use: where the room is not enough, there is none.
    var compressed = ByteBuffer(repeating: 0, count: message.count)
    let isDone = message.withUnsafeBufferPointer { input in
      compressed.withUnsafeMutableReadableBytes { output in
        stream.pointee.read(input)
        stream.pointee.write(output)
        return deflate(stream, Z_SYNC_FLUSH) == Z_OK && stream.pointee.avail_in == 0 && stream.pointee.avail_out > 0
      }
    }
    guard isDone else { return nil }
    compressed.moveWriterIndex(to: message.count - Int(stream.pointee.avail_out) - Self.tail.count)
    return compressed
  }

  /// Decompresses a message. O(length of the result), which is never longer than the limit.
  func decompress(_ message: ByteBuffer, limit: Int) throws(Fault) -> [UInt8] {
    guard let stream = inflating?.stream else { throw .malformed }
    let input = Array(buffer: message) + Self.tail
    var room = min(limit, max(4 * input.count, 256)) + 1
    while true {
      guard inflateReset(stream) == Z_OK else { throw .malformed }
      var status = Z_OK
      // zlib fills the array from its beginning and says how far it came.
      let result = [UInt8](unsafeUninitializedCapacity: room) { output, count in
        input.withUnsafeBufferPointer { input in
          stream.pointee.read(input)
          stream.pointee.write(UnsafeMutableRawBufferPointer(output))
          status = inflate(stream, Z_SYNC_FLUSH)
        }
        count = room - Int(stream.pointee.avail_out)
      }
      guard result.count <= limit else { throw .tooLong }
      switch status {
      case Z_OK where stream.pointee.avail_out == 0, Z_BUF_ERROR where stream.pointee.avail_out == 0:
        room = min(limit, 4 * room) + 1
      case Z_OK where stream.pointee.avail_in == 0:
        return result
      // The last block said that it is the last: a zero byte and the tail are left (RFC 7692, 7.2.3.4).
      case Z_STREAM_END where stream.pointee.avail_in <= Self.tail.count + 1:
        return result
      default:
        throw .malformed
      }
    }
  }
}

/// One of zlib's streams, for as long as this lives.
private final class ZlibStream {
  /// zlib keeps the address, so it must not change; it is given back with this object, which nothing outlives.
  let stream: UnsafeMutablePointer<z_stream>
  private let end: (UnsafeMutablePointer<z_stream>) -> Int32

  /// - Returns: `nil` where there is no memory for it.
  init?(
    end: @escaping (UnsafeMutablePointer<z_stream>) -> Int32, begin: (UnsafeMutablePointer<z_stream>) -> Int32
  ) {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    guard begin(stream) == Z_OK else {
      stream.deallocate()
      return nil
    }
    self.stream = stream
    self.end = end
  }

  deinit {
    _ = end(stream)
    stream.deallocate()
  }
}

extension z_stream {
  /// Lets it read from there. zlib declares what it only reads as mutable.
  fileprivate mutating func read(_ input: UnsafeBufferPointer<UInt8>) {
    next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    avail_in = UInt32(clamping: input.count)
  }

  /// Lets it write to there.
  fileprivate mutating func write(_ output: UnsafeMutableRawBufferPointer) {
    next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    avail_out = UInt32(clamping: output.count)
  }
}
