/// What is set on an element or a layer, in the order in which it was set.
///
/// The first stands in the list itself: most elements have one attribute only, and there are thousands of elements.
public struct AttributeList: Sendable {
  /// One attribute. The value comes first, so that the key fits in behind it.
  private struct Item: Equatable {
    var value: AttributeValue
    let key: AttributeKey
  }

  private var head: Item?
  private var tail: ContiguousArray<Item> = []

  /// Creates an empty list.
  package init() {}

  /// The value of an attribute; `nil` where it is not set. One that is set keeps the place that it had, or comes after the
  /// others. O(attributes set).
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

  /// Shares memory with the list that was given here before, where all but the first attribute are the same: so it is with
  /// the rows of a table.
  ///
  /// - Parameter last: the list before, and then this one.
  package mutating func share(with last: inout AttributeList) {
    if tail.isEmpty { return }
    if tail == last.tail { tail = last.tail } else { last = self }
  }

  /// Calls `body` with each attribute that an earlier list has and this one has not, without a value, and then with each that
  /// is another than it was. O(attributes set) where both lists have the same keys in the same order.
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

  /// Whether all keys but the first are those of another list, in the same order.
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

  // A plain loop: a closure given to one of the library's functions checks at each call that it is on the main actor.
  private func tailIndex(of key: AttributeKey) -> Int? {
    for index in tail.indices where tail[index].key == key { return index }
    return nil
  }
}

extension AttributeList: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }

  /// How many attributes are set.
  public var endIndex: Int { head == nil ? 0 : tail.count + 1 }

  /// The attribute that was set as the one with that number, which is one of the list's. O(1).
  public subscript(position: Int) -> (key: AttributeKey, value: AttributeValue) {
    guard position == 0, let head else {
      let item = tail[position - 1]
      return (item.key, item.value)
    }
    return (head.key, head.value)
  }
}

extension AttributeList: ExpressibleByDictionaryLiteral {
  /// Creates a list; of several values for one key the last counts.
  public init(dictionaryLiteral elements: (AttributeKey, AttributeValue)...) {
    for (key, value) in elements { self[key] = value }
  }
}
