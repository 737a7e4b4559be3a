import Combine
import ScreenTesting
import SwiftUI
import Synchronization
import Testing

@MainActor
@Suite("ObservedObject")
struct ObservedObjectTests {
  final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
    var hidden = 0
  }

  struct Reader: View {
    @ObservedObject var model: Model
    let probe: Probe
    var body: some View {
      let _ = probe.note("reader")
      VStack {
        Text("\(model.name) \(model.count) \(model.hidden)")
        TextField("Name", text: $model.name)
      }
    }
  }

  @Test("A published change updates the view")
  func publishedChange() async {
    let model = Model()
    let screen = await Screen { Reader(model: model, probe: Probe()) }
    model.count = 3
    await screen.settle()
    #expect(screen.contains("a 3 0"))
  }

  @Test("A change of an unpublished property evaluates nothing")
  func unpublishedChange() async {
    let model = Model()
    let probe = Probe()
    let screen = await Screen { Reader(model: model, probe: probe) }
    model.hidden = 3
    await screen.settle()
    #expect(probe.count(of: "reader") == 1)
  }

  @Test("Several synchronous published changes cause one evaluation")
  func changesAreGathered() async {
    let model = Model()
    let probe = Probe()
    let screen = await Screen { Reader(model: model, probe: probe) }
    model.count = 1
    model.count = 2
    model.name = "b"
    await screen.settle()
    #expect(probe.count(of: "reader") == 2)
    #expect(screen.contains("b 2 0"))
  }

  @Test(
    "A child with equal inputs is skipped")
  func equalInputsSkip() async {
    struct Child: View {
      let count: Int
      let probe: Probe
      var body: some View {
        let _ = probe.note("child")
        Text("\(count)")
      }
    }
    struct Owner: View {
      @ObservedObject var model: Model
      let probe: Probe
      var body: some View {
        let _ = probe.note("owner")
        VStack {
          Child(count: model.count, probe: probe)
          Child(count: 7, probe: probe)
        }
      }
    }
    let model = Model()
    let probe = Probe()
    let screen = await Screen { Owner(model: model, probe: probe) }
    model.count = 1
    await screen.settle()
    #expect(probe.count(of: "owner") == 2)
    #expect(probe.count(of: "child") == 3)
  }

  @Test("Writing a binding to a property updates the object")
  func bindingWrites() async throws {
    let model = Model()
    let screen = await Screen { Reader(model: model, probe: Probe()) }
    try await screen.type("b", into: "Name")
    #expect(model.name == "ab")
    #expect(screen.contains("ab 0 0"))
  }

  @Test("A view observes its new object and no longer the replaced one")
  func objectIsReplaced() async throws {
    struct Owner: View {
      @State private var usesSecond = false
      let first: Model
      let second: Model
      let probe: Probe
      var body: some View {
        VStack {
          Button("swap") { usesSecond = true }
          Reader(model: usesSecond ? second : first, probe: probe)
        }
      }
    }
    let first = Model()
    let second = Model()
    let probe = Probe()
    let screen = await Screen { Owner(first: first, second: second, probe: probe) }
    try await screen.tap("swap")
    probe.forget()
    first.count = 5
    await screen.settle()
    #expect(probe.notes.isEmpty)
    second.count = 6
    await screen.settle()
    #expect(screen.contains("a 6 0"))
  }

  @Test("Closing a screen releases its observed object")
  func objectIsNotKept() async {
    weak var weakModel: Model?
    func show() async {
      let model = Model()
      weakModel = model
      let screen = await Screen { Reader(model: model, probe: Probe()) }
      await screen.close()
    }
    await show()
    #expect(weakModel == nil)
  }

  /// A model that publishes after each change. If it published before, the main actor could evaluate a view in between,
  /// and the view would show the old value.
  final class Worker: ObservableObject, Sendable {
    // The publisher is protected by a lock but does not declare Sendable.
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    let result = Mutex("waiting")

    func work() {
      result.withLock { $0 = "done" }
      objectWillChange.send()
    }
  }

  @Test("A change published on another thread updates the view")
  func publishesFromThread() async throws {
    struct Shown: View {
      @ObservedObject var worker: Worker
      var body: some View { Text(worker.result.withLock { $0 }) }
    }
    let worker = Worker()
    let screen = await Screen { Shown(worker: worker) }
    Thread.detachNewThread { worker.work() }
    try await screen.wait(for: "done")
  }
}
