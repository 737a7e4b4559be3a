/// A phrase that the language of the documentation avoids, usually because the technical term is missing.
struct Phrase: Sendable {
  /// The words of the phrase, separated by spaces. `a|b` are alternatives. A word with a capital letter is compared exactly, others in any
  /// case. The last word may be `.`, which is punctuation or a conjunction: the end of a clause.
  let pattern: String
  /// A sentence that says what to write instead.
  let advice: String
  private let alternatives: [[String]]

  /// Creates a phrase from its words, separated by spaces.
  init(_ pattern: String, _ advice: String) {
    self.pattern = pattern
    self.advice = advice
    alternatives = pattern.split(separator: " ").map { $0.split(separator: "|").map(String.init) }
  }

  /// The phrases that documents and doc comments must not contain.
  static let banned = [
    Phrase("has|have|had|having to do with", "Name the relation."),
    Phrase("let|lets go", "Write: releases, evicts, unmounts."),
    Phrase("let|lets it|them|him go", "Write: releases, evicts, unmounts."),
    Phrase("come|comes|coming|came along", "Write: is re-exported, is included."),
    Phrase("bring|brings|bringing|brought along", "Write: re-exports, includes."),
    Phrase("in force", "Write: effective, applies."),
    Phrase("of its|their|his|our own .", "Write: separate, private."),
    Phrase("somebody|someone|anybody|everybody|nobody", "Name the person: the user, the caller."),
    Phrase("whoever", "Name the person: the user, the caller."),
    Phrase("those who", "Name the person: the user, the caller."),
    Phrase("likewise", "Write: also."),
    Phrase("put|puts|putting aside", "Write: stores, defers."),
    Phrase("beside", "Write: next to."),
    Phrase("What is|was|has|goes|stands|comes", "Name the subject."),
    Phrase("is|are|was|were to be", "Write: must be, should be."),
    Phrase("is|are told", "Write: receives, is notified."),
    Phrase("stand|stands|standing|stood for|there|here", "Write: represents, means, is."),
    Phrase("go|goes|going|went away", "Write: is removed, ends."),
    Phrase("anew", "Write: again."),
    Phrase("thereby", "Write: so."),
    Phrase("as it were", "Say the thing itself."),
    Phrase("know|knows no|nothing", "Write: does not depend on, does not use."),
  ]

  private static let clauseEnds: Set<String> = [
    ".", ",", ";", ":", ")", "|", "and", "or", "for", "because", "instead", "so", "which", "that", "if", "when", "",
  ]

  /// Returns the places of phrases in a text, in order.
  ///
  /// - Returns: The lines, counted from 1, with the phrase that each contains.
  static func places(of phrases: [Phrase], in words: [Prose.Word]) -> [(line: Int, phrase: Phrase)] {
    // Few words begin a phrase, so each is looked up once.
    var candidates: [String: [Phrase]] = [:]
    for phrase in phrases {
      for first in phrase.alternatives[0] { candidates[first.lowercased(), default: []].append(phrase) }
    }
    return words.indices.flatMap { start in
      (candidates[words[start].lowercased] ?? []).filter { $0.isPrefix(of: words[start...]) }
        .map { (words[start].line, $0) }
    }
  }

  private func isPrefix(of words: ArraySlice<Prose.Word>) -> Bool {
    words.count >= alternatives.count
      && zip(alternatives, words).allSatisfy { alternatives, word in
        alternatives == ["."]
          ? Self.clauseEnds.contains(word.text)
          : alternatives.contains(word.text) || alternatives.contains(word.lowercased)
      }
  }
}
