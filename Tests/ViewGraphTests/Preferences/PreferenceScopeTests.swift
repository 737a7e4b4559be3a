import Elements
import SeededRandom
import Testing

@testable import ViewGraph

/// What places say, one after the other.
enum Words: PreferenceKey {
  static var defaultValue: [String] { [] }

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Says something for the words.
struct Saying<Shown: GraphContent>: GraphContent {
  let words: [String]
  let shown: Shown

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    PreferenceWriterNode(content, in: context, key: Words.self) { ($0.shown, $0.words) }
  }
}

extension Saying where Shown == Word {
  init(_ word: String) { self.init(words: [word], shown: Word(word)) }
}

/// Collects the words.
struct Hearing<Shown: GraphContent>: GraphContent {
  let use: PreferenceUse<Words>
  let shown: Shown

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    PreferenceScopeNode(content, in: context) { ($0.shown, $0.use) }
  }
}

extension Hearing {
  /// Tells a diary of the words.
  init(_ diary: Diary, as name: String = "heard", _ shown: Shown) {
    self.init(use: .acting { diary.note("\(name) \($0.joined(separator: " "))") }, shown: shown)
  }
}

/// A leaf whose text is what a reading says.
struct ReadingWord: ElementContent {
  static let schema = Schema(ElementKind(rawValue: "word"))

  let reading: PreferenceReading<Words>

  var children: NoContent { NoContent() }

  func describe(_ writer: inout ElementWriter) { writer[.text] = .string(reading.value.joined(separator: "+")) }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

@MainActor
@Suite("Preferences")
struct PreferenceScopeTests {
  @Test("What several places say is reduced in the order of the tree, and told once")
  func reduces() {
    let diary = Diary()
    _ = Screen(
      Hearing(diary, Shelf(children: Couple(Saying("a"), Couple(Shelf(children: Saying("b")), Saying("c"))))))
    #expect(diary.entries == ["heard a b c"])
  }

  @Test("Where nobody says anything the default is told, once")
  func says() {
    let diary = Diary()
    let screen = Screen(Hearing(diary, Word("silent")))
    screen.graph.turn()
    #expect(diary.entries == ["heard "])
  }

  @Test("A value that has changed is told, and one that is equal is not")
  func changes() {
    let word = Cell("a")
    let diary = Diary()
    let screen = Screen(Hearing(diary, Computed { Saying(words: [word.value], shown: Word("w")) }))
    word.value = "a"
    screen.graph.turn()
    #expect(diary.entries == ["heard a"])
    word.value = "b"
    screen.graph.turn()
    #expect(diary.entries == ["heard a", "heard b"])
  }

  @Test("What a place has said is taken back when it goes")
  func takesBack() {
    let isThere = Cell(true)
    let diary = Diary()
    let screen = Screen(
      Hearing(diary, Couple(Saying("a"), Computed { Choice(shown: isThere.value ? Saying("b") : nil) })))
    isThere.value = false
    screen.graph.turn()
    isThere.value = true
    screen.graph.turn()
    #expect(diary.entries == ["heard a b", "heard a", "heard a b"])
  }

  @Test("What comes later is heard where it stands, and rows that move are heard in their new order")
  func order() {
    let ids = Cell([1, 3])
    let diary = Diary()
    let screen = Screen(
      Hearing(
        diary,
        Couple(Computed { Listing(ids: ids.value) { Saying("\($0)") } }, Saying("end"))))
    ids.value = [0, 1, 2, 3, 4]
    screen.graph.turn()
    ids.value = [4, 3, 2, 1, 0]
    screen.graph.turn()
    ids.value = [3, 4]
    screen.graph.turn()
    #expect(
      diary.entries == [
        "heard 1 3 end", "heard 0 1 2 3 4 end", "heard 4 3 2 1 0 end", "heard 3 4 end",
      ])
  }

  @Test("After any changes what is heard is what a fresh evaluation hears", arguments: 1...30)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let lists = (0..<4).map { _ in Cell<[Int]>([]) }
    let heard = Diary()
    func content(_ diary: Diary) -> some GraphContent {
      Hearing(
        diary,
        Listing(ids: [0, 1, 2, 3]) { list in
          Hearing(
            use: .transforming { $0.append("|") },
            shown: Shelf(
              children: Computed {
                Listing(ids: lists[list].value) { id in
                  Computed {
                    Choice(key: id % 3, shown: id % 5 == lists[0].value.count ? nil : Saying("\(list).\(id)"))
                  }
                }
              }))
        })
    }
    let screen = Screen(content(heard))
    for _ in 0..<20 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let list = lists.randomElement(using: &generator)!
        list.value = Array((0..<8).shuffled(using: &generator).prefix(.random(in: 0...8, using: &generator)))
      }
      screen.graph.turn()
      let fresh = Diary()
      let other = Screen(content(fresh))
      #expect(heard.entries.last == fresh.entries.last, "seed \(seed)")
      other.graph.stop()
    }
  }

  @Test("What says something itself hides what is said inside of it, but not from those inside")
  func hides() {
    let inside = Diary()
    let outside = Diary()
    let word = Cell("a")
    let content = Hearing(inside, as: "inside", Computed { Saying(words: [word.value], shown: Word("w")) })
    let screen = Screen(Hearing(outside, as: "outside", Saying(words: ["own"], shown: content)))
    word.value = "b"
    screen.graph.turn()
    #expect(inside.entries == ["inside a", "inside b"])
    #expect(outside.entries == ["outside own"])
  }

  @Test("Who hears hands on what was said, or nothing where nothing was")
  func handsOn() {
    let diary = Diary()
    let silent = Hearing(diary, as: "silent", Word("w"))
    _ = Screen(Hearing(diary, as: "outer", Couple(Hearing(diary, as: "inner", Saying("a")), silent)))
    #expect(diary.entries == ["inner a", "silent ", "outer a"])
  }

  @Test("A transformation changes what those around hear, and goes with what it reads")
  func transforms() {
    let suffix = Cell("!")
    let diary = Diary()
    let transform: PreferenceUse<Words> = .transforming { $0.append(suffix.value) }
    let screen = Screen(
      Hearing(
        diary,
        Couple(
          Hearing(use: transform, shown: Couple(Saying("a"), Saying("b"))), Hearing(use: transform, shown: Word("w")))))
    suffix.value = "?"
    screen.graph.turn()
    #expect(diary.entries == ["heard a b ! !", "heard a b ? ?"])
  }

  @Test("Who reads a value is evaluated in the same turn, before the host is told")
  func reading() {
    let word = Cell("a")
    let reading = PreferenceReading<Words>()
    let screen = Screen(
      Couple(
        ReadingWord(reading: reading),
        Hearing(use: .reading(into: reading), shown: Computed { Saying(words: [word.value], shown: Word("w")) })))
    #expect(screen.commits.count == 1)
    #expect(screen.picture == "root(a w)")
    word.value = "b"
    screen.graph.turn()
    #expect(screen.commits.count == 2)
    #expect(screen.picture == "root(b w)")
  }

  @Test("Who reads a value is not evaluated when the same is made of other parts")
  func sameReading() {
    let split = Cell(1)
    let reading = PreferenceReading<Words>()
    var evaluations = 0
    let screen = Screen(
      Couple(
        Computed { () -> Word in
          evaluations += 1
          return Word(reading.value.joined())
        },
        Hearing(
          use: .reading(into: reading),
          shown: Computed {
            let words = ["a", "b", "c"]
            return Couple(
              Saying(words: Array(words[..<split.value]), shown: Word("v")),
              Saying(words: Array(words[split.value...]), shown: Word("w")))
          })))
    #expect(screen.tree == "root(abc v w)")
    let before = evaluations
    split.value = 2
    screen.graph.turn()
    #expect(evaluations == before)
  }

  @Test("Of several values within one update the last is told")
  func superseded() {
    let word = Cell("a")
    let reading = PreferenceReading<Words>()
    let diary = Diary()
    let screen = Screen(
      Couple(
        // It is evaluated in a second round, after the preference was reduced for the first time.
        Computed { () -> Word in
          if reading.value == ["b"] { word.value = "c" }
          return Word("w")
        },
        Hearing(
          use: .reading(into: reading),
          shown: Hearing(diary, Computed { Saying(words: [word.value], shown: Word("w")) }))))
    word.value = "b"
    screen.graph.turn()
    #expect(diary.entries == ["heard a", "heard c"])
  }

  @Test("A screen that goes tells nobody")
  func stops() {
    let diary = Diary()
    let screen = Screen(Hearing(diary, Couple(Saying("a"), Saying("b"))))
    screen.graph.stop()
    #expect(diary.entries == ["heard a b"])
  }

  @Test("A scope and its writers are let go with the screen")
  func lifetime() {
    weak var reading: PreferenceReading<Words>?
    func show() {
      let local = PreferenceReading<Words>()
      reading = local
      let screen = Screen(
        Hearing(use: .reading(into: local), shown: Hearing(use: .transforming { _ in }, shown: Saying("a"))))
      screen.graph.stop()
    }
    show()
    #expect(reading == nil)
  }
}
