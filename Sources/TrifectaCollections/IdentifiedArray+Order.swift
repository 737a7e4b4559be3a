import OrderedCollections

extension IdentifiedArray {
  /// Moves rows to another position. Use it in a list's `onMove`. O(n).
  ///
  /// - Parameters:
  ///   - source: the positions of the rows to move. They keep their relative order.
  ///   - destination: the position at which to insert the rows, counted before the move; `count` for the end.
  @inlinable
  public mutating func move(fromOffsets source: some Sequence<Int>, toOffset destination: Int) {
    let moving = Set(source)
    guard !moving.isEmpty else { return }
    var before: [Int] = []
    var after: [Int] = []
    for index in rows.values.indices where !moving.contains(index) {
      if index < destination { before.append(index) } else { after.append(index) }
    }
    let order = before + moving.sorted() + after
    let old = rows
    rows = OrderedDictionary(uniqueKeysWithValues: order.lazy.map { old.elements[$0] })
    log.restructure()
  }

  /// Removes the rows at the given positions. Use it in a list's `onDelete`. O(n).
  ///
  /// - Parameter offsets: the positions of the rows to remove, in any order.
  @inlinable
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    let leaving = Set(offsets)
    guard !leaving.isEmpty else { return }
    precondition(leaving.allSatisfy(rows.values.indices.contains), "An offset to remove is out of bounds.")
    var index = 0
    rows.removeAll { _ in
      defer { index += 1 }
      return leaving.contains(index)
    }
    log.removeMany()
  }

  /// Swaps the rows at two positions. O(1).
  ///
  /// - Parameters:
  ///   - first: the first position.
  ///   - second: the second position.
  @inlinable
  public mutating func swapAt(_ first: Int, _ second: Int) {
    rows.swapAt(first, second)
    log.restructure()
  }

  /// Sorts the rows. O(n log n).
  ///
  /// - Parameter areInIncreasingOrder: returns whether its first argument should be ordered before its second.
  @inlinable
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    log.restructure()
    try rows.sort { try areInIncreasingOrder($0.value, $1.value) }
  }

  /// Shuffles the rows. O(n).
  ///
  /// - Parameter generator: the random number generator, for example a dependency that a test controls.
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    let old = rows
    rows = OrderedDictionary(
      uniqueKeysWithValues: old.values.indices.shuffled(using: &generator).lazy.map { old.elements[$0] })
    log.restructure()
  }

  /// Shuffles the rows. O(n).
  @inlinable
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// Reverses the order of the rows. O(n).
  @inlinable
  public mutating func reverse() {
    rows.reverse()
    log.restructure()
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the rows in ascending order. O(n log n).
  @inlinable
  public mutating func sort() {
    sort(by: <)
  }
}
