import Elements
import Testing

@testable import ViewGraph

@MainActor
@Suite("Modifier layers")
struct LayerNodeTests {
  @Test("Nodes with equal modifiers share their layers")
  func shares() {
    let screen = Screen(Couple(Tinted(tint: "shared", shown: Word("a")), Tinted(tint: "shared", shown: Word("b"))))
    let bases = screen.graph.root.children.map { element in
      element.layers.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    }
    #expect(bases.count == 2 && bases[0] == bases[1])
  }

  @Test("Changing one of two nodes that share layers affects only that node")
  func partsAgain() {
    let tint = Cell("red")
    let screen = Screen(
      Couple(Computed { Tinted(tint: tint.value, shown: Word("a")) }, Tinted(tint: "red", shown: Word("b"))))
    tint.value = "blue"
    screen.graph.turn()
    #expect(screen.graph.root.children.map { $0.layers[0][.tint] } == [.string("blue"), .string("red")])
    #expect(screen.commits.last == ["update box tint to blue"])
  }

  @Test("Layer content is created per element, updated, and removed with the element")
  func content() {
    let names = Cell(["a", "b"])
    let back = Cell("back")
    let screen = Screen(
      Computed {
        WithBackground(back: Word(back.value), shown: Listing(ids: names.value, makeRow: { Word($0) }))
      })
    #expect(screen.tree == "root(back(back a) back(back b))")
    back.value = "behind"
    screen.graph.turn()
    #expect(screen.commits.last == ["update behind text to behind", "update behind text to behind"])
    names.value = ["b", "c"]
    screen.graph.turn()
    #expect(screen.tree == "root(back(behind b) back(behind c))")
    #expect(screen.picture == screen.tree)
    back.value = "last"
    screen.graph.turn()
    #expect(screen.picture == "root(back(last b) back(last c))")
  }

  @Test("Insertions and removals within layer content are committed")
  func changesInContent() {
    let isShown = Cell(false)
    let screen = Screen(
      WithBackground(back: Computed { Choice(shown: isShown.value ? Word("back") : nil) }, shown: Word("a")))
    #expect(screen.tree == "root(back(a))")
    isShown.value = true
    screen.graph.turn()
    #expect(screen.commits.last == ["insert back into content"])
    #expect(screen.picture == "root(back(back a))")
    isShown.value = false
    screen.graph.turn()
    #expect(screen.picture == "root(back(a))")
  }

  @Test("An element in layer content is unknown after the element with the layer is removed")
  func forgets() {
    let isShown = Cell(true)
    let screen = Screen(
      Computed { Choice(shown: isShown.value ? WithBackground(back: Word("back"), shown: Word("a")) : nil) })
    let id = screen.first("word")?.layers[0].content?.firstChild?.id ?? -1
    #expect(screen.graph.element(id: id) != nil)
    isShown.value = false
    screen.graph.turn()
    #expect(screen.graph.element(id: id) == nil)
    #expect(screen.graph.dispatch(Event(.tap), to: id) == .unknownElement)
  }

  @Test("After a thousand elements with layer content are removed in any order, none of them is left")
  func manyContents() {
    let ids = Cell(Array(0..<1_000))
    let screen = Screen(
      Computed { WithBackground(back: Word("back"), shown: Listing(ids: ids.value, makeRow: { Word("\($0)") })) })
    for step in 1...10 {
      ids.value = ids.value.filter { $0 % 11 > step }
      screen.graph.turn()
    }
    #expect(screen.tree == "root")
    ids.value = [7]
    screen.graph.turn()
    #expect(screen.picture == "root(back(back 7))")
  }

  @Test("A layer's events reach the newest modifier of that layer")
  func events() {
    let number = Cell(1)
    let diary = Diary()
    let screen = Screen(
      Computed {
        let current = number.value
        return WithBackground(
          back: Word("outer"), onTap: { diary.note("outer \(current)") },
          shown: Tinted(
            shown: MoodProvider(
              mood: "calm",
              shown: WithBackground(back: Word("inner"), onTap: { diary.note("inner \(current)") }, shown: Word("a")))))
      })
    let id = screen.graph.root.firstChild?.id ?? -1
    number.value = 2
    screen.graph.turn()
    #expect(screen.graph.dispatch(Event(.tap), to: id, layer: 0) == .handled)
    #expect(screen.graph.dispatch(Event(.tap), to: id, layer: 1) == .notHandled)
    #expect(screen.graph.dispatch(Event(.tap), to: id, layer: 2) == .handled)
    #expect(diary.entries == ["inner 2", "outer 2"])
  }
}
