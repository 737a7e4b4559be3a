import NIOCore
import NIOWebSocket

/// Assembles the data frames of a client to messages, and checks the rules for fragmentation (RFC 6455, 5).
///
/// It replaces NIO's aggregator, which loses the bit that marks compressed messages.
struct MessageAssembler {
  /// A complete message.
  struct Message {
    var isText: Bool
    var isCompressed: Bool
    var bytes: ByteBuffer
  }

  /// The maximum number of frames of a message.
  private static let frameLimit = 64

  /// The message whose last frame has not arrived.
  private var message: Message?
  private var frames = 0

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: A data frame.
  ///   - limit: The maximum length of a message, in bytes on the wire.
  /// - Returns: The message that the frame completes; `nil` if there is none.
  mutating func add(_ frame: WebSocketFrame, limit: Int) throws(Refusal) -> Message? {
    let isFirst = frame.opcode != .continuation
    guard (message == nil) == isFirst, isFirst || !frame.rsv1 else { throw .malformed }
    frames += 1
    guard frames <= Self.frameLimit else { throw .malformed }
    var data = frame.unmaskedData
    if message == nil {
      message = Message(isText: frame.opcode == .text, isCompressed: frame.rsv1, bytes: data)
    } else {
      message?.bytes.writeBuffer(&data)
    }
    guard let message, message.bytes.readableBytes <= limit else { throw .oversized }
    guard frame.fin else { return nil }
    self.message = nil
    frames = 0
    return message
  }
}
