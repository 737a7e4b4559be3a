import SwiftUI

/// The questions of a session, and all that was answered.
@MainActor
final class PracticeModel: ObservableObject {
  /// The question that is shown; none when the session is over.
  @Published private(set) var challenge: Challenge?
  /// What was answered, in this session and before, the earliest first.
  @Published private(set) var history: [Answer] = []
  /// How many questions a session has.
  @Published var questionsPerSession = 5 {
    didSet { followSessionLength() }
  }
  @Published private var sessionStart = 0

  private let words: [Word]
  private var generator: AnyGenerator

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - words: what is asked for.
  ///   - generator: decides what is asked, and in which order.
  init(words: [Word] = .italian, using generator: any RandomNumberGenerator = SystemRandomNumberGenerator()) {
    self.words = words
    self.generator = AnyGenerator(base: generator)
    askNext()
  }

  /// What was answered in this session.
  var answers: ArraySlice<Answer> { history[sessionStart...] }

  /// The answer to the question that is shown, once there is one.
  var currentAnswer: Answer? { answers.last.flatMap { $0.word == challenge?.word ? $0 : nil } }

  /// Takes an answer to the question that is shown. The first counts.
  func answer(_ choice: String) {
    guard let challenge, currentAnswer == nil else { return }
    history.append(Answer(id: history.count, word: challenge.word, choice: choice))
  }

  /// Shows the next question, or that the session is over.
  func askNext() {
    let asked = Set(answers.map(\.word))
    let rest = words.filter { !asked.contains($0) }
    guard answers.count < questionsPerSession, let word = rest.randomElement(using: &generator) else {
      challenge = nil
      return
    }
    challenge = Challenge(of: word, among: words, using: &generator)
  }

  /// Begins another session.
  func restart() {
    sessionStart = history.count
    askNext()
  }

  /// Forgets all answers, and begins anew.
  func reset() {
    history = []
    restart()
  }

  private func followSessionLength() {
    if challenge == nil || (answers.count >= questionsPerSession && currentAnswer == nil) { askNext() }
  }
}

/// A generator of whatever type.
private struct AnyGenerator: RandomNumberGenerator {
  var base: any RandomNumberGenerator

  mutating func next() -> UInt64 { base.next() }
}
