import Elements
import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Long lists")
@MainActor
struct LongListTests {
  @Test("The first render has the first rows and a placeholder for the rest")
  func picture() throws {
    let page = TestSession { List(0..<1_000) { Text("row \($0)") } }
    let picture = try #require(page.received().last)
    #expect(picture.contains(#"<view-list id=n1 role=list tabindex=0><view-row role=listitem><span id"#))
    #expect(picture.contains(#">row 49</span></view-row><view-gap id"#))
    #expect(picture.contains(#"aria-hidden=true style=\"--rows:950\"></view-gap></view-list>"#))
    #expect(!picture.contains("row 50<"))
  }

  @Test("Scrolling inserts the newly visible rows and removes the others")
  func scrolling() throws {
    let page = TestSession { List(0..<1_000) { Text("row \($0)") } }
    _ = page.received()
    let list = try #require(page.first(.list)).id
    let gap = try #require(page.first(.gap)).id
    page.session.receive([
      .window(list: list, VisibleRows(first: .init(element: gap, row: 100), last: .init(element: gap, row: 109)))
    ])
    let patch = try #require(page.received().first)
    #expect(patch.contains("row 150<"))
    #expect(patch.contains("row 138<") && !patch.contains("row 137<"))
    #expect(patch.contains("row 171<") && !patch.contains("row 172<"))
    #expect(patch.contains(#"["remove","#))
    #expect(page.rows.count == 34)
    page.session.receive([.window(list: list, VisibleRows(first: nil, last: .init(element: page.all(.gap)[0].id)))])
    #expect(page.received().first?.contains("row 0<") == true)
  }

  @Test("Requests for nonexistent places are refused, and large row numbers are clamped")
  func badPlaces() throws {
    let page = TestSession { List(0..<1_000) { number in HStack { Text("row \(number)") } } }
    _ = page.received()
    let list = try #require(page.first(.list)).id
    let gap = try #require(page.first(.gap)).id
    let row = try #require(page.rows.first).id
    let text = try #require(page.first(.text)).id
    let far = VisibleRows.Position(element: gap, row: .max)
    for (first, last, list) in [
      (gap, text, list), (text, gap, list), (gap, 999_999, list), (gap, gap, row), (gap, gap, 0),
    ] {
      page.session.receive([.window(list: list, VisibleRows(first: .init(element: first), last: .init(element: last)))])
      #expect(page.received().isEmpty)
    }
    #expect(page.session.refusals == [.unknownElement: 5])
    page.session.receive([.window(list: list, VisibleRows(first: .init(element: row), last: far, focused: .max))])
    _ = page.received()
    #expect(page.rows.count <= 500)
    page.session.receive([.window(list: list, VisibleRows(first: far, last: .init(element: row)))])
    _ = page.received()
    #expect(page.all(.text).contains { $0[.text] == .string("row 999") })
  }

  @Test("A focused row stays mounted while the list scrolls away from it")
  func focus() throws {
    let page = TestSession { List(0..<1_000) { Text("row \($0)") } }
    _ = page.received()
    let list = try #require(page.first(.list)).id
    let focused = page.rows[7].id
    let last = VisibleRows.Position(element: try #require(page.first(.gap)).id, row: 900)
    page.session.receive([.window(list: list, VisibleRows(first: last, last: last, focused: focused))])
    _ = page.received()
    #expect(page.rows.first?.id == focused)
    #expect(page.rows.count == 26)
    let other = VisibleRows.Position(element: page.all(.gap)[1].id, row: 300)
    page.session.receive([.window(list: list, VisibleRows(first: other, last: other))])
    _ = page.received()
    #expect(!page.rows.contains { $0.id == focused })
  }

  @Test("A page that reconnects gets its previously visible rows")
  func comingBack() throws {
    let page = TestSession { List(0..<1_000) { Text("row \($0)") } }
    _ = page.received()
    let gap = try #require(page.first(.gap)).id
    let position = VisibleRows.Position(element: gap, row: 500)
    page.session.receive([
      .window(list: try #require(page.first(.list)).id, VisibleRows(first: position, last: position))
    ])
    _ = page.received()
    page.cut()
    let picture = try #require(page.comeBack(applied: 0).last)
    #expect(picture.contains("row 550<"))
    #expect(!picture.contains("row 0<"))
  }
}
