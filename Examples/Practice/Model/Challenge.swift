/// A question: a word, and the meanings to choose from.
struct Challenge: Equatable {
  let word: Word
  let choices: [String]

  /// Creates a question for a word.
  ///
  /// - Parameters:
  ///   - word: The word. Its meaning is one of the choices.
  ///   - words: The source of wrong choices.
  ///   - count: The number of choices, at least one; fewer if there are not enough meanings.
  ///   - generator: Selects the wrong choices and the position of the right one.
  init(
    of word: Word, among words: [Word], choices count: Int = 3, using generator: inout some RandomNumberGenerator
  ) {
    let others = Set(words.map(\.meaning)).subtracting([word.meaning]).sorted().shuffled(using: &generator)
    self.word = word
    choices = ([word.meaning] + others.prefix(max(count, 1) - 1)).shuffled(using: &generator)
  }
}
