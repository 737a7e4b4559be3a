import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Grids")
struct GridTests {
  @Test("A grid has the columns of its widest row and follows changes")
  func columns() async throws {
    struct Growing: View {
      @State private var isWide = false
      var body: some View {
        Grid {
          GridRow {
            Text("a")
            Text("b").gridColumnAlignment(.trailing)
            if isWide { Text("c").gridCellColumns(2) }
          }
          Button("Grow") { isWide = true }
        }
      }
    }
    let screen = await Screen { Growing() }
    let grid = screen.attributes(of: .grid).first
    #expect(grid?[.columns] == .number(2))
    #expect(grid?[AttributeKey.columnAlignments[1]]?.description == "trailing")
    try await screen.tap("Grow")
    #expect(screen.attributes(of: .grid).map { $0[.columns] } == [.number(4)])
  }

  @Test("A row is an element only directly in a grid; elsewhere it is a group that a modifier applies to")
  func rowsOutsideOfGrid() async throws {
    struct Rows: View {
      @State private var isLong = false
      var body: some View {
        HStack {
          GridRow {
            Text("a")
            if isLong { Text("b") }
          }
          .padding(3)
        }
        Grid {
          ForEach(0..<2) { row in GridRow { Text("c \(row)") } }
          VStack { GridRow { Text("d") } }
        }
        Button("More") { isLong = true }
      }
    }
    let screen = await Screen { Rows() }
    #expect(screen.attributes(of: .gridRow).count == 2)
    #expect(screen.attributes(of: .padding).count == 1)
    try await screen.tap("More")
    #expect(screen.contains("b"))
    #expect(screen.attributes(of: .padding).count == 2)
  }

  @Test("Invalid lazy grid columns become valid lengths")
  func tracks() async {
    let screen = await Screen {
      LazyVGrid(columns: [
        GridItem(.fixed(100)), GridItem(), GridItem(.flexible(minimum: -4, maximum: 20)),
        GridItem(.adaptive(minimum: 0)), GridItem(.fixed(.nan)),
      ]) {
        Text("a")
      }
    }
    let tracks = screen.attributes(of: .lazyVGrid).map { $0[.tracks]?.description }
    #expect(tracks == ["100.0|10.0…|0.0…20.0|1.0…*|0.0"])
  }

  @Test("A lazy grid creates only the cells near the visible area")
  func lazy() async throws {
    let screen = await Screen {
      ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<5_000) { Text("\($0)") } } }
    }
    #expect(screen.findAll(.role(.text)).count == 100)
    #expect(screen.attributes(of: .gap) == [[.rows: .number(4_900)]])
    #expect(try screen.find(.text("4,321")).text == "4,321")
    let across = await Screen {
      ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(0..<500) { Text("\($0)") } } }
    }
    #expect(across.findAll(.role(.text)).count == 100)
  }

  @Test("The gap of a lazy grid counts all cells, even when an element has several")
  func viewsOfRows() async throws {
    let screen = await Screen {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        ForEach(0..<1_000) { number in
          Text("key \(number)")
          Text("value \(number)")
        }
      }
    }
    #expect(screen.attributes(of: .gap) == [[.rows: .number(1_800)]])
    #expect(try screen.find(.text("value 999")).text == "value 999")
  }

  @Test("A grid without columns is reported")
  func noColumns() async {
    await withKnownIssue {
      let screen = await Screen { LazyHGrid(rows: []) { Text("a") } }
      #expect(screen.contains("a"))
    } matching: {
      "\($0)".contains("has no grid items")
    }
  }

  @Test("The margins and the bounce behavior of lists, forms and tables are sent to the host")
  func scrollingLists() async {
    struct Row: Identifiable { let id = 1 }
    let screen = await Screen {
      VStack {
        List { Text("a") }
        Form { Text("b") }
        Table([Row()]) { TableColumn("c") { Text("\($0.id)") } }
      }
      .contentMargins(.top, 12).scrollBounceBehavior(.basedOnSize)
    }
    let lists = screen.attributes(of: .list) + screen.attributes(of: .table)
    #expect(lists.count == 3)
    #expect(lists.allSatisfy { $0[.top] == .number(12) && $0[.bounce] != nil })
  }

  @Test("Scroll view modifiers are sent to the host")
  func scrolling() async {
    let screen = await Screen {
      ScrollView { Text("a") }
        .scrollIndicators(.hidden).scrollDisabled(true).scrollTargetBehavior(.paging).contentMargins(.top, 12)
    }
    #expect(
      screen.attributes(of: .scroll) == [
        [
          .axes: .string("vertical"), .hidesIndicators: .flag(true), .scrollTargets: .string("paging"),
          .still: .flag(true), .top: .number(12),
        ]
      ])
  }
}
