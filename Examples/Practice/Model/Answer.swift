/// What was chosen for a word.
struct Answer: Equatable, Identifiable {
  /// Its place among all answers, from 0.
  let id: Int
  let word: Word
  let choice: String

  var isRight: Bool { choice == word.meaning }
}
