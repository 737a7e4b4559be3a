import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Boxes: padding, frame, background")
struct BoxTests {
  @Test("Padding without a length is 16 points on every side")
  func padding() async throws {
    let screen = await Screen { Text("a").padding() }
    #expect(
      try screen.find("a").attributes(of: .padding) == [
        [.top: .number(16), .leading: .number(16), .bottom: .number(16), .trailing: .number(16)]
      ])
  }

  @Test("Padding applies only to the given edges")
  func paddingAtSides() async throws {
    let screen = await Screen {
      Text("a").padding(.horizontal, 4).padding(EdgeInsets(top: 1, leading: 0, bottom: 2, trailing: 0))
    }
    #expect(
      try screen.find("a").attributes(of: .padding) == [
        [.top: .number(1), .bottom: .number(2)], [.leading: .number(4), .trailing: .number(4)],
      ])
  }

  @Test("Scene padding adds 16 points at the given edges")
  func scenePadding() async throws {
    let screen = await Screen {
      Text("a").scenePadding()
      Text("b").scenePadding(.horizontal)
      Text("c").scenePadding(.minimum, edges: .top)
    }
    #expect(
      try screen.find("a").attributes(of: .padding) == [
        [.top: .number(16), .leading: .number(16), .bottom: .number(16), .trailing: .number(16)]
      ])
    #expect(try screen.find("b").attributes(of: .padding) == [[.leading: .number(16), .trailing: .number(16)]])
    #expect(try screen.find("c").attributes(of: .padding) == [[.top: .number(16)]])
  }

  @Test("A frame has the given lengths and alignment")
  func frame() async throws {
    let screen = await Screen {
      Text("a").frame(width: 10.5, alignment: .topLeading)
      Text("b").frame(minWidth: 1, maxWidth: .infinity, minHeight: 2)
    }
    let top = AlignmentValue(horizontal: .leading, vertical: .top)
    #expect(try screen.find("a").attributes(of: .frame) == [[.width: .number(10.5), .alignment: .alignment(top)]])
    let center = AlignmentValue(horizontal: .center, vertical: .center)
    #expect(
      try screen.find("b").attributes(of: .frame) == [
        [.minWidth: .number(1), .maxWidth: .unlimited, .minHeight: .number(2), .alignment: .alignment(center)]
      ])
  }

  @Test("A background color fills the box around the view")
  func backgroundColor() async throws {
    let screen = await Screen { Text("a").background(.red.opacity(0.5)) }
    let backgrounds = try screen.find("a").attributes(of: .background)
    #expect(backgrounds.map { $0.mapValues(\.description) } == [[.fill: "red 50%"]])
  }

  @Test("A background view is placed behind its content")
  func backgroundView() async {
    let screen = await Screen { Text("a").background(alignment: .bottom) { Text("behind") } }
    #expect(
      screen.tree == """
        root
          background alignment="bottom center"
            content
              text "behind"
            text "a"
        """)
  }

  @Test("Modifiers nest in source order and update independently")
  func order() async throws {
    struct Boxed: View {
      @State private var padding: CGFloat = 1
      @State private var color = Color.red
      var body: some View {
        Button("padding") { padding += 1 }
        Button("color") { color = .blue }
        Text("a").padding(padding).background(color)
      }
    }
    let screen = await Screen { Boxed() }
    try await screen.tap("color")
    try await screen.tap("padding")
    #expect(
      screen.tree.hasSuffix(
        """
          background fill=blue
            padding bottom=2 leading=2 top=2 trailing=2
              text "a"
        """))
  }

  @Test("A non-finite length is reported and ignored, except as a maximum")
  func notFinite() async {
    var screen: Screen?
    await withKnownIssue {
      screen = await Screen { Text("a").padding(.top, .nan).frame(width: .infinity, height: 1) }
    }
    let center = AlignmentValue(horizontal: .center, vertical: .center)
    #expect(screen?.attributes(of: .padding) == [[:]])
    #expect(screen?.attributes(of: .frame) == [[.height: .number(1), .alignment: .alignment(center)]])
    let wide = await Screen { Text("a").frame(maxWidth: .infinity) }
    #expect(wide.attributes(of: .frame).map { $0[.maxWidth] } == [.unlimited])
  }
}
