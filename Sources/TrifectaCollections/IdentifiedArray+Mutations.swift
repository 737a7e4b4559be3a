import OrderedCollections

extension IdentifiedArray {
  /// Adds a row at the end. Does nothing if there is one with its id. O(1) amortised.
  ///
  /// - Parameter element: the row.
  /// - Returns: whether it was added.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> Bool {
    insert(element, at: rows.count)
  }

  /// Adds rows at the end, except those whose ids exist. O(added).
  ///
  /// - Parameter elements: the rows, in order.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Adds a row at a position. Does nothing if there is one with its id. O(n) unless it is the end.
  ///
  /// - Parameters:
  ///   - element: the row.
  ///   - index: its position, from 0 to `count`.
  /// - Returns: whether it was added.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> Bool {
    guard rows.index(forKey: element.id) == nil else { return false }
    rows.updateValue(element, forKey: element.id, insertingAt: index)
    log.insert(element.id, of: rows.count)
    return true
  }

  /// Replaces the row that has the element's id, or appends the element. O(1) amortised.
  ///
  /// - Parameter element: the row.
  /// - Returns: the row that was replaced, `nil` if the element was appended.
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

  /// Sets an element, at a position if none has its id yet. O(1) if one has, else O(elements after it).
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - index: where a new one stands.
  /// - Returns: the element that had the id, `nil` if none had, and where the element stands now.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(_ element: Element, at index: Int) -> (originalMember: Element?, index: Int) {
    guard let position = rows.index(forKey: element.id) else {
      insert(element, at: index)
      return (nil, index)
    }
    return (updateOrAppend(element), position)
  }

  /// Removes the first element, which has to be there. O(count).
  ///
  /// - Returns: the element.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  /// Removes the last element, which has to be there. O(1).
  ///
  /// - Returns: the element.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: rows.count - 1) }

  /// Removes the last element, if there is one. O(1).
  ///
  /// - Returns: the element; `nil` if there is none.
  @inlinable
  @discardableResult
  public mutating func popLast() -> Element? { rows.isEmpty ? nil : removeLast() }

  /// Removes the first elements, which have to be there. O(count).
  ///
  /// - Parameter count: how many, at least 0.
  @inlinable
  public mutating func removeFirst(_ count: Int) { remove(atOffsets: 0..<count) }

  /// Removes the last elements, which have to be there. O(count).
  ///
  /// - Parameter count: how many, at least 0.
  @inlinable
  public mutating func removeLast(_ count: Int) { remove(atOffsets: rows.count - count..<rows.count) }

  /// Removes the elements at neighbouring positions. O(count).
  ///
  /// - Parameter bounds: the positions.
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    remove(atOffsets: bounds.relative(to: 0..<rows.count))
  }

  /// Appends the elements whose ids are new. O(added elements) amortised.
  ///
  /// - Parameters:
  ///   - array: what they are appended to.
  ///   - elements: the elements.
  @inlinable
  public static func += (array: inout IdentifiedArray, elements: some Sequence<Element>) {
    array.append(contentsOf: elements)
  }

  /// Removes a row. O(n) unless it is the last.
  ///
  /// - Parameter id: the row's id.
  /// - Returns: the row, `nil` if there was none.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let removed = rows.removeValue(forKey: id) else { return nil }
    log.remove(id, of: rows.count)
    return removed
  }

  /// Removes the row at a position. O(n) unless it is the last.
  ///
  /// - Parameter index: a position in the collection.
  /// - Returns: the row.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let removed = rows.remove(at: index)
    log.remove(removed.key, of: rows.count)
    return removed.value
  }

  /// Removes the rows for which `predicate` holds. O(n).
  ///
  /// - Parameter predicate: whether a row is to go.
  @inlinable
  public mutating func removeAll(where predicate: (Element) throws -> Bool) rethrows {
    let count = rows.count
    defer { if rows.count != count { log.removeMany() } }
    try rows.removeAll { try predicate($0.value) }
  }

  /// Removes all rows. O(n).
  ///
  /// - Parameter keepCapacity: whether to keep the storage for rows to come.
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    guard !rows.isEmpty else { return }
    rows.removeAll(keepingCapacity: keepCapacity)
    log.removeMany()
  }

  /// The rows for which `predicate` holds, in order. O(n).
  ///
  /// - Parameter predicate: whether a row is to stay.
  @inlinable
  public func filter(_ predicate: (Element) throws -> Bool) rethrows -> IdentifiedArray {
    var result = self
    try result.removeAll { try !predicate($0) }
    return result
  }
}
