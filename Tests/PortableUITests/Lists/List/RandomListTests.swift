import Elements
import SeededRandom
import SwiftUI
import Testing
import ViewGraph

/// The model of a random list, with the expected state of its rows.
@MainActor
private final class ListWorld {
  struct Item: Identifiable, Equatable {
    let id: Int
    var shape = 0
    var text = 0
  }

  var first: [Item] = []
  var second: [Item] = []
  var hasMiddle = true
  var hasFirst = true
  /// The top padding of each row of the first collection.
  var space = 1
  /// The number of presses of each row since the row was added, by its id.
  var presses: [Int: Int] = [:]
  /// The ids of rows that have appeared and not disappeared.
  var appeared: [Int] = []
  /// Updates the screen after a change.
  var change: () -> Void = {}
  private var lastID = 0

  func make(_ count: Int, _ generator: inout SeededGenerator) -> [Item] {
    (0..<count).map { _ in
      lastID += 1
      return Item(id: lastID, shape: Int.random(in: 0..<4, using: &generator))
    }
  }

  /// A section of the second collection. An item always belongs to the same section.
  struct Division: Identifiable {
    let id: Int
    let items: [Item]
  }

  var divisions: [Division] {
    (0..<5).map { id in Division(id: id, items: second.filter { $0.id % 5 == id }) }.filter { !$0.items.isEmpty }
  }
  let isDivided: Bool

  init(isDivided: Bool) {
    self.isDivided = isDivided
  }

  /// The expected texts of each row and each view between the rows, in order.
  var expected: [[String]] {
    var expected = [["start"]]
    if hasFirst { expected += first.map { texts(of: $0).map { "\(space) \($0)" } } }
    if hasMiddle { expected.append(["middle"]) }
    if isDivided {
      for division in divisions { expected += [["division \(division.id)"]] + division.items.map(texts) }
    } else {
      expected += second.map(texts)
    }
    return expected + [["end"]]
  }

  private func texts(of item: Item) -> [String] {
    let button = "\(item.id) \(item.text) \(presses[item.id, default: 0])"
    switch item.shape {
    case 0: return []
    case 1: return ["row", button]
    default: return [button]
    }
  }

  func edit(_ generator: inout SeededGenerator) {
    Bool.random(using: &generator) ? edit(&first, &generator) : edit(&second, &generator)
    if Int.random(in: 0..<10, using: &generator) == 0 { hasMiddle.toggle() }
    if Int.random(in: 0..<10, using: &generator) == 0 { hasFirst.toggle() }
    if Int.random(in: 0..<5, using: &generator) == 0 { space += 1 }
    let ids = Set(((hasFirst ? first : []) + second).map(\.id))
    presses = presses.filter { ids.contains($0.key) }
    change()
  }

  private func edit(_ items: inout [Item], _ generator: inout SeededGenerator) {
    let place = Int.random(in: 0...items.count, using: &generator)
    let count = [1, 3, 40, 200].randomElement(using: &generator) ?? 1
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: items.insert(contentsOf: make(count, &generator), at: place)
    case 1: items.insert(contentsOf: make(count, &generator), at: 0)
    case 2: items += make(count, &generator)
    case 3: items.removeSubrange(place..<min(items.count, place + count))
    case 4: items.shuffle(using: &generator)
    case 5 where !items.isEmpty: items.insert(items.removeLast(), at: min(place, items.count - 1))
    case 6 where place < items.count: items[place].shape = Int.random(in: 0..<4, using: &generator)
    case 7: for index in items.indices where index % 3 == 0 { items[index].text += 1 }
    case 8: items = make(count, &generator)
    case 9 where Bool.random(using: &generator): items = []
    default: items.reverse()
    }
  }
}

private struct WorldRow: View {
  let item: ListWorld.Item
  let world: ListWorld
  @State private var presses = 0

  var body: some View {
    switch item.shape {
    case 0: EmptyView()
    case 1:
      Text("row")
      button
    case 2: HStack { button }
    default: button
    }
  }

  private var button: some View {
    Button(String("\(item.id) \(item.text) \(presses)")) {
      presses += 1
      world.presses[item.id, default: 0] += 1
    }
  }
}

private struct WorldRows: View {
  let world: ListWorld
  @State private var version = 0

  var body: some View {
    let _ = version
    Text("start").onAppear { world.change = { version += 1 } }
    if world.hasFirst { ForEach(world.first, content: row).padding(.top, CGFloat(world.space)) }
    Group {
      if world.hasMiddle { Text("middle") }
      if world.isDivided {
        ForEach(world.divisions) { division in
          Section("division \(division.id)") { ForEach(division.items, content: row) }
        }
      } else {
        Section { ForEach(world.second, content: row) }
      }
    }
    Text("end")
  }

  private func row(_ item: ListWorld.Item) -> some View {
    WorldRow(item: item, world: world)
      .onAppear { world.appeared.append(item.id) }
      .onDisappear { world.appeared.remove(at: world.appeared.firstIndex(of: item.id)!) }
  }
}

@MainActor
@Suite("Random lists")
struct RandomListTests {
  @Test("After random edits the window matches a fresh evaluation, and state follows ids", arguments: 1...16)
  func window(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let world = ListWorld(isDivided: seed.isMultiple(of: 3))
    world.first = world.make(Int.random(in: 0...200, using: &generator), &generator)
    world.second = world.make(Int.random(in: 0...200, using: &generator), &generator)
    let host = PictureHost()
    let hosted = HostedView(
      host: host, rowsAtFirst: 20, openURL: { $1(false) },
      content: {
        if seed.isMultiple(of: 2) {
          List { WorldRows(world: world) }
        } else {
          ScrollView { LazyVStack { WorldRows(world: world) } }
        }
      })
    let graph = hosted.graph
    graph.turn()
    for step in 0..<60 {
      let list = try #require(seed.isMultiple(of: 2) ? graph.root.firstChild : graph.root.firstChild?.firstChild)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: press(in: list, of: graph, &generator)
      case 1: world.edit(&generator)
      default: scroll(list, of: graph, &generator)
      }
      graph.turn()
      let message: Comment = "seed \(seed), step \(step)"
      #expect(host.mistakes.isEmpty, message)
      #expect(host.picture == PictureHost.print(graph.root), message)
      let isShown = isShown(world.expected[...], by: list.children.filter { $0.kind != .sectionEdge }[...])
      #expect(isShown, message)
      if !isShown {
        print(list.children.map { "\($0.kind.rawValue) \($0[.rows]?.description ?? "") \(texts(in: $0))" })
      }
      #expect(Set(world.appeared).count == world.appeared.count, message)
      // Some rows have two buttons and some have none, which balances: there are no more buttons than appeared rows.
      #expect(buttons(in: list).count <= world.appeared.count, message)
      #expect(world.appeared.count <= 700, message)
    }
  }

  /// Returns whether the elements show the rows. A gap element represents several rows.
  private func isShown(_ rows: ArraySlice<[String]>, by elements: ArraySlice<Element>) -> Bool {
    guard let element = elements.first else { return rows.allSatisfy(\.isEmpty) }
    if element.kind == .gap, case .number(let count)? = element[.rows] {
      if Int(count) <= rows.count, isShown(rows.dropFirst(Int(count)), by: elements.dropFirst()) { return true }
    } else if let row = rows.first, !row.isEmpty {
      let shown = elements.prefix(row.count).map { texts(in: $0).joined() }
      return shown == row && isShown(rows.dropFirst(), by: elements.dropFirst(row.count))
    }
    guard let row = rows.first, row.isEmpty else { return false }
    return isShown(rows.dropFirst(), by: elements)
  }

  private func texts(in element: Element) -> [String] {
    let spaces = element.layers.compactMap { $0.kind == .padding ? "\($0[.top]?.description ?? "") " : nil }
    return spaces + (element[.text].map { [$0.description] } ?? []) + element.children.flatMap(texts)
  }

  private func buttons(in element: Element) -> [Element] {
    (element.kind == .button ? [element] : []) + element.children.flatMap(buttons)
  }

  private func press(in list: Element, of graph: Graph, _ generator: inout SeededGenerator) {
    guard let button = buttons(in: list).randomElement(using: &generator) else { return }
    #expect(graph.dispatch(Event(.tap), to: button.id) == .handled)
  }

  private func scroll(_ list: Element, of graph: Graph, _ generator: inout SeededGenerator) {
    let children = list.children
    guard let index = children.indices.randomElement(using: &generator) else { return }
    let isGap = children[index].kind == .gap
    let first = VisibleRows.Position(element: children[index].id, row: Int.random(in: 0...300, using: &generator))
    let last =
      isGap
      ? VisibleRows.Position(element: first.element, row: first.row + Int.random(in: 0...40, using: &generator))
      : VisibleRows.Position(element: children[min(index + 10, children.count - 1)].id, row: 5)
    let focused = Bool.random(using: &generator) ? children.randomElement(using: &generator)?.id : nil
    let isAtTop = Int.random(in: 0..<5, using: &generator) == 0
    #expect(graph.show(VisibleRows(first: isAtTop ? nil : first, last: last, focused: focused), in: list.id))
  }
}
