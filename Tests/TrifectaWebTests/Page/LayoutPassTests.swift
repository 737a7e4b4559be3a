import Elements
import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Layout pass")
@MainActor
struct LayoutPassTests {
  private func received<V: View>(@ViewBuilder _ view: @escaping () -> V) -> String {
    TestSession { VStack { view() } }.received().joined()
  }

  /// Whether the page needs the layout pass to show a view.
  private func needsPass<V: View>(@ViewBuilder _ view: @escaping () -> V) -> Bool {
    received(view).contains("/trifecta/layoutpass-")
  }

  @Test("Views that CSS lays out exactly do not need the layout pass")
  func exact() {
    #expect(
      !needsPass {
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }
      })
    #expect(
      !needsPass {
        HStack {
          Color.red
          Color.blue
        }
      })
    #expect(!needsPass { Text("a").frame(maxWidth: .infinity).frame(height: 40).padding() })
    #expect(!needsPass { Text("a").fixedSize() })
    #expect(!needsPass { Text("a").layoutPriority(0) })
    #expect(!needsPass { Text("a").frame(maxWidth: 100) })
    #expect(!needsPass { Color.red.aspectRatio(2, contentMode: .fit).frame(width: 40, height: 40) })
  }

  @Test("Layouts that CSS cannot reproduce need the layout pass")
  func inexact() {
    #expect(needsPass { Text("a").frame(maxHeight: 100) })
    #expect(needsPass { HStack { Text("a").frame(maxWidth: 100) } })
    #expect(needsPass { VStack(alignment: .leading) { Text("a").frame(maxWidth: 100) } })
    #expect(needsPass { HStack { Color.red.frame(minWidth: 20) } })
    #expect(needsPass { Color.red.fixedSize() })
    #expect(needsPass { Color.red.aspectRatio(2, contentMode: .fit) })
    #expect(
      needsPass {
        HStack {
          Text("a").layoutPriority(1)
          Text("b")
        }
      })
    #expect(
      needsPass {
        HStack {
          Color.red
          Spacer()
        }
      })
    #expect(
      needsPass {
        VStack {
          Color.red
          Spacer()
        }
      })
  }

  @Test("Flexible views with different minimum lengths need the layout pass")
  func differentMinimums() {
    func padded(_ first: CGFloat, _ second: CGFloat) -> Bool {
      needsPass {
        HStack {
          Color.red.padding(first)
          Color.blue.padding(second)
        }
      }
    }
    #expect(padded(4, 8))
    #expect(!padded(4, 4))
    #expect(
      needsPass {
        HStack(spacing: 0) {
          HStack {
            Color.red
            Color.green
          }
          Color.blue
        }
      })
    #expect(
      needsPass {
        HStack {
          Spacer()
          Text("a")
          Spacer(minLength: 20)
        }
      })
    #expect(
      !needsPass {
        HStack {
          Text("a").frame(maxWidth: .infinity)
          Text("b").frame(maxWidth: .infinity)
        }
      })
  }

  @Test("Views that are larger than their known space need the layout pass")
  func largerThanSpace() {
    func row(in width: CGFloat) -> some View {
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(width: 50, height: 10)
      }
      .frame(width: width)
    }
    #expect(needsPass { row(in: 40) })
    #expect(!needsPass { row(in: 60) })
    func overlay(_ length: CGFloat) -> some View {
      Color.red.frame(width: length, height: length)
        .overlay {
          HStack(spacing: 0) {
            Spacer(minLength: 30)
            Color.blue.frame(width: 40, height: 10)
          }
        }
    }
    #expect(needsPass { overlay(60) })
    #expect(!needsPass { overlay(80) })
  }

  @Test("A box around a view with a maximum length needs the layout pass if its size or alignment is visible")
  func boxesAroundLimitedViews() {
    func limited() -> some View { Color.red.frame(maxWidth: 50).frame(height: 10) }
    #expect(!needsPass { limited() })
    #expect(needsPass { limited().background(.blue) })
    #expect(needsPass { Color.red.frame(maxWidth: 50).frame(height: 10, alignment: .leading) })
    #expect(!needsPass { Color.red.frame(maxWidth: 50).frame(width: 80, height: 10, alignment: .leading) })
  }

  @Test("The layout pass chooses the view that a ViewThatFits shows")
  func viewThatFits() {
    let frame = received {
      ViewThatFits(in: .horizontal) {
        Text("a").padding(2)
        Text("b")
      }
    }
    #expect(frame.contains("<view-fits id data-axes=horizontal class=y>"), "\(frame)")
    #expect(frame.contains("--l:p2"), "\(frame)")
  }

  @Test(
    "A grid needs the layout pass only if a cell is flexible, or is smaller or larger than a cell that it does not size"
  )
  func grids() {
    #expect(
      !needsPass {
        Grid {
          GridRow {
            Text("a")
            Color.red.frame(width: 10, height: 10)
          }
        }
      })
    #expect(
      !needsPass {
        Grid {
          GridRow { Text("a") }
          Divider().gridCellUnsizedAxes(.horizontal)
        }
      })
    #expect(
      needsPass {
        Grid {
          GridRow {
            Text("a")
            Color.red
          }
        }
      })
    #expect(
      needsPass {
        Grid {
          GridRow { Text("a") }
          Divider()
        }
      })
    #expect(needsPass { Grid { GridRow { Text("a").gridCellUnsizedAxes(.horizontal) } } })
  }

  @Test("The layout pass lays out a view with a safe area inset, unless the view scrolls behind the inset")
  func insets() {
    let frame = received {
      VStack { Color.red }.safeAreaInset(edge: .top, alignment: .leading, spacing: 4) { Text("a").padding(3) }
    }
    #expect(frame.contains("--l:i4,1,0"), "\(frame)")
    #expect(frame.contains("--l:p3"), "\(frame)")
    #expect(!needsPass { ScrollView { Text("a") }.safeAreaInset(edge: .bottom) { Text("b") } })
    #expect(!needsPass { List { Text("a") }.safeAreaInset(edge: .bottom) { Text("b") } })
    #expect(!needsPass { VStack { ScrollView { Text("a") } }.safeAreaInset(edge: .bottom) { Text("b") } })
  }

  @Test("A relative frame is part of a region, and needs the layout pass if its content may be larger than the frame")
  func relativeFrames() {
    let frame = received {
      HStack {
        Text("a").padding(3).containerRelativeFrame(.horizontal, count: 4, spacing: 8, alignment: .leading)
        Color.red.frame(maxWidth: 9)
      }
    }
    #expect(frame.contains("--l:e0.25,-6,,,0"), "\(frame)")
    #expect(!needsPass { Text("a").padding().containerRelativeFrame(.horizontal) })
    #expect(!needsPass { Color.red.containerRelativeFrame([.horizontal, .vertical]) })
    #expect(needsPass { Color.red.padding().containerRelativeFrame(.horizontal, count: 4, spacing: 8) })
    // The frame may be higher than the space.
    #expect(
      needsPass {
        Color.red.frame(height: 100).overlay {
          VStack {
            Color.blue.containerRelativeFrame(.vertical)
            Color.green
          }
        }
      })
  }

  @Test("The operations of a grid describe its rows and cells")
  func gridOperations() {
    let frame = received {
      Grid(alignment: .topLeading, horizontalSpacing: 4) {
        GridRow(alignment: .bottom) {
          Text("a").gridColumnAlignment(.trailing)
          Color.red.gridCellColumns(2).gridCellAnchor(.leading).gridCellUnsizedAxes([.horizontal, .vertical])
        }
      }
      .padding(1)
      HStack { Color.red.frame(maxWidth: 9) }
    }
    for operations in ["t4,,0,0", "w1", "c,,1", "c2,3,,0,0.5"] {
      #expect(frame.contains("--l:\(operations)"), "\(operations) in \(frame)")
    }
  }

  @Test("Content of a GeometryReader needs the layout pass if it is flexible and may be larger than the reader")
  func geometryReader() {
    #expect(!needsPass { GeometryReader { _ in Text("a").padding() } })
    #expect(!needsPass { GeometryReader { _ in VStack { Color.red } } })
    #expect(needsPass { GeometryReader { _ in VStack { Color.red.padding(4) } } })
    #expect(needsPass { GeometryReader { _ in Color.red.frame(minWidth: 10).padding(.leading, -10) } })
  }

  @Test("A divider in a row has the style of a divider in a box only if it is in a box")
  func dividerInRow() {
    let row = received { HStack { Divider().accessibilityIdentifier("a") } }
    #expect(!row.contains("width:1px!important"), "\(row)")
    let boxed = received { HStack { Divider().padding() } }
    #expect(boxed.contains("width:1px!important"), "\(boxed)")
  }

  @Test("A change of a nested view's length updates whether the stack around it needs the pass")
  func changeOfLength() throws {
    let page = TestSession { ChangingLength() }
    #expect(!page.received().joined().contains("--l:"))
    let button = try #require(page.first(.button)).id
    #expect(page.send("tap", to: button).joined().contains("--l:p9"))
    // The styles without operations are sent at the first load.
    let patch = page.send("tap", to: button).joined()
    #expect(!patch.contains(" y"), "\(patch)")
  }

  private struct ChangingLength: View {
    @State private var isPadded = false

    var body: some View {
      Button("Change") { isPadded.toggle() }
      HStack(spacing: 0) {
        VStack { HStack(spacing: 0) { Color.red.padding(isPadded ? 9 : 0) } }
        Color.blue
      }
    }
  }

  @Test("A container whose size CSS determines ends a layout region")
  func boundaries() {
    let frame = received {
      ScrollView { HStack { Color.red.frame(maxWidth: 100) } }
    }
    #expect(frame.contains(#"<h-stack id class=\"w h y\"><view-box"#), "\(frame)")
    #expect(frame.components(separatedBy: " y\\\"").count == 2, "\(frame)")
  }

  @Test("Each box in a region lists its layout operations in its style, outermost last")
  func operations() {
    let frame = received {
      HStack(alignment: .top, spacing: 4) {
        Color.red.frame(minWidth: 10, maxWidth: 100, maxHeight: .infinity, alignment: .leading).padding(.top, 3)
        Text("a").padding(2).layoutPriority(-1)
        Spacer(minLength: 6)
      }
    }
    for operations in ["s4,0", "g10,,100,,,i,0 p3,0,0,0", "p2 o-1", "d6"] {
      #expect(frame.contains("--l:\(operations)}"), "\(operations) in \(frame)")
    }
  }

  @Test("Boxes outside a region have no layout operations")
  func outside() {
    let frame = received {
      HStack(spacing: 4) { Text("a").padding(2) }
      ScrollView { HStack { Color.red.frame(maxWidth: 100) } }
    }
    #expect(!frame.contains("--l:s4"))
    #expect(frame.contains("--l:g,,100"))
  }

  @Test("When a view starts to need the pass, its whole region gets operations")
  func change() throws {
    let page = TestSession { Changing() }
    #expect(!page.received().joined().contains("--l:"))
    let button = try #require(page.first(.button)).id
    let patch = page.send("tap", to: button).joined()
    #expect(patch.contains("--l:s4"), "\(patch)")
    #expect(patch.contains("--l:p2"), "\(patch)")
    #expect(patch.contains("/trifecta/layoutpass-"), "\(patch)")
  }

  private struct Changing: View {
    @State private var isLimited = false

    var body: some View {
      HStack(spacing: 4) {
        Text("a").padding(2)
        Button("Change") { isLimited.toggle() }
        if isLimited { Color.red.frame(maxWidth: 40) }
      }
    }
  }
}
