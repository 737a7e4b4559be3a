import ScreenTesting
import SwiftUI
import Testing

@testable import PortableData

@Suite("Inflection of English nouns")
struct EnglishInflectionTests {
  @Test(
    "A noun and its plural are inflected in both directions",
    arguments: [
      ("word", "words"), ("class", "classes"), ("box", "boxes"), ("buzz", "buzzes"), ("match", "matches"),
      ("dish", "dishes"), ("city", "cities"), ("day", "days"), ("shelf", "shelves"), ("bookshelf", "bookshelves"),
      ("knife", "knives"), ("wolf", "wolves"), ("roof", "roofs"), ("hero", "heroes"), ("piano", "pianos"),
      ("person", "people"), ("child", "children"), ("man", "men"), ("woman", "women"), ("policeman", "policemen"),
      ("foot", "feet"), ("tooth", "teeth"), ("mouse", "mice"), ("goose", "geese"), ("ox", "oxen"), ("fox", "foxes"),
      ("human", "humans"), ("mongoose", "mongooses"), ("specimen", "specimens"), ("olive", "olives"),
      ("movie", "movies"), ("cache", "caches"), ("stomach", "stomachs"), ("bus", "buses"), ("status", "statuses"),
      ("house", "houses"), ("hypothesis", "hypotheses"), ("quiz", "quizzes"), ("prize", "prizes"), ("shoe", "shoes"),
      ("café", "cafés"),
    ])
  func regularAndIrregular(singular: String, plural: String) {
    #expect(EnglishInflection.plural(of: singular) == plural)
    #expect(EnglishInflection.plural(of: plural) == plural)
    #expect(EnglishInflection.singular(of: plural) == singular)
    #expect(EnglishInflection.singular(of: singular) == singular)
  }

  @Test(
    "A noun with equal singular and plural is not changed",
    arguments: ["sheep", "fish", "deer", "series", "species", "news", "information", "equipment", "aircraft"])
  func invariable(noun: String) {
    #expect(EnglishInflection.plural(of: noun) == noun)
    #expect(EnglishInflection.singular(of: noun) == noun)
  }

  @Test("A plural without a probable singular is not changed", arguments: ["emojis", "axes", "menus"])
  func ambiguousPlural(noun: String) {
    #expect(EnglishInflection.singular(of: noun) == noun)
  }

  @Test(
    "Inflected nouns keep their capital letters",
    arguments: [
      ("Photo", "Photos"), ("PHOTO", "PHOTOS"), ("City", "Cities"), ("CITY", "CITIES"), ("Person", "People"),
      ("PERSON", "PEOPLE"), ("Ox", "Oxen"), ("OX", "OXEN"),
    ])
  func capitals(singular: String, plural: String) {
    #expect(EnglishInflection.plural(of: singular) == plural)
    #expect(EnglishInflection.singular(of: plural) == singular)
  }

  @Test(
    "Only the noun of a phrase is inflected",
    arguments: [
      ("large salad", "large salads"), ("word!", "words!"), ("pull request (open)", "pull requests (open)"),
      ("'word'", "'words'"), ("follow-up", "follow-ups"), ("John's", "John's"), ("слово", "слово"), ("3 ", "3 "),
      ("", ""), ("selected", "selected"), ("item selected", "items selected"), ("minute ago", "minutes ago"),
      ("item left in the cart", "items left in the cart"), ("new message", "new messages"), ("seed", "seeds"),
    ])
  func phrases(phrase: String, plural: String) {
    #expect((EnglishInflection.inflect(phrase, for: .plural) ?? phrase) == plural)
    #expect((EnglishInflection.inflect(plural, for: .singular) ?? plural) == phrase)
  }

  @Test(
    "A singular that ends in s, an acronym, and a plural without s are not changed",
    arguments: ["SMS", "GPS", "yes", "ramen", "data"])
  func noPlurals(noun: String) {
    #expect(EnglishInflection.singular(of: noun) == noun)
  }

  @Test("Compounds of regular nouns that end in -man are regular")
  func compounds() {
    #expect(EnglishInflection.plural(of: "superhuman") == "superhumans")
    #expect(EnglishInflection.plural(of: "policeman") == "policemen")
  }

  @Test(
    "Only 1 without fraction digits is singular",
    arguments: [
      ("1", .singular), ("01", .singular), ("+1", .singular), ("0", .plural), ("2", .plural), ("-1", .plural),
      ("1.0", .plural), ("1.5", .plural), ("1,000", .plural), ("", nil), ("word", nil), ("9:30", nil), ("1%", .plural),
      ("1.2K", .plural), ("5 PM", nil),
    ] as [(String, EnglishInflection.Number?)])
  func numbers(text: String, number: EnglishInflection.Number?) {
    #expect(EnglishInflection.Number(of: text) == number)
  }
}

@MainActor
@Suite("Grammar agreement in texts")
struct GrammarAgreementTests {
  private func shown(_ key: LocalizedStringKey, _ locale: Locale = .american) async -> String {
    let screen = await Screen { Text(key).locale(locale) }
    let element = screen.findAll(.role(.text))[0]
    return element.attribute("runs") ?? element.text
  }

  @Test("A noun agrees with the number before it")
  func numbers() async {
    #expect(await shown("^[\(0) word](inflect: true)") == "0 words")
    #expect(await shown("^[\(1) word](inflect: true)") == "1 word")
    #expect(await shown("^[\(1) words](inflect: true)") == "1 word")
    #expect(await shown("^[\(2) word](inflect: true)") == "2 words")
    #expect(await shown("^[\(2) words](inflect: true)") == "2 words")
    #expect(await shown("^[\(-1) word](inflect: true)") == "-1 words")
    #expect(await shown("^[\(1234) person](inflect: true)") == "1,234 people")
  }

  @Test("A number with fraction digits requires a plural")
  func fractions() async {
    #expect(await shown("^[\(1.0) word](inflect: true)") == "1.000000 words")
    #expect(await shown("^[\(1.5) word](inflect: true)") == "1.500000 words")
    #expect(await shown("^[\(1.0, specifier: "%.0f") word](inflect: true)") == "1 word")
    #expect(await shown("^[\(Double.infinity) word](inflect: true)").hasSuffix(" words"))
  }

  @Test("A noun agrees with a formatted number")
  func formats() async {
    #expect(await shown("^[\(1, format: .number) word](inflect: true)") == "1 word")
    #expect(await shown("^[\(1234, format: .number) word](inflect: true)") == "1,234 words")
  }

  @Test("The first number of a group determines the inflection")
  func firstNumber() async {
    #expect(await shown("^[\(1) of \(2) word](inflect: true)") == "1 of 2 word")
    #expect(await shown("^[\(2) of \(1) word](inflect: true)") == "2 of 1 words")
  }

  @Test("An interpolated noun is inflected")
  func interpolatedNoun() async {
    #expect(await shown("^[\(2) \("large") \("salad")](inflect: true)") == "2 large salads")
  }

  @Test("A group without a number is shown as written")
  func noNumber() async {
    #expect(await shown("^[word](inflect: true)") == "word")
    #expect(await shown("\(2) of ^[the word](inflect: true)") == "2 of the word")
    #expect(await shown("^[\("2") word](inflect: true)") == "2 word")
  }

  @Test("A text without a translation is inflected in every locale")
  func otherLocales() async {
    #expect(await shown("^[\(2) word](inflect: true)", .german) == "2 words")
    #expect(await shown("^[\(2) word](inflect: true)", Locale(identifier: "en_GB")) == "2 words")
  }

  @Test("Only `inflect: true` inflects")
  func attributes() async {
    #expect(await shown("^[\(2) word](inflect: false)") == "2 word")
    #expect(await shown("^[\(2) word](other: true)") == "2 word")
    #expect(await shown("^[\(2) word]()") == "2 word")
    #expect(await shown("^[\(2) word](\"inflect\": true, other: 1)") == "2 words")
  }

  @Test("Inflection keeps the styles in a group and after it")
  func styles() async {
    #expect(
      await shown("^[\(2) **large** *photo*](inflect: true), *new*")
        == "2 |large (fontWeight=bold)| |photos (italic=true)|, |new (italic=true)")
    #expect(await shown("*^[\(2) photo](inflect: true) here* now") == "2 photos here (italic=true)| now")
  }

  @Test("Each group of a text has its own number")
  func severalGroups() async {
    #expect(
      await shown("^[\(1) dogs](inflect: true), ^[\(2) cat](inflect: true)^[\(3) ox](inflect: true) and word")
        == "1 dog, 2 cats3 oxen and word")
  }

  @Test("The outermost of nested groups is inflected")
  func nestedBrackets() async {
    #expect(await shown("^[^[\(2) photo](inflect: true) album](inflect: true)") == "2 photo albums")
    #expect(await shown("^[\(2) [big] word](inflect: true)!") == "2 [big] words!")
  }

  @Test("Unbalanced brackets are shown as written")
  func unbalancedBrackets() async {
    #expect(await shown("^[\(2) word(inflect: true)") == "^[2 word(inflect: true)")
    #expect(await shown("^[\(2) word](inflect: true") == "^[2 word](inflect: true")
    #expect(await shown("\(2) word](inflect: true)") == "2 word](inflect: true)")
    #expect(await shown("^[\(2) [word](inflect: true)") == "^[2 [word](inflect: true)")
    #expect(await shown("^[a ^[\(2) word](inflect: true)") == "^[a 2 words")
  }
}
