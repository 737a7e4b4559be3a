/// The choice of the user for a word.
struct Answer: Equatable, Identifiable {
  /// The index among all answers, from 0.
  let id: Int
  let word: Word
  let choice: String

  var isRight: Bool { choice == word.meaning }
}
