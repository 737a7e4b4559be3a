/// The attributes of an element or a layer, in the order in which they were first set.
///
/// The first attribute is stored inline: there are thousands of elements, and most have a single attribute.
public struct AttributeList: Sendable {
  /// An attribute. The value is declared first so that the key fits into its padding.
  private struct Item: Equatable {
    var value: AttributeValue
    let key: AttributeKey
  }

  private var head: Item?
  private var tail: ContiguousArray<Item> = []

  /// Creates an empty list.
  package init() {}

  /// The value of an attribute, or `nil` if it is not set. Changing an attribute keeps its position. A new attribute is
  /// appended.
  ///
  /// - Complexity: O(n) in the number of attributes.
  public package(set) subscript(key: AttributeKey) -> AttributeValue? {
    get {
      guard let head else { return nil }
      if head.key == key { return head.value }
      for item in tail where item.key == key { return item.value }
      return nil
    }
    set {
      if let newValue { set(key, newValue) } else { remove(key) }
    }
  }

  /// Shares the storage of the previous list if all attributes but the first are equal, as is common in the rows of a
  /// table.
  ///
  /// - Parameter last: the previous list. If the lists differ, it is replaced by this list.
  package mutating func share(with last: inout AttributeList) {
    if tail.isEmpty { return }
    if tail == last.tail { tail = last.tail } else { last = self }
  }

  /// Calls `body` with `nil` for each attribute that was removed since `old`, then with each attribute that was added
  /// or changed.
  ///
  /// - Complexity: O(n) in the number of attributes if both lists have the same keys in the same order.
  @MainActor
  package func forEachChange(since old: AttributeList, _ body: (AttributeKey, AttributeValue?) -> Void) {
    if let head, let before = old.head, head.key == before.key, hasKeysOfTail(of: old) {
      if head.value != before.value { body(head.key, head.value) }
      for index in tail.indices where tail[index].value != old.tail[index].value {
        body(tail[index].key, tail[index].value)
      }
      return
    }
    if let item = old.head, self[item.key] == nil { body(item.key, nil) }
    for item in old.tail where self[item.key] == nil { body(item.key, nil) }
    if let head, head != old.head, head.value != old[head.key] { body(head.key, head.value) }
    for (index, item) in tail.enumerated() {
      if index < old.tail.count, item == old.tail[index] { continue }
      if item.value != old[item.key] { body(item.key, item.value) }
    }
  }

  /// Whether both lists have the same keys in the same order, apart from the first.
  private func hasKeysOfTail(of other: AttributeList) -> Bool {
    guard tail.count == other.tail.count else { return false }
    for index in tail.indices where tail[index].key != other.tail[index].key { return false }
    return true
  }

  private mutating func set(_ key: AttributeKey, _ value: AttributeValue) {
    if head == nil {
      head = Item(value: value, key: key)
    } else if head?.key == key {
      head?.value = value
    } else if let index = tailIndex(of: key) {
      tail[index].value = value
    } else {
      tail.append(Item(value: value, key: key))
    }
  }

  private mutating func remove(_ key: AttributeKey) {
    if head?.key == key {
      head = tail.isEmpty ? nil : tail.removeFirst()
    } else if let index = tailIndex(of: key) {
      tail.remove(at: index)
    }
  }

  // This is a plain loop, because a closure passed to a library function would check at each call that it runs on the
  // main actor.
  private func tailIndex(of key: AttributeKey) -> Int? {
    for index in tail.indices where tail[index].key == key { return index }
    return nil
  }
}

extension AttributeList: RandomAccessCollection {
  /// The start index, 0.
  public var startIndex: Int { 0 }

  /// The number of attributes.
  public var endIndex: Int { head == nil ? 0 : tail.count + 1 }

  /// The attribute at a position.
  ///
  /// - Complexity: O(1).
  public subscript(position: Int) -> (key: AttributeKey, value: AttributeValue) {
    guard position == 0, let head else {
      let item = tail[position - 1]
      return (item.key, item.value)
    }
    return (head.key, head.value)
  }
}

extension AttributeList: ExpressibleByDictionaryLiteral {
  /// Creates a list. For duplicate keys, the last value is used.
  public init(dictionaryLiteral elements: (AttributeKey, AttributeValue)...) {
    for (key, value) in elements { self[key] = value }
  }
}
