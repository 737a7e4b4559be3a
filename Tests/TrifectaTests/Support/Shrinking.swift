import Trifecta

/// A minimal sequence that makes a property fail.
struct Counterexample<Element>: CustomStringConvertible {
  let seed: UInt64
  let sequence: [Element]
  let failure: String

  var description: String {
    let steps = sequence.map { "  \($0)" }.joined(separator: "\n")
    return "Seed \(seed) fails with these \(sequence.count) steps:\n\(steps)\n\(failure)"
  }
}

/// Searches random sequences for one that makes a property fail, and shrinks it.
///
/// - Parameters:
///   - seeds: the seeds, one for each sequence.
///   - length: the number of elements in a sequence.
///   - element: makes an element.
///   - failure: runs a sequence from the start and returns the failure, or `nil` if the property holds.
/// - Returns: the first counterexample, or `nil` if there is none.
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

/// Removes ever smaller pieces while the rest still fails: halves first, single elements last.
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
