import DequeModule

/// The sessions without a connected page, by address, with the task that ends each session. Every operation takes
/// amortized constant time.
struct DetachedSessions {
  private struct Entry {
    let address: String
    let number: Int
    let expiry: Task<Void, Never>
  }

  private var entries: [String: Entry] = [:]
  private var counts: [String: Int] = [:]
  /// Session IDs in the order of detachment. They include sessions that are no longer detached, or were detached again.
  private var queues: [String: Deque<(id: String, number: Int)>] = [:]
  private var newest = 0

  /// The number of sessions from which the session to end is chosen.
  private static let window = 64

  /// The addresses with detached sessions.
  var addresses: some Sequence<String> { counts.keys }

  func contains(_ id: String) -> Bool { entries[id] != nil }

  /// Returns whether the first session has been detached longer than the second. Both must be detached.
  func isLonger(_ id: String, than other: String) -> Bool {
    entries[id]?.number ?? .max < entries[other]?.number ?? .max
  }

  mutating func add(_ id: String, at address: String, expiry: Task<Void, Never>) {
    newest += 1
    entries[id] = Entry(address: address, number: newest, expiry: expiry)
    counts[address, default: 0] += 1
    queues[address, default: []].append((id, newest))
  }

  mutating func remove(_ id: String) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    entry.expiry.cancel()
    let count = counts[entry.address, default: 1] - 1
    counts[entry.address] = count == 0 ? nil : count
    let length = queues[entry.address]?.count ?? 0
    if count == 0 {
      queues[entry.address] = nil
    } else if length > 2 * count + Self.window {
      queues[entry.address]?.removeAll { [entries] in entries[$0.id]?.number != $0.number }
    }
  }

  /// Returns the detached sessions of an address, longest first, up to a fixed number.
  mutating func longest(at address: String) -> [String] {
    while let first = queues[address]?.first, entries[first.id]?.number != first.number {
      queues[address]?.removeFirst()
    }
    return (queues[address] ?? []).prefix(Self.window).filter { entries[$0.id]?.number == $0.number }.map(\.id)
  }
}
