import Foundation
import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI
import Waiting

@MainActor
@Suite("ViewStateView")
struct ViewStateViewTests {
  struct Offline: Error, LocalizedError {
    var errorDescription: String? { "The line is down." }
  }

  typealias Names = ViewState<[String]>

  /// Shows names, and counts the presses of a button in its own state.
  struct NameList: View {
    let names: [String]
    @State private var presses = 0

    var body: some View {
      ForEach(names, id: \.self) { Text($0) }
      Button("Pressed \(presses)") { presses += 1 }
    }
  }

  /// A source that answers a load when the test requests it.
  @MainActor
  final class Source {
    private(set) var requests: [CheckedContinuation<[String], any Error>] = []
    var progress: LoadingReducer<[String]>.Progress = { _ in }

    var store: Store<LoadingReducer<[String]>> {
      Store(initialState: .loading) {
        LoadingReducer(reportingProgress: { progress in
          self.progress = progress
          return try await withCheckedThrowingContinuation { self.requests.append($0) }
        })
      }
    }

    func answer(_ result: Result<[String], any Error>) {
      requests.removeFirst().resume(with: result)
    }
  }

  /// Shows one of two stores. A button switches to the other store.
  struct Alternating: View {
    let stores: [Store<LoadingReducer<[String]>>]
    @State private var index = 0

    var body: some View {
      Button("Other") { index = 1 - index }
      ViewStateView(stores[index]) { NameList(names: $0) }
    }
  }

  private func screen(_ state: Names) async -> Screen {
    await Screen { ViewStateView(state, refresh: {}) { NameList(names: $0) } }
  }

  @Test("Initial loading shows only the progress")
  func loading() async throws {
    let unknown = await screen(.loading)
    #expect(try unknown.find(.role(.progress)).attribute("value") == nil)
    let half = await screen(.loading(previous: nil, progress: 0.5))
    #expect(try half.find(.role(.progress)).attribute("value") == "0.5")
    #expect(half.findAll(.role(.text)).isEmpty)
  }

  @Test("Success shows the content")
  func success() async {
    let screen = await screen(.success(["Ada"]))
    #expect(screen.contains("Ada"))
    #expect(!screen.contains(.role(.progress)))
  }

  @Test("A previous value stays visible next to the progress or the error")
  func stale() async {
    let reloading = await screen(.loading(previous: ["Ada"], progress: nil))
    #expect(reloading.contains("Ada"))
    #expect(reloading.contains(.role(.progress)))
    let failed = await screen(.failed(Offline(), previous: ["Ada"]))
    #expect(failed.contains("Ada"))
    #expect(failed.contains("The line is down."))
    #expect(failed.contains(.button("Try Again")))
  }

  @Test("An empty state and a failure without content show a message")
  func nothing() async {
    let empty = await screen(.empty)
    #expect(empty.contains("Nothing Here Yet"))
    #expect(empty.contains(.button("Reload")))
    let failed = await screen(.failed(Offline()))
    #expect(failed.contains("Loading Failed"))
    #expect(failed.contains("The line is down."))
  }

  @Test("Without a refresh action no retry or refresh is offered")
  func noRefresh() async {
    for state in [Names.empty, .failed(Offline()), .failed(Offline(), previous: ["Ada"]), .success(["Ada"])] {
      let screen = await Screen { ViewStateView(state) { NameList(names: $0) } }
      #expect(!screen.contains(.button("Reload")))
      #expect(!screen.contains(.button("Try Again")))
      #expect(!screen.contains(.role(.refreshable)))
    }
  }

  @Test("The retry button runs the refresh action", arguments: [nil, ["Ada"]])
  func retryOfState(previous: [String]?) async throws {
    let counter = Counter()
    let state = Names.failed(Offline(), previous: previous)
    let screen = await Screen {
      ViewStateView(state, refresh: { counter.count += 1 }) { NameList(names: $0) }
    }
    try await screen.tap("Try Again")
    #expect(counter.count == 1)
  }

  @Test("A store that replaces another one in the view is loaded too")
  func anotherStore() async throws {
    let stores = ["Ada", "Grace"].map { name in
      Store<LoadingReducer<[String]>>(initialState: .loading) { LoadingReducer { [name] } }
    }
    let screen = await Screen { Alternating(stores: stores) }
    await screen.settle()
    #expect(screen.contains("Ada"))
    try await screen.tap("Other")
    await screen.settle()
    #expect(screen.contains("Grace"))
  }

  @Test("With a store the view loads on appearance, and retries after a failure")
  func loadsByItself() async throws {
    let source = Source()
    let store = source.store
    let screen = await Screen { ViewStateView(store) { NameList(names: $0) } }
    #expect(screen.contains(.role(.progress)))
    source.progress(0.25)
    await screen.settle()
    #expect(try screen.find(.role(.progress)).attribute("value") == "0.25")
    source.answer(.failure(Offline()))
    await screen.settle()
    try await screen.tap("Try Again")
    source.answer(.success(["Ada"]))
    await screen.settle()
    #expect(screen.contains("Ada"))
  }

  @Test("Refreshing keeps the content and its state until the load ends")
  func refresh() async throws {
    let source = Source()
    let store = source.store
    let screen = await Screen { ViewStateView(store) { NameList(names: $0) } }
    source.answer(.success(["Ada"]))
    await screen.settle()
    try await screen.tap("Pressed 0")
    try await screen.refresh()
    #expect(try screen.find(.role(.refreshable)).attribute("refreshing") == "true")
    #expect(screen.contains("Ada"))
    #expect(screen.contains(.role(.progress)))
    source.answer(.success(["Bob"]))
    await screen.settle()
    #expect(try screen.find(.role(.refreshable)).attribute("refreshing") == nil)
    #expect(screen.findAll(.role(.text)).map(\.text) == ["Bob", "Pressed 1"])
  }

  @Test("A failed refresh keeps the content and its state")
  func refreshFails() async throws {
    let source = Source()
    let store = source.store
    let screen = await Screen { ViewStateView(store) { NameList(names: $0) } }
    source.answer(.success(["Ada"]))
    await screen.settle()
    try await screen.tap("Pressed 0")
    try await screen.refresh()
    source.answer(.failure(Offline()))
    await screen.settle()
    #expect(screen.contains("The line is down."))
    #expect(screen.contains("Ada"))
    #expect(screen.contains("Pressed 1"))
  }

  @Test("A load continues when the screen closes during a refresh")
  func refreshIsCutShort() async throws {
    let source = Source()
    let store = source.store
    let screen = await Screen { ViewStateView(store) { NameList(names: $0) } }
    source.answer(.success(["Ada"]))
    await screen.settle()
    try await screen.refresh()
    await screen.close()
    source.answer(.success(["Bob"]))
    await settle(until: { !store.state.isLoading })
    #expect(store.state == .success(["Bob"]))
  }

  @Test("A load is cancelled when the view disappears, and restarts when it reappears")
  func appearance() async {
    let source = Source()
    let store = source.store
    let first = await Screen { ViewStateView(store) { NameList(names: $0) } }
    await first.close()
    source.answer(.success(["late"]))
    let second = await Screen { ViewStateView(store) { NameList(names: $0) } }
    #expect(store.state.isLoading)
    source.answer(.success(["Ada"]))
    await second.settle()
    #expect(second.contains("Ada"))
  }

  @Test("A change of the case is animated, and a change of progress is not")
  func animation() async throws {
    let source = Source()
    let store = source.store
    let screen = await Screen { ViewStateView(store) { NameList(names: $0) } }
    source.progress(0.5)
    await screen.settle()
    #expect(screen.animatedChanges.isEmpty)
    source.answer(.success(["Ada"]))
    await screen.settle()
    #expect(screen.animatedChanges.map(\.kind) == [.insertion, .removal])
    #expect(screen.animatedChanges.allSatisfy { $0.animation == .default })
  }

  @Test("A child store with a non-Equatable value is shown and refreshed")
  func child() async throws {
    var loads = 0
    let store = Store(initialState: Parent.State()) {
      Parent {
        loads += 1
        return Parent.Opaque(text: "load \(loads)")
      }
    }
    let screen = await Screen { ViewStateView(store.scope(Parent.child)) { Text($0.text) } }
    #expect(screen.contains("load 1"))
    try await screen.refresh()
    #expect(screen.contains("load 2"))
  }

  /// A feature with a loaded value that is not Equatable.
  struct Parent: Reducer {
    struct Opaque {
      let text: String
    }
    struct State {
      var child: ViewState<Opaque> = .loading
    }
    enum Action {
      case child(LoadingReducer<Opaque>.Action)
    }

    static let path = CasePath(Action.child)
    static let child = Child(
      LoadingReducer<Opaque>(isEmpty: nil) { Opaque(text: "") }, state: \State.child, action: path)

    let load: @MainActor () -> Opaque

    var body: some Reducer<State, Action> {
      Scope(state: \.child, action: Self.path) { LoadingReducer(isEmpty: nil, load) }
    }
  }

  @Test("Every part of the view can be replaced")
  func parts() async throws {
    let states: [(Names, String)] = [
      (.loading(previous: nil, progress: 0.5), "loading 0.5"), (.success(["Ada"]), "content"), (.empty, "empty"),
      (.failed(Offline()), "failed The line is down."),
      (.failed(Offline(), previous: ["Ada"]), "notice The line is down. content"),
      (.loading(previous: ["Ada"], progress: nil), "loading -1.0 content"),
    ]
    for (state, words) in states {
      let screen = await Screen {
        ViewStateView(state) { _ in
          Text("content")
        } loading: { progress in
          Text("loading \(String(progress ?? -1))")
        } empty: { _ in
          Text("empty")
        } failed: { error, _ in
          Text("failed \(error.localizedDescription)")
        } notice: { error, _ in
          Text("notice \(error.localizedDescription)")
        }
      }
      #expect(screen.findAll(.role(.text)).map(\.text).joined(separator: " ") == words)
    }
  }

  @MainActor
  final class Counter {
    var count = 0
  }
}
