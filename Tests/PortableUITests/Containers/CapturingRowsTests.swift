import Observation
import ScreenTesting
import SwiftUI
import Testing

/// Which rows are evaluated whose closure captures the view around them.
@MainActor
@Suite("Rows that capture their view")
struct CapturingRowsTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private struct Owner: View {
    @State private var count = 0
    @State private var items = (1...20).map { Item(id: $0, name: "item \($0)") }
    @State private var suffix = "."

    var body: some View {
      Text("count \(count)")
      Button("count") { count += 1 }
      Button("rename") { for index in [0, 4] { items[index].name += "!" } }
      Button("suffix") { suffix = ";" }
      ForEach(items) { item in
        Button(item.name + suffix) { count = item.id * 100 }
      }
    }
  }

  @Test("A change of state that the rows do not read evaluates the view and none of its rows")
  func otherState() async throws {
    let screen = await Screen { Owner() }
    let before = screen.evaluations
    try await screen.tap("count")
    #expect(screen.evaluations - before == 1)
    #expect(screen.contains("count 1"))
  }

  @Test("A change of some elements evaluates their rows only")
  func someElements() async throws {
    let screen = await Screen { Owner() }
    let before = screen.evaluations
    try await screen.tap("rename")
    #expect(screen.evaluations - before == 3)
    #expect(screen.contains("item 1!."))
    #expect(screen.contains("item 5!."))
  }

  @Test("Rows show the state that they read, and act on it, after evaluations that skipped them")
  func readState() async throws {
    let screen = await Screen { Owner() }
    try await screen.tap("count")
    try await screen.tap("suffix")
    #expect(screen.contains("item 1;"))
    try await screen.tap("item 3;")
    #expect(screen.contains("count 300"))
    try await screen.tap("count")
    try await screen.tap("item 4;")
    #expect(screen.contains("count 400"))
  }

  private final class Untold { var name = "a" }

  @Test("Rows that read an object in the view's state are evaluated, as nobody is told of its changes")
  func untrackedState() async throws {
    struct Owner: View {
      @State private var untold = Untold()
      @State private var turns = 0
      var body: some View {
        Button("turn \(turns)") {
          untold.name = "b"
          turns += 1
        }
        ForEach(0..<3) { row in Text("row \(row) \(untold.name)") }
      }
    }
    let screen = await Screen { Owner() }
    try await screen.tap("turn 0")
    for row in 0..<3 { #expect(screen.contains(.text("row \(row) b"))) }
  }

  @Test("Rows of a view with another property are evaluated")
  func changedProperty() async throws {
    struct Rows: View {
      let title: String
      @State private var isOn = false
      var body: some View {
        ForEach(0..<3) { row in Text("\(title) \(row) \(isOn ? "on" : "off")") }
      }
    }
    struct Owner: View {
      @State private var title = "a"
      var body: some View {
        Button("change") { title = "b" }
        Rows(title: title)
      }
    }
    let screen = await Screen { Owner() }
    try await screen.tap("change")
    for row in 0..<3 { #expect(screen.contains(.text("b \(row) off"))) }
  }

  @Test("Writing state twice in one turn shows the last value")
  func writtenTwice() async throws {
    struct Owner: View {
      @State private var names = ["a", "b"]
      var body: some View {
        Button("write") {
          names[0] = "x"
          names[1] = "y"
          names[0] = "a"
        }
        Text(names.joined(separator: "-"))
      }
    }
    let screen = await Screen { Owner() }
    try await screen.tap("write")
    #expect(screen.contains("a-y"))
  }
}
