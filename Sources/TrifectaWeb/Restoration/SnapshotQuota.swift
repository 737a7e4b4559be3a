import DequeModule
import Foundation

/// The sizes of stored snapshots, by network address. Determines which snapshots are evicted.
///
/// One address may use a quarter of the limits: above it, its oldest snapshots are evicted. Above a total limit, the
/// oldest snapshots of the address with the most bytes are evicted. A snapshot's age is the time since it was saved last.
/// Adding and removing take amortized constant time, unless a total limit
/// is exceeded: then O(addresses).
package struct SnapshotQuota {
  /// The limits for all addresses together.
  package struct Limits: Sendable {
    package var count: Int
    package var bytes: Int

    package init(count: Int, bytes: Int) {
      self.count = count
      self.bytes = bytes
    }

    /// The limits for one address.
    package var share: Limits { Limits(count: max(1, count / 4), bytes: bytes / 4) }
  }

  private struct Entry {
    let address: String
    let bytes: Int
    let date: Date
    let number: Int
  }

  /// The snapshots of one address.
  private struct Share {
    var count = 0
    var bytes = 0
    /// Keys in the order of saving. They include keys that were removed, or saved again.
    var order: Deque<(key: SessionKey, number: Int)> = []
  }

  private let limits: Limits
  private var entries: [SessionKey: Entry] = [:]
  private var shares: [String: Share] = [:]
  private var newest = 0
  private(set) var bytes = 0

  /// The assumed size of a snapshot's entry in tables or in a file system, in bytes.
  package static let overhead = 1_024

  init(limits: Limits) {
    self.limits = limits
  }

  /// The number of snapshots.
  var count: Int { entries.count }

  /// Adds a snapshot, which replaces an earlier one with the same key.
  ///
  /// - Parameters:
  ///   - key: The snapshot.
  ///   - bytes: Its size.
  ///   - address: The network address to charge.
  ///   - date: The time of the snapshot.
  /// - Returns: The snapshots to evict, which are no longer counted.
  mutating func add(_ key: SessionKey, bytes: Int, at address: String, date: Date) -> [SessionKey] {
    remove(key)
    newest += 1
    let size = bytes + Self.overhead
    entries[key] = Entry(address: address, bytes: size, date: date, number: newest)
    shares[address, default: Share()].count += 1
    shares[address, default: Share()].bytes += size
    shares[address, default: Share()].order.append((key, newest))
    self.bytes += size
    var evicted: [SessionKey] = []
    while isExceeded(by: address), let oldest = removeOldest(of: address) { evicted.append(oldest) }
    while entries.count > limits.count || self.bytes > limits.bytes,
      let largest = shares.max(by: { ($0.value.bytes, $0.key) < ($1.value.bytes, $1.key) }),
      let oldest = removeOldest(of: largest.key)
    { evicted.append(oldest) }
    return evicted
  }

  /// Removes a snapshot, if it exists.
  mutating func remove(_ key: SessionKey) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    bytes -= entry.bytes
    var share = shares.removeValue(forKey: entry.address) ?? Share()
    share.count -= 1
    share.bytes -= entry.bytes
    guard share.count > 0 else { return }
    if share.order.count > 2 * share.count + 64 {
      share.order.removeAll { [entries] in entries[$0.key]?.number != $0.number }
    }
    shares[entry.address] = share
  }

  /// Removes and returns the snapshots that were made before a date. O(n).
  mutating func removeExpired(before date: Date) -> [SessionKey] {
    let expired = entries.filter { $0.value.date < date }.map(\.key)
    for key in expired { remove(key) }
    return expired
  }

  private func isExceeded(by address: String) -> Bool {
    guard let share = shares[address] else { return false }
    return share.count > limits.share.count || share.bytes > limits.share.bytes
  }

  private mutating func removeOldest(of address: String) -> SessionKey? {
    while let first = shares[address]?.order.popFirst() {
      guard entries[first.key]?.number == first.number else { continue }
      remove(first.key)
      return first.key
    }
    return nil
  }
}
