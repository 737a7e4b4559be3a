/// A bit set of the states of a chart. It does not allocate memory for charts with up to 64 states.
@usableFromInline
package struct StateSet: Hashable, Sendable {
  @usableFromInline var low: UInt64 = 0
  /// The states from 64 on, 64 per word. The last word is never 0, so that equal sets have equal words.
  private var high: [UInt64] = []

  package init() {}

  package init(_ states: some Sequence<Int>) {
    for state in states { insert(state) }
  }

  package var isEmpty: Bool { low == 0 && high.isEmpty }

  package var count: Int { high.reduce(low.nonzeroBitCount) { $0 + $1.nonzeroBitCount } }

  package func contains(_ state: Int) -> Bool {
    if state < 64 { return low & (1 << UInt64(state)) != 0 }
    let word = state / 64 - 1
    return word < high.count && high[word] & (1 << UInt64(state % 64)) != 0
  }

  @usableFromInline package mutating func insert(_ state: Int) {
    if state < 64 {
      low |= 1 << UInt64(state)
    } else {
      let word = state / 64 - 1
      while high.count <= word { high.append(0) }
      high[word] |= 1 << UInt64(state % 64)
    }
  }

  @usableFromInline package mutating func remove(_ state: Int) {
    if state < 64 {
      low &= ~(1 << UInt64(state))
    } else if contains(state) {
      high[state / 64 - 1] &= ~(1 << UInt64(state % 64))
      trim()
    }
  }

  package mutating func formUnion(_ other: StateSet) {
    low |= other.low
    guard !other.high.isEmpty else { return }
    while high.count < other.high.count { high.append(0) }
    for word in other.high.indices { high[word] |= other.high[word] }
  }

  package mutating func subtract(_ other: StateSet) {
    low &= ~other.low
    guard !high.isEmpty else { return }
    for word in 0..<Swift.min(high.count, other.high.count) { high[word] &= ~other.high[word] }
    trim()
  }

  package func intersection(_ other: StateSet) -> StateSet {
    var result = StateSet()
    result.low = low & other.low
    if !high.isEmpty, !other.high.isEmpty {
      result.high = zip(high, other.high).map { $0 & $1 }
      result.trim()
    }
    return result
  }

  /// The members in a range.
  package func within(_ range: Range<Int>) -> StateSet {
    var result = StateSet()
    result.low = low & Self.mask(range, word: 0)
    if !high.isEmpty {
      result.high = high.indices.map { high[$0] & Self.mask(range, word: $0 + 1) }
      result.trim()
    }
    return result
  }

  /// Whether the set has members in a range.
  package func hasAny(within range: Range<Int>) -> Bool {
    if low & Self.mask(range, word: 0) != 0 { return true }
    return high.indices.contains { high[$0] & Self.mask(range, word: $0 + 1) != 0 }
  }

  private static func mask(_ range: Range<Int>, word: Int) -> UInt64 {
    let start = Swift.max(0, range.lowerBound - 64 * word)
    let end = Swift.min(64, range.upperBound - 64 * word)
    guard start < end else { return 0 }
    return (UInt64.max >> UInt64(64 - (end - start))) << UInt64(start)
  }

  private mutating func trim() {
    while high.last == 0 { high.removeLast() }
  }

  /// The first member that is not less than `start`.
  package func next(from start: Int) -> Int? {
    if start < 64 {
      let rest = low & (UInt64.max << UInt64(start))
      if rest != 0 { return rest.trailingZeroBitCount }
    }
    guard !high.isEmpty else { return nil }
    var word = Swift.max(0, start / 64 - 1)
    while word < high.count {
      let first = 64 * (word + 1)
      let rest = start > first ? high[word] & (UInt64.max << UInt64(Swift.min(63, start - first))) : high[word]
      if rest != 0, start - first < 64 { return first + rest.trailingZeroBitCount }
      word += 1
    }
    return nil
  }

  /// The last member that is less than `end`.
  package func last(before end: Int) -> Int? {
    for word in high.indices.reversed() {
      let rest = high[word] & Self.mask(0..<end, word: word + 1)
      if rest != 0 { return 64 * (word + 1) + 63 - rest.leadingZeroBitCount }
    }
    let rest = low & Self.mask(0..<end, word: 0)
    return rest == 0 ? nil : 63 - rest.leadingZeroBitCount
  }
}

extension StateSet: Sequence {
  /// Iterates over the states in document order.
  @usableFromInline
  package struct Iterator: IteratorProtocol {
    let states: StateSet
    var place = 0

    @usableFromInline
    package mutating func next() -> Int? {
      guard let state = states.next(from: place) else { return nil }
      place = state + 1
      return state
    }
  }

  @usableFromInline
  package func makeIterator() -> Iterator { Iterator(states: self) }
}
