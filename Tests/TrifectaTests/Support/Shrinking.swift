import Trifecta

/// A sequence that makes a property fail, and from which nothing can be left out.
struct Counterexample<Element>: CustomStringConvertible {
  let seed: UInt64
  let sequence: [Element]
  let failure: String

  var description: String {
    let steps = sequence.map { "  \($0)" }.joined(separator: "\n")
    return "Seed \(seed) fails with these \(sequence.count) steps:\n\(steps)\n\(failure)"
  }
}

/// Looks for a random sequence for which a property does not hold, and makes it as short as it gets.
///
/// - Parameters:
///   - seeds: one sequence is made from each.
///   - length: how many elements it has.
///   - element: makes an element.
///   - failure: tries a sequence from the beginning; what is wrong, `nil` if the property holds.
/// - Returns: the first counterexample, `nil` if there is none.
@MainActor
func findCounterexample<Element>(
  seeds: Range<UInt64>,
  length: Int,
  element: (inout RandomGenerator) -> Element,
  failure: @MainActor ([Element]) async -> String?
) async -> Counterexample<Element>? {
  for seed in seeds {
    var generator = RandomGenerator.seeded(seed)
    let sequence = (0..<length).map { _ in element(&generator) }
    guard let text = await failure(sequence) else { continue }
    return await shrink(Counterexample(seed: seed, sequence: sequence, failure: text), failure)
  }
  return nil
}

/// Leaves out ever smaller pieces for as long as what remains fails: halves first, single elements last.
@MainActor
private func shrink<Element>(
  _ counterexample: Counterexample<Element>,
  _ failure: @MainActor ([Element]) async -> String?
) async -> Counterexample<Element> {
  var smallest = counterexample
  var piece = max(1, smallest.sequence.count / 2)
  while true {
    var isSmaller = false
    var start = 0
    while start < smallest.sequence.count {
      var candidate = smallest.sequence
      candidate.removeSubrange(start..<min(start + piece, candidate.count))
      if let text = await failure(candidate) {
        smallest = Counterexample(seed: smallest.seed, sequence: candidate, failure: text)
        isSmaller = true
      } else {
        start += piece
      }
    }
    if piece == 1, !isSmaller { return smallest }
    piece = max(1, piece / 2)
  }
}
