import CZlib
import Foundation

/// Checksums of bytes, computed by zlib. Different bytes of the app's own files have different checksums in practice,
/// but an attacker can construct bytes with a given checksum.
package struct Checksum: Hashable, CustomStringConvertible {
  private let cyclic: UInt32
  private let adler: UInt32
  private let count: Int

  /// Computes the checksums of bytes.
  ///
  /// - Complexity: O(n).
  package init(_ bytes: some ContiguousBytes) {
    (cyclic, adler, count) = bytes.withUnsafeBytes { bytes in
      var (cyclic, adler) = (crc32(0, nil, 0), adler32(0, nil, 0))
      var start = 0
      // zlib counts the bytes of a call in 32 bits.
      while start < bytes.count {
        let length = UInt32(clamping: bytes.count - start)
        let next = bytes.baseAddress?.advanced(by: start).assumingMemoryBound(to: UInt8.self)
        cyclic = crc32(cyclic, next, length)
        adler = adler32(adler, next, length)
        start += Int(length)
      }
      return (UInt32(truncatingIfNeeded: cyclic), UInt32(truncatingIfNeeded: adler), bytes.count)
    }
  }

  /// 16 hexadecimal digits, the same in each process.
  package var description: String {
    (UInt64(cyclic) << 32 | UInt64(adler)).bytes.hexadecimal
  }
}

extension UInt64 {
  /// The bytes in big-endian order.
  fileprivate var bytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
