import DequeModule

/// The sessions without a page, by address, each with the task that will end it. Every operation takes the same time,
/// however many there are.
struct DetachedSessions {
  private struct Entry {
    let address: String
    let number: Int
    let expiry: Task<Void, Never>
  }

  private var entries: [String: Entry] = [:]
  private var counts: [String: Int] = [:]
  /// Longest detached first, among others that are not detached any more, or are again.
  private var queues: [String: Deque<(id: String, number: Int)>] = [:]
  private var newest = 0

  /// How many are considered when one has to leave.
  private static let window = 64

  /// The addresses that have some.
  var addresses: some Sequence<String> { counts.keys }

  func contains(_ id: String) -> Bool { entries[id] != nil }

  /// Whether the first has been detached longer than the second. Both have to be detached.
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

  /// The longest detached of an address, or some of them where there are many.
  mutating func longest(at address: String) -> [String] {
    while let first = queues[address]?.first, entries[first.id]?.number != first.number {
      queues[address]?.removeFirst()
    }
    return (queues[address] ?? []).prefix(Self.window).filter { entries[$0.id]?.number == $0.number }.map(\.id)
  }
}
