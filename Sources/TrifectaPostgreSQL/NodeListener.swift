#if PostgreSQL
  import Foundation

  /// The presence of a server in the database: it renews the server's lease, holds its advisory lock, and receives
  /// messages of other servers. It has a connection and a thread, which waits for the socket.
  ///
  /// `@unchecked Sendable` because the thread alone uses the connection, and the pipe is only written by others.
  final class NodeListener: @unchecked Sendable {
    private let url: String
    private let node: Int64
    private let handler: @Sendable (String?) -> Void
    /// A pipe that ends the thread's wait when its write end is closed.
    private let ends: (read: Int32, write: Int32)
    private var connection: DatabaseConnection?

    private static let heartbeat = Duration.seconds(1)

    /// Connects and registers the server.
    ///
    /// - Parameters:
    ///   - node: The number of the server.
    ///   - handler: A closure that is called with each message, on the thread, and with `nil` after messages may have been
    ///     lost with a connection.
    init(_ url: String, node: Int64, handler: @escaping @Sendable (String?) -> Void) throws {
      self.url = url
      self.node = node
      self.handler = handler
      var descriptors: [Int32] = [0, 0]
      guard pipe(&descriptors) == 0 else {
        throw DatabaseFailure(description: "could not create a pipe: \(String(cString: strerror(errno)))")
      }
      for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      ends = (descriptors[0], descriptors[1])
      do {
        connection = try register()
      } catch {
        close(ends.read)
        close(ends.write)
        throw error
      }
    }

    /// Starts the thread, which retains this object until ``stop()``.
    func start() {
      let thread = Thread { self.run() }
      thread.name = "trifecta.node"
      thread.start()
    }

    /// Ends the thread, which closes the connection. Call this once.
    func stop() { close(ends.write) }

    private func run() {
      var backoff = Backoff()
      while true {
        do {
          let current = try connection ?? register()
          if connection == nil { handler(nil) }
          connection = current
          backoff.succeeded()
          guard try serve(current) else { break }
        } catch {
          // Other connections report the failure when it prevents something.
          connection = nil
          backoff.failed()
          guard !hasEnded(within: backoff.pause) else { break }
        }
      }
      connection = nil
      close(ends.read)
    }

    private func register() throws -> DatabaseConnection {
      let opened = try DatabaseConnection(url)
      // A lost heartbeat costs less than waiting for the disk each second.
      try opened.executeScript("SET synchronous_commit = off; LISTEN trifecta_\(node); LISTEN trifecta_values")
      try opened.execute("SELECT pg_advisory_lock($1)", [.integer(node)])
      try beat(opened)
      return opened
    }

    private func beat(_ connection: DatabaseConnection) throws {
      try connection.execute("SELECT renew_node($1)", [.integer(node)])
    }

    /// Renews the lease and receives messages until the connection is lost.
    ///
    /// - Returns: `false` if the listener was stopped.
    private func serve(_ connection: DatabaseConnection) throws -> Bool {
      let clock = ContinuousClock()
      var next = clock.now
      while true {
        for payload in try connection.notifications() { handler(payload) }
        if clock.now >= next {
          next = clock.now + Self.heartbeat
          try beat(connection)
          // Messages may have arrived with the answer.
          continue
        }
        if hasEnded(within: clock.now.duration(to: next), orReadable: connection.socket) { return false }
      }
    }

    /// Waits until the listener is stopped, or a socket is readable, or the time is over.
    ///
    /// - Returns: Whether the listener was stopped.
    private func hasEnded(within time: Duration, orReadable socket: Int32 = -1) -> Bool {
      var descriptors = [
        pollfd(fd: ends.read, events: Int16(POLLIN), revents: 0), pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
      ]
      let milliseconds = Int32(clamping: Int((time / .milliseconds(1)).rounded(.up)))
      _ = poll(&descriptors, nfds_t(descriptors.count), max(0, milliseconds))
      return descriptors[0].revents != 0
    }
  }
#endif
