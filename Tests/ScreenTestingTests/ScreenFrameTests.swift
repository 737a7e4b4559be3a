import ScreenTesting
import SwiftUI
import Testing

/// Tests the frames of views on a screen that no host renders.
@MainActor
@Suite("View frames")
struct ScreenFrameTests {
  private let size = CGSize(width: 300, height: 200)

  private func frames<V: View>(_ queries: Query..., @ViewBuilder of content: () -> V) async throws -> [CGRect] {
    let screen = await Screen(size: size, content)
    return try queries.map { try screen.frame(of: $0) }
  }

  @Test("A spacer pushes two texts to the edges of the screen")
  func spacer() async throws {
    let frames = try await frames("Total", "12") {
      HStack {
        Text("Total")
        Spacer()
        Text("12")
      }
    }
    // Body text: 8.5 points per character, 22 points per line.
    #expect(frames[0] == CGRect(x: 0, y: 89, width: 42.5, height: 22))
    #expect(frames[1] == CGRect(x: 283, y: 89, width: 17, height: 22))
  }

  @Test("A view's frame includes its modifiers up to the modifier that the query matches")
  func modifiers() async throws {
    let frames = try await frames("A", .identifier("padded"), .identifier("framed")) {
      Text("A").padding(10).accessibilityIdentifier("padded")
      Color.red.frame(width: 50, height: 20).accessibilityIdentifier("framed").padding(5)
    }
    // The views of the column are 42 and 30 points high. With a spacing of 8 the column is centered in 200 points.
    #expect(frames[0] == CGRect(x: 145.75, y: 70, width: 8.5, height: 22))
    #expect(frames[1] == CGRect(x: 135.75, y: 60, width: 28.5, height: 42))
    #expect(frames[2] == CGRect(x: 125, y: 115, width: 50, height: 20))
  }

  @Test("Priorities, aspect ratios and limits decide how a stack divides its width")
  func sharing() async throws {
    let frames = try await frames(.identifier("a"), .identifier("b"), .identifier("c")) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 40).accessibilityIdentifier("a")
        Color.green.layoutPriority(1).accessibilityIdentifier("b")
        Color.blue.aspectRatio(1, contentMode: .fit).frame(minWidth: 60).accessibilityIdentifier("c")
      }
    }
    // The green view leaves the sum of the others' minimum lengths, 0 + 60. Half of it is proposed to the red view.
    #expect(frames[0] == CGRect(x: -15, y: 0, width: 30, height: 200))
    #expect(frames[1] == CGRect(x: 15, y: 0, width: 240, height: 200))
    #expect(frames[2] == CGRect(x: 255, y: 70, width: 60, height: 60))
  }

  @Test("An overlay is aligned within the view it covers, and an offset does not change the view's frame")
  func overlay() async throws {
    let frames = try await frames(.identifier("badge"), .identifier("moved")) {
      Color.gray.frame(width: 100, height: 50)
        .overlay(alignment: .topTrailing) { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("badge") }
        .background(alignment: .bottomLeading) {
          Color.blue.frame(width: 10, height: 10).offset(x: 3, y: 4).accessibilityIdentifier("moved")
        }
    }
    #expect(frames[0] == CGRect(x: 190, y: 75, width: 10, height: 10))
    #expect(frames[1] == CGRect(x: 100, y: 115, width: 10, height: 10))
  }

  @Test("A text wraps between and within words, up to its line limit")
  func lines() async throws {
    let frames = try await frames("one two three", "unbreakable", "limited to one line", "漢字", "a\nb") {
      VStack(alignment: .leading, spacing: 0) {
        Text("one two three").frame(width: 70)
        Text("unbreakable").frame(width: 50)
        Text("limited to one line").lineLimit(1).frame(width: 70)
        Text("漢字").font(.caption)
        Text("a\nb").font(.system(size: 10))
      }
    }
    // The first text has up to eight characters per line ("one two" and "three"), and the second up to five.
    #expect(frames[0].size == CGSize(width: 59.5, height: 44))
    #expect(frames[1].size == CGSize(width: 42.5, height: 66))
    #expect(frames[2].height == 22)
    #expect(frames[3].size == CGSize(width: 24, height: 16))
    #expect(frames[4].size == CGSize(width: 5, height: 26))
  }

  @Test("Texts of different sizes are aligned by their baselines")
  func baselines() async throws {
    let frames = try await frames("Large", "small") {
      HStack(alignment: .firstTextBaseline) {
        Text("Large").font(.largeTitle)
        Text("small").font(.caption)
      }
    }
    // A baseline is at 0.77 of the line height, rounded: at 32 and 12 points.
    #expect(frames[1].minY - frames[0].minY == 20)
  }

  @Test("A view that ViewThatFits does not choose has no frame")
  func fitting() async throws {
    let screen = await Screen(size: size) {
      ViewThatFits {
        Text("a text that is wider than the whole screen is")
        Text("short")
      }
    }
    #expect(throws: LayoutError.self) { try screen.frame(of: "a text that is wider than the whole screen is") }
  }

  @Test("A column of a grid is as wide as its widest cell, and the flexible column takes the remaining width")
  func grid() async throws {
    let frames = try await frames(.identifier("a"), .identifier("b"), .identifier("c"), .identifier("d")) {
      Grid(alignment: .topLeading) {
        GridRow {
          Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
          Color.red.accessibilityIdentifier("b")
        }
        GridRow(alignment: .bottom) {
          Color.red.frame(width: 40, height: 30)
          Color.red.frame(width: 50, height: 10).accessibilityIdentifier("c")
            .gridColumnAlignment(.trailing)
        }
        Color.red.frame(height: 4).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("d")
      }
    }
    // The first column is 40 points wide, and the gaps are 8 points. The other rows are 30 and 4 points high, and the
    // first row takes the remaining height.
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(frames[1] == CGRect(x: 48, y: 0, width: 252, height: 150))
    #expect(frames[2] == CGRect(x: 250, y: 178, width: 50, height: 10))
    #expect(frames[3] == CGRect(x: 0, y: 196, width: 300, height: 4))
  }

  @Test("A view ends at a safe area inset, which has its ideal length and is aligned at its edge")
  func insets() async throws {
    let frames = try await frames(.identifier("a"), .identifier("b"), .identifier("c")) {
      Color.red.accessibilityIdentifier("a")
        .safeAreaInset(edge: .bottom, alignment: .trailing) {
          Color.blue.frame(width: 50).accessibilityIdentifier("b")
        }
        .safeAreaInset(edge: .leading, spacing: 0) { Color.green.frame(width: 30).accessibilityIdentifier("c") }
    }
    // The ideal height of a color is 10 points, and the default spacing is 8 points.
    #expect(frames[0] == CGRect(x: 30, y: 0, width: 270, height: 182))
    #expect(frames[1] == CGRect(x: 250, y: 190, width: 50, height: 10))
    #expect(frames[2] == CGRect(x: 0, y: 0, width: 30, height: 200))
  }

  @Test("A list extends behind a safe area inset, so its frame is not known")
  func insetOfList() async throws {
    let screen = await Screen(size: size) {
      List { Text("A") }.safeAreaInset(edge: .bottom) { Text("Bar") }
    }
    #expect(throws: LayoutError.self) { try screen.frame(of: "Bar") }
  }

  @Test("Cells of a grid that span columns share a row, and their anchor aligns them")
  func spanningCells() async throws {
    let frames = try await frames(.identifier("a"), .identifier("b")) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 100, height: 10).gridCellColumns(2).accessibilityIdentifier("a")
          Color.red.frame(width: 20, height: 10)
        }
        GridRow {
          Color.red.frame(width: 30, height: 10)
          Color.red.frame(width: 10, height: 10).gridCellAnchor(.trailing).accessibilityIdentifier("b")
        }
      }
    }
    // The columns are 30, 10 and 20 points wide. The cell that spans two of them makes each 25 points wider. The grid
    // is 130 × 20 points.
    #expect(frames[0] == CGRect(x: 85, y: 90, width: 100, height: 10))
    #expect(frames[1] == CGRect(x: 175, y: 100, width: 10, height: 10))
  }

  @Test("A row of a grid aligns its cells by baselines, at which views without a text have their bottom edge")
  func baselinesInGrid() async throws {
    let screen = await Screen(size: size) {
      VStack(spacing: 0) {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Text("A")
            Text("B").padding(.top, 30)
            Color.red.frame(width: 10, height: 60).accessibilityIdentifier("c")
          }
          GridRow(alignment: .top) {
            Text("D")
            Color.red.accessibilityIdentifier("e").frame(width: 10, height: 40)
          }
        }
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("F")
          Color.red.frame(width: 10, height: 60).accessibilityIdentifier("g")
        }
      }
    }
    let frames = try ["A", "B", "D", "F"].map { try screen.frame(of: .text($0)) }
    let (c, e, g) = try (
      screen.frame(of: .identifier("c")), screen.frame(of: .identifier("e")), screen.frame(of: .identifier("g"))
    )
    #expect(frames[0].minY == frames[1].minY)
    // As in the stack, the bottom edge of the color is at the baseline of the text.
    #expect(frames[0].minY - c.minY == frames[3].minY - g.minY)
    #expect(frames[2].minY == e.minY && e.minY == frames[0].maxY)
  }

  @Test("A row outside of a grid is a group: the stack around it lays out its views")
  func rowOutsideOfGrid() async throws {
    let frames = try await frames(.identifier("a"), .identifier("b"), .identifier("c")) {
      VStack(spacing: 0) {
        GridRow {
          Color.red.accessibilityIdentifier("a")
          Color.blue.frame(width: 50).accessibilityIdentifier("b")
        }
        .padding(.bottom, 10)
        HStack(spacing: 0) {
          GridRow {
            Color.red
            Color.green.accessibilityIdentifier("c")
          }
        }
        .frame(height: 40)
      }
    }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 300, height: 70))
    #expect(frames[1] == CGRect(x: 125, y: 80, width: 50, height: 70))
    #expect(frames[2] == CGRect(x: 150, y: 160, width: 150, height: 40))
  }

  @Test("A scroll view fills the screen, and its content takes its ideal height")
  func scroll() async throws {
    let frames = try await frames(.identifier("first"), .identifier("last")) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 150).accessibilityIdentifier("first")
          Color.blue.frame(height: 150).accessibilityIdentifier("last")
        }
      }
    }
    #expect(frames == [CGRect(x: 0, y: 0, width: 300, height: 150), CGRect(x: 0, y: 150, width: 300, height: 150)])
  }

  @Test("An alignment guide moves a view relative to the others in its stack")
  func guide() async throws {
    let frames = try await frames(.identifier("a"), .identifier("b")) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 10).accessibilityIdentifier("a")
        Color.blue.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in -15 }.accessibilityIdentifier("b")
      }
    }
    #expect(frames[1].minX - frames[0].minX == 15)
  }

  @Test("A container-relative frame follows the size of the screen")
  func relativeFrame() async throws {
    let screen = await Screen(size: size) {
      Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.accessibilityIdentifier("half")
    }
    #expect(try screen.frame(of: .identifier("half")) == CGRect(x: 75, y: 0, width: 150, height: 200))
    await screen.resize(to: CGSize(width: 100, height: 80))
    #expect(try screen.frame(of: .identifier("half")) == CGRect(x: 25, y: 0, width: 50, height: 80))
  }

  @Test("If the size of a view is unknown, the error for an unknown frame names that view")
  func unknown() async throws {
    let screen = await Screen(size: size) {
      Text("above")
      Menu("More") { Button("Copy") {} }
    }
    let error = try #require(throws: LayoutError.self) { try screen.frame(of: "above") }
    #expect(error.description.contains("The frame of \"above\" is not known."))
    #expect(error.description.contains("The screen contains the view menu, whose size is not known without a browser."))
  }

  @Test("A list takes the remaining height, and its rows have no frames")
  func list() async throws {
    let screen = await Screen(size: size) {
      VStack(spacing: 0) {
        Text("above")
        List { Text("row") }.accessibilityIdentifier("list")
      }
    }
    #expect(try screen.frame(of: .identifier("list")) == CGRect(x: 0, y: 22, width: 300, height: 178))
    let error = try #require(throws: LayoutError.self) { try screen.frame(of: "row") }
    #expect(error.description.contains("in an element whose content is not laid out here"))
  }

  @Test("A page takes the space between its bars")
  func bars() async throws {
    func frame<V: View>(@ViewBuilder of content: () -> V) async throws -> CGRect {
      try await frames(.identifier("page"), of: content)[0]
    }
    let page = Color.red.accessibilityIdentifier("page")
    #expect(
      try await frame { NavigationStack { page.navigationTitle("T") } } == CGRect(x: 0, y: 96, width: 300, height: 104))
    #expect(
      try await frame {
        NavigationStack { page.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
      } == CGRect(x: 0, y: 44, width: 300, height: 156))
    #expect(
      try await frame { TabView { page.tabItem { Text("A") } } } == CGRect(x: 0, y: 0, width: 300, height: 151))
  }

  @Test("Controls have the same sizes as in iOS")
  func controls() async throws {
    let frames = try await frames(
      .identifier("toggle"), .identifier("bare"), .identifier("slider"), .identifier("field"), "Save"
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Toggle("Wi-Fi", isOn: .constant(true)).accessibilityIdentifier("toggle")
        Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("bare")
        Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).accessibilityIdentifier("field")
        Button("Save") {}.buttonStyle(.bordered)
      }
    }
    let sizes = [
      CGSize(width: 300, height: 31), CGSize(width: 51, height: 31), CGSize(width: 300, height: 31),
      CGSize(width: 300, height: 34), CGSize(width: 58, height: 36),
    ]
    #expect(frames.map(\.size) == sizes)
  }

  @Test("A lazy stack takes the proposed width")
  func lazyStack() async throws {
    let frames = try await frames(.identifier("lazy"), "a") {
      ScrollView { LazyVStack(alignment: .leading) { Text("a") }.accessibilityIdentifier("lazy") }
    }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 300, height: 22))
    #expect(frames[1].minX == 0)
  }

  @Test("A sheet takes no space on the screen behind it, and its views have no frames")
  func sheet() async throws {
    let screen = await Screen(size: size) {
      Text("behind").sheet(isPresented: .constant(true)) { Text("in front") }
    }
    #expect(try screen.frame(of: "behind") == CGRect(x: 124.5, y: 89, width: 51, height: 22))
    let error = try #require(throws: LayoutError.self) { try screen.frame(of: "in front") }
    #expect(error.description.contains("such as a list, a bar or a sheet"))
  }

  @Test("A hidden view keeps its space")
  func hidden() async throws {
    let frames = try await frames("below") {
      Text("above").hidden()
      Text("below")
    }
    #expect(frames[0].minY == 104)
  }

  @Test("If a lazy stack has rows that are not created yet, the error for an unknown frame says so")
  func rowsToCome() async throws {
    let screen = await Screen(size: size) {
      ScrollView { LazyVStack { ForEach(0..<10_000, id: \.self) { Text("\($0)") } } }
    }
    let error = try #require(throws: LayoutError.self) { try screen.frame(of: "0") }
    #expect(error.description.contains("rows of a lazy stack that are not created yet"))
  }

  @Test("Views nested deeper than the limit are reported")
  func deep() async throws {
    func nested(_ depth: Int) -> AnyView {
      depth == 0 ? AnyView(Text("deep")) : AnyView(VStack { nested(depth - 1) }.padding(0))
    }
    #expect(try await frames("deep") { nested(400) }[0].size == CGSize(width: 34, height: 22))
    let screen = await Screen(size: size) { nested(520) }
    let error = try #require(throws: LayoutError.self) { try screen.frame(of: "deep") }
    #expect(error.description.contains("nested more than 1000 levels deep"))
  }

  @Test("A thousand rows are laid out")
  func many() async throws {
    let frames = try await frames("row 1", "row 999") {
      VStack(spacing: 0) {
        ForEach(1...1000, id: \.self) { row in
          HStack {
            Text("row \(row)")
            Spacer()
          }
        }
      }
    }
    #expect(frames[1].minY - frames[0].minY == 21_956)
    #expect(frames[1].minX == 0)
  }
}
