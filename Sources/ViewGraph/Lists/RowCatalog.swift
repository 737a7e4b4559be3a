import Foundation

/// The ids of the rows of a collection.
struct RowCatalog<Items: RandomAccessCollection, ID: Hashable> {
  /// A change of the ids: a range was replaced.
  struct Change {
    /// The replaced range, in the old numbering.
    var old: Range<Int>
    /// The replacing range, in the new numbering.
    var new: Range<Int>

    var isEmpty: Bool { old.isEmpty && new.isEmpty }
    /// The offset of the rows after the range.
    var shift: Int { new.upperBound - old.upperBound }

    /// Returns the new number of a row, or `nil` if it was replaced.
    func moved(_ row: Int) -> Int? {
      if row < old.lowerBound { return row }
      return row < old.upperBound ? nil : row + shift
    }

    /// Returns the new range of adjacent rows, including rows inserted between them.
    func moved(_ rows: Range<Int>) -> Range<Int> {
      let lower = moved(rows.lowerBound) ?? new.lowerBound
      let upper = rows.upperBound <= old.lowerBound ? rows.upperBound : max(rows.upperBound + shift, new.upperBound)
      return lower..<max(lower, upper)
    }
  }

  private(set) var items: Items
  private(set) var ids: [ID] = []
  /// The first id that occurs more than once, or `nil` if the ids are unique.
  private(set) var duplicate: ID?
  private var known: Set<ID> = []

  /// Creates an empty catalog. Call ``replace(by:readsAll:id:)`` with the same items to read them.
  init(unread items: Items) {
    self.items = items
  }

  /// The number of rows.
  var count: Int { ids.count }

  /// Whether there is a row with an id.
  func contains(_ id: ID) -> Bool { known.contains(id) }

  /// The item of a row. O(1).
  func item(at row: Int) -> Items.Element {
    items[items.index(items.startIndex, offsetBy: row)]
  }

  /// Replaces the items, and reads the ids of the items that may have changed.
  ///
  /// Items that are bytewise equal have the same id. If all items are bytewise equal, the call takes no longer than
  /// reading their memory once.
  ///
  /// - Parameters:
  ///   - newItems: the new items.
  ///   - readsAll: whether to read all ids: the first time, and if ids may have changed without a change of the items.
  ///   - id: returns the id of an item.
  mutating func replace(by newItems: Items, readsAll: Bool, id: (Items.Element) -> ID) -> Change {
    guard !readsAll, duplicate == nil, let ends = commonEnds(with: newItems, id) else {
      return replaceAll(by: newItems, newItems.map(id))
    }
    let change = Change(
      old: ends.prefix..<(ids.count - ends.suffix), new: ends.prefix..<(newItems.count - ends.suffix))
    guard !change.isEmpty else {
      items = newItems
      return change
    }
    var middle: [ID] = []
    for offset in change.new { middle.append(id(newItems[newItems.index(newItems.startIndex, offsetBy: offset)])) }
    for row in change.old { known.remove(ids[row]) }
    for new in middle where !known.insert(new).inserted {
      return replaceAll(by: newItems, newItems.map(id))
    }
    items = newItems
    ids.replaceSubrange(change.old, with: middle)
    return change
  }

  private mutating func replaceAll(by newItems: Items, _ newIDs: [ID]) -> Change {
    let old = ids
    items = newItems
    read(newIDs)
    var prefix = 0
    let shorter = min(old.count, ids.count)
    while prefix < shorter, old[prefix] == ids[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == ids[ids.count - 1 - suffix] { suffix += 1 }
    return Change(old: prefix..<(old.count - suffix), new: prefix..<(ids.count - suffix))
  }

  private mutating func read(_ newIDs: [ID]) {
    known = Set(newIDs)
    ids = newIDs
    duplicate = known.count < newIDs.count ? newIDs.firstDuplicate : nil
  }

  /// The number of rows at the start and at the end whose ids are unchanged, or `nil` if all ids must be read.
  private func commonEnds(with newItems: Items, _ id: (Items.Element) -> ID) -> (prefix: Int, suffix: Int)? {
    if let old = items as? Range<Int>, let new = newItems as? Range<Int> {
      return old.lowerBound == new.lowerBound ? (Swift.min(old.count, new.count), 0) : nil
    }
    return items.withContiguousStorageIfAvailable { old in
      newItems.withContiguousStorageIfAvailable { new in
        let shorter = Swift.min(old.count, new.count)
        let prefix = commonPrefix(old, new, shorter, id)
        return (prefix, commonSuffix(old, new, shorter - prefix, id))
      }
    } ?? nil
  }

  private typealias Memory = UnsafeBufferPointer<Items.Element>

  /// The number of items that are compared at a time.
  private static var blockCount: Int { Swift.max(1, 4_096 / MemoryLayout<Items.Element>.stride) }

  private func commonPrefix(_ old: Memory, _ new: Memory, _ limit: Int, _ id: (Items.Element) -> ID) -> Int {
    var row = 0
    while row < limit {
      let end = Swift.min(limit, row + Self.blockCount)
      if Self.areSame(old, row, new, row, count: end - row) {
        row = end
        continue
      }
      while row < end {
        if !Self.areSame(old, row, new, row, count: 1), id(new[row]) != ids[row] { return row }
        row += 1
      }
    }
    return limit
  }

  private func commonSuffix(_ old: Memory, _ new: Memory, _ limit: Int, _ id: (Items.Element) -> ID) -> Int {
    var count = 0
    while count < limit {
      let end = Swift.min(limit, count + Self.blockCount)
      if Self.areSame(old, old.count - end, new, new.count - end, count: end - count) {
        count = end
        continue
      }
      while count < end {
        let (oldRow, newRow) = (old.count - 1 - count, new.count - 1 - count)
        if !Self.areSame(old, oldRow, new, newRow, count: 1), id(new[newRow]) != ids[oldRow] { return count }
        count += 1
      }
    }
    return limit
  }

  /// Whether ranges of two collections are bytewise equal. If only padding bytes differ, the ranges count as different,
  /// and the ids of the items are read.
  private static func areSame(_ old: Memory, _ oldStart: Int, _ new: Memory, _ newStart: Int, count: Int) -> Bool {
    guard let oldBase = old.baseAddress, let newBase = new.baseAddress else { return count == 0 }
    if MemoryLayout<Items.Element>.size == 0 || oldBase + oldStart == newBase + newStart { return true }
    return memcmp(oldBase + oldStart, newBase + newStart, count * MemoryLayout<Items.Element>.stride) == 0
  }
}
