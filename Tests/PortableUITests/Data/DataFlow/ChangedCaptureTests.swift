import Combine
import ScreenTesting
import SwiftUI
import Testing

/// A view is evaluated when a value that its closure captures, or an object among its inputs, has changed.
@MainActor
@Suite("Changed inputs: closures and objects")
struct ChangedCaptureTests {
  final class Model: ObservableObject {
    @Published var name = "a"
    @Published var selected = 1
    @Published var items = [1, 2, 3]
  }

  @Test("Rows whose closure captures an observed object show a new selection")
  func rows() async throws {
    struct List: View {
      @ObservedObject var model: Model
      var body: some View {
        ForEach(model.items, id: \.self) { item in
          Button(item == model.selected ? "[\(item)]" : "\(item)") { model.selected = item }
        }
      }
    }
    let screen = await Screen { List(model: Model()) }
    try await screen.tap("3")
    #expect(screen.findAll(.role(.button)).map(\.name) == ["1", "2", "[3]"])
  }

  @Test("Rows that read an environment object show a new selection")
  func rowsOfEnvironmentObject() async throws {
    struct List: View {
      @EnvironmentObject var model: Model
      var body: some View {
        ForEach(model.items, id: \.self) { item in
          Button(item == model.selected ? "[\(item)]" : "\(item)") { model.selected = item }
        }
      }
    }
    let screen = await Screen { List().environmentObject(Model()) }
    try await screen.tap("3")
    #expect(screen.findAll(.role(.button)).map(\.name) == ["1", "2", "[3]"])
  }

  struct Card<Content: View>: View {
    let content: () -> Content
    init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
    var body: some View { VStack { content() } }
  }

  @Test("A container that stores its content closure shows current captured values")
  func card() async {
    struct Owner: View {
      @ObservedObject var model: Model
      var body: some View {
        Card { Text("name \(model.name)") }
      }
    }
    let model = Model()
    let screen = await Screen { Owner(model: model) }
    model.name = "new"
    await screen.settle()
    #expect(screen.contains("name new"))
  }

  @Test("A container whose content captures nothing is skipped")
  func plainCard() async {
    struct Owner: View {
      @ObservedObject var model: Model
      var body: some View {
        Text(model.name)
        Card { Text("plain") }
      }
    }
    let model = Model()
    let screen = await Screen { Owner(model: model) }
    let before = screen.evaluations
    model.name = "new"
    await screen.settle()
    #expect(screen.evaluations - before == 1)
  }

  @Test("A container that stores its content shows the current branch")
  func keptBranch() async {
    struct Kept<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { content }
    }
    struct Owner: View {
      @ObservedObject var model: Model
      var body: some View {
        Kept { if model.selected == 1 { Text("one") } else { Text("two") } }
        Kept { if model.selected == 2 { Text("two or nothing") } }
      }
    }
    let model = Model()
    let screen = await Screen { Owner(model: model) }
    let before = screen.evaluations
    model.name = "new"
    await screen.settle()
    #expect(screen.evaluations - before == 1)
    model.selected = 2
    await screen.settle()
    #expect(screen.contains("two"))
    #expect(screen.contains("two or nothing"))
  }

  protocol Named {
    var id: Int { get }
    var name: String { get }
  }

  final class Item: Identifiable, Named {
    let id: Int
    var name: String
    init(_ id: Int, _ name: String) {
      self.id = id
      self.name = name
    }
  }

  final class Items: ObservableObject {
    @Published var other = 0
    let items = [Item(1, "a"), Item(2, "b")]

    func rename() {
      objectWillChange.send()
      items[0].name = "new"
    }
  }

  @Test("Rows of objects that are not observable are evaluated with their owner")
  func rowsOfObjects() async throws {
    struct List: View {
      @StateObject var model = Items()
      var body: some View {
        Button("rename \(model.items[0].name)") { model.rename() }
        ForEach(model.items) { item in Text("row \(item.name)") }
        ForEach(Array(model.items.enumerated()), id: \.offset) { pair in Text("pair \(pair.element.name)") }
        ForEach(model.items.map { $0 as any Named }, id: \.id) { item in Text("any \(item.name)") }
        Card { ForEach(model.items) { item in Text("card \(item.name)") } }
      }
    }
    let screen = await Screen { List() }
    try await screen.tap("rename a")
    for text in ["row new", "pair new", "any new", "card new"] { #expect(screen.contains(.text(text)), "\(text)") }
  }

  @Test("Replacing an array of objects updates the view even if `==` returns true")
  func equalObjects() async {
    final class Entry: Equatable {
      let name: String
      init(_ name: String) { self.name = name }
      static func == (first: Entry, second: Entry) -> Bool { true }
    }
    final class Log: ObservableObject { @Published var entries = [Entry("old")] }
    struct Names: View {
      let entries: [Entry]
      var body: some View { Text(entries.map(\.name).joined()) }
    }
    struct Owner: View {
      @ObservedObject var log: Log
      var body: some View { Names(entries: log.entries) }
    }
    let log = Log()
    let screen = await Screen { Owner(log: log) }
    log.entries = [Entry("new")]
    await screen.settle()
    #expect(screen.contains("new"))
  }
}
