import Elements
import Foundation
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

private struct Job: Codable, Transferable, Identifiable, Equatable {
  var id = UUID()
  var name: String

  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

/// Columns of a board whose jobs can be dragged from one to another.
private struct Board: View {
  @State private var waiting = [Job(name: "Write docs"), Job(name: "Test")]
  @State private var done: [Job] = []
  @State private var log = ""
  @State private var hasDone = true
  @State private var isOff = false

  var body: some View {
    Text("log\(log)")
    Toggle("Has done", isOn: $hasDone)
    Toggle("Off", isOn: $isOff)
    VStack {
      Text("Waiting")
      ForEach(waiting) { job in Text(job.name).draggable(job) }
    }
    .disabled(isOff)
    if hasDone {
      VStack {
        Text("Done")
        ForEach(done) { Text("\($0.name) is done") }
      }
      .dropDestination(for: Job.self) { jobs, place in
        waiting.removeAll { jobs.contains($0) }
        done += jobs
        log += " dropped at \(Int(place.x)) \(Int(place.y))"
        return true
      } isTargeted: {
        log += $0 ? " over" : " left"
      }
    }
    Text("Words").dropDestination(for: String.self) { words, _ in
      log += " said \(words.joined())"
      return true
    }
    Text("Link").onDrop(of: [.url], isTargeted: nil) { providers in
      log += " \(providers.count) of \(providers[0].registeredTypeIdentifiers.joined(separator: " "))"
      return true
    }
  }
}

/// Tiles that are reordered while one is dragged.
private struct Tiles: View {
  @State private var tiles = ["A", "B", "C"]
  @State private var dragged: String?
  @State private var log = ""

  var body: some View {
    Text("order \(tiles.joined())")
    Text("log\(log)")
    ForEach(tiles, id: \.self) { tile in
      Text(tile)
        .onDrag {
          dragged = tile
          return NSItemProvider(object: tile as NSString)
        }
        .onDrop(of: [.text], delegate: Mover(tile: tile, tiles: $tiles, dragged: $dragged, log: $log))
    }
    Text("Bin").onDrop(of: [UTType.text.identifier], delegate: Bin(log: $log))
  }

  struct Mover: DropDelegate {
    let tile: String
    @Binding var tiles: [String]
    @Binding var dragged: String?
    @Binding var log: String

    func dropEntered(info: DropInfo) {
      log += " +\(tile)"
      guard let dragged, dragged != tile, let from = tiles.firstIndex(of: dragged),
        let to = tiles.firstIndex(of: tile)
      else { return }
      withAnimation { tiles.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to) }
    }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
    func dropExited(info: DropInfo) { log += " -\(tile)" }
    func performDrop(info: DropInfo) -> Bool {
      dragged = nil
      log += " !\(tile)"
      return true
    }
  }

  struct Bin: DropDelegate {
    @Binding var log: String
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) && info.location.x >= 0 }
    func dropEntered(info: DropInfo) { log += " bin" }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .forbidden) }
    func dropExited(info: DropInfo) { log += " out" }
    func performDrop(info: DropInfo) -> Bool { false }
  }
}

@MainActor
@Suite("Drag and drop")
struct DragAndDropTests {
  @Test("A value is dropped on a destination of its type, with its location")
  func board() async throws {
    let screen = await Screen { Board() }
    try await screen.drag("Write docs", onto: "Done", at: CGPoint(x: 3, y: 4))
    #expect(screen.contains("log over dropped at 3 4 left"))
    #expect(screen.contains("Write docs is done"))
    #expect(!screen.contains("Write docs"))
  }

  @Test("A drop of an unaccepted type throws with the accepted types")
  func wrongType() async throws {
    let screen = await Screen { Board() }
    let error = await #expect(throws: ActionError.self) { try await screen.drag("Test", onto: "Words") }
    #expect(
      error?.description.hasPrefix(
        """
        Could not send drop to "Words". No drop target around it accepts the dragged content (public.json). \
        Accepted types: public.plain-text.
        """) == true)
    let source = await #expect(throws: ActionError.self) { try await screen.drag("Done", onto: "Words") }
    #expect(source?.description.contains("No view around it is draggable.") == true)
    #expect(screen.contains("log"))
  }

  @Test("A cancelled drag exits its target once and drops nothing")
  func cancelling() async throws {
    let screen = await Screen { Board() }
    let drag = try await screen.lift("Test")
    try await drag.move(over: "Done")
    try await drag.move(over: "Done", at: CGPoint(x: 9, y: 9))
    await drag.cancel()
    await drag.cancel()
    #expect(screen.contains("log over left"))
    await #expect(throws: ActionError.self) { try await drag.drop() }
  }

  @Test("Disconnecting makes the drag exit its target")
  func leaving() async throws {
    let screen = await Screen { Board() }
    let drag = try await screen.lift("Test")
    try await drag.move(over: "Done")
    await screen.releasePointers()
    #expect(screen.contains("log over left"))
    await #expect(throws: ActionError.self) { try await drag.move(over: "Done") }
  }

  @Test("Removing a drop target makes the drag exit it")
  func goingTarget() async throws {
    let screen = await Screen { Board() }
    let drag = try await screen.lift("Test")
    try await drag.move(over: "Done")
    try await screen.tap("Has done")
    #expect(screen.contains("log over left"))
    await drag.cancel()
    #expect(screen.contains("log over left"))
  }

  @Test("A disabled view cannot be dragged")
  func disabled() async throws {
    let screen = await Screen { Board() }
    try await screen.tap("Off")
    await #expect(throws: ActionError.self) { try await screen.lift("Test") }
    try await screen.tap("Off")
    try await screen.drag("Test", onto: "Done")
    #expect(screen.contains("Test is done"))
  }

  @Test("Text and URLs from other applications are dropped on matching destinations")
  func outside() async throws {
    let screen = await Screen { Board() }
    try await screen.drop("hello\nworld", onto: "Words")
    #expect(screen.contains("log said hello\nworld"))
    await #expect(throws: ActionError.self) { try await screen.drop("hello", onto: "Link") }
    try await screen.drop(try #require(URL(string: "https://example.com")), onto: "Link")
    #expect(screen.contains("log said hello\nworld 1 of public.url public.utf8-plain-text"))
    try await screen.drop(try #require(URL(string: "https://example.com")), onto: "Words")
    #expect(screen.contains("log said hello\nworld 1 of public.url public.utf8-plain-text said https://example.com"))
  }

  @Test("A drop delegate can reorder items during a drag, with an animation")
  func reordering() async throws {
    let screen = await Screen { Tiles() }
    let drag = try await screen.lift("A")
    try await drag.move(over: "B")
    #expect(screen.contains("order BAC"))
    #expect(!screen.animatedChanges.isEmpty)
    try await drag.move(over: "C")
    #expect(screen.contains("order BCA"))
    try await drag.drop()
    #expect(screen.contains("log +B -B +C !C"))
  }

  @Test("A rejected drop exits its target, and a drop at an invalid location does not enter it")
  func forbidding() async throws {
    let screen = await Screen { Tiles() }
    await #expect(throws: ActionError.self) { try await screen.drag("A", onto: "Bin") }
    #expect(screen.contains("log bin out"))
    await #expect(throws: ActionError.self) { try await screen.drag("A", onto: "Bin", at: CGPoint(x: -1, y: 0)) }
    #expect(screen.contains("log bin out"))
  }

  @Test("A drop on a row's upper half inserts before it, otherwise after it")
  func rows() async throws {
    struct Rows: View {
      @State private var names = ["a", "b"]
      @State private var sources = ["x"]
      var body: some View {
        Text("names \(names.joined())")
        List {
          ForEach(names, id: \.self) { Text("row \($0)") }
            .dropDestination(for: String.self) { new, offset in names.insert(contentsOf: new, at: offset) }
        }
        List {
          ForEach(sources, id: \.self) { Text("source \($0)") }
            .onInsert(of: [.text]) { offset, providers in sources.insert("\(providers.count) at \(offset)", at: offset)
            }
        }
        Text("drag me").draggable("n") { Text("preview") }
      }
    }
    let screen = await Screen { Rows() }
    try await screen.drag("drag me", onto: "row b", at: CGPoint(x: 5, y: 10), size: CGSize(width: 100, height: 40))
    #expect(screen.contains("names anb"))
    try await screen.drag("drag me", onto: "source x", at: CGPoint(x: 5, y: 30), size: CGSize(width: 100, height: 40))
    #expect(screen.contains("source 1 at 1"))
    #expect(!screen.contains("preview"))
  }

  @Test("The innermost destination of a matching type receives the drop")
  func nested() async throws {
    struct Nested: View {
      @State private var log = ""
      var body: some View {
        Text("log\(log)")
        VStack {
          Text("inner").dropDestination(for: URL.self) { _, _ in
            log += " inner"
            return true
          }
        }
        .dropDestination(for: String.self) { _, _ in
          log += " outer"
          return true
        }
        Text("text").draggable("a")
        Text("address").draggable(URL(string: "https://example.com")!)
      }
    }
    let screen = await Screen { Nested() }
    try await screen.drag("address", onto: "inner")
    try await screen.drag("text", onto: "inner")
    #expect(screen.contains("log inner outer"))
  }

  @Test("Drop events without a drag in progress are rejected")
  func forged() throws {
    let host = SilentHost()
    let calls = Calls()
    let openURL: @MainActor (URL, @MainActor (Bool) -> Void) -> Void = { $1(false) }
    let hosted = HostedView(host: host, openURL: openURL) {
      Text("source").draggable("a")
      Text("target").dropDestination(for: String.self) { _, _ in
        calls.list.append("drop")
        return true
      } isTargeted: {
        calls.list.append("\($0)")
      }
    }
    let graph = hosted.graph
    graph.turn()
    var source: Element?
    var target: Element?
    graph.root.forEachInSubtree { element in
      if element.layers.contains(where: { $0.handles(.dragged) }) { source = element }
      if element.layers.contains(where: { $0.handles(.dropOver) }) { target = element }
    }
    let (from, to) = (try #require(source), try #require(target))
    func send(_ kind: EventKind, _ value: AttributeValue, to element: Element) -> EventOutcome {
      graph.dispatch(Event(kind, value: value), to: element.id, layer: 0)
    }
    #expect(send(.drop, .string("0 0 1 1"), to: to) == .notHandled)
    #expect(send(.dropOver, .flag(true), to: to) == .notHandled)
    #expect(send(.dropMove, .string("0 0 1 1"), to: to) == .notHandled)
    #expect(send(.dropOver, .flag(false), to: to) == .notHandled)
    #expect(send(.dragged, .flag(false), to: from) == .notHandled)
    #expect(send(.dragged, .flag(true), to: from) == .handled)
    #expect(send(.offersText, .flag(true), to: to) == .notHandled)
    #expect(send(.drop, .string("0 0 1 1"), to: to) == .notHandled)
    #expect(send(.dropOver, .flag(true), to: to) == .handled)
    #expect(send(.dropOver, .flag(true), to: to) == .notHandled)
    #expect(send(.drop, .string("0 0 1 1"), to: to) == .notHandled)
    for text in ["", "0", "a b c d", "0 0 1", "nan 0 1 1", "0 0 1 1 text", "0 0 1 1 file\nx", "0 0 1 inf"] {
      #expect(send(.dropMove, .string(text), to: to) == .notHandled)
    }
    #expect(calls.list == [])
    #expect(send(.dropMove, .string("0 0 1 1"), to: to) == .handled)
    #expect(send(.drop, .string("0 0 1 1 text\nforeign"), to: to) == .notHandled)
    #expect(send(.drop, .string("0 0 1 1"), to: to) == .handled)
    #expect(send(.drop, .string("0 0 1 1"), to: to) == .notHandled)
    #expect(send(.dropOver, .flag(false), to: to) == .handled)
    #expect(calls.list == ["true", "drop", "false"])
    graph.releasePointers()
    #expect(calls.list == ["true", "drop", "false"])
  }
}

@MainActor
private final class Calls {
  var list: [String] = []
}

@MainActor
private final class SilentHost: GraphHost {
  func graphNeedsTurn(_ graph: Graph) {}
  func graph(_ graph: Graph, didCommit commit: Commit) {}
}
