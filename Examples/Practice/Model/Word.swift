/// A word and its meaning.
struct Word: Hashable, Identifiable {
  let term: String
  let meaning: String

  var id: String { term }
}

extension [Word] {
  /// Common Italian words.
  static let italian: [Word] = [
    Word(term: "la mela", meaning: "apple"), Word(term: "il pane", meaning: "bread"),
    Word(term: "il libro", meaning: "book"), Word(term: "la chiave", meaning: "key"),
    Word(term: "la finestra", meaning: "window"), Word(term: "la strada", meaning: "street"),
    Word(term: "il treno", meaning: "train"), Word(term: "la pioggia", meaning: "rain"),
    Word(term: "il sole", meaning: "sun"), Word(term: "la neve", meaning: "snow"),
    Word(term: "l’amico", meaning: "friend"), Word(term: "la mano", meaning: "hand"),
    Word(term: "il cuore", meaning: "heart"), Word(term: "la sedia", meaning: "chair"),
    Word(term: "il tavolo", meaning: "table"), Word(term: "il gatto", meaning: "cat"),
    Word(term: "l’uccello", meaning: "bird"), Word(term: "il mare", meaning: "sea"),
    Word(term: "la montagna", meaning: "mountain"), Word(term: "il mattino", meaning: "morning"),
    Word(term: "la notte", meaning: "night"), Word(term: "il lavoro", meaning: "work"),
    Word(term: "la parola", meaning: "word"), Word(term: "il gioco", meaning: "game"),
  ]
}
