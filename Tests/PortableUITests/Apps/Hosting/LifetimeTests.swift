import Combine
import Elements
import ScreenTesting
import SwiftUI
import Testing
import Tracking
import ViewGraph
import Waiting

@Observable
private final class Name {
  var text = "a"
}

@MainActor
@Suite("Screen lifetime")
struct LifetimeTests {
  final class Counted: ObservableObject {
    @Published var count = 0
  }

  /// A token that lives as long as its owner.
  final class Token: Sendable {}

  /// A screen with one of each kind of object that a graph subscribes to.
  fileprivate struct Everything: View {
    @State private var text = ""
    @StateObject private var owned = Counted()
    @ObservedObject var observed: Counted
    @Environment(\.openURL) private var openURL
    let name: Name
    let source: Source
    let token: Token

    var body: some View {
      let _ = source.access()
      VStack {
        TextField("Field", text: $text)
        Text("\(owned.count) \(observed.count) \(name.text)")
        ForEach(0..<3, id: \.self) { row in Text("\(row) \(name.text)").modifier(Marked()) }
        Button("open") { [token] in
          _ = token
          openURL(URL(string: "tel:1")!)
        }
      }
      .task { [token] in
        await Never.finish()
        _ = token
      }
      .onAppear { [token] in _ = token }
      .disabled(text.isEmpty)
    }
  }

  fileprivate struct Marked: ViewModifier {
    @State private var mark = "*"
    func body(content: Content) -> some View {
      Text(mark)
      content
    }
  }

  /// Weak references to the parts of a screen.
  private struct Traces {
    weak var token: Token?
    weak var graph: Graph?
    weak var root: Element?
    weak var observed: Counted?

    var isClean: Bool { token == nil && graph == nil && root == nil && observed == nil }
  }

  private func show(_ name: Name, _ source: Source, stopping: Bool) -> Traces {
    let token = Token()
    let observed = Counted()
    let host = PictureHost()
    let hosted = HostedView(on: host) {
      Everything(observed: observed, name: name, source: source, token: token)
    }
    hosted.graph.turn()
    observed.count = 1
    hosted.graph.turn()
    if stopping { hosted.graph.stop() }
    return Traces(token: token, graph: hosted.graph, root: hosted.graph.root, observed: observed)
  }

  @Test("A stopped or dropped screen releases its objects and observations", arguments: [true, false])
  func nothingIsLeft(stopping: Bool) async {
    let name = Name()
    let source = Source()
    let traces = show(name, source, stopping: stopping)
    await settle(until: { traces.isClean })
    #expect(traces.token == nil)
    #expect(traces.graph == nil)
    #expect(traces.root == nil)
    #expect(traces.observed == nil)
    #expect(!source.isObserved)
  }

  @Test("Changing an observed object after its screen was stopped or dropped has no effect", arguments: [true, false])
  func changesAfterwards(stopping: Bool) async {
    let name = Name()
    let source = Source()
    let traces = show(name, source, stopping: stopping)
    name.text = "b"
    source.notify()
    await settle(until: { traces.isClean })
    name.text = "c"
    source.notify()
    #expect(traces.isClean)
  }

  @Test("Dropping a screen runs `onDisappear` once")
  func dropRunsDisappear() async {
    let probe = Probe()
    func show() {
      let hosted = HostedView(on: PictureHost()) { Text("a").onDisappear { probe.note("gone") } }
      hosted.graph.turn()
    }
    show()
    await settle(until: { !probe.notes.isEmpty })
    #expect(probe.notes == ["gone"])
  }

  @Test("A screen stopped by its own closure stops at the end of the turn")
  func stopsItself() {
    @MainActor
    final class Handle {
      var graph: Graph?
    }
    struct Suicidal: View {
      let handle: Handle
      let probe: Probe
      var body: some View {
        Text("a")
          .onAppear { handle.graph?.stop() }
          .onAppear { probe.note("still here") }
          .onDisappear { probe.note("gone") }
      }
    }
    let probe = Probe()
    let handle = Handle()
    let hosted = HostedView(on: PictureHost()) { Suicidal(handle: handle, probe: probe) }
    handle.graph = hosted.graph
    hosted.graph.turn()
    #expect(probe.notes == ["still here", "gone"])
    #expect(hosted.graph.root.firstChild == nil)
    handle.graph = nil
  }

  @Test("A stopped screen handles no event, turn or second stop")
  func stopped() {
    let probe = Probe()
    let hosted = HostedView(on: PictureHost()) { Button("a") { probe.note("tap") } }
    let id = hosted.graph.root.children[0].id
    hosted.graph.stop()
    hosted.graph.stop()
    hosted.graph.turn()
    #expect(hosted.graph.dispatch(Event(.tap), to: id) == .unknownElement)
    #expect(probe.notes.isEmpty)
  }

  /// Views whose nodes own each other in several directions: layer contents, rows, pages and sheets.
  fileprivate struct Parts: View {
    @State private var rows = [0, 1, 2]
    @State private var path: [Int] = []
    @State private var isPresented = false
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("insert") { rows.append(rows.count) }
          Button("remove") { rows.removeLast() }
          Button("push") { path.append(1) }
          Button("present") { isPresented.toggle() }
          ForEach(rows, id: \.self) { row in
            Text("\(row)").overlay { Text("over").background { Color.red } }.padding().overlay {
              Circle().strokeBorder()
            }
          }
        }
        .navigationDestination(for: Int.self) { _ in Text("page").overlay { Text("over the page") } }
        .sheet(isPresented: $isPresented) { Text("sheet").background { Text("behind the sheet") } }
      }
    }
  }

  #if DEBUG
    @Test("Closing a screen releases the content of overlays and backgrounds", arguments: [true, false])
    func layerContents(runsLifecycle: Bool) async {
      let leaked = await LiveObjects.leaked {
        let hosted = HostedView(on: PictureHost(), lifecycle: runsLifecycle) { Parts() }
        hosted.graph.turn()
        hosted.graph.stop()
      }
      #expect(leaked.isEmpty)
    }

    fileprivate enum Removal: CaseIterable {
      case row, page, sheet

      @MainActor
      func perform(on screen: Screen) async throws {
        switch self {
        case .row:
          try await screen.tap(.button("insert"))
          try await screen.tap(.button("remove"))
        case .page:
          try await screen.tap(.button("push"))
          try await screen.goBack()
        case .sheet:
          try await screen.tap(.button("present"))
          try await screen.dismiss()
        }
      }
    }

    @Test("Removing a row, page or sheet releases it", arguments: Removal.allCases)
    fileprivate func removals(removal: Removal) async throws {
      let screen = await Screen { Parts() }
      // After a removal the screen may recreate some objects. Their number does not depend on how often the removal
      // happens, but the number of leaked objects would.
      let once = try await LiveObjects.leaked { try await removal.perform(on: screen) }
      let often = try await LiveObjects.leaked { for _ in 0..<10 { try await removal.perform(on: screen) } }
      #expect(often == once)
      #expect(often["ElementNode"] == nil && often["Element"] == nil)
      await screen.close()
    }

    @Test("A stopped random screen leaks no objects", arguments: 1...25 as ClosedRange<UInt64>)
    func randomScreens(seed: UInt64) async {
      let leaked = await LiveObjects.leaked {
        withKnownIssue(isIntermittent: true) {
          _ = RandomRun(RandomCase(seed: seed, edits: 20))
        } matching: { issue in
          issue.comments.contains { "\($0)".contains("which is its selection") }
        }
      }
      #expect(leaked.isEmpty)
    }
  #endif
}
