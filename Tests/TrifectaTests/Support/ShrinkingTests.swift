import Testing

@MainActor
@Suite("Counterexample search")
struct ShrinkingTests {
  @Test("A counterexample is reduced to its necessary elements")
  func shrinks() async throws {
    let found = await findCounterexample(seeds: 0..<50, length: 60) {
      Int.random(in: 0..<10, using: &$0)
    } failure: { sequence in
      guard let three = sequence.firstIndex(of: 3), sequence[three...].contains(7) else { return nil }
      return "a 7 follows a 3"
    }
    let counterexample = try #require(found)
    #expect(counterexample.sequence == [3, 7])
    #expect("\(counterexample)" == "Seed 0 fails with these 2 steps:\n  3\n  7\na 7 follows a 3")
  }

  @Test("A property that holds has no counterexample")
  func holds() async {
    let found = await findCounterexample(seeds: 0..<5, length: 5) {
      Bool.random(using: &$0)
    } failure: { _ in
      nil
    }
    #expect(found == nil)
  }

  @Test("A property that always fails has an empty counterexample")
  func empty() async {
    let found = await findCounterexample(seeds: 0..<1, length: 9) {
      Bool.random(using: &$0)
    } failure: { _ in
      ""
    }
    #expect(found?.sequence == [])
  }
}
