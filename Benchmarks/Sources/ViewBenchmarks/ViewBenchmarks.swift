import Elements
import HeapInUse
import Measuring
import PortableUI
import ViewGraph

/// Measures the processor time of a screen with 1,000 rows, from a user event to the mutations at the host.
///
/// Arguments select figures by prefixes of their names. Without arguments, all figures are measured.
@main
@MainActor
enum ViewBenchmarks {
  static func main() {
    if isChosen("view.memory1k") { memory("view.memory1k", of: .twoViews) }
    if isChosen("view.memory1k.mod8") { memory("view.memory1k.mod8", of: .modified) }
    if isChosen("view.create1k") {
      measure("view.create1k", { $0.model.clear() }, act: { $0.model.create(1_000) }, mutations: 1_000)
    }
    if isChosen("view.create1k.mod8") {
      measure(
        "view.create1k.mod8", of: .modified, { $0.model.clear() }, act: { $0.model.create(1_000) }, mutations: 1_000)
    }
    if isChosen("view.update10th.mod8") {
      measure("view.update10th.mod8", of: .modified, act: { $0.model.updateEveryTenth() }, mutations: 100)
    }
    if isChosen("view.update10th.mod8.capturing") {
      measure(
        "view.update10th.mod8.capturing", of: .capturing, act: { $0.model.updateEveryTenth() }, mutations: 100)
    }
    if isChosen("view.update10th") {
      measure("view.update10th", act: { $0.model.updateEveryTenth() }, mutations: 100)
    }
    if isChosen("view.swap") { measure("view.swap", act: { $0.model.swap() }, mutations: 2) }
    if isChosen("view.append1k") { measure("view.append1k", act: { $0.model.append(1_000) }, mutations: 1_000) }
    if isChosen("view.remove1") { measure("view.remove1", act: { $0.model.removeOne() }, mutations: 1) }
    if isChosen("view.onebody") {
      measure("view.onebody", of: .oneBody, { $0.model.createOnce(1_000) }, act: { $0.model.count += 1 }, mutations: 1)
    }
    if isChosen("view.onebody.update10th") {
      measure(
        "view.onebody.update10th", of: .oneBody, { $0.model.createOnce(1_000) }, act: { $0.model.updateEveryTenth() },
        mutations: 100)
    }
    if isChosen("view.reveal1k") {
      measure("view.reveal1k", of: .concealed, act: { $0.model.reveal() }, mutations: 1_000)
    }
    if isChosen("view.leaf") {
      measure("view.leaf") { ManyLeaves(handle: $0) }
      measure("view.leaf.deep") { DeepLeaf(levels: 100, handle: $0) }
    }
    if isChosen("view.environment") { measure("view.environment", mutations: 10) { EnvironmentRows(handle: $0) } }
    if isChosen("view.preference") { measure("view.preference") { PreferenceRows(handle: $0) } }
    if isChosen("view.depth") { depth() }
    if isChosen("view.plain") { plain() }
    ListBenchmarks.run(isChosen)
    SnapshotBenchmarks.run(isChosen)
    if isChosen("view.clear") { measure("view.clear", act: { $0.model.clear() }, mutations: 1_000) }
  }

  /// Measures a change of a table with 1,000 rows.
  ///
  /// - Parameters:
  ///   - name: The name of the figure.
  ///   - screen: The variant of the table's view.
  ///   - prepare: Sets up the table before the change.
  ///   - act: Performs the change.
  ///   - mutations: The expected number of mutations.
  private static func measure(
    _ name: String, of screen: TableScreen = .twoViews,
    _ prepare: @escaping (Table) -> Void = { $0.model.create(1_000) }, act: @escaping (Table) -> Void, mutations: Int
  ) {
    let table = Table(screen)
    var best = Double.infinity
    for _ in 0..<30 {
      table.press { prepare(table) }
      let before = table.host.mutations
      let start = processorTime()
      table.press { act(table) }
      best = min(best, processorTime() - start)
      precondition(table.host.mutations - before == mutations, "\(name): \(table.host.mutations - before) mutations")
    }
    print(name, (best / 1e4).rounded() / 100, Unit.ms)
  }

  /// Measures repeated changes of a view's state.
  ///
  /// - Parameters:
  ///   - name: The name of the figure.
  ///   - mutations: The expected number of mutations per change.
  ///   - screen: Creates the screen. The handle sets the state.
  private static func measure<Shown: View>(
    _ name: String, mutations: Int = 1, of screen: @escaping (Handle) -> Shown
  ) {
    let handle = Handle()
    let host = CountingHost()
    let hosted = HostedView(host: host, openURL: { $1(false) }, content: { screen(handle) })
    host.turnIfDue(hosted.graph)
    let before = host.mutations
    var changes = 0
    Measuring.measure(name, unit: .us, rounds: 50, operations: 100) { operations in
      for _ in 0..<operations {
        changes += 1
        handle.set(changes)
        host.turnIfDue(hosted.graph)
      }
    }
    let told = host.mutations - before
    precondition(told == changes * mutations, "\(name): \(told) mutations")
  }

  /// Measures the time to show 3,000 nested stacks and to remove them.
  private static func depth() {
    Measuring.measure("view.depth", unit: .ms, operations: 1) { _ in
      let host = CountingHost()
      let hosted = HostedView(host: host, openURL: { $1(false) }, content: { Stacks(levels: 3_000) })
      host.turnIfDue(hosted.graph)
      var levels = 0
      var element = hosted.graph.root.firstChild
      while let inner = element?.firstChild {
        levels += 1
        element = inner
      }
      precondition(levels == 3_000)
      hosted.graph.stop()
    }
  }

  /// Measures the same rows without an engine: plain structs and closures are created and compared with the previous
  /// ones, and a closure is called for each difference.
  private static func plain() {
    Measuring.measure("view.plain", unit: .ms, operations: 20) { operations in
      let model = TableModel()
      model.create(1_000)
      let table = PlainTable(model)
      for _ in 0..<operations {
        model.updateEveryTenth()
        table.update()
      }
      precondition(table.changes == operations * 100)
    }
  }

  private static func memory(_ name: String, of screen: TableScreen) {
    let tables = (0..<10).map { _ in Table(screen) }
    let before = heapInUse()
    for table in tables { table.press { table.model.create(1_000) } }
    print(name, (Int(heapInUse()) - Int(before)) / tables.count / 1_024, "KB")
  }

  private static func isChosen(_ name: String) -> Bool {
    let arguments = CommandLine.arguments.dropFirst()
    return arguments.isEmpty || arguments.contains { name.hasPrefix($0) }
  }
}

/// Returns the resident memory of this process in KB. Linux only; 0 on other platforms.
func residentKilobytes() -> Int {
  guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
  return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
}

/// A table on a host, and a button to press.
@MainActor
private final class Table {
  let model = TableModel()
  let host = CountingHost()
  private let press = Press()
  private let hosted: HostedView

  init(_ screen: TableScreen) {
    hosted = HostedView(
      host: host, openURL: { $1(false) }, content: { [model, press] in screen.view(of: model, press) })
    host.turnIfDue(hosted.graph)
  }

  /// Presses the button and updates the screen.
  func press(_ action: @escaping () -> Void) {
    press.action = action
    let graph = hosted.graph
    let button = graph.root.firstChild?.firstChild
    let outcome = graph.dispatch(Event(EventKind(rawValue: "tap")), to: button?.id ?? -1)
    precondition(outcome == .handled)
    host.turnIfDue(graph)
  }
}
