import OrderedCollections

extension IdentifiedArray {
  /// Appends a row. Does nothing if a row with its id exists. O(1) amortised.
  ///
  /// - Parameter element: the row.
  /// - Returns: whether the row was appended.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> Bool {
    insert(element, at: rows.count)
  }

  /// Appends rows, except rows whose ids already exist. O(appended rows).
  ///
  /// - Parameter elements: the rows, in order.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Inserts a row at a position. Does nothing if a row with its id exists. O(n), or O(1) at the end.
  ///
  /// - Parameters:
  ///   - element: the row.
  ///   - index: the position of the new row, from 0 to `count`.
  /// - Returns: whether the row was inserted.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> Bool {
    guard rows.index(forKey: element.id) == nil else { return false }
    rows.updateValue(element, forKey: element.id, insertingAt: index)
    log.insert(element.id, of: rows.count)
    return true
  }

  /// Replaces the row with the element's id, or appends the element if there is none. O(1) amortised.
  ///
  /// - Parameter element: the row.
  /// - Returns: the replaced row; `nil` if the element was appended.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    guard let old = rows.updateValue(element, forKey: element.id) else {
      log.insert(element.id, of: rows.count)
      return nil
    }
    log.touch(element.id, of: rows.count)
    return old
  }

  /// Replaces the row with the element's id, or inserts the element at a position if there is none. O(1) to replace,
  /// O(rows after the position) to insert.
  ///
  /// - Parameters:
  ///   - element: the row.
  ///   - index: the position at which to insert the element.
  /// - Returns: the replaced row (`nil` if the element was inserted) and the position of the element.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(_ element: Element, at index: Int) -> (originalMember: Element?, index: Int) {
    guard let position = rows.index(forKey: element.id) else {
      insert(element, at: index)
      return (nil, index)
    }
    return (updateOrAppend(element), position)
  }

  /// Removes the first row. The collection must not be empty. O(n).
  ///
  /// - Returns: the removed row.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  /// Removes the last row. The collection must not be empty. O(1).
  ///
  /// - Returns: the removed row.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: rows.count - 1) }

  /// Removes the last row, if there is one. O(1).
  ///
  /// - Returns: the removed row; `nil` if the collection is empty.
  @inlinable
  @discardableResult
  public mutating func popLast() -> Element? { rows.isEmpty ? nil : removeLast() }

  /// Removes the given number of rows at the start. O(n).
  ///
  /// - Parameter count: the number of rows to remove, from 0 to `count`.
  @inlinable
  public mutating func removeFirst(_ count: Int) { remove(atOffsets: 0..<count) }

  /// Removes the given number of rows at the end. O(n).
  ///
  /// - Parameter count: the number of rows to remove, from 0 to `count`.
  @inlinable
  public mutating func removeLast(_ count: Int) { remove(atOffsets: rows.count - count..<rows.count) }

  /// Removes the rows in a range of positions. O(n).
  ///
  /// - Parameter bounds: the range of positions.
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    remove(atOffsets: bounds.relative(to: 0..<rows.count))
  }

  /// Appends the rows whose ids are new. O(appended rows) amortised.
  ///
  /// - Parameters:
  ///   - array: the collection to append to.
  ///   - elements: the rows.
  @inlinable
  public static func += (array: inout IdentifiedArray, elements: some Sequence<Element>) {
    array.append(contentsOf: elements)
  }

  /// Removes the row with an id. O(n), or O(1) for the last row.
  ///
  /// - Parameter id: the row's id.
  /// - Returns: the removed row; `nil` if there was none.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let removed = rows.removeValue(forKey: id) else { return nil }
    log.remove(id, of: rows.count)
    return removed
  }

  /// Removes the row at a position. O(n), or O(1) for the last row.
  ///
  /// - Parameter index: a valid position.
  /// - Returns: the removed row.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let removed = rows.remove(at: index)
    log.remove(removed.key, of: rows.count)
    return removed.value
  }

  /// Removes the rows that satisfy a predicate. O(n).
  ///
  /// - Parameter predicate: returns whether to remove a row.
  @inlinable
  public mutating func removeAll(where predicate: (Element) throws -> Bool) rethrows {
    let count = rows.count
    defer { if rows.count != count { log.removeMany() } }
    try rows.removeAll { try predicate($0.value) }
  }

  /// Removes all rows. O(n).
  ///
  /// - Parameter keepCapacity: whether to keep the storage for later insertions.
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    guard !rows.isEmpty else { return }
    rows.removeAll(keepingCapacity: keepCapacity)
    log.removeMany()
  }

  /// Returns the rows that satisfy a predicate, in order. O(n).
  ///
  /// - Parameter predicate: returns whether to include a row.
  @inlinable
  public func filter(_ predicate: (Element) throws -> Bool) rethrows -> IdentifiedArray {
    var result = self
    try result.removeAll { try !predicate($0) }
    return result
  }
}
