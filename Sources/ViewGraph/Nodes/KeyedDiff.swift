/// A minimal set of moves, insertions and removals that transforms one list of ids into another.
///
/// Duplicate ids are matched in order: the first with the first, the second with the second, and so on.
struct KeyedDiff {
  /// The origin of a row in the new list.
  enum Origin: Equatable {
    /// The row has an index in the old list and need not be moved.
    case stays(Int)
    /// The row has an index in the old list and must be moved.
    case moves(Int)
    /// The row is new.
    case isNew
  }

  /// The origin of each row of the new list, or an empty array if nothing changed.
  private(set) var sources: [Origin] = []
  /// The old indices of removed rows, ascending.
  private(set) var removed: [Int] = []
  /// Whether both lists are equal.
  private(set) var isUnchanged = false

  /// Compares two lists.
  ///
  /// - Complexity: O(n + m log m), where m is the number of ids between the common prefix and the common suffix.
  init<ID: Hashable>(from old: [ID], to new: [ID]) {
    guard old != new else {
      isUnchanged = true
      return
    }
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }

    let oldMiddle = prefix..<(old.count - suffix)
    let newMiddle = prefix..<(new.count - suffix)
    sources.reserveCapacity(new.count)
    for index in 0..<prefix { sources.append(.stays(index)) }
    appendMiddle(old, oldMiddle, new, newMiddle)
    for index in 0..<suffix { sources.append(.stays(old.count - suffix + index)) }
  }

  private mutating func appendMiddle<ID: Hashable>(
    _ old: [ID], _ oldRange: Range<Int>, _ new: [ID], _ newRange: Range<Int>
  ) {
    guard !oldRange.isEmpty, !newRange.isEmpty else {
      removed = Array(oldRange)
      sources.append(contentsOf: repeatElement(.isNew, count: newRange.count))
      return
    }
    var oldIndices = [ID: Int](minimumCapacity: oldRange.count)
    /// For each row with a duplicate id, the next row with the same id.
    var nextIndices: [Int: Int] = [:]
    for index in oldRange.reversed() {
      if let next = oldIndices.updateValue(index, forKey: old[index]) { nextIndices[index] = next }
    }
    var isKept = [Bool](repeating: false, count: oldRange.count)
    let origins = newRange.map { newIndex -> Int? in
      guard let first = oldIndices[new[newIndex]] else { return nil }
      guard isKept[first - oldRange.lowerBound] else {
        isKept[first - oldRange.lowerBound] = true
        return first
      }
      let next = nextIndices[first]
      oldIndices[new[newIndex]] = next
      if let next { isKept[next - oldRange.lowerBound] = true }
      return next
    }
    removed = oldRange.filter { !isKept[$0 - oldRange.lowerBound] }

    let staying = Self.longestIncreasingRun(of: origins)
    for (newIndex, origin) in origins.enumerated() {
      guard let origin else {
        sources.append(.isNew)
        continue
      }
      sources.append(staying.contains(newIndex) ? .stays(origin) : .moves(origin))
    }
  }

  /// The positions of a longest increasing subsequence of the origins.
  ///
  /// Patience sorting: `tails[k]` is the position that ends the best subsequence of length k + 1 so far.
  private static func longestIncreasingRun(of origins: [Int?]) -> Set<Int> {
    var tails: [(origin: Int, newIndex: Int)] = []
    var previous = [Int?](repeating: nil, count: origins.count)
    for (newIndex, origin) in origins.enumerated() {
      guard let origin else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if tails[middle].origin < origin { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[newIndex] = tails[low - 1].newIndex }
      if low == tails.count { tails.append((origin, newIndex)) } else { tails[low] = (origin, newIndex) }
    }
    var positions = Set<Int>(minimumCapacity: tails.count)
    var newIndex = tails.last?.newIndex
    while let current = newIndex {
      positions.insert(current)
      newIndex = previous[current]
    }
    return positions
  }
}
