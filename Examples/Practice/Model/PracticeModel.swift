import SwiftUI

/// The questions of a session and all answers.
@MainActor
final class PracticeModel: ObservableObject {
  /// The current question; `nil` when the session is over.
  @Published private(set) var challenge: Challenge?
  /// The answers of this and previous sessions, earliest first.
  @Published private(set) var history: [Answer] = []
  /// The number of questions per session.
  @Published var questionsPerSession = 5 {
    didSet { followSessionLength() }
  }
  @Published private var sessionStart = 0

  private let words: [Word]
  private var generator: AnyGenerator

  /// Starts a session.
  ///
  /// - Parameters:
  ///   - words: The words to ask for.
  ///   - generator: Selects the questions and their order.
  init(words: [Word] = .italian, using generator: any RandomNumberGenerator = SystemRandomNumberGenerator()) {
    self.words = words
    self.generator = AnyGenerator(base: generator)
    askNext()
  }

  /// The answers of this session.
  var answers: ArraySlice<Answer> { history[sessionStart...] }

  /// The answer to the current question; `nil` if it was not answered.
  var currentAnswer: Answer? { answers.last.flatMap { $0.word == challenge?.word ? $0 : nil } }

  /// Answers the current question. Later answers to the same question are ignored.
  func answer(_ choice: String) {
    guard let challenge, currentAnswer == nil else { return }
    history.append(Answer(id: history.count, word: challenge.word, choice: choice))
  }

  /// Shows the next question, or ends the session.
  func askNext() {
    let asked = Set(answers.map(\.word))
    let rest = words.filter { !asked.contains($0) }
    guard answers.count < questionsPerSession, let word = rest.randomElement(using: &generator) else {
      challenge = nil
      return
    }
    challenge = Challenge(of: word, among: words, using: &generator)
  }

  /// Starts another session.
  func restart() {
    sessionStart = history.count
    askNext()
  }

  /// Deletes all answers and starts a session.
  func reset() {
    history = []
    restart()
  }

  private func followSessionLength() {
    if challenge == nil || (answers.count >= questionsPerSession && currentAnswer == nil) { askNext() }
  }
}

/// A type-erased generator.
private struct AnyGenerator: RandomNumberGenerator {
  var base: any RandomNumberGenerator

  mutating func next() -> UInt64 { base.next() }
}
