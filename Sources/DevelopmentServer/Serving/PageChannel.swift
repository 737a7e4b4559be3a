import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOWebSocket

/// The connections to all open pages, through which they show errors and reconnect.
final class PageChannel: Sendable {
  /// A message to the script of the pages, `Resources/page.js`.
  struct Message: Codable, Equatable, Sendable {
    enum Kind: String, Codable, Sendable {
      /// Shows an error over the page.
      case error
      /// Removes the error.
      case clear
      /// The new version of the program accepts connections.
      case reconnect
      /// The scripts or styles of pages have changed, so the page has to be loaded again.
      case reload
    }

    var kind: Kind
    /// The heading of an error.
    var title = ""
    /// The lines of an error.
    var text = ""
    /// Whether the program can be started again without an edit.
    var canRestart = false
  }

  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    /// The error that new pages show; `nil` if there is none.
    var error: Message?
  }

  private let state = NIOLockedValueBox(State())
  /// Called when a user asks to start the program again.
  private let onRestart: @Sendable () -> Void

  init(onRestart: @escaping @Sendable () -> Void) { self.onRestart = onRestart }

  /// Sends a message to all pages. Pages that are opened later show the last error.
  func send(_ message: Message) {
    let channels = state.withLockedValue { state in
      switch message.kind {
      case .error: state.error = message
      case .clear: state.error = nil
      case .reconnect, .reload: break
      }
      return Array(state.channels.values)
    }
    for channel in channels { Self.write(message, to: channel) }
  }

  fileprivate func add(_ channel: any Channel) {
    let error = state.withLockedValue { state in
      state.channels[ObjectIdentifier(channel)] = channel
      return state.error
    }
    Self.write(error ?? Message(kind: .clear), to: channel)
  }

  fileprivate func remove(_ channel: any Channel) {
    _ = state.withLockedValue { $0.channels.removeValue(forKey: ObjectIdentifier(channel)) }
  }

  private static func write(_ message: Message, to channel: any Channel) {
    guard let json = try? JSONEncoder().encode(message) else { return }
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: json)), promise: nil)
  }

  /// Returns the handler of a page's connection.
  func makeHandler() -> some ChannelHandler & Sendable { Handler(pages: self) }

  // The handler has no mutable state, so it is thread-safe.
  private final class Handler: ChannelInboundHandler, Sendable {
    typealias InboundIn = WebSocketFrame

    private let pages: PageChannel

    init(pages: PageChannel) { self.pages = pages }

    func handlerAdded(context: ChannelHandlerContext) { pages.add(context.channel) }
    func channelInactive(context: ChannelHandlerContext) { pages.remove(context.channel) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let frame = unwrapInboundIn(data)
      switch frame.opcode {
      case .text where String(buffer: frame.unmaskedData) == "restart": pages.onRestart()
      case .ping:
        let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
        context.writeAndFlush(NIOAny(pong), promise: nil)
      case .connectionClose: context.close(promise: nil)
      default: break
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
}
