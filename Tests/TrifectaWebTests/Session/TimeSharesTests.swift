import SeededRandom
import Testing

@testable import TrifectaWeb

@Suite("Time shares")
struct TimeSharesTests {
  /// The keys that have run, in order, when every key always has work.
  private func order(_ count: Int, _ shares: inout TimeShares<Int>, seconds: (Int) -> Double) -> [Int] {
    (0..<count).compactMap { _ in
      let key = shares.next()
      if let key { shares.finish(after: seconds(key), hasWork: true) }
      return key
    }
  }

  @Test("Keys whose work takes no time take turns in the order of arrival")
  func turns() {
    var shares = TimeShares<Int>()
    for key in [3, 1, 2] { shares.add(key) }
    #expect(order(7, &shares) { _ in 0 } == [3, 1, 2, 3, 1, 2, 3])
  }

  @Test("Keys get turns in the inverse proportion of the time that their work takes")
  func proportions() {
    var shares = TimeShares<Int>()
    for key in 1...3 { shares.add(key) }
    let counts = Dictionary(grouping: order(1_100, &shares) { Double($0) }) { $0 }.mapValues(\.count)
    #expect(counts == [1: 600, 2: 300, 3: 200])
  }

  @Test("Keys that always have work use the same time, within the longest two pieces of work", arguments: 0..<20)
  func fairness(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var shares = TimeShares<Int>()
    let longest = (0..<8).map { _ in Double.random(in: 0.001...1, using: &generator) }
    for key in longest.indices { shares.add(key) }
    var used = longest.map { _ in 0.0 }
    for _ in 0..<5_000 {
      guard let key = shares.next() else { break }
      let seconds = Double.random(in: 0...longest[key], using: &generator)
      used[key] += seconds
      shares.finish(after: seconds, hasWork: true)
      let difference = (used.max() ?? 0) - (used.min() ?? 0)
      #expect(difference <= 2 * (longest.max() ?? 0))
    }
    #expect(used.reduce(0, +) > 1)
  }

  @Test("A key that uses less than its share is next, although others ask again as soon as their work has ended")
  func rareWork() {
    var shares = TimeShares<String>()
    for key in 0..<96 { shares.add("hog \(key)") }
    // At first, all keys have used equally little.
    for _ in 0..<200 {
      _ = shares.next()
      shares.finish(after: 0.07, hasWork: true)
    }
    for round in 1...200 {
      let hog = shares.next()
      // The click arrives while the work of a hog runs.
      shares.add("click")
      shares.finish(after: 0.07, hasWork: false)
      #expect(shares.next() == "click", "round \(round)")
      if let hog { shares.add(hog) }
      shares.finish(after: 0.0005, hasWork: false)
    }
  }

  @Test("A key that has used much gets each ninth turn, however many new keys arrive")
  func noStarvation() {
    var shares = TimeShares<Int>()
    for key in 0...1 { shares.add(key) }
    #expect(shares.next() == 0)
    shares.finish(after: 10, hasWork: true)
    // A new key arrives with each piece of work.
    var turns = 0
    while let key = shares.next(), key != 0, turns < 1_000 {
      turns += 1
      shares.add(turns + 1)
      shares.finish(after: 1, hasWork: false)
    }
    // The first turn was one of the eight.
    #expect(turns == 7)
  }

  @Test("Use is forgotten when no key has work")
  func idle() {
    var shares = TimeShares<Int>()
    shares.add(0)
    #expect(shares.next() == 0)
    shares.finish(after: 10, hasWork: false)
    #expect(!shares.hasTurns && shares.next() == nil)
    shares.add(0)
    shares.add(1)
    #expect(shares.hasTurns && shares.next() == 0)
  }

  @Test("Use of keys without work is remembered while others work, and removed when it is irrelevant")
  func memory() {
    var shares = TimeShares<Int>()
    shares.add(-1)
    func run() -> Int? {
      let key = shares.next()
      shares.finish(after: key == 500 ? 1_000_000 : 1, hasWork: key == -1)
      return key
    }
    for key in 0..<1_000 {
      shares.add(key)
      while let next = run(), next != key {}
    }
    // A new key comes before the key that has used most, which waits until the others have used as much.
    shares.add(500)
    shares.add(1_000)
    let order = (0..<20).compactMap { _ in run() }
    #expect(order.count == 20 && order.contains(1_000) && !order.contains(500))
  }
}
