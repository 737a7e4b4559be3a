/// The agreement of English nouns with a number, for `^[\(count) word](inflect: true)`.
///
/// Rules and short lists, instead of a dictionary, convert nouns between singular and plural. The rules for plurals
/// cover the regular endings, `f` to `ves` and `o` to `oes` for common nouns, and common irregular nouns with their
/// compounds: "policeman" becomes "policemen". A plural becomes a singular only if its ending allows one probable
/// singular. "emojis", "axes" and "menus" do not change, because other nouns with the same endings are singular or have
/// a different singular.
package enum EnglishInflection {
  /// A grammatical number.
  package enum Number: Equatable, Sendable {
    case singular
    case plural

    /// Creates the number that a formatted number requires: singular for 1 without fraction digits, plural for all
    /// others, such as 0, 1.0, 1.5, -1 and 1K. Returns `nil` if the text is not a number. O(length).
    package init?(of text: String) {
      let digits = text.filter { !$0.isWhitespace }
      let rest = digits.drop { $0.isWholeNumber || "+-−.,'’".contains($0) }
      guard digits.contains(where: \.isWholeNumber), rest.count <= 1 else { return nil }
      // A number with a suffix, such as 1.2K or 50%.
      if let sign = rest.first {
        guard sign.isLetter || sign == "%" else { return nil }
        self = .plural
        return
      }
      let value = digits.drop { $0 == "+" || $0.wholeNumberValue == 0 }
      self = value.count == 1 && value.first?.wholeNumberValue == 1 ? .singular : .plural
    }
  }

  /// The singular and plural endings of irregular nouns. Both endings of a pair start with the same letter.
  private static let endings = [
    ("person", "people"), ("child", "children"), ("man", "men"), ("foot", "feet"), ("tooth", "teeth"),
    ("mouse", "mice"), ("goose", "geese"), ("quiz", "quizzes"),
    ("calf", "calves"), ("elf", "elves"), ("half", "halves"), ("knife", "knives"), ("leaf", "leaves"),
    ("life", "lives"), ("loaf", "loaves"), ("scarf", "scarves"), ("thief", "thieves"), ("wife", "wives"),
    ("wolf", "wolves"),
    ("echo", "echoes"), ("hero", "heroes"), ("potato", "potatoes"), ("tomato", "tomatoes"), ("torpedo", "torpedoes"),
    ("veto", "vetoes"), ("volcano", "volcanoes"), ("mosquito", "mosquitoes"), ("tornado", "tornadoes"),
    ("analysis", "analyses"), ("crisis", "crises"), ("diagnosis", "diagnoses"), ("oasis", "oases"),
    ("thesis", "theses"),
  ]

  /// Regular nouns that happen to have one of the irregular endings.
  private static let regular: Set = [
    "abdomen", "german", "germans", "mongoose", "mongooses", "norman", "normans", "olives", "omen", "ottoman",
    "ottomans", "regimen", "roman", "romans", "shaman", "shamans", "specimen", "stamen", "talisman", "talismans",
  ]

  /// Nouns whose singular and plural are the same, or that have only a singular or only a plural.
  private static let invariable: Set = [
    "aircraft", "chassis", "clothes", "criteria", "data", "deer", "equipment", "fish", "headquarters", "information",
    "jeans", "means", "media", "news", "pants", "ramen", "scissors", "series", "sheep", "species", "trousers",
  ]

  /// Singular nouns that end in a single `s`.
  private static let singularsInS: Set = [
    "alias", "atlas", "bias", "bonus", "bus", "cactus", "campus", "canvas", "census", "chorus", "christmas", "circus",
    "cosmos",
    "focus", "gas", "genius", "iris", "lens", "minus", "octopus", "plus", "status", "stylus", "surplus", "syllabus",
    "virus", "walrus", "yes",
  ]

  /// Nouns in `ch` with a hard sound, whose plural ends in `chs`.
  private static let hardEndings: Set = ["epoch", "loch", "monarch", "patriarch", "stomach", "tech"]

  /// Singular nouns that end in `ie`. Other plurals in `ies` have a singular in `y`.
  private static let singularsInIE: Set = [
    "brownie", "calorie", "cookie", "die", "foodie", "freebie", "genie", "goalie", "hoodie", "lie", "magpie", "movie",
    "newbie", "pie", "pixie", "prairie", "rookie", "selfie", "smoothie", "tie", "veggie", "zombie",
  ]

  /// Singular nouns that end in `che`. Other plurals in `ches` have a singular in `ch`.
  private static let singularsInCHE: Set = [
    "ache", "avalanche", "cache", "cliche", "headache", "moustache", "mustache", "niche", "quiche", "toothache",
  ]

  /// Words other than nouns that may follow a noun, such as "left" in "3 items left". Participles are recognized by
  /// their ending `ed`.
  private static let modifiers: Set = [
    "active", "ago", "already", "available", "away", "chosen", "complete", "done", "due", "each", "earlier", "far",
    "found",
    "free", "here", "hidden", "incomplete", "later", "left", "live", "long", "missing", "more", "new", "now", "offline",
    "old", "online", "only", "open", "overdue", "pending", "ready", "remaining", "running", "selected", "sent", "shown",
    "so", "still", "successful", "taken", "today", "total", "unread", "waiting", "yet",
  ]

  /// Words that end the noun phrase, such as "in" in "3 items in the cart".
  private static let prepositions: Set = [
    "about", "after", "and", "are", "at", "before", "between", "by", "for", "from", "has", "have", "in", "into", "is",
    "of", "on", "or", "over", "per", "since", "than", "that", "this", "to", "under", "until", "was", "were", "with",
    "without",
  ]

  /// Nouns that end in `ed`.
  private static let nounsInED: Set = [
    "bed", "breed", "creed", "deed", "feed", "hundred", "moped", "need", "reed", "seed", "shed", "sled", "speed",
    "steed",
    "weed",
  ]

  /// Returns a phrase with its noun in the singular or plural; `nil` if the phrase has no noun in Latin script. The
  /// noun is the last word before a preposition or a verb. Words such as "left" or "selected" do not count. O(length).
  package static func inflect(_ phrase: String, for number: Number) -> String? {
    guard let range = noun(in: phrase) else { return nil }
    let word = String(phrase[range])
    let inflected = number == .plural ? plural(of: word) : singular(of: word)
    return phrase[..<range.lowerBound] + inflected + phrase[range.upperBound...]
  }

  private static func noun(in phrase: String) -> Range<String.Index>? {
    var noun: Range<String.Index>?
    var rest = phrase[...]
    while let start = rest.firstIndex(where: \.isLetter) {
      let end = rest[start...].firstIndex { !$0.isLetter && $0 != "'" && $0 != "’" } ?? rest.endIndex
      rest = rest[end...]
      let letters = phrase[start..<end].lastIndex(where: \.isLetter).map { start..<phrase.index(after: $0) }
      guard let letters else { continue }
      let word = phrase[letters].lowercased()
      if prepositions.contains(word) {
        if noun != nil { break }
      } else if !modifiers.contains(word), !word.hasSuffix("ed") || nounsInED.contains(word) {
        noun = letters
      }
    }
    guard let noun, phrase[noun].allSatisfy({ $0.isLetter && $0.unicodeScalars.allSatisfy { $0.value < 0x250 } })
    else { return nil }
    return noun
  }

  /// Returns the plural of a noun. A plural is returned unchanged. O(length).
  static func plural(of word: String) -> String {
    let noun = word.lowercased()
    if invariable.contains(noun) || noun == "oxen" { return word }
    if noun == "ox" { return replacing(0, of: word, with: "en") }
    if !isRegular(noun) {
      for (singular, plural) in endings {
        if noun.hasSuffix(plural) { return word }
        if noun.hasSuffix(singular) { return replacing(singular, of: word, with: plural) }
      }
    }
    if noun.hasSuffix("s") {
      let isSingular = noun.hasSuffix("ss") || noun.hasSuffix("us") || singularsInS.contains(noun)
      return isSingular && noun != "menus" ? replacing(0, of: word, with: "es") : word
    }
    if noun.hasSuffix("ch"), !hardEndings.contains(noun) { return replacing(0, of: word, with: "es") }
    if noun.hasSuffix("x") || noun.hasSuffix("z") || noun.hasSuffix("sh") { return replacing(0, of: word, with: "es") }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return replacing(1, of: word, with: "ies")
    }
    return replacing(0, of: word, with: "s")
  }

  /// Returns the singular of a noun. A noun that may already be singular is returned unchanged. O(length).
  static func singular(of word: String) -> String {
    let noun = word.lowercased()
    if invariable.contains(noun) || singularsInS.contains(noun) { return word }
    if noun == "oxen" { return replacing(2, of: word, with: "") }
    if !isRegular(noun) {
      for (singular, plural) in endings where noun.hasSuffix(plural) {
        return replacing(plural, of: word, with: singular)
      }
    }
    // An acronym such as GPS is not a plural.
    let isAcronym = word.count <= 4 && !word.contains(where: \.isLowercase)
    guard noun.count > 2, noun.hasSuffix("s"), noun != "axes", !isAcronym else { return word }
    if noun.hasSuffix("ss") || noun.hasSuffix("us") || noun.hasSuffix("is") { return word }
    if noun.hasSuffix("ies"), !singularsInIE.contains(String(noun.dropLast())) {
      return replacing(3, of: word, with: "y")
    }
    let hasExtraE =
      singularsInS.contains(String(noun.dropLast(2)))
      || ["sses", "shes", "xes", "zzes", "tzes"].contains { noun.hasSuffix($0) }
      || noun.hasSuffix("ches") && !singularsInCHE.contains(String(noun.dropLast()))
    return replacing(hasExtraE ? 2 : 1, of: word, with: "")
  }

  private static func isRegular(_ noun: String) -> Bool {
    regular.contains(noun) || noun.hasSuffix("human") || noun.hasSuffix("humans")
  }

  /// Returns a word with another ending. The letters that both endings start with keep their case.
  private static func replacing(_ ending: String, of word: String, with other: String) -> String {
    let common = zip(ending, other).prefix { $0 == $1 }.count
    return replacing(ending.count - common, of: word, with: String(other.dropFirst(common)))
  }

  /// Returns a word with other last letters. The new letters are uppercase if the whole word is uppercase.
  private static func replacing(_ count: Int, of word: String, with ending: String) -> String {
    let isCapital = word.count > 1 && !word.contains(where: \.isLowercase)
    return word.dropLast(count) + (isCapital ? ending.uppercased() : ending)
  }
}
