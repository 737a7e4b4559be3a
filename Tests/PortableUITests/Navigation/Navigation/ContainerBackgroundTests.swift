import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Container backgrounds")
struct ContainerBackgroundTests {
  /// The fills of the elements of a kind.
  private func fills(of kind: ElementKind, on screen: Screen) -> [String?] {
    screen.attributes(of: kind).map { $0[.fill]?.description }
  }

  @Test("A container background applies only to the page that contains its view")
  func page() async throws {
    let screen = await Screen {
      NavigationStack {
        VStack { NavigationLink("More") { Text("Second").containerBackground(.blue, for: .navigation) } }
          .containerBackground(.red, for: .navigation)
      }
    }
    #expect(fills(of: .page, on: screen) == ["red"])
    try await screen.tap("More")
    #expect(fills(of: .page, on: screen) == ["red", "blue"])
  }

  @Test("A container background uses the environment of the page, and follows changes")
  func changes() async throws {
    struct Page: View {
      @State private var isRed = false
      var body: some View {
        VStack { Button("Change") { isRed = true } }
          .containerBackground(isRed ? AnyShapeStyle(.red) : AnyShapeStyle(.tint), for: .navigation)
      }
    }
    let screen = await Screen { NavigationStack { Page() }.tint(.orange) }
    #expect(fills(of: .page, on: screen) == ["orange"])
    try await screen.tap("Change")
    #expect(fills(of: .page, on: screen) == ["red"])
  }

  @Test("The selected page sets the background of a tab view")
  func tabs() async throws {
    let screen = await Screen {
      TabView {
        Text("A").containerBackground(.red, for: .tabView).tabItem { Text("First") }
        Text("B").tabItem { Text("Second") }
      }
    }
    #expect(fills(of: .tabView, on: screen) == ["red"])
    try await screen.tap("Second")
    #expect(fills(of: .tabView, on: screen) == [nil])
  }

  @Test("A view in a column sets the background of the split view")
  func split() async {
    let screen = await Screen {
      NavigationSplitView {
        Text("A")
      } detail: {
        Text("B").containerBackground(.red, for: .navigationSplitView)
      }
    }
    #expect(fills(of: .splitView, on: screen) == ["red"])
    #expect(fills(of: .page, on: screen).allSatisfy { $0 == nil })
  }

  @Test("A color or gradient in a view builder fills the container")
  func viewBuilder() async {
    let screen = await Screen {
      NavigationStack { Text("A").containerBackground(for: .navigation) { Color.red } }
    }
    #expect(fills(of: .page, on: screen) == ["red"])
  }

  @Test("Outside a container of its kind, a container background has no effect")
  func outside() async throws {
    let screen = await Screen {
      Text("A").containerBackground(.red, for: .navigation).containerBackground(.red, for: .widget)
    }
    #expect(try screen.find("A").layerKinds == [])
    #expect(screen.attributes(of: .text) == [[.text: .string("A")]])
  }
}
