import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Disclosure groups in lists")
struct DisclosureRowsTests {
  private struct Groups: View {
    @State private var isOpen = false
    var body: some View {
      List {
        DisclosureGroup("Outer", isExpanded: $isOpen) {
          Text("a")
          DisclosureGroup("Inner") { Text("b") }
        }
        Text("open: \(isOpen ? "yes" : "no")")
      }
      VStack { DisclosureGroup("Elsewhere") { Text("c") } }
    }
  }

  private static func rows(_ screen: Screen) -> Int { screen.attributes(of: .listRow).count }

  @Test("A disclosure group's label and content are list rows, indented by depth")
  func rows() async throws {
    let screen = await Screen { Groups() }
    #expect(Self.rows(screen) == 2)
    try await screen.tap("Outer")
    #expect(screen.contains("open: yes"))
    #expect(Self.rows(screen) == 4)
    try await screen.tap("Inner")
    #expect(Self.rows(screen) == 5)
    #expect(try screen.find("Outer").attribute("rowDepth") == nil)
    #expect(try screen.find("a").attribute("rowDepth") == "1")
    #expect(try screen.find("Inner").attribute("rowDepth") == "1")
    #expect(try screen.find("b").attribute("rowDepth") == "2")
    try await screen.tap("Outer")
    #expect(Self.rows(screen) == 2)
  }

  @Test("Outside a list a disclosure group is a stack")
  func stack() async throws {
    let screen = await Screen { Groups() }
    try await screen.tap("Elsewhere")
    #expect(screen.contains("c"))
    #expect(Self.rows(screen) == 2)
  }

  @Test("Disclosure groups of a collection are list rows")
  func collection() async throws {
    let screen = await Screen {
      List { ForEach(0..<3) { index in DisclosureGroup("group \(index)") { Text("in \(index)") } } }
    }
    try await screen.tap("group 1")
    #expect(screen.contains("in 1"))
    #expect(Self.rows(screen) == 4)
  }
}
