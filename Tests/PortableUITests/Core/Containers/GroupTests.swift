import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Group and builders")
struct GroupTests {
  /// The attributes of a padding of 2 points.
  private let insets: [AttributeKey: AttributeValue] = [
    .top: .number(2), .leading: .number(2), .bottom: .number(2), .trailing: .number(2),
  ]

  @Test("A group adds its views to its parent")
  func transparent() async {
    let screen = await Screen {
      VStack {
        Text("a")
        Group {
          Text("b")
          Text("c")
        }
      }
    }
    #expect(
      screen.tree == """
        root
          vStack alignment=center
            text "a"
            text "b"
            text "c"
        """)
  }

  @Test("A tuple view shows its views and stores them in `value`")
  func tupleView() async {
    let views = TupleView((Text("a"), Text("b"), Button("c") {}))
    let screen = await Screen { VStack { views } }
    #expect(
      screen.tree == """
        root
          vStack alignment=center
            text "a"
            text "b"
            button
              text "c"
        """)
    #expect(views.value.1 == Text("b"))
  }

  @Test("A modifier on a group applies to each of its views")
  func modifierAppliesToEach() async throws {
    let screen = await Screen {
      Group {
        Text("a")
        Text("b")
      }
      .padding(2)
      .accessibilityIdentifier("id")
    }
    #expect(screen.findAll(.identifier("id")).map(\.text) == ["a", "b"])
    for name in ["a", "b"] { #expect(try screen.find(.text(name)).attributes(of: .padding) == [insets]) }
  }

  @Test("A modifier on rows applies to rows added later")
  func modifierReachesNewRows() async throws {
    struct Rows: View {
      @State private var count = 1
      var body: some View {
        Button("add") { count += 1 }
        ForEach(0..<count, id: \.self) { Text("row \($0)") }.padding(CGFloat(count))
      }
    }
    let screen = await Screen { Rows() }
    try await screen.tap("add")
    #expect(screen.findAll(.role(.text)).map(\.text) == ["add", "row 0", "row 1"])
    for name in ["row 0", "row 1"] { #expect(try screen.find(.text(name)).attributes(of: .padding) == [insets]) }
  }

  @Test("An empty builder shows nothing")
  func empty() async {
    let screen = await Screen { VStack {} }
    #expect(screen.tree == "root\n  vStack alignment=center")
  }

  @Test("A body can contain more than ten views")
  func many() async {
    struct Many: View {
      var body: some View {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
      }
    }
    let screen = await Screen { Many() }
    #expect(screen.findAll(.role(.text)).map(\.text) == (1...12).map(String.init))
  }
}
