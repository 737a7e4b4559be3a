import CZlib
import NIOCore

/// Compresses files of the app with gzip (RFC 1952).
enum Gzip {
  /// Returns compressed bytes. O(length).
  ///
  /// - Parameter bytes: The bytes of a file that is part of the binary.
  static func compress(_ bytes: [UInt8]) -> ByteBuffer {
    guard let owner = ZlibStream(end: deflateEnd, begin: { CZlib_gzipInit($0) }) else {
      // zlib could not allocate its window of 256 KB at launch.
      fatalError("the page's files could not be compressed: there is not enough memory")
    }
    return withExtendedLifetime(owner) { compress(bytes, with: owner.stream) }
  }

  private static func compress(_ bytes: [UInt8], with stream: UnsafeMutablePointer<z_stream>) -> ByteBuffer {
    var compressed = ByteBuffer(repeating: 0, count: Int(deflateBound(stream, UInt(bytes.count))))
    // zlib uses the pointers only during the call, in which the arrays do not move. The output has the greatest length
    // that the result can have, so one call is enough.
    let status = bytes.withUnsafeBufferPointer { input in
      compressed.withUnsafeMutableReadableBytes { output in
        stream.pointee.read(input)
        stream.pointee.write(output)
        return deflate(stream, Z_FINISH)
      }
    }
    precondition(status == Z_STREAM_END, "zlib's bound of the compressed length was too small")
    compressed.moveWriterIndex(to: compressed.readableBytes - Int(stream.pointee.avail_out))
    return compressed
  }
}
