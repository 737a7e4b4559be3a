import NIOCore
import NIOPosix

/// The server that browsers connect to. It stays when the program is replaced.
struct FrontServer: Sendable {
  private let channel: any Channel
  private let destination: Destination

  /// The port.
  var port: Int { channel.localAddress?.port ?? 0 }

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - host: The name or address of the interface.
  ///   - port: The port; 0 for any free port.
  ///   - destination: The program.
  ///   - pages: The connections to the script of the pages.
  ///   - allowedHosts: The names of hosts at which the script may connect.
  /// - Throws: An `IOError` if the port is in use.
  init(host: String, port: Int, destination: Destination, pages: PageChannel, allowedHosts: Set<String>) async throws {
    self.destination = destination
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelOption(.backlog, value: 1_024)
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            RequestRouter(destination: destination, pages: pages, allowedHosts: allowedHosts))
        }
      }
      .bind(host: host, port: port).get()
  }

  /// Stops to listen.
  func close() async {
    destination.shutDown()
    try? await channel.close()
  }
}
