#if DEBUG
  import Foundation
  import Observation
  import OpenCombine
  import PortableUI
  import Testing
  import Trifecta
  import TrifectaUI

  @testable import TrifectaInspector
  @testable import TrifectaWeb

  /// Each screen has a view that is evaluated needlessly when the button is pressed.
  @Suite("Reasons for evaluations")
  @MainActor
  struct EvaluationReasonTests {
    /// Presses the button of a screen, and returns the reasons of a view.
    private func reasons<Content: View>(
      of view: String = "Leaf", _ content: @escaping @MainActor @Sendable () -> Content
    ) async throws -> [String] {
      let inspection = Inspection(ownPaths: ["/inspector"])
      let server = TestServer(Screen(path: "/", title: "", summary: nil, content: content), time: TestTime())
      server.store.observer = inspection
      let page = try #require(await server.open())
      inspection.record(1)
      page.press("Press")
      await page.session.scheduledTurn?.value
      let row = try #require(inspection.views(of: 1, includingLibrary: false).first { $0.name == view })
      return row.evaluations == nil ? [] : row.reasons
    }

    private func passed(_ names: String) -> [String] { ["its parent passed other values: \(names)"] }

    @Test("Properties that the parent passes")
    func properties() async throws {
      #expect(try await reasons { Press { _ in Leaf() } } == [])
      #expect(try await reasons { Press { count in Leaf(number: count) } } == passed("number"))
      #expect(try await reasons { Press { _ in Leaf(date: Date()) } } == passed("date"))
      #expect(try await reasons { Press { _ in Leaf(id: UUID()) } } == passed("id"))
      #expect(try await reasons { Press { count in Leaf(names: ["\(count)"]) } } == passed("names"))
      #expect(try await reasons { Press { count in Leaf(model: Model(unused: count)) } } == passed("model"))
      #expect(try await reasons { Press { _ in Leaf(object: NSObject()) } } == passed("object"))
      #expect(try await reasons { Press { count in Leaf(optional: count) } } == passed("optional"))
      #expect(try await reasons { Press { count in Leaf(any: count) } } == passed("any"))
      #expect(try await reasons { Press { count in Leaf(number: count, date: Date()) } } == passed("number, date"))
    }

    @Test("Closures that capture values, and values that contain them")
    func closures() async throws {
      #expect(try await reasons { Press { count in Leaf(action: { _ = count }) } } == passed("action (a closure)"))
      #expect(try await reasons { Press { count in Leaf(handlers: [{ _ = count }]) } } == passed("handlers"))
      #expect(try await reasons { Press { _ in Leaf(action: {}) } } == [])
    }

    @Test("State that the view reads")
    func state() async throws {
      #expect(try await reasons(of: "Counting") { Counting() } == ["changed: count of Counting"])
      #expect(try await reasons(of: "Bound") { Binder() }.contains("changed: count of Binder"))
      #expect(try await reasons(of: "Stored") { Storing() } == ["changed: the stored value “key”"])
    }

    @Test("The environment")
    func environment() async throws {
      #expect(
        try await reasons(of: "Reader") { Press { count in Reader().environment(\.lineLimit, count) } }
          == ["changed: the environment’s Optional"])
    }

    @Test("Objects")
    func objects() async throws {
      let model = OldModel()
      #expect(try await reasons(of: "Observing") { Observing(model: model) } == ["changed: OldModel"])
      let new = NewModel()
      let reason = ["an observed object, or a value of the library, changed"]
      #expect(try await reasons(of: "Observing2") { Observing2(model: new) } == reason)
    }

    @Test("Stores")
    func stores() async throws {
      #expect(try await reasons(of: "Whole") { StoreScreen() } == [#"changed: \State"#].map { $0 + ".self" })
      #expect(try await reasons(of: "Field") { StoreScreen() } == [#"changed: \State.count"#])
      #expect(try await reasons(of: "Other") { StoreScreen() } == [])
    }

    @Test("A view keeps its id when another view appears before it")
    func ids() async throws {
      let inspection = Inspection(ownPaths: ["/inspector"])
      let screen = Screen(path: "/", title: "", summary: nil) {
        Press { count in
          if count > 0 { Counting() }
          Leaf()
        }
      }
      let server = TestServer(screen, time: TestTime())
      server.store.observer = inspection
      let page = try #require(await server.open())
      inspection.record(1)
      func leaf() -> ViewRow? { inspection.views(of: 1, includingLibrary: false).first { $0.name == "Leaf" } }
      let before = try #require(leaf())
      page.press("Press")
      await page.session.scheduledTurn?.value
      let names = inspection.views(of: 1, includingLibrary: false).map(\.name)
      #expect(names == ["Press", "Counting", "Leaf"])
      #expect(leaf()?.id == before.id)
    }

    @Test("The recording ends with the last inspector, and views that disappear are forgotten")
    func end() async throws {
      let inspection = Inspection(ownPaths: ["/inspector"])
      let screen = Screen(path: "/", title: "", summary: nil) {
        Press { count in if count == 0 { Leaf() } else { LabeledContent("Count", value: "\(count)") } }
      }
      let server = TestServer(screen, time: TestTime())
      server.store.observer = inspection
      let page = try #require(await server.open())
      inspection.record(1)
      page.press("Press")
      #expect(!inspection.views(of: 1, includingLibrary: false).contains { $0.name == "Leaf" })
      #expect(inspection.views(of: 1, includingLibrary: false).map(\.name) == ["Press"])
      #expect(inspection.views(of: 1, includingLibrary: true).contains { $0.name == "LabeledContent" })
      #expect(page.session.view?.graph.evaluationLog != nil)
      let task = Task { for await _ in inspection.changes() {} }
      await Task.yield()
      task.cancel()
      while page.session.view?.graph.evaluationLog != nil { await Task.yield() }
    }
  }

  /// A button that changes a number, and content that depends on it.
  private struct Press<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var count = 0

    var body: some View {
      Button("Press") { count += 1 }
      content(count)
    }
  }

  private struct Model {
    var name = "name"
    var unused = 0
  }

  private struct Leaf: View {
    var number = 0
    var date: Date?
    var id: UUID?
    var names: [String] = []
    var model = Model()
    var object: NSObject?
    var optional: Int?
    var any: any Sendable = 0
    var action: @MainActor () -> Void = {}
    var handlers: [@MainActor () -> Void] = []

    var body: some View { Text(verbatim: "leaf") }
  }

  private struct Counting: View {
    @State private var count = 0

    var body: some View {
      Text(verbatim: "\(count)")
      Button("Press") { count += 1 }
    }
  }

  private struct Binder: View {
    @State private var count = 0

    var body: some View {
      Button("Press") { count += 1 }
      Bound(count: $count)
    }
  }

  private struct Bound: View {
    @Binding var count: Int

    var body: some View { Text(verbatim: "\(count)") }
  }

  private struct Storing: View {
    @AppStorage("key") private var number = 0

    var body: some View {
      Button("Press") { number += 1 }
      Stored()
    }
  }

  private struct Stored: View {
    @AppStorage("key") private var number = 0

    var body: some View { Text(verbatim: "\(number)") }
  }

  private struct Reader: View {
    @Environment(\.lineLimit) private var limit

    var body: some View { Text(verbatim: "\(limit ?? 0)") }
  }

  private final class OldModel: ObservableObject {
    @Published var shown = 0
    @Published var unused = 0
  }

  private struct Observing: View {
    @ObservedObject var model: OldModel

    var body: some View {
      Text(verbatim: "\(model.shown)")
      Button("Press") { model.unused += 1 }
    }
  }

  @Observable
  private final class NewModel {
    var count = 0
  }

  private struct Observing2: View {
    let model: NewModel

    var body: some View {
      Text(verbatim: "\(model.count)")
      Button("Press") { model.count += 1 }
    }
  }

  private struct Tally: Reducer {
    struct State: Equatable {
      var count = 0
      var other = 0
    }

    enum Action { case pressed }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.count += 1
      return .none
    }
  }

  private struct StoreScreen: View {
    @State private var store = Store(initialState: Tally.State()) { Tally() }

    var body: some View {
      Button("Press") { store.send(.pressed) }
      Whole(store: store)
      Field(store: store)
      Other(store: store)
    }
  }

  private struct Whole: View {
    let store: Store<Tally>
    var body: some View { Text(verbatim: "\(store.state.count)") }
  }

  private struct Field: View {
    let store: Store<Tally>
    var body: some View { Text(verbatim: "\(store.count)") }
  }

  private struct Other: View {
    let store: Store<Tally>
    var body: some View { Text(verbatim: "\(store.other)") }
  }
#endif
