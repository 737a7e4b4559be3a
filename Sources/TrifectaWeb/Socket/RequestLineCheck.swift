import NIOCore
import NIOHTTP1

/// Refuses a connection whose first request line names a protocol other than HTTP, such as `RTSP/1.0`.
///
/// The handler is placed before NIO's parser, which reports RTSP and ICE requests as HTTP. It does not check later
/// requests, because a client whose first request is HTTP uses no other protocol. The parser refuses other versions of
/// HTTP in all requests.
final class RequestLineCheck: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private var isChecked = false
  private var isRefused = false
  /// The number of gaps in the line. The protocol follows the second one. The parser accepts several spaces in a gap.
  private var gaps = 0
  private var isInGap = false
  private var name: [UInt8] = []

  /// The names of the protocols, with a slash at the end. A line with any other text is malformed for the parser.
  private static let foreignNames = ["RTSP/", "ICE/"].map { Array($0.utf8) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isRefused else { return }
    if !isChecked { checkLine(in: unwrapInboundIn(data)) }
    guard isRefused else { return context.fireChannelRead(data) }
    context.fireErrorCaught(HTTPParserError.invalidVersion)
  }

  private func checkLine(in bytes: ByteBuffer) {
    for byte in bytes.readableBytesView {
      check(byte)
      // The rest, such as the body of an upload, is not read.
      if isChecked { return }
    }
  }

  private func check(_ byte: UInt8) {
    let wasInGap = isInGap
    isInGap = byte == UInt8(ascii: " ")
    switch byte {
    case UInt8(ascii: " "):
      if !wasInGap { gaps += 1 }
    case UInt8(ascii: "\n") where gaps > 0:
      isChecked = true
    case _ where gaps == 2:
      name.append(byte)
      guard byte == UInt8(ascii: "/") || name.count == 5 else { break }
      isChecked = true
      isRefused = Self.foreignNames.contains(name)
    default:
      break
    }
  }
}
