/// The agreement of English nouns with a number, for `^[\(count) word](inflect: true)`.
///
/// Nouns are inflected in both directions, by rules and short lists instead of a dictionary. Plurals cover the regular
/// endings, `f` to `ves` and `o` to `oes` for common nouns, and common irregular nouns with their compounds: "policeman"
/// becomes "policemen". Singulars are made only where the plural has one probable singular: "emojis", "axes" and
/// "menus" stay, because other nouns with their endings are singular or have another singular.
enum EnglishInflection {
  /// A grammatical number.
  enum Number: Equatable, Sendable {
    case singular
    case plural

    /// Creates the number that a formatted number requires: singular for 1 without fraction digits, plural for all
    /// others, such as 0, 1.0, 1.5 and -1. Returns `nil` if the text is not a number. O(length).
    init?(of text: String) {
      let digits = text.filter { !$0.isWhitespace }
      guard digits.contains(where: \.isWholeNumber),
        digits.allSatisfy({ $0.isWholeNumber || "+-−.,'’".contains($0) })
      else { return nil }
      let value = digits.drop { $0 == "+" || $0.wholeNumberValue == 0 }
      self = value.count == 1 && value.first?.wholeNumberValue == 1 ? .singular : .plural
    }
  }

  /// Endings of nouns with an irregular plural. The two endings start with the same letter.
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

  /// Nouns that have one of the irregular endings and are regular.
  private static let regular: Set = [
    "abdomen", "german", "germans", "human", "humans", "mongoose", "mongooses", "norman", "normans", "olives", "omen",
    "ottoman", "ottomans", "regimen", "roman", "romans", "shaman", "shamans", "specimen", "talisman", "talismans",
  ]

  /// Nouns with the same form in singular and plural, or with one of them only.
  private static let invariable: Set = [
    "aircraft", "chassis", "clothes", "deer", "equipment", "fish", "information", "jeans", "means", "news", "pants",
    "scissors", "series", "sheep", "species", "trousers",
  ]

  /// Singular nouns that end in a single `s`.
  private static let singularsInS: Set = [
    "alias", "atlas", "bias", "bonus", "bus", "cactus", "campus", "canvas", "census", "chorus", "circus", "cosmos",
    "focus", "gas", "genius", "iris", "lens", "minus", "octopus", "plus", "status", "stylus", "surplus", "syllabus",
    "virus", "walrus",
  ]

  /// Nouns in `ch` with a hard sound, whose plural ends in `s`.
  private static let hardEndings: Set = ["epoch", "loch", "monarch", "patriarch", "stomach", "tech"]

  /// Singular nouns that end in `ie`. The plurals of others in `ies` have a `y`.
  private static let singularsInIE: Set = [
    "brownie", "calorie", "cookie", "die", "foodie", "freebie", "genie", "goalie", "hoodie", "lie", "magpie", "movie",
    "newbie", "pie", "pixie", "prairie", "rookie", "selfie", "smoothie", "tie", "veggie", "zombie",
  ]

  /// Singular nouns that end in `che`. The plurals of others in `ches` have no `e`.
  private static let singularsInCHE: Set = [
    "ache", "avalanche", "cache", "cliche", "headache", "moustache", "mustache", "niche", "quiche", "toothache",
  ]

  /// Returns a phrase whose last word has the form for a number. Text without a Latin word is not changed. O(length).
  static func inflect(_ phrase: String, for number: Number) -> String {
    guard let last = phrase.lastIndex(where: \.isLetter) else { return phrase }
    let end = phrase.index(after: last)
    let isPartOfWord = { (character: Character) in character.isLetter || character == "'" || character == "’" }
    let start = phrase[..<end].lastIndex { !isPartOfWord($0) }.map(phrase.index(after:)) ?? phrase.startIndex
    let word = phrase[start..<end].drop { !$0.isLetter }
    guard word.allSatisfy({ $0.isLetter && $0.unicodeScalars.allSatisfy { $0.value < 0x250 } }) else { return phrase }
    let inflected = number == .plural ? plural(of: String(word)) : singular(of: String(word))
    return phrase[..<word.startIndex] + inflected + phrase[end...]
  }

  /// Returns the plural of a noun. A plural is returned unchanged. O(length).
  static func plural(of word: String) -> String {
    let noun = word.lowercased()
    if invariable.contains(noun) || noun == "oxen" { return word }
    if noun == "ox" { return replacing(0, of: word, with: "en") }
    if !regular.contains(noun) {
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

  /// Returns the singular of a noun. A noun that may be singular is returned unchanged. O(length).
  static func singular(of word: String) -> String {
    let noun = word.lowercased()
    if invariable.contains(noun) || singularsInS.contains(noun) { return word }
    if noun == "oxen" { return replacing(2, of: word, with: "") }
    if !regular.contains(noun) {
      for (singular, plural) in endings where noun.hasSuffix(plural) {
        return replacing(plural, of: word, with: singular)
      }
    }
    guard noun.count > 2, noun.hasSuffix("s"), noun != "axes" else { return word }
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

  /// Returns a word with another ending. The letters that both endings start with keep their case.
  private static func replacing(_ ending: String, of word: String, with other: String) -> String {
    let common = zip(ending, other).prefix { $0 == $1 }.count
    return replacing(ending.count - common, of: word, with: String(other.dropFirst(common)))
  }

  /// Returns a word with other last letters. They are capital letters if the word consists of these.
  private static func replacing(_ count: Int, of word: String, with ending: String) -> String {
    let isCapital = word.count > 1 && !word.contains(where: \.isLowercase)
    return word.dropLast(count) + (isCapital ? ending.uppercased() : ending)
  }
}
