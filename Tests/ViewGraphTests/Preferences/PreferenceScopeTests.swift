import Elements
import SeededRandom
import Testing

@testable import ViewGraph

/// A preference that concatenates words.
enum Words: PreferenceKey {
  static var defaultValue: [String] { [] }

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Sets the words preference.
struct PreferenceSetter<Shown: GraphContent>: GraphContent {
  let words: [String]
  let shown: Shown

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    PreferenceWriterNode(content, in: context, key: Words.self) { ($0.shown, $0.words) }
  }
}

extension PreferenceSetter where Shown == Word {
  init(_ word: String) { self.init(words: [word], shown: Word(word)) }
}

/// Reads the words preference.
struct PreferenceReader<Shown: GraphContent>: GraphContent {
  let use: PreferenceUse<Words>
  let shown: Shown

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    PreferenceScopeNode(content, in: context) { ($0.shown, $0.use) }
  }
}

extension PreferenceReader {
  /// Creates content that records the words in a diary.
  init(_ diary: Diary, as name: String = "heard", _ shown: Shown) {
    self.init(use: .acting { diary.note("\(name) \($0.joined(separator: " "))") }, shown: shown)
  }
}

/// A leaf whose text is the value of a preference reading.
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
  @Test("Values are reduced in tree order and reported once")
  func reduces() {
    let diary = Diary()
    _ = Screen(
      PreferenceReader(
        diary,
        Shelf(
          children: Couple(PreferenceSetter("a"), Couple(Shelf(children: PreferenceSetter("b")), PreferenceSetter("c")))
        )))
    #expect(diary.entries == ["heard a b c"])
  }

  @Test("Without any values, the default is reported once")
  func says() {
    let diary = Diary()
    let screen = Screen(PreferenceReader(diary, Word("silent")))
    screen.graph.turn()
    #expect(diary.entries == ["heard "])
  }

  @Test("A changed value is reported, and an equal value is not")
  func changes() {
    let word = Cell("a")
    let diary = Diary()
    let screen = Screen(PreferenceReader(diary, Computed { PreferenceSetter(words: [word.value], shown: Word("w")) }))
    word.value = "a"
    screen.graph.turn()
    #expect(diary.entries == ["heard a"])
    word.value = "b"
    screen.graph.turn()
    #expect(diary.entries == ["heard a", "heard b"])
  }

  @Test("The value of removed content is dropped")
  func takesBack() {
    let isThere = Cell(true)
    let diary = Diary()
    let screen = Screen(
      PreferenceReader(
        diary, Couple(PreferenceSetter("a"), Computed { Choice(shown: isThere.value ? PreferenceSetter("b") : nil) })))
    isThere.value = false
    screen.graph.turn()
    isThere.value = true
    screen.graph.turn()
    #expect(diary.entries == ["heard a b", "heard a", "heard a b"])
  }

  @Test("Values of inserted and moved rows are reduced in their current order")
  func order() {
    let ids = Cell([1, 3])
    let diary = Diary()
    let screen = Screen(
      PreferenceReader(
        diary,
        Couple(Computed { Listing(ids: ids.value) { PreferenceSetter("\($0)") } }, PreferenceSetter("end"))))
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

  @Test("After random changes the value equals that of a fresh evaluation", arguments: 1...30)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let lists = (0..<4).map { _ in Cell<[Int]>([]) }
    let heard = Diary()
    func content(_ diary: Diary) -> some GraphContent {
      PreferenceReader(
        diary,
        Listing(ids: [0, 1, 2, 3]) { list in
          PreferenceReader(
            use: .transforming { $0.append("|") },
            shown: Shelf(
              children: Computed {
                Listing(ids: lists[list].value) { id in
                  Computed {
                    Choice(key: id % 3, shown: id % 5 == lists[0].value.count ? nil : PreferenceSetter("\(list).\(id)"))
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

  @Test("A writer replaces the values of its content for outer readers only")
  func hides() {
    let inside = Diary()
    let outside = Diary()
    let word = Cell("a")
    let content = PreferenceReader(
      inside, as: "inside", Computed { PreferenceSetter(words: [word.value], shown: Word("w")) })
    let screen = Screen(PreferenceReader(outside, as: "outside", PreferenceSetter(words: ["own"], shown: content)))
    word.value = "b"
    screen.graph.turn()
    #expect(inside.entries == ["inside a", "inside b"])
    #expect(outside.entries == ["outside own"])
  }

  @Test("An inner reader passes its values on, or nothing if there are none")
  func handsOn() {
    let diary = Diary()
    let silent = PreferenceReader(diary, as: "silent", Word("w"))
    _ = Screen(
      PreferenceReader(diary, as: "outer", Couple(PreferenceReader(diary, as: "inner", PreferenceSetter("a")), silent)))
    #expect(diary.entries == ["inner a", "silent ", "outer a"])
  }

  @Test("A transformation changes the value for outer readers, and is repeated when a value that it read changes")
  func transforms() {
    let suffix = Cell("!")
    let diary = Diary()
    let transform: PreferenceUse<Words> = .transforming { $0.append(suffix.value) }
    let screen = Screen(
      PreferenceReader(
        diary,
        Couple(
          PreferenceReader(use: transform, shown: Couple(PreferenceSetter("a"), PreferenceSetter("b"))),
          PreferenceReader(use: transform, shown: Word("w")))))
    suffix.value = "?"
    screen.graph.turn()
    #expect(diary.entries == ["heard a b ! !", "heard a b ? ?"])
  }

  @Test("A reader of a preference is evaluated in the same turn, before the commit")
  func reading() {
    let word = Cell("a")
    let reading = PreferenceReading<Words>()
    let screen = Screen(
      Couple(
        ReadingWord(reading: reading),
        PreferenceReader(
          use: .reading(into: reading), shown: Computed { PreferenceSetter(words: [word.value], shown: Word("w")) })))
    #expect(screen.commits.count == 1)
    #expect(screen.picture == "root(a w)")
    word.value = "b"
    screen.graph.turn()
    #expect(screen.commits.count == 2)
    #expect(screen.picture == "root(b w)")
  }

  @Test("A reader is not evaluated when other parts are reduced to an equal value")
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
        PreferenceReader(
          use: .reading(into: reading),
          shown: Computed {
            let words = ["a", "b", "c"]
            return Couple(
              PreferenceSetter(words: Array(words[..<split.value]), shown: Word("v")),
              PreferenceSetter(words: Array(words[split.value...]), shown: Word("w")))
          })))
    #expect(screen.tree == "root(abc v w)")
    let before = evaluations
    split.value = 2
    screen.graph.turn()
    #expect(evaluations == before)
  }

  @Test("Of several values within one update only the last is reported")
  func superseded() {
    let word = Cell("a")
    let reading = PreferenceReading<Words>()
    let diary = Diary()
    let screen = Screen(
      Couple(
        // This body is evaluated in a second round, after the preference was first reduced.
        Computed { () -> Word in
          if reading.value == ["b"] { word.value = "c" }
          return Word("w")
        },
        PreferenceReader(
          use: .reading(into: reading),
          shown: PreferenceReader(diary, Computed { PreferenceSetter(words: [word.value], shown: Word("w")) }))))
    word.value = "b"
    screen.graph.turn()
    #expect(diary.entries == ["heard a", "heard c"])
  }

  @Test("Stopping the graph reports no values")
  func stops() {
    let diary = Diary()
    let screen = Screen(PreferenceReader(diary, Couple(PreferenceSetter("a"), PreferenceSetter("b"))))
    screen.graph.stop()
    #expect(diary.entries == ["heard a b"])
  }

  @Test("Stopping the graph releases the scope and its writers")
  func lifetime() {
    weak var reading: PreferenceReading<Words>?
    func show() {
      let local = PreferenceReading<Words>()
      reading = local
      let screen = Screen(
        PreferenceReader(
          use: .reading(into: local), shown: PreferenceReader(use: .transforming { _ in }, shown: PreferenceSetter("a"))
        ))
      screen.graph.stop()
    }
    show()
    #expect(reading == nil)
  }
}
