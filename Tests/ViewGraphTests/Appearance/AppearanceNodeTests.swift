import Testing

@testable import ViewGraph

@MainActor
@Suite("Appearance apart from mounting")
struct AppearanceNodeTests {
  @Test("What is hidden disappears and keeps its nodes and elements; shown again, it appears again")
  func hides() {
    let isShown = Cell(true)
    let diary = Diary()
    let screen = Screen(Computed { Kept(isShown: isShown.value, shown: Appearing("a", diary)) })
    let element = screen.first("word")
    #expect(diary.entries == ["a appears"])
    isShown.value = false
    screen.graph.turn()
    #expect(diary.entries == ["a appears", "a disappears"])
    isShown.value = true
    screen.graph.turn()
    #expect(diary.entries == ["a appears", "a disappears", "a appears"])
    #expect(screen.first("word") === element)
    #expect(screen.commits.count == 1)
  }

  @Test("What is mounted where it is hidden appears when it is shown, and not before")
  func mountedHidden() {
    let isShown = Cell(false)
    let hasMore = Cell(false)
    let diary = Diary()
    let screen = Screen(
      Computed {
        Kept(
          isShown: isShown.value,
          shown: Couple(
            Appearing("a", diary), Computed { Choice(shown: hasMore.value ? Appearing("b", diary) : nil) }))
      })
    hasMore.value = true
    screen.graph.turn()
    #expect(diary.entries == [])
    #expect(screen.tree == "root(a b)")
    isShown.value = true
    screen.graph.turn()
    #expect(diary.entries == ["a appears", "b appears"])
  }

  @Test("What is hidden is brought up to date")
  func updatesHidden() {
    let text = Cell("old")
    let screen = Screen(Kept(isShown: false, shown: Computed { Word(text.value) }))
    text.value = "new"
    screen.graph.turn()
    #expect(screen.picture == "root(new)")
  }

  @Test("What stands in several that can hide it appears where all show it", arguments: [true, false])
  func nested(outerFirst: Bool) {
    let outer = Cell(false)
    let inner = Cell(false)
    let diary = Diary()
    let screen = Screen(
      Computed {
        Kept(
          isShown: outer.value,
          shown: Computed { Kept(isShown: inner.value, shown: Appearing("a", diary)) })
      })
    for cell in outerFirst ? [outer, inner] : [inner, outer] {
      #expect(diary.entries == [])
      cell.value = true
      screen.graph.turn()
    }
    #expect(diary.entries == ["a appears"])
    for cell in outerFirst ? [outer, inner] : [inner, outer] {
      cell.value = false
      screen.graph.turn()
      #expect(diary.entries == ["a appears", "a disappears"])
    }
  }

  @Test("What comes into a part that is shown, in one that is hidden, does not appear before both are shown")
  func mountedInNested() {
    let isShown = Cell(false)
    let diary = Diary()
    let screen = Screen(
      Computed { Kept(isShown: isShown.value, shown: Kept(isShown: true, shown: Appearing("a", diary))) })
    #expect(diary.entries == [])
    isShown.value = true
    screen.graph.turn()
    #expect(diary.entries == ["a appears"])
  }

  @Test("Children are told before what is around them, first to last")
  func order() {
    let isShown = Cell(false)
    let diary = Diary()
    let screen = Screen(
      Computed {
        Kept(
          isShown: isShown.value,
          shown: Appearing(
            name: "around", diary: diary, shown: Couple(Appearing("a", diary), Appearing("b", diary))))
      })
    isShown.value = true
    screen.graph.turn()
    #expect(diary.entries == ["a appears", "b appears", "around appears"])
  }

  @Test("What is shown instead appears before the other disappears, whichever comes first", arguments: [0, 1])
  func exchange(first: Int) {
    let shown = Cell(first)
    let diary = Diary()
    let screen = Screen(
      Computed {
        Couple(
          Kept(isShown: shown.value == 0, shown: Appearing("0", diary)),
          Kept(isShown: shown.value == 1, shown: Appearing("1", diary)))
      })
    shown.value = 1 - first
    screen.graph.turn()
    #expect(diary.entries == ["\(first) appears", "\(1 - first) appears", "\(first) disappears"])
  }

  @Test("What is hidden and shown again within one update has neither disappeared nor appeared")
  func superseded() {
    let isShown = Cell(true)
    let diary = Diary()
    var flips = 0
    let screen = Screen(
      Computed {
        Couple(
          Kept(isShown: isShown.value, shown: Appearing("a", diary)),
          Computed { () -> Word in
            // The round in which it is hidden is not over when it is shown again.
            if !isShown.value {
              flips += 1
              isShown.value = true
            }
            return Word("b")
          })
      })
    isShown.value = false
    screen.graph.turn()
    #expect(flips == 1)
    #expect(diary.entries == ["a appears"])
  }

  @Test("What is hidden has disappeared once, also when it goes")
  func removedHidden() {
    let isShown = Cell(true)
    let diary = Diary()
    let screen = Screen(Computed { Kept(isShown: isShown.value, shown: Appearing("a", diary)) })
    isShown.value = false
    screen.graph.turn()
    screen.graph.stop()
    #expect(diary.entries == ["a appears", "a disappears"])
  }

  @Test("What never appeared does not disappear")
  func neverShown() {
    let diary = Diary()
    let screen = Screen(Kept(isShown: false, shown: Appearing("a", diary)))
    screen.graph.stop()
    #expect(diary.entries == [])
  }

  @Test("Rows that leave and rows that come appear before they disappear")
  func rows() {
    let ids = Cell([1, 2])
    let diary = Diary()
    let screen = Screen(Computed { Listing(ids: ids.value) { Appearing("\($0)", diary) } })
    ids.value = [2, 3]
    screen.graph.turn()
    #expect(diary.entries == ["1 appears", "2 appears", "3 appears", "1 disappears"])
  }
}
