import NIOCore
import NIOWebSocket

/// Joins the data frames of a client to messages, and refuses those that break the rules of the protocol (RFC 6455, 5).
///
/// NIO's own aggregator forgets the bit that says that a message is compressed.
struct MessageAssembler {
  /// A whole message.
  struct Message {
    var isText: Bool
    var isCompressed: Bool
    var bytes: ByteBuffer
  }

  /// More frames than this are no way to send a message that short.
  private static let frameLimit = 64

  /// The message whose last frame has not come.
  private var message: Message?
  private var frames = 0

  /// Takes a frame.
  ///
  /// - Parameters:
  ///   - frame: a frame that is no control frame.
  ///   - limit: the longest message there may be, in bytes as they are sent.
  /// - Returns: the message that is complete with it.
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
