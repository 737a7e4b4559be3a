import OrderedCollections

extension IdentifiedArray {
  /// Moves rows to another position, as a list's `onMove` asks for. O(n).
  ///
  /// - Parameters:
  ///   - source: the positions of the rows to move; they keep their order.
  ///   - destination: the position, before the move, of the row that they come to stand in front of; `count` for the
  ///     end.
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

  /// Removes rows, as a list's `onDelete` asks for. O(n).
  ///
  /// - Parameter offsets: the positions of the rows to remove, in any order.
  @inlinable
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    let leaving = Set(offsets)
    guard !leaving.isEmpty else { return }
    precondition(leaving.allSatisfy(rows.values.indices.contains), "There is no row at one of the offsets.")
    var index = 0
    rows.removeAll { _ in
      defer { index += 1 }
      return leaving.contains(index)
    }
    log.removeMany()
  }

  /// Exchanges the rows at two positions. O(1).
  ///
  /// - Parameters:
  ///   - first: a position in the collection.
  ///   - second: another one.
  @inlinable
  public mutating func swapAt(_ first: Int, _ second: Int) {
    rows.swapAt(first, second)
    log.restructure()
  }

  /// Sorts the rows. O(n log n).
  ///
  /// - Parameter areInIncreasingOrder: whether the first row belongs before the second.
  @inlinable
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    log.restructure()
    try rows.sort { try areInIncreasingOrder($0.value, $1.value) }
  }

  /// Puts the elements into an order by chance. O(count).
  ///
  /// - Parameter generator: where chance comes from, such as a dependency that a test controls.
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    let old = rows
    rows = OrderedDictionary(
      uniqueKeysWithValues: old.values.indices.shuffled(using: &generator).lazy.map { old.elements[$0] })
    log.restructure()
  }

  /// Puts the elements into an order by chance. O(count).
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
  /// Sorts the rows. O(n log n).
  @inlinable
  public mutating func sort() {
    sort(by: <)
  }
}
