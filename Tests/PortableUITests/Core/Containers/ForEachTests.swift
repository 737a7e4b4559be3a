import IssueRecording
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("ForEach")
struct ForEachTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name = ""
  }

  struct Row: View {
    let item: Item
    let probe: Probe
    @State private var taps = 0
    var body: some View {
      let _ = probe.note("row \(item.id)")
      Button("row \(item.id) \(item.name) \(taps)") { taps += 1 }
        .onAppear { probe.note("appear \(item.id)") }
        .onDisappear { probe.note("disappear \(item.id)") }
        .task {
          probe.note("start \(item.id)")
          await Never.finish()
          probe.note("end \(item.id)")
        }
    }
  }

  @Observable
  final class Model {
    var items: [Item]
    init(_ ids: [Int]) { items = ids.map { Item(id: $0) } }
  }

  struct List: View {
    let model: Model
    let probe: Probe
    var body: some View {
      Text("start")
      ForEach(model.items) { Row(item: $0, probe: probe) }
      Text("end")
    }
  }

  private func names(_ screen: Screen) -> [String] { screen.findAll(.role(.button)).map(\.name) }

  @Test("State follows ids when rows are moved, inserted and removed")
  func stateFollows() async throws {
    let model = Model([1, 2, 3])
    let screen = await Screen { List(model: model, probe: Probe()) }
    try await screen.tap("row 2  0")
    model.items = [3, 4, 2].map { Item(id: $0) }
    await screen.settle()
    #expect(names(screen) == ["row 3  0", "row 4  0", "row 2  1"])
    let texts = screen.findAll(.role(.text)).map(\.text)
    #expect(texts.first == "start" && texts.last == "end")
  }

  @Test("Only new rows appear, and only removed rows disappear")
  func appearanceFollows() async {
    let model = Model([1, 2, 3])
    let probe = Probe()
    let screen = await Screen { List(model: model, probe: probe) }
    probe.forget()
    model.items = [3, 4, 1].map { Item(id: $0) }
    await screen.settle()
    #expect(probe.notes.filter { $0.contains("appear") } == ["appear 4", "disappear 2"])
  }

  @Test("Tasks of moved rows continue, and tasks of removed rows are cancelled")
  func tasksFollow() async {
    let model = Model([1, 2])
    let probe = Probe()
    let screen = await Screen { List(model: model, probe: probe) }
    probe.forget()
    model.items = [Item(id: 2)]
    await screen.settle()
    #expect(probe.notes.filter { $0.contains("start") || $0.contains("end") } == ["end 1"])
  }

  @Test("A row with an equal element is not evaluated when another changes")
  func equalRowsAreSkipped() async {
    let model = Model([1, 2, 3])
    let probe = Probe()
    let screen = await Screen { List(model: model, probe: probe) }
    probe.forget()
    model.items[1].name = "b"
    await screen.settle()
    #expect(probe.notes == ["row 2"])
    #expect(names(screen) == ["row 1  0", "row 2 b 0", "row 3  0"])
  }

  @Test("New rows and kept rows that capture changed state are evaluated once")
  func newRowsAreEvaluatedOnce() async throws {
    struct Rows: View {
      @State private var count = 2
      let probe: Probe
      var body: some View {
        Button("more") { count += 2 }
        ForEach(0..<count, id: \.self) { row in
          let _ = probe.note("row \(row)")
          Text("\(row) of \(count)")
        }
      }
    }
    let probe = Probe()
    let screen = await Screen { Rows(probe: probe) }
    #expect(probe.notes == ["row 0", "row 1"])
    probe.forget()
    try await screen.tap("more")
    #expect(probe.notes.sorted() == ["row 0", "row 1", "row 2", "row 3"])
    #expect(screen.findAll(.role(.text)).map(\.text) == ["more", "0 of 4", "1 of 4", "2 of 4", "3 of 4"])
  }

  @Test("Elements with duplicate ids are all shown and reported once with the view's name")
  func duplicates() async throws {
    struct Names: View {
      let names: [String]
      @State private var turns = 0
      var body: some View {
        Button("turn \(turns)") { turns += 1 }
        ForEach(names, id: \.count) { Text("\($0) \(turns)") }
      }
    }
    let reported = try await issues {
      let screen = await Screen { Names(names: ["a", "bb", "c"]) }
      try await screen.tap("turn 0")
      #expect(screen.findAll(.role(.text)).map(\.text).suffix(3) == ["a 1", "bb 1", "c 1"])
    }
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("Names gave ForEach several items with the same id, for example 1.") == true)
  }

  @Test("Duplicate ids in many rows of one view are reported once")
  func duplicatesInRows() async {
    struct Pairs: View {
      var body: some View {
        ForEach(0..<11) { row in
          ForEach([row, row], id: \.self) { Text("\(row) \($0)") }
        }
      }
    }
    let reported = await issues {
      let screen = await Screen { Pairs() }
      #expect(screen.findAll(.role(.text)).count == 22)
    }
    #expect(reported.count == 1)
  }

  @Test("State of elements with duplicate ids follows their order")
  func statesOfDuplicates() async throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Names: View {
      @State private var names = ["a", "bb", "c"]
      var body: some View {
        Button("reverse") { names.reverse() }
        Button("drop") { names.removeFirst() }
        ForEach(names, id: \.count) { Counter(name: $0) }
      }
    }
    _ = try await issues {
      let screen = await Screen { Names() }
      try await screen.tap("c 0")
      try await screen.tap("reverse")
      #expect(screen.findAll(.role(.button)).map(\.name).suffix(3) == ["c 0", "bb 0", "a 1"])
      try await screen.tap("drop")
      #expect(screen.findAll(.role(.button)).map(\.name).suffix(2) == ["bb 0", "a 1"])
    }
  }

  @Test("Rows with no or several elements keep their order")
  func unevenRows() async throws {
    struct Uneven: View {
      @State private var order = [0, 1, 2, 3]
      var body: some View {
        Button("reverse") { order.reverse() }
        ForEach(order, id: \.self) { number in
          ForEach(0..<number, id: \.self) { Text("\(number).\($0)") }
        }
      }
    }
    let screen = await Screen { Uneven() }
    try await screen.tap("reverse")
    let texts = screen.findAll(.role(.text)).map(\.text).filter { $0.contains(".") }
    #expect(texts == ["3.0", "3.1", "3.2", "2.0", "2.1", "1.0"])
  }

  @Test("A range of integers needs no ids")
  func range() async {
    let screen = await Screen { ForEach(0..<3) { Text("\($0)") } }
    #expect(screen.findAll(.role(.text)).map(\.text) == ["0", "1", "2"])
  }

  struct Bound: View {
    @State var items: [Item]
    let probe: Probe
    var body: some View {
      Button("drop first") { items.removeFirst() }
      Text(items.map(\.name).joined(separator: ","))
      ForEach($items) { $item in
        TextField("name \(item.id)", text: $item.name)
        Button("keep \(item.id)") { probe.kept = $item }
      }
    }

    @MainActor
    final class Probe {
      var kept: Binding<Item>?
    }
  }

  @Test("A row of a bound collection writes its own element")
  func boundRows() async throws {
    let screen = await Screen { Bound(items: [Item(id: 1), Item(id: 2)], probe: .init()) }
    try await screen.type("b", into: "name 2")
    #expect(screen.contains(",b"))
  }

  @Test("A binding to an element follows it when earlier elements are removed")
  func boundRowFollows() async throws {
    let probe = Bound.Probe()
    let screen = await Screen { Bound(items: [Item(id: 1), Item(id: 2), Item(id: 3)], probe: probe) }
    try await screen.tap("keep 2")
    try await screen.tap("drop first")
    probe.kept?.wrappedValue.name = "b"
    await screen.settle()
    #expect(screen.contains("b,"))
  }

  @Test("Writes to a removed element are dropped")
  func boundRowIsGone() async throws {
    let probe = Bound.Probe()
    let screen = await Screen { Bound(items: [Item(id: 1), Item(id: 2)], probe: probe) }
    try await screen.tap("keep 1")
    try await screen.tap("drop first")
    probe.kept?.wrappedValue.name = "lost"
    await screen.settle()
    #expect(try screen.find("name 2").text == "")
  }
}
