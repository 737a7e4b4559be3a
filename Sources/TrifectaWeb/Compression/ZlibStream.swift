import CZlib

/// The owner of a zlib stream.
final class ZlibStream {
  /// zlib keeps the address, so it must not change. It is deallocated with this object.
  let stream: UnsafeMutablePointer<z_stream>
  private let end: (UnsafeMutablePointer<z_stream>) -> Int32

  /// - Returns: `nil` if there is not enough memory.
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
  /// Sets the input. zlib declares its input as mutable, but only reads it.
  mutating func read(_ input: UnsafeBufferPointer<UInt8>) {
    next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    avail_in = UInt32(clamping: input.count)
  }

  /// Sets the output.
  mutating func write(_ output: UnsafeMutableRawBufferPointer) {
    next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    avail_out = UInt32(clamping: output.count)
  }
}
