import Elements
import Testing

@testable import ViewGraph

@MainActor
@Suite("Environment and modifier nodes")
struct SurroundingNodeTests {
  @Test("A changed environment value evaluates only its readers")
  func environment() {
    let mood = Cell("calm")
    var evaluations = 0
    let screen = Screen(
      Computed {
        MoodProvider(mood: mood.value, shown: Couple(MoodText(), Word("other")))
      })
    #expect(screen.tree == "root(calm other)")
    evaluations = screen.graph.evaluations
    mood.value = "wild"
    screen.graph.turn()
    #expect(screen.tree == "root(wild other)")
    #expect(screen.commits.last == ["update wild text to wild"])
    #expect(screen.graph.evaluations == evaluations + 1)
  }

  @Test("The nearest environment value takes precedence")
  func nearest() {
    let screen = Screen(
      MoodProvider(mood: "outer", shown: Couple(MoodProvider(mood: "inner", shown: MoodText()), MoodText())))
    #expect(screen.tree == "root(inner outer)")
  }

  @Test("A modifier adds a layer to each element, innermost first")
  func layers() {
    let screen = Screen(Tinted(tint: "outer", shown: Tinted(tint: "inner", shown: Couple(Word("a"), Word("b")))))
    #expect(screen.tree == "root(box(box(a)) box(box(b)))")
    #expect(screen.picture == screen.tree)
    let first = screen.graph.root.firstChild
    #expect(first?.layers.map { $0[.tint] } == [.string("inner"), .string("outer")])
  }

  /// Constant content, which is never evaluated again.
  private struct Steady: GraphContent {
    static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
      CompositeNode<Evaluator>(content, in: context)
    }

    private enum Evaluator: BodyEvaluator {
      static func body(of content: Steady) -> Word { Word("steady") }
    }
  }

  @Test("A changed modifier updates its layers without evaluating its content")
  func modifierChanges() {
    let tint = Cell("red")
    let screen = Screen(Computed { Tinted(tint: tint.value, shown: Couple(Steady(), Steady())) })
    let evaluations = screen.graph.evaluations
    tint.value = "blue"
    screen.graph.turn()
    #expect(screen.commits.last == ["update box tint to blue", "update box tint to blue"])
    #expect(screen.graph.root.children.map { $0.layers.first?[.tint] } == [.string("blue"), .string("blue")])
    #expect(screen.graph.evaluations == evaluations + 1)
  }

  @Test("A modifier also applies to content that is inserted later")
  func comesLater() {
    let isShown = Cell(false)
    let screen = Screen(Tinted(shown: Computed { Choice(shown: isShown.value ? Word("late") : nil) }))
    isShown.value = true
    screen.graph.turn()
    #expect(screen.picture == "root(box(late))")
  }
}
