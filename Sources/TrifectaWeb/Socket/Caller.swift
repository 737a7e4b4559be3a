import NIOConcurrencyHelpers
import NIOCore

/// The peer of an accepted connection, independent of the protocol.
final class Caller: Sendable {
  /// The connection of the current request; `nil` if another server accepted it.
  @TaskLocal static var current: Caller?

  /// The address of the socket's peer; `nil` for a Unix socket.
  let address: SocketAddress?
  private let encrypted = NIOLockedValueBox(false)
  private let closed = NIOLockedValueBox(false)

  /// Called when a page has joined its session over the connection.
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
