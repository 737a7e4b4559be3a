import Elements
import Testing

@testable import ViewGraph

@MainActor
@Suite("Element updates")
struct ElementUpdateTests {
  /// A leaf that counts how often it is described, and handles taps with its closure.
  struct Key: ElementContent {
    static let schema = Schema(ElementKind(rawValue: "key"), handlers: [Handler(.tap)])

    let name: String
    let diary: Diary
    let onTap: () -> Void

    var children: NoContent { NoContent() }

    func describe(_ writer: inout ElementWriter) {
      diary.note("described \(name)")
      writer[.text] = .string(name + " " + Mood.read(writer.environment))
    }

    func isDescribed(like other: Self) -> Bool { name == other.name }

    func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
      onTap()
      return true
    }

    static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
      ElementNode(content, in: context)
    }
  }

  @Test("A leaf with equal content uses the new closure and is not described again")
  func closure() {
    let number = Cell(1)
    let diary = Diary()
    let screen = Screen(
      Computed {
        let current = number.value
        return Key(name: "key", diary: diary) { diary.note("tapped \(current)") }
      })
    number.value = 2
    screen.graph.turn()
    screen.graph.dispatch(Event(.tap), to: screen.first("key")?.id ?? -1)
    #expect(diary.entries == ["described key", "tapped 2"])
  }

  @Test("A leaf with changed content is described again")
  func otherwise() {
    let name = Cell("a")
    let diary = Diary()
    let screen = Screen(Computed { Key(name: name.value, diary: diary) {} })
    name.value = "b"
    screen.graph.turn()
    #expect(diary.entries == ["described a", "described b"])
    #expect(screen.picture == "root(b none)")
  }

  @Test("A leaf is described again when an environment value it reads changes")
  func environment() {
    let mood = Cell("calm")
    let diary = Diary()
    let screen = Screen(Computed { MoodProvider(mood: mood.value, shown: Key(name: "a", diary: diary) {}) })
    mood.value = "merry"
    screen.graph.turn()
    #expect(screen.picture == "root(a merry)")
    #expect(diary.entries == ["described a", "described a"])
  }
}
