/// A list that stores its first element inline. Most of these lists have only one element: a field usually has one
/// observer, an observer usually reads one field. Such a list needs no allocation, and reading it causes one cache miss
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

  /// Accesses the element at a valid position.
  @inlinable
  package subscript(position: Int) -> Element {
    get { position == 0 ? first! : others[position - 1] }
    _modify {
      if position == 0 { yield &first! } else { yield &others[position - 1] }
    }
  }

  /// Appends an element. O(1) amortised.
  @inlinable
  package mutating func append(_ element: Element) {
    if first == nil { first = element } else { others.append(element) }
  }

  /// Removes and returns the last element. The list must not be empty.
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

  /// Removes the element at a position by replacing it with the last one. O(1).
  @inlinable
  package mutating func swapRemove(at position: Int) {
    let last = removeLast()
    if position < count { self[position] = last }
  }

  /// Empties the list and returns its elements.
  @inlinable
  package mutating func take() -> ShortList {
    let taken = self
    self = ShortList()
    return taken
  }

  /// Returns whether all elements satisfy a predicate.
  @inlinable
  package func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    guard let first else { return true }
    return try predicate(first) && others.allSatisfy(predicate)
  }
}
