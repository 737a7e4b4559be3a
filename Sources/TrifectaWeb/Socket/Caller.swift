import NIOConcurrencyHelpers
import NIOCore

/// The other end of an accepted connection, whatever is spoken on it.
final class Caller: Sendable {
  /// The connection on which the request that is being answered came; `nil` where another server than ours took it.
  @TaskLocal static var current: Caller?

  /// The address of the socket's peer; `nil` for a Unix socket.
  let address: SocketAddress?
  private let encrypted = NIOLockedValueBox(false)
  private let closed = NIOLockedValueBox(false)

  /// Called when a page has joined its session on the connection.
  let hasJoined: @Sendable () -> Void

  init(address: SocketAddress?, hasJoined: @escaping @Sendable () -> Void = {}) {
    self.address = address
    self.hasJoined = hasJoined
  }

  /// Whether the connection is closed.
  var isClosed: Bool {
    get { closed.withLockedValue { $0 } }
    set { closed.withLockedValue { $0 = newValue } }
  }

  /// Whether the connection is encrypted up to this process.
  var isEncrypted: Bool {
    get { encrypted.withLockedValue { $0 } }
    set { encrypted.withLockedValue { $0 = newValue } }
  }
}
