import Hummingbird
import NIOCore

/// The address of a program with its own Hummingbird application, see ``WebScreens/address(host:port:)``.
public struct ServerAddress: Sendable {
  /// The address for the configuration of the application: the requested one, or a free port of this machine if the
  /// development server has started the program.
  public let bindAddress: BindAddress
  private let host: String
  private let port: Int
  private let web: WebScreens

  init(host: String, port: Int, web: WebScreens) {
    bindAddress = DevelopmentLink.current == nil ? .hostname(host, port: port) : .hostname("127.0.0.1", port: 0)
    self.host = host
    self.port = port
    self.web = web
  }

  /// Reports to the development server that the program listens. Call it in the `onServerRunning` closure of the
  /// application.
  ///
  /// - Parameter channel: The channel of the server.
  /// - Returns: The port to which browsers connect.
  @discardableResult
  public func serverRunning(_ channel: any Channel) async -> Int {
    let listening = channel.localAddress?.port ?? port
    let link = DevelopmentLink.current
    return await link?.publicPort(
      of: listening, for: host, port, keepsState: web.keepsState, web.options.logger) ?? listening
  }
}

extension WebScreens {
  /// Returns the address for an application with your own router, so that the development server can run the program.
  ///
  /// Listen at ``ServerAddress/bindAddress``, and call ``ServerAddress/serverRunning(_:)`` when the server listens. An
  /// application of ``application(host:port:onServerRunning:)`` does both.
  ///
  /// - Parameters:
  ///   - host: The name or address of the interface to listen on.
  ///   - port: The port; 0 for any free port.
  /// - Returns: The address.
  public func address(host: String = "127.0.0.1", port: Int = 8080) -> ServerAddress {
    ServerAddress(host: host, port: port, web: self)
  }
}
