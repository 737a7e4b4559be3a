/// A two-level bit set of the rows that may have elements. It finds the next such row quickly.
///
/// The lower level has one bit per row. The upper level has one bit per group of 64 rows, which is set if the bit of at
/// least one row in the group is set.
struct ShownRows {
  private var rows: [UInt64]
  private var groups: [UInt64]

  /// Creates an empty set for a number of rows.
  init(count: Int = 0) {
    rows = Array(repeating: 0, count: (count + 63) / 64)
    groups = Array(repeating: 0, count: (rows.count + 63) / 64)
  }

  /// Inserts a row. A row out of range is ignored, because the set is created again with the new number of rows.
  mutating func insert(_ index: Int) {
    guard index >> 6 < rows.count else { return }
    rows[index >> 6] |= 1 << (index & 63)
    groups[index >> 12] |= 1 << ((index >> 6) & 63)
  }

  /// Removes a row.
  mutating func remove(_ index: Int) {
    rows[index >> 6] &= ~(1 << (index & 63))
    if rows[index >> 6] == 0 { groups[index >> 12] &= ~(1 << ((index >> 6) & 63)) }
  }

  /// Returns the first row in the set from `index` on, or `nil` if there is none. O(rows / 4,096).
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

  /// The lowest set bit from `bit` on.
  private static func first(in word: UInt64, from bit: Int) -> Int? {
    let rest = word & (UInt64.max << UInt64(bit))
    return rest == 0 ? nil : rest.trailingZeroBitCount
  }
}
