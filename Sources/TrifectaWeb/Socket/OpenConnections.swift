import DequeModule
import Foundation
import Logging
import NIOConcurrencyHelpers
import NIOCore

/// The open connections of a server, so that there are not too many, and not too many of one address.
///
/// Those that have not joined a session leave first, oldest first: they cost a browser nothing but a second attempt.
final class OpenConnections: Sendable {
  fileprivate struct Entry {
    let channel: any Channel
    /// By what the connection's share is counted; `nil` for a proxy, which comes for many.
    let key: String?
    var hasJoined = false
  }

  fileprivate struct State {
    var entries: [Int: Entry] = [:]
    var counts: [String: Int] = [:]
    /// Those that may have to leave, oldest first, among others that have joined or left since.
    var waiting: Deque<Int> = []
    var waitingByKey: [String: Deque<Int>] = [:]
    var newest = 0
    var hasTold = false
  }

  private let state = NIOLockedValueBox(State())
  private let limit: Int
  private let limitPerAddress: Int
  private let logger: Logger

  /// - Parameter descriptors: how many file descriptors the process may have.
  init(_ options: WebOptions, descriptors: Int = sysconf(Int32(_SC_OPEN_MAX))) {
    // What else a process opens: event loops, files, connections to others.
    let spare = 32 + descriptors / 16
    limit = max(8, min(options.connectionLimit, descriptors - spare))
    // Where the process has fewer descriptors than the options allow, no address gets more than half of them.
    limitPerAddress =
      limit < options.connectionLimit
      ? min(options.connectionLimitPerAddress, limit / 2) : options.connectionLimitPerAddress
    logger = options.logger
  }

  /// How many there are.
  var count: Int { state.withLockedValue { $0.entries.count } }

  /// Takes a connection in, for which another may have to leave.
  ///
  /// - Parameter key: by what its share is counted; `nil` where it has no share of its own.
  /// - Returns: the connection's number; `nil` where there is no room for it.
  func add(_ channel: any Channel, key: String?) -> Int? {
    let (number, leaver, mustTell) = state.withLockedValue { state -> (Int?, (any Channel)?, Bool) in
      var leaver: (any Channel)?
      var isFull = false
      if let key, state.counts[key, default: 0] >= limitPerAddress {
        leaver = state.removeOldest(of: key)
        isFull = leaver == nil
      } else if state.entries.count >= limit {
        leaver = state.removeOldest(of: nil)
        isFull = leaver == nil
      }
      let mustTell = (isFull || leaver != nil) && !state.hasTold
      if mustTell { state.hasTold = true }
      return (isFull ? nil : state.add(channel, key), leaver, mustTell)
    }
    leaver?.close(promise: nil)
    if mustTell {
      logger.warning(
        """
        there are as many connections as there may be, \(limit) in all and \(limitPerAddress) of one address: the oldest \
        without a page leave (WebOptions.connectionLimit and connectionLimitPerAddress, and the limit of open files)
        """)
    }
    guard let number else { return nil }
    channel.closeFuture.whenComplete { _ in self.state.withLockedValue { $0.remove(number) } }
    return number
  }

  /// A page has joined its session on the connection.
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
    // Twice as many as there are: half of them have left, and forgetting those costs each connection a constant share.
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

  /// - Parameter key: whose; `nil` for the oldest of all.
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
