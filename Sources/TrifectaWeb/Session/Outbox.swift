import DequeModule

/// The patches that a page has not acknowledged, in order, so that a cut line loses none.
///
/// Patches are numbered from 1. The outbox has room for so many patches and bytes; when one more does not fit, it gives
/// up and stays empty until the whole picture is sent anew.
struct Outbox {
  /// One patch, ready to be sent.
  struct Entry {
    let sequence: Int
    let frame: [UInt8]
    /// Whether sending it after a cut line would be wrong: it asks for an effect at a moment that has passed.
    let isTransient: Bool
    /// Whether it holds all that is on the screen.
    let isPicture: Bool
  }

  private var entries: Deque<Entry> = []
  /// How long the frames are that have not been acknowledged, together.
  private(set) var bytes = 0
  /// How many of the entries were given to the connection that is open now.
  private var sent = 0
  /// How long their frames are together: the connection has a copy of each until the page has read it.
  private(set) var sentBytes = 0
  private let limit: Limit

  /// How much may wait.
  struct Limit {
    var patches: Int
    var bytes: Int
  }

  /// The number of the newest patch.
  private(set) var newest = 0
  /// The newest patch the page said it has applied.
  private(set) var acknowledged = 0
  /// Whether patches were given up, so that only the whole picture will do.
  private(set) var isBroken = false

  init(limit: Limit) {
    self.limit = limit
  }

  /// How many patches have not been acknowledged.
  var count: Int { entries.count }

  /// The number the next patch gets.
  var next: Int { newest + 1 }

  /// Adds the patch numbered ``next``. Breaks where there is no room.
  mutating func append(_ frame: [UInt8], isTransient: Bool = false, isPicture: Bool = false) {
    newest += 1
    guard !isBroken else { return }
    if !entries.isEmpty, entries.count >= limit.patches || bytes + frame.count > limit.bytes {
      drop()
      isBroken = true
      return
    }
    entries.append(Entry(sequence: newest, frame: frame, isTransient: isTransient, isPicture: isPicture))
    bytes += frame.count
  }

  /// Starts anew with a patch that holds the whole picture, numbered ``next``.
  mutating func restart(with picture: [UInt8]) {
    drop()
    isBroken = false
    append(picture, isPicture: true)
  }

  /// Forgets the patches up to `sequence`.
  ///
  /// - Returns: `false` where no such patch was ever made: the client is lying.
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

  /// Makes everything unsent, for a page that has applied the patches up to `sequence`.
  ///
  /// - Returns: `false` where patches after that one are gone, so that the whole picture is needed.
  mutating func rewind(to sequence: Int) -> Bool {
    guard !isBroken, sequence >= acknowledged, acknowledge(sequence) else { return false }
    for index in entries.indices where entries[index].isTransient {
      let entry = entries[index]
      let replacement = Array("[\(entry.sequence),0]".utf8)
      entries[index] = Entry(sequence: entry.sequence, frame: replacement, isTransient: false, isPicture: false)
      bytes += replacement.count - entry.frame.count
    }
    sent = 0
    sentBytes = 0
    return true
  }

  /// The next patch to give to the connection; `nil` where all were given.
  mutating func nextUnsent() -> Entry? {
    guard sent < entries.count else { return nil }
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
