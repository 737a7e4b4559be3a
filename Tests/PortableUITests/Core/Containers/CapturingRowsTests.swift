import Observation
import ScreenTesting
import SwiftUI
import Testing

/// Evaluations of rows whose closure captures the view around them.
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

  @Test("A change of state that rows do not read evaluates only the view")
  func otherState() async throws {
    let screen = await Screen { Owner() }
    let before = screen.evaluations
    try await screen.tap("count")
    #expect(screen.evaluations - before == 1)
    #expect(screen.contains("count 1"))
  }

  @Test("Changing some elements evaluates only their rows")
  func someElements() async throws {
    let screen = await Screen { Owner() }
    let before = screen.evaluations
    try await screen.tap("rename")
    #expect(screen.evaluations - before == 3)
    #expect(screen.contains("item 1!."))
    #expect(screen.contains("item 5!."))
  }

  @Test("Rows that earlier evaluations skipped still read and write the current state")
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

  private struct UntoldOwner: View {
    @State private var untold = Untold()
    @State private var turns = 0
    var body: some View {
      Button("turn \(turns)") {
        untold.name = "b"
        turns += 1
      }
      ForEach([0, 1, 2], id: \.self) { row in Text("row \(row) \(untold.name)") }
    }
  }

  @Test("Rows that read an unobservable object in state are always evaluated")
  func untrackedState() async throws {
    let screen = await Screen { UntoldOwner() }
    try await screen.tap("turn 0")
    for row in 0..<3 { #expect(screen.contains(.text("row \(row) b"))) }
  }

  private struct Holder: Equatable {
    let untold: Untold
    static func == (first: Self, second: Self) -> Bool { first.untold === second.untold }
  }
  private struct HolderOwner: View {
    @State private var holder = Holder(untold: Untold())
    @State private var turns = 0
    var body: some View {
      Button("turn \(turns)") {
        holder.untold.name = "b"
        turns += 1
      }
      ForEach([0, 1, 2], id: \.self) { row in Text("row \(row) \(holder.untold.name)") }
    }
  }

  @Test("Rows that read an object in equatable state are always evaluated")
  func untrackedInEquatableState() async throws {
    let screen = await Screen { HolderOwner() }
    try await screen.tap("turn 0")
    for row in 0..<3 { #expect(screen.contains(.text("row \(row) b"))) }
  }

  private struct Heading: View {
    var title: String
    let detail: String
    var body: some View { Text(title) }
  }
  private struct CopyOwner: View {
    @State private var title = "a"
    @State private var turns = 0
    var body: some View {
      var copy = Heading(title: title, detail: "d")
      Button("turn \(turns)") {
        copy.title = "b"
        title = "b"
        turns += 1
      }
      ForEach([0, 1], id: \.self) { row in Text("row \(row) \(copy.title)") }
    }
  }

  @Test("Rows that capture a mutated local copy of a view are evaluated")
  func changedCopy() async throws {
    let screen = await Screen { CopyOwner() }
    try await screen.tap("turn 0")
    for row in 0..<2 { #expect(screen.contains(.text("row \(row) b"))) }
  }

  private struct TitledRows: View {
    let title: String
    @State private var isOn = false
    var body: some View {
      ForEach([0, 1, 2], id: \.self) { row in Text("\(title) \(row) \(isOn ? "on" : "off")") }
    }
  }
  private struct TitleOwner: View {
    @State private var title = "a"
    var body: some View {
      Button("change") { title = "b" }
      TitledRows(title: title)
    }
  }

  @Test("Rows of a view with a changed property are evaluated")
  func changedProperty() async throws {
    let screen = await Screen { TitleOwner() }
    try await screen.tap("change")
    for row in 0..<3 { #expect(screen.contains(.text("b \(row) off"))) }
  }

  private struct NamesOwner: View {
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

  @Test("Writing state twice in one turn shows the last value")
  func writtenTwice() async throws {
    let screen = await Screen { NamesOwner() }
    try await screen.tap("write")
    #expect(screen.contains("a-y"))
  }
}
