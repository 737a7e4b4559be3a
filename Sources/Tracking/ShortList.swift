/// A list whose first element stands in the list itself, because most lists here have no other: a field has one
/// observer, an observer reads one field. Such a list needs no memory of its own, and reading it misses one cache line
/// less.
@usableFromInline
package struct ShortList<Element> {
  /// `nil` only if the list is empty.
  @usableFromInline package internal(set) var first: Element?
  @usableFromInline var others: ContiguousArray<Element> = []

  /// Creates an empty list.
  @inlinable
  package init() {}

  @inlinable package var isEmpty: Bool { first == nil }

  @inlinable package var count: Int { first == nil ? 0 : others.count + 1 }

  /// The element at a position, which must be one of the list's.
  @inlinable
  package subscript(position: Int) -> Element {
    get { position == 0 ? first! : others[position - 1] }
    _modify {
      if position == 0 { yield &first! } else { yield &others[position - 1] }
    }
  }

  /// Adds an element at the end. O(1) amortised.
  @inlinable
  package mutating func append(_ element: Element) {
    if first == nil { first = element } else { others.append(element) }
  }

  /// Removes the last element of a list that is not empty.
  @inlinable
  @discardableResult
  package mutating func removeLast() -> Element {
    if let last = others.popLast() { return last }
    defer { first = nil }
    return first!
  }

  /// Removes all elements.
  @inlinable
  package mutating func removeAll(keepingCapacity keepCapacity: Bool) {
    first = nil
    if !others.isEmpty { others.removeAll(keepingCapacity: keepCapacity) }
  }

  /// Removes the element at a position by putting the last one there. O(1).
  @inlinable
  package mutating func swapRemove(at position: Int) {
    let last = removeLast()
    if position < count { self[position] = last }
  }

  /// Empties the list and returns what was in it.
  @inlinable
  package mutating func take() -> ShortList {
    let taken = self
    self = ShortList()
    return taken
  }

  /// Whether `predicate` holds for each element.
  @inlinable
  package func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    guard let first else { return true }
    return try predicate(first) && others.allSatisfy(predicate)
  }
}
