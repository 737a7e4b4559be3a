@testable import Practice

/// A generator with a fixed sequence.
struct Repeatable: RandomNumberGenerator {
  private var state: UInt64 = 7

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}

extension PracticeModel {
  /// Answers the current question correctly or incorrectly.
  func answer(rightly: Bool) {
    guard let challenge else { return }
    answer(rightly ? challenge.word.meaning : challenge.choices.first { $0 != challenge.word.meaning } ?? "")
  }
}
