/// Which of many rows may show something, so that the next one that does is found without asking all between.
///
/// One bit for each row, and one for each 64 rows of which one is set.
struct ShownRows {
  private var rows: [UInt64]
  private var groups: [UInt64]

  /// A note of so many rows, none of which shows anything.
  init(count: Int = 0) {
    rows = Array(repeating: 0, count: (count + 63) / 64)
    groups = Array(repeating: 0, count: (rows.count + 63) / 64)
  }

  /// Notes that a row may show something. A row that is not there is ignored: it is counted when it is.
  mutating func insert(_ index: Int) {
    guard index >> 6 < rows.count else { return }
    rows[index >> 6] |= 1 << (index & 63)
    groups[index >> 12] |= 1 << ((index >> 6) & 63)
  }

  /// Notes that a row shows nothing.
  mutating func remove(_ index: Int) {
    rows[index >> 6] &= ~(1 << (index & 63))
    if rows[index >> 6] == 0 { groups[index >> 12] &= ~(1 << ((index >> 6) & 63)) }
  }

  /// The first row from `index` on that may show something; `nil` where there is none. O(rows / 4,096).
  func first(from index: Int) -> Int? {
    guard index >> 6 < rows.count else { return nil }
    if let row = Self.first(in: rows[index >> 6], from: index & 63) { return index & ~63 + row }
    let next = index >> 6 + 1
    var group = next >> 6
    guard group < groups.count else { return nil }
    var found = Self.first(in: groups[group], from: next & 63)
    while found == nil {
      group += 1
      guard group < groups.count else { return nil }
      found = Self.first(in: groups[group], from: 0)
    }
    guard let found else { return nil }
    let word = group << 6 + found
    return word << 6 + rows[word].trailingZeroBitCount
  }

  /// The lowest bit from `bit` on that is set.
  private static func first(in word: UInt64, from bit: Int) -> Int? {
    let rest = word & (UInt64.max << UInt64(bit))
    return rest == 0 ? nil : rest.trailingZeroBitCount
  }
}
