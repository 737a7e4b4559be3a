import NIOConcurrencyHelpers
import NIOCore

/// The other end of an accepted connection, whatever is spoken on it.
final class Caller: Sendable {
  /// The connection on which the request that is being answered came; `nil` where another server than ours took it.
  @TaskLocal static var current: Caller?

  /// The address of the socket's peer; `nil` for a Unix socket.
  let address: SocketAddress?
  private let encrypted = NIOLockedValueBox(false)

  init(address: SocketAddress?) {
    self.address = address
  }

  /// Whether the connection is encrypted up to this process.
  var isEncrypted: Bool {
    get { encrypted.withLockedValue { $0 } }
    set { encrypted.withLockedValue { $0 = newValue } }
  }
}
