import DequeModule

/// The patches that a page has not acknowledged, in order, so that none is lost if the connection drops.
///
/// Patches are numbered from 1. The number and size of patches are limited. If a patch exceeds the limit, the outbox
/// breaks: it stays empty until the whole screen is sent again.
struct Outbox {
  /// A patch that is ready to be sent.
  struct Entry {
    let sequence: Int
    let frame: [UInt8]
    /// Whether the patch must not be sent again after a reconnect, because it triggers an effect that would be outdated
    /// at that time.
    let isTransient: Bool
    /// Whether the patch contains the whole screen.
    let isSnapshot: Bool
  }

  private var entries: Deque<Entry> = []
  /// The total length of the frames that have not been acknowledged.
  private(set) var bytes = 0
  /// The number of entries that were passed to the current connection.
  private var sent = 0
  /// The total length of the entries that were passed to the current connection. The connection has a copy of each
  /// entry until the page has read the entry.
  private(set) var sentBytes = 0
  private let limit: Limit

  /// The limits of the outbox.
  struct Limit {
    var patches: Int
    var bytes: Int
  }

  /// The number of the newest patch.
  private(set) var newest = 0
  /// The number of the newest patch that the page has applied.
  private(set) var acknowledged = 0
  /// Whether patches were discarded, so that the whole screen must be sent.
  private(set) var isBroken = false

  init(limit: Limit) {
    self.limit = limit
  }

  /// The number of patches that have not been acknowledged.
  var count: Int { entries.count }

  /// The number of the next patch.
  var next: Int { newest + 1 }

  /// Adds the patch numbered ``next``. If the limits are exceeded, the outbox breaks.
  mutating func append(_ frame: [UInt8], isTransient: Bool = false, isSnapshot: Bool = false) {
    newest += 1
    guard !isBroken else { return }
    if !entries.isEmpty, entries.count >= limit.patches || bytes + frame.count > limit.bytes {
      drop()
      isBroken = true
      return
    }
    entries.append(Entry(sequence: newest, frame: frame, isTransient: isTransient, isSnapshot: isSnapshot))
    bytes += frame.count
  }

  /// Replaces all patches with one that contains the whole screen, numbered ``next``.
  mutating func restart(with snapshot: [UInt8]) {
    drop()
    isBroken = false
    append(snapshot, isSnapshot: true)
  }

  /// Removes the patches up to `sequence`.
  ///
  /// - Returns: `false` if there was no such patch, which means that the client violates the protocol.
  mutating func acknowledge(_ sequence: Int) -> Bool {
    guard sequence <= newest else { return false }
    acknowledged = max(acknowledged, sequence)
    while let first = entries.first, first.sequence <= acknowledged {
      bytes -= first.frame.count
      entries.removeFirst()
      guard sent > 0 else { continue }
      sent -= 1
      sentBytes -= first.frame.count
    }
    return true
  }

  /// Marks all patches after `sequence` as unsent, for a page that has applied the patches up to `sequence`.
  ///
  /// - Returns: `false` if some of the unsent patches were discarded, so that the whole screen must be sent.
  mutating func rewind(to sequence: Int) -> Bool {
    guard !isBroken, sequence >= acknowledged, acknowledge(sequence) else { return false }
    for index in entries.indices where entries[index].isTransient {
      let entry = entries[index]
      let replacement = Array("[\(entry.sequence),0]".utf8)
      entries[index] = Entry(sequence: entry.sequence, frame: replacement, isTransient: false, isSnapshot: false)
      bytes += replacement.count - entry.frame.count
    }
    sent = 0
    sentBytes = 0
    return true
  }

  /// Returns the next patch for the connection; `nil` if all were sent.
  ///
  /// - Parameter limit: The number of the last patch that may be sent; `nil` if all may be sent.
  mutating func nextUnsent(upTo limit: Int? = nil) -> Entry? {
    guard sent < entries.count, entries[sent].sequence <= limit ?? .max else { return nil }
    defer { sent += 1 }
    sentBytes += entries[sent].frame.count
    return entries[sent]
  }

  private mutating func drop() {
    entries.removeAll()
    bytes = 0
    sent = 0
    sentBytes = 0
  }
}
