/// A phrase that documents and doc comments must not contain, usually because it replaces a technical term.
struct BannedPhrase: Sendable {
  /// The words of the phrase, separated by spaces. `a|b` matches the word `a` or `b`. A word with a capital letter is
  /// compared exactly, and other words regardless of case. A `.` as the last word matches the end of a clause:
  /// punctuation or a conjunction.
  let pattern: String
  /// A sentence that suggests a replacement.
  let advice: String
  private let alternatives: [[String]]

  /// Creates a phrase from its words, separated by spaces.
  init(_ pattern: String, _ advice: String) {
    self.pattern = pattern
    self.advice = advice
    alternatives = pattern.split(separator: " ").map { $0.split(separator: "|").map(String.init) }
  }

  /// The phrases that documents and doc comments must not contain.
  static let all = [
    BannedPhrase("has|have|had|having to do with", "Name the relation."),
    BannedPhrase("let|lets go", "Write: releases, evicts, unmounts."),
    BannedPhrase("let|lets it|them|him go", "Write: releases, evicts, unmounts."),
    BannedPhrase("come|comes|coming|came along", "Write: is re-exported, is included."),
    BannedPhrase("bring|brings|bringing|brought along", "Write: re-exports, includes."),
    BannedPhrase("in force", "Write: effective, applies."),
    BannedPhrase("of its|their|his|our own .", "Write: separate, private."),
    BannedPhrase("somebody|someone|anybody|everybody|nobody", "Name the person: the user, the caller."),
    BannedPhrase("whoever", "Name the person: the user, the caller."),
    BannedPhrase("those who", "Name the person: the user, the caller."),
    BannedPhrase("likewise", "Write: also."),
    BannedPhrase("put|puts|putting aside", "Write: stores, defers."),
    BannedPhrase("beside", "Write: next to."),
    BannedPhrase("What is|was|has|goes|stands|comes", "Name the subject."),
    BannedPhrase("is|are|was|were to be", "Write: must be, should be."),
    BannedPhrase("is|are told", "Write: receives, is notified."),
    BannedPhrase("stand|stands|standing|stood for|there|here", "Write: represents, means, is."),
    BannedPhrase("go|goes|going|went away", "Write: is removed, ends."),
    BannedPhrase("anew", "Write: again."),
    BannedPhrase("thereby", "Write: so."),
    BannedPhrase("as it were", "Say the thing itself."),
    BannedPhrase("know|knows no|nothing", "Write: does not depend on, does not use."),
  ]

  private static let clauseEnds: Set<String> = [
    ".", ",", ";", ":", ")", "|", "and", "or", "for", "because", "instead", "so", "which", "that", "if", "when", "",
  ]

  /// Finds the phrases that a text contains.
  ///
  /// - Returns: The line of each occurrence, counted from 1, and its phrase, in the order of the text.
  static func places(of phrases: [BannedPhrase], in words: [Prose.Word]) -> [(line: Int, phrase: BannedPhrase)] {
    // Most words begin no phrase, so each word is first looked up among the first words of the phrases.
    var candidates: [String: [BannedPhrase]] = [:]
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
