/// How one list of ids becomes another, with as few moves as possible.
///
/// Of rows with the same id the first becomes the first, the second the second, and so on.
struct KeyedDiff {
  /// Where the row at a place in the new list comes from.
  enum Origin: Equatable {
    /// From that index of the old list; it need not be moved.
    case stays(Int)
    /// From that index of the old list, to be placed anew.
    case moves(Int)
    /// Nowhere.
    case isNew
  }

  /// The origin of each row of the new list; empty when nothing has changed.
  private(set) var sources: [Origin] = []
  /// The old indices whose rows are gone, first to last.
  private(set) var removed: [Int] = []
  /// Whether both lists are the same.
  private(set) var isUnchanged = false

  /// Compares two lists. O(n), and O(m log m) for the m ids between the common start and the common end.
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
    /// For a row of which the id is there again: the next row with it.
    var nextIndices: [Int: Int] = [:]
    for index in oldRange.reversed() {
      if let next = oldIndices.updateValue(index, forKey: old[index]) { nextIndices[index] = next }
    }
    var isKept = [Bool](repeating: false, count: oldRange.count)
    let origins = newRange.map { place -> Int? in
      guard let first = oldIndices[new[place]] else { return nil }
      guard isKept[first - oldRange.lowerBound] else {
        isKept[first - oldRange.lowerBound] = true
        return first
      }
      let next = nextIndices[first]
      oldIndices[new[place]] = next
      if let next { isKept[next - oldRange.lowerBound] = true }
      return next
    }
    removed = oldRange.filter { !isKept[$0 - oldRange.lowerBound] }

    let staying = Self.longestIncreasingRun(of: origins)
    for (place, origin) in origins.enumerated() {
      guard let origin else {
        sources.append(.isNew)
        continue
      }
      sources.append(staying.contains(place) ? .stays(origin) : .moves(origin))
    }
  }

  /// The places of a longest increasing subsequence of the origins that there are.
  ///
  /// Patience sorting: `tails[k]` is the place that ends the best run of length k + 1 so far.
  private static func longestIncreasingRun(of origins: [Int?]) -> Set<Int> {
    var tails: [(origin: Int, place: Int)] = []
    var previous = [Int?](repeating: nil, count: origins.count)
    for (place, origin) in origins.enumerated() {
      guard let origin else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if tails[middle].origin < origin { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = tails[low - 1].place }
      if low == tails.count { tails.append((origin, place)) } else { tails[low] = (origin, place) }
    }
    var places = Set<Int>(minimumCapacity: tails.count)
    var place = tails.last?.place
    while let current = place {
      places.insert(current)
      place = previous[current]
    }
    return places
  }
}
