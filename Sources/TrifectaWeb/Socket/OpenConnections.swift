import DequeModule
import Foundation
import Logging
import NIOConcurrencyHelpers
import NIOCore

/// The open connections of a server. It enforces the limits for all connections and for each address.
///
/// Connections that have not joined a session are closed first, oldest first. If the closed connection belongs to a
/// browser, the browser only needs to retry.
final class OpenConnections: Sendable {
  fileprivate struct Entry {
    let channel: any Channel
    /// The key for limits per address; `nil` for a proxy, which is exempt.
    let key: String?
    var hasJoined = false
  }

  fileprivate struct State {
    var entries: [Int: Entry] = [:]
    var counts: [String: Int] = [:]
    /// The connections that may be closed, oldest first. The queue may also contain connections that have joined or
    /// closed after they were added.
    var waiting: Deque<Int> = []
    var waitingByKey: [String: Deque<Int>] = [:]
    var newest = 0
    var hasWarned = false
  }

  private let state = NIOLockedValueBox(State())
  private let limit: Int
  private let limitPerAddress: Int
  private let logger: Logger

  /// - Parameter descriptors: The maximum number of file descriptors of the process.
  init(_ options: WebOptions, descriptors: Int = sysconf(Int32(_SC_OPEN_MAX))) {
    // Reserves descriptors for event loops, files, and outgoing connections.
    let spare = 32 + descriptors / 16
    limit = max(8, min(options.connectionLimit, descriptors - spare))
    // If the process has fewer descriptors than the options require, an address may use at most half of them.
    limitPerAddress =
      limit < options.connectionLimit
      ? min(options.connectionLimitPerAddress, limit / 2) : options.connectionLimitPerAddress
    logger = options.logger
  }

  /// The number of connections.
  var count: Int { state.withLockedValue { $0.entries.count } }

  /// Adds a connection, if necessary by closing another connection.
  ///
  /// - Parameter key: The key for the limit per address; `nil` if there is no such limit.
  /// - Returns: The number of the connection; `nil` if there is no room for it.
  func add(_ channel: any Channel, key: String?) -> Int? {
    let (number, evicted, shouldWarn) = state.withLockedValue { state -> (Int?, (any Channel)?, Bool) in
      var evicted: (any Channel)?
      var isFull = false
      if let key, state.counts[key, default: 0] >= limitPerAddress {
        evicted = state.removeOldest(of: key)
        isFull = evicted == nil
      } else if state.entries.count >= limit {
        evicted = state.removeOldest(of: nil)
        isFull = evicted == nil
      }
      let shouldWarn = (isFull || evicted != nil) && !state.hasWarned
      if shouldWarn { state.hasWarned = true }
      return (isFull ? nil : state.add(channel, key), evicted, shouldWarn)
    }
    evicted?.close(promise: nil)
    if shouldWarn {
      logger.warning(
        """
        the limit of \(limit) connections, or of \(limitPerAddress) per address, is reached: the oldest connections without a \
        page are closed, or new ones are refused (see WebOptions.connectionLimit and connectionLimitPerAddress, and the limit \
        of open files, ulimit -n)
        """)
    }
    guard let number else { return nil }
    channel.closeFuture.whenComplete { _ in self.state.withLockedValue { $0.remove(number) } }
    return number
  }

  /// Records that a page has joined its session over the connection.
  func join(_ number: Int) {
    state.withLockedValue { $0.entries[number]?.hasJoined = true }
  }
}

extension OpenConnections.State {
  fileprivate mutating func add(_ channel: any Channel, _ key: String?) -> Int {
    newest += 1
    entries[newest] = OpenConnections.Entry(channel: channel, key: key)
    waiting.append(newest)
    if let key {
      counts[key, default: 0] += 1
      waitingByKey[key, default: []].append(newest)
    }
    // Compacting when at least half of the entries are outdated makes the cost amortized constant.
    if waiting.count > 2 * entries.count + 64 {
      waiting = Deque(waiting.filter(isWaiting))
      waitingByKey = waitingByKey.compactMapValues { numbers in
        let rest = numbers.filter(isWaiting)
        return rest.isEmpty ? nil : Deque(rest)
      }
    }
    return newest
  }

  fileprivate mutating func remove(_ number: Int) {
    guard let entry = entries.removeValue(forKey: number), let key = entry.key else { return }
    let rest = counts[key, default: 1] - 1
    counts[key] = rest == 0 ? nil : rest
    if rest == 0 { waitingByKey[key] = nil }
  }

  /// - Parameter key: The address; `nil` for the oldest connection of all addresses.
  fileprivate mutating func removeOldest(of key: String?) -> (any Channel)? {
    while let number = key.map({ waitingByKey[$0]?.popFirst() }) ?? waiting.popFirst() {
      guard isWaiting(number), let channel = entries[number]?.channel else { continue }
      remove(number)
      return channel
    }
    return nil
  }

  private func isWaiting(_ number: Int) -> Bool { entries[number]?.hasJoined == false }
}
