import NIOCore
import NIOEmbedded
import NIOWebSocket

@testable import TrifectaWeb

extension Channel {
  /// Sets up the channel as a live connection to a counter, with the handlers for WebSocket frames and an inbox of four
  /// messages.
  func goLive(_ tokens: JoinTokens, codec: MessageCodec?) throws {
    var options = WebOptions()
    options.inboxLimit = 4
    let store = SessionStore(options: options, tokens: tokens)
    let screen = Screen(path: "/counter", title: "Counter", summary: nil) { Counter() }
    let connection = Connection(
      channel: self, peer: .init(screen: screen, browser: "browser"), store: store, inboxLimit: options.inboxLimit)
    try pipeline.syncOperations.addHandler(
      LiveSocketHandler(connection: connection, codec: codec, options: options))
    pipeline.fireChannelActive()
  }
}

extension EmbeddedChannel {
  /// A live connection on an embedded channel, for tests of synchronous behavior.
  static func live(_ tokens: JoinTokens, codec: MessageCodec? = nil) throws -> EmbeddedChannel {
    let channel = EmbeddedChannel()
    try channel.goLive(tokens, codec: codec)
    return channel
  }
}

extension NIOAsyncTestingChannel {
  /// A live connection with a session.
  static func live(_ tokens: JoinTokens, isCompressing: Bool = false) async throws -> NIOAsyncTestingChannel {
    let channel = NIOAsyncTestingChannel()
    try await channel.testingEventLoop.executeInContext {
      try channel.goLive(tokens, codec: isCompressing ? MessageCodec() : nil)
    }
    return channel
  }

  /// Waits for a frame sent to the page. If none arrives, the test fails by the runner's time limit.
  func nextFrame(
    isolation: isolated (any Actor)? = #isolation, where isWanted: (WebSocketFrame) -> Bool = { _ in true }
  ) async throws -> WebSocketFrame {
    while true {
      if let frame = try await readOutbound(as: WebSocketFrame.self), isWanted(frame) { return frame }
      await Task.yield()
      await testingEventLoop.run()
    }
  }
}

extension JoinTokens {
  /// The join message of a page of that connection.
  var join: String { "[\"join\",\"\(token(for: "browser", at: "/counter"))\",\"\",0]" }
}

extension WebSocketFrame {
  /// A frame as a client sends it.
  static func client(
    _ opcode: WebSocketOpcode, _ data: ByteBuffer, fin: Bool = true, rsv1: Bool = false, rsv2: Bool = false
  ) -> WebSocketFrame {
    let mask: WebSocketMaskingKey = [1, 2, 3, 4]
    var data = data
    data.webSocketMask(mask)
    return WebSocketFrame(fin: fin, rsv1: rsv1, rsv2: rsv2, opcode: opcode, maskKey: mask, data: data)
  }
}
