/// A question: a word, and the meanings to choose from.
struct Challenge: Equatable {
  let word: Word
  let choices: [String]

  /// Asks for a word.
  ///
  /// - Parameters:
  ///   - word: the word that is asked for; its meaning is one of the choices.
  ///   - words: where the wrong choices come from.
  ///   - count: how many choices there are, one or more; fewer if there are not that many meanings.
  ///   - generator: decides which wrong choices are offered, and where the right one stands.
  init(
    of word: Word, among words: [Word], choices count: Int = 3, using generator: inout some RandomNumberGenerator
  ) {
    let others = Set(words.map(\.meaning)).subtracting([word.meaning]).sorted().shuffled(using: &generator)
    self.word = word
    choices = ([word.meaning] + others.prefix(max(count, 1) - 1)).shuffled(using: &generator)
  }
}
