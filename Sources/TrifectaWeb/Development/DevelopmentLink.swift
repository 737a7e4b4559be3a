import Foundation
import Logging
import NIOCore
import NIOPosix

/// The connection of a program to the development server that has started it.
///
/// In a debug build, the command `trifecta-dev` sets an environment variable. The program then listens on a free port of
/// this machine, and reports it. The development server listens on the port that the program was asked to use, and
/// forwards requests, so that pages can reconnect to the next version of the program.
package struct DevelopmentLink: Sendable {
  /// The path of the development server's Unix socket.
  let path: String

  /// The connection; `nil` if no development server has started the program, and in release builds.
  static let current: DevelopmentLink? = {
    #if DEBUG
      ProcessInfo.processInfo.environment["TRIFECTA_DEVELOPMENT"].map(DevelopmentLink.init)
    #else
      nil
    #endif
  }()

  /// The path of the script that the development server adds to pages.
  static let script = "/-/development/page.js"

  /// Whether the program replaces an earlier version. The address is then not printed again.
  package static var isReplacement: Bool {
    current != nil && ProcessInfo.processInfo.environment["TRIFECTA_DEVELOPMENT_RESTART"] != nil
  }

  /// Reports that the program listens.
  ///
  /// - Parameters:
  ///   - listening: The port on which the program listens.
  ///   - host: The interface on which browsers should connect.
  ///   - port: The port to which browsers should connect; 0 for any port.
  ///   - keepsState: Whether the state of sessions survives a restart.
  ///   - logger: The logger for a failure.
  /// - Returns: The port to which browsers connect; `nil` if the development server cannot be reached.
  func publicPort(
    of listening: Int, for host: String, _ port: Int, keepsState: Bool, _ logger: Logger
  ) async -> Int? {
    #if DEBUG
      do {
        return try await report(listening: listening, host: host, port: port, keepsState: keepsState)
      } catch {
        logger.error("the development server cannot be reached: \(error)")
      }
    #endif
    return nil
  }
}

#if DEBUG
  extension DevelopmentLink {
    /// The first message to the development server.
    private struct Greeting: Encodable {
      let process: Int32
      let listening: Int
      let host: String
      let port: Int
      let keepsState: Bool
    }

    /// Sends a greeting and awaits the reply. When the development server ends, the program is asked to end too.
    private func report(listening: Int, host: String, port: Int, keepsState: Bool) async throws -> Int {
      let greeting = Greeting(
        process: ProcessInfo.processInfo.processIdentifier, listening: listening, host: host, port: port,
        keepsState: keepsState)
      let message = try JSONEncoder().encode(greeting) + Data("\n".utf8)
      let loop = MultiThreadedEventLoopGroup.singleton.any()
      let reply = loop.makePromise(of: Int.self)
      let channel = try await ClientBootstrap(group: loop)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(ReplyHandler(reply))
          }
        }
        .connect(unixDomainSocketPath: path).get()
      try await channel.writeAndFlush(ByteBuffer(bytes: message))
      return try await reply.futureResult.get()
    }
  }

  private final class ReplyHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let reply: EventLoopPromise<Int>
    private var received = ByteBuffer()

    init(_ reply: EventLoopPromise<Int>) { self.reply = reply }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      received.writeImmutableBuffer(unwrapInboundIn(data))
      guard let line = String(buffer: received).split(separator: "\n").first, let port = Int(line) else { return }
      reply.succeed(port)
    }

    func channelInactive(context: ChannelHandlerContext) {
      reply.fail(ChannelError.eof)
      // Without its development server, the program is not reachable.
      kill(getpid(), SIGTERM)
    }
  }
#endif
