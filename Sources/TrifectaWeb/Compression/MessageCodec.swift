import CZlib
import NIOCore

/// Compresses and decompresses messages independently of each other (RFC 7692, 7.2).
///
/// One codec serves all connections of an event loop and must be used only there. It keeps no state between messages.
final class MessageCodec {
  /// The reason why a message could not be decompressed.
  enum Fault: Error {
    /// The message is not valid compressed data.
    case malformed
    /// The decompressed message exceeds the limit.
    case tooLong
  }

  /// The bytes that end a flush. They are not sent (RFC 7692, 7.2.1).
  private static let tail: [UInt8] = [0, 0, 0xFF, 0xFF]

  private lazy var deflating = ZlibStream(end: deflateEnd) {
    CZlib_deflateInit($0, Z_DEFAULT_COMPRESSION, Int32(PermessageDeflate.windowBits), 5)
  }
  private lazy var inflating = ZlibStream(end: inflateEnd) { CZlib_inflateInit($0) }

  init() {}

  /// Compresses a message. O(length).
  ///
  /// - Returns: The compressed message; `nil` if it would not be shorter.
  func compress(_ message: [UInt8]) -> ByteBuffer? {
    // zlib uses the pointers below only during one call, in which the arrays do not move.
    guard let stream = deflating?.stream, deflateReset(stream) == Z_OK else { return nil }
    // Only a shorter result is useful, so the output buffer is no longer than the message.
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

  /// Decompresses a message. O(length of the result), which is at most the limit.
  func decompress(_ message: ByteBuffer, limit: Int) throws(Fault) -> [UInt8] {
    guard let stream = inflating?.stream else { throw .malformed }
    let input = Array(buffer: message) + Self.tail
    var room = min(limit, max(4 * input.count, 256)) + 1
    while true {
      guard inflateReset(stream) == Z_OK else { throw .malformed }
      var status = Z_OK
      // zlib fills the array from the start and reports the number of bytes that it has written.
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
      // The client marked its last block as final, so zlib stops there. A zero byte and the tail remain unread (RFC
      // 7692, 7.2.3.4).
      case Z_STREAM_END where stream.pointee.avail_in <= Self.tail.count + 1:
        return result
      default:
        throw .malformed
      }
    }
  }
}
