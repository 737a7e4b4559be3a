import Elements
import Measuring
import PortableUI
import ViewGraph

/// Measures a list of 100,000 rows, of which only a few are visible.
@MainActor
enum ListBenchmarks {
  private static let count = 100_000

  static func run(_ isChosen: (String) -> Bool) {
    if isChosen("view.list100k.memory") { memory() }
    if isChosen("view.list100k.first") {
      let model = TableModel()
      model.create(count)
      measure("view.list100k.first", prepare: {}, act: { _ = LongList(model) })
    }
    if isChosen("view.list100k.change1") {
      let list = LongList(count: count)
      measure("view.list100k.change1", prepare: {}, act: { list.change { $0.updateOne(at: 5) } })
      precondition(list.host.mutations >= 30)
      // Measures copying the array: while a shown array is changed, there are two arrays.
      var rows = list.model.rows
      // The first copy frees no memory, because the model still uses the old array. Without this change, its time would
      // be the minimum of all rounds.
      rows[5].label += "!"
      var shown = rows
      measure(
        "view.list100k.change1.copy", prepare: {},
        act: {
          rows[5].label += "!"
          shown = rows
        })
      precondition(shown.count == rows.count)
    }
    if isChosen("view.list100k.object1") {
      let list = LongList(count: count) { SwitchList(model: $0) }
      measure("view.list100k.object1", prepare: {}, act: { list.change { $0.switches[5].isOn.toggle() } })
      precondition(list.host.mutations >= 30)
    }
    if isChosen("view.list100k.insert1") {
      let list = LongList(count: count)
      list.jump(toEnd: true)
      measure("view.list100k.insert1", prepare: {}, act: { list.change { $0.insertFirst() } })
    }
    if isChosen("view.list100k.end") {
      let list = LongList(count: count)
      measure("view.list100k.end", prepare: { list.jump(toEnd: false) }, act: { list.jump(toEnd: true) })
    }
  }

  private static func measure(_ name: String, prepare: () -> Void, act: () -> Void) {
    var best = Double.infinity
    for _ in 0..<30 {
      prepare()
      let start = processorTime()
      act()
      best = min(best, processorTime() - start)
    }
    print(name, (best / 1e4).rounded() / 100, Unit.ms)
  }

  private static func memory() {
    let model = TableModel()
    model.create(count)
    let before = residentKilobytes()
    let list = LongList(model)
    print("view.list100k.memory", residentKilobytes() - before, "KB")
    precondition(list.host.mutations > 0)
  }
}

/// The list on a host that shows about 15 rows.
@MainActor
private final class LongList {
  let model: TableModel
  let host = CountingHost()
  private let hosted: HostedView

  convenience init(count: Int) {
    self.init(count: count) { ListView(model: $0) }
  }

  convenience init(_ model: TableModel) {
    self.init(model) { ListView(model: $0) }
  }

  convenience init<Content: View>(count: Int, _ content: (TableModel) -> Content) {
    let model = TableModel()
    model.create(count)
    self.init(model, content)
  }

  private init<Content: View>(_ model: TableModel, _ content: (TableModel) -> Content) {
    self.model = model
    hosted = HostedView(host: host, openURL: { $1(false) }, content: { content(model) })
    host.turnIfDue(hosted.graph)
  }

  func change(_ change: (TableModel) -> Void) {
    change(model)
    host.turnIfDue(hosted.graph)
  }

  /// Reports the visible rows at one end of the list.
  func jump(toEnd: Bool) {
    guard let list = hosted.graph.root.firstChild, let first = list.firstChild, let last = list.lastChild else {
      return
    }
    if toEnd {
      let row = if case .number(let count)? = last[.rows] { Int(count) - 1 } else { 0 }
      let seen = VisibleRows(
        first: .init(element: last.id, row: max(0, row - 15)), last: .init(element: last.id, row: row))
      hosted.graph.show(seen, in: list.id)
    } else {
      hosted.graph.show(VisibleRows(first: nil, last: .init(element: first.id, row: 15)), in: list.id)
    }
    host.turnIfDue(hosted.graph)
  }
}

private struct ListView: View {
  let model: TableModel

  var body: some View {
    List(model.rows) { row in
      HStack {
        Text(String(row.id))
        Text(row.label)
      }
    }
  }
}

/// Rows that show observable objects.
private struct SwitchList: View {
  let model: TableModel

  var body: some View {
    List(0..<model.switches.count) { index in
      Text(model.switches[index].isOn ? "on" : "off")
    }
  }
}
