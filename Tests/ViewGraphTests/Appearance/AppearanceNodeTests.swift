import Testing

@testable import ViewGraph

@MainActor
@Suite("Appearance and hiding")
struct AppearanceNodeTests {
  @Test("Hidden content disappears but keeps its elements, and appears again when shown")
  func hides() {
    let isShown = Cell(true)
    let diary = Diary()
    let screen = Screen(Computed { Hideable(isShown: isShown.value, shown: AppearanceRecorder("a", diary)) })
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

  @Test("Content mounted while hidden appears only when it is shown")
  func mountedHidden() {
    let isShown = Cell(false)
    let hasMore = Cell(false)
    let diary = Diary()
    let screen = Screen(
      Computed {
        Hideable(
          isShown: isShown.value,
          shown: Couple(
            AppearanceRecorder("a", diary),
            Computed { Choice(shown: hasMore.value ? AppearanceRecorder("b", diary) : nil) }))
      })
    hasMore.value = true
    screen.graph.turn()
    #expect(diary.entries == [])
    #expect(screen.tree == "root(a b)")
    isShown.value = true
    screen.graph.turn()
    #expect(diary.entries == ["a appears", "b appears"])
  }

  @Test("Hidden content is still updated")
  func updatesHidden() {
    let text = Cell("old")
    let screen = Screen(Hideable(isShown: false, shown: Computed { Word(text.value) }))
    text.value = "new"
    screen.graph.turn()
    #expect(screen.picture == "root(new)")
  }

  @Test("Content in nested hiding containers appears only when all of them show it", arguments: [true, false])
  func nested(outerFirst: Bool) {
    let outer = Cell(false)
    let inner = Cell(false)
    let diary = Diary()
    let screen = Screen(
      Computed {
        Hideable(
          isShown: outer.value,
          shown: Computed { Hideable(isShown: inner.value, shown: AppearanceRecorder("a", diary)) })
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

  @Test("Content in a shown container within a hidden one appears when both are shown")
  func mountedInNested() {
    let isShown = Cell(false)
    let diary = Diary()
    let screen = Screen(
      Computed {
        Hideable(isShown: isShown.value, shown: Hideable(isShown: true, shown: AppearanceRecorder("a", diary)))
      })
    #expect(diary.entries == [])
    isShown.value = true
    screen.graph.turn()
    #expect(diary.entries == ["a appears"])
  }

  @Test("Children appear before their parent, first to last")
  func order() {
    let isShown = Cell(false)
    let diary = Diary()
    let screen = Screen(
      Computed {
        Hideable(
          isShown: isShown.value,
          shown: AppearanceRecorder(
            name: "around", diary: diary, shown: Couple(AppearanceRecorder("a", diary), AppearanceRecorder("b", diary)))
        )
      })
    isShown.value = true
    screen.graph.turn()
    #expect(diary.entries == ["a appears", "b appears", "around appears"])
  }

  @Test("Replacing shown content appears before the previous content disappears", arguments: [0, 1])
  func exchange(first: Int) {
    let shown = Cell(first)
    let diary = Diary()
    let screen = Screen(
      Computed {
        Couple(
          Hideable(isShown: shown.value == 0, shown: AppearanceRecorder("0", diary)),
          Hideable(isShown: shown.value == 1, shown: AppearanceRecorder("1", diary)))
      })
    shown.value = 1 - first
    screen.graph.turn()
    #expect(diary.entries == ["\(first) appears", "\(1 - first) appears", "\(first) disappears"])
  }

  @Test("Content hidden and shown again within one update neither disappears nor appears")
  func superseded() {
    let isShown = Cell(true)
    let diary = Diary()
    var flips = 0
    let screen = Screen(
      Computed {
        Couple(
          Hideable(isShown: isShown.value, shown: AppearanceRecorder("a", diary)),
          Computed { () -> Word in
            // The content is shown again in the same update in which it is hidden.
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

  @Test("Hidden content does not disappear again when the graph stops")
  func removedHidden() {
    let isShown = Cell(true)
    let diary = Diary()
    let screen = Screen(Computed { Hideable(isShown: isShown.value, shown: AppearanceRecorder("a", diary)) })
    isShown.value = false
    screen.graph.turn()
    screen.graph.stop()
    #expect(diary.entries == ["a appears", "a disappears"])
  }

  @Test("Content that never appeared does not disappear")
  func neverShown() {
    let diary = Diary()
    let screen = Screen(Hideable(isShown: false, shown: AppearanceRecorder("a", diary)))
    screen.graph.stop()
    #expect(diary.entries == [])
  }

  @Test("Inserted rows appear before removed rows disappear")
  func rows() {
    let ids = Cell([1, 2])
    let diary = Diary()
    let screen = Screen(Computed { Listing(ids: ids.value) { AppearanceRecorder("\($0)", diary) } })
    ids.value = [2, 3]
    screen.graph.turn()
    #expect(diary.entries == ["1 appears", "2 appears", "3 appears", "1 disappears"])
  }
}
