import Foundation
import NIOCore
import NIOPosix

/// A Unix socket to which the programs report the port on which they listen.
struct ControlSocket: Sendable {
  /// The first message of a program.
  struct Greeting: Codable, Equatable, Sendable {
    /// The process.
    var process: Int32
    /// The port on which the program listens, on this machine.
    var listening: Int
    /// The interface on which the program would listen without a development server.
    var host: String
    /// The port on which the program would listen without a development server; 0 for any port.
    var port: Int
    /// Whether the state of sessions survives a restart.
    var keepsState: Bool
  }

  /// A program that has reported its port.
  struct Peer: Sendable {
    let greeting: Greeting
    fileprivate let channel: any Channel

    /// Tells the program the port that browsers use.
    func reply(port: Int) { channel.writeAndFlush(ByteBuffer(string: "\(port)\n"), promise: nil) }
  }

  private let channel: any Channel
  private let folder: String
  /// The path of the socket.
  let path: String

  /// Creates the socket in a folder that only this user can access.
  ///
  /// - Parameter onGreeting: Called on an event loop with each program.
  init(onGreeting: @escaping @Sendable (Peer) -> Void) async throws {
    // The path of a Unix socket has at most about 100 bytes, so it is not in the folder of the package.
    folder = NSTemporaryDirectory() + "trifecta-dev-\(ProcessInfo.processInfo.processIdentifier)"
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    path = folder + "/control"
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(GreetingHandler(onGreeting: onGreeting))
        }
      }
      .bind(unixDomainSocketPath: path).get()
  }

  /// Closes the socket.
  func close() async {
    try? await channel.close()
    try? FileManager.default.removeItem(atPath: folder)
  }
}

private final class GreetingHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let onGreeting: @Sendable (ControlSocket.Peer) -> Void
  private var received = ByteBuffer()

  /// The maximum length of a greeting, in bytes.
  private static let byteLimit = 4_096

  init(onGreeting: @escaping @Sendable (ControlSocket.Peer) -> Void) { self.onGreeting = onGreeting }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    received.writeImmutableBuffer(unwrapInboundIn(data))
    guard let end = received.readableBytesView.firstIndex(of: UInt8(ascii: "\n")) else {
      if received.readableBytes > Self.byteLimit { context.close(promise: nil) }
      return
    }
    let line = Data(received.readableBytesView[..<end])
    received.clear()
    guard let greeting = try? JSONDecoder().decode(ControlSocket.Greeting.self, from: line) else {
      return context.close(promise: nil)
    }
    onGreeting(ControlSocket.Peer(greeting: greeting, channel: context.channel))
  }
}
