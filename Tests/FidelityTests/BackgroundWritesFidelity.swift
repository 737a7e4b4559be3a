import Foundation
import ScreenTesting
import SwiftUI
import Testing

/// An executor on which a closure writes a view's property.
private enum Executor: CaseIterable {
  case mainQueue, globalQueue, serialQueue, operationQueue, thread

  func run(_ closure: @escaping () -> Void) {
    // Unsafe because the test needs a closure that is not `Sendable`: app code in Swift 5 mode passes one to any queue.
    nonisolated(unsafe) let closure = closure
    let work: @Sendable () -> Void = { closure() }
    switch self {
    case .mainQueue: DispatchQueue.main.async(execute: work)
    case .globalQueue: DispatchQueue.global().async(execute: work)
    case .serialQueue: DispatchQueue(label: "serial").async(execute: work)
    case .operationQueue: OperationQueue().addOperation(work)
    case .thread: Thread(block: work).start()
    }
  }
}

private struct Plain {
  var id = 0
}

private struct Compared: Equatable {
  var id = 0
}

private final class Reference {
  let id: Int
  init(_ id: Int) { self.id = id }
}

private enum Choice {
  case closure(() -> Int)
}

/// A view that writes its state on an executor.
private struct Writer<Value>: View {
  let executor: Executor
  @State var value: Value
  let newValue: Value
  let id: (Value) -> Int

  var body: some View {
    Button("Value \(id(value))") { executor.run { value = newValue } }
  }
}

private struct BindingWriter<Value>: View {
  let name: String
  let executor: Executor
  @Binding var value: Value
  let newValue: Value

  var body: some View {
    Button(name) { executor.run { withAnimation { value = newValue } } }
  }
}

private struct BindingOwner: View {
  let executor: Executor
  @State private var value = Plain()

  var body: some View {
    Text("Value \(value.id)")
    BindingWriter(name: "Write the whole", executor: executor, value: $value, newValue: Plain(id: 7))
    BindingWriter(name: "Write a part", executor: executor, value: $value.id, newValue: 8)
  }
}

private struct Counter: View {
  let executor: Executor
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") {
      executor.run { for _ in 0..<100 { count += 1 } }
    }
  }
}

private struct Stored: View {
  let executor: Executor
  @AppStorage("app") private var app = 0
  @SceneStorage("scene") private var scene = 0

  var body: some View {
    Button("Stored \(app) \(scene)") {
      executor.run {
        app += 7
        scene += 8
      }
    }
  }
}

private struct Focused: View {
  let executor: Executor
  @FocusState private var isFocused: Bool
  @State private var text = ""

  var body: some View {
    TextField("Name", text: $text).focused($isFocused)
    Button(isFocused ? "Focused" : "Not focused") { executor.run { isFocused = true } }
  }
}

@Observable
private final class Model {
  var plain = Plain()
}

private struct ModelWriter: View {
  let executor: Executor
  @State private var model = Model()

  var body: some View {
    Button("Value \(model.plain.id)") {
      let model = model
      executor.run { model.plain = Plain(id: 7) }
    }
  }
}

@MainActor
@Suite("Fidelity: writes on background threads")
struct BackgroundWritesFidelity {
  private func check<Value>(
    _ executor: Executor, _ value: Value, _ newValue: Value, _ id: @escaping (Value) -> Int
  ) async throws {
    let screen = await Screen { Writer(executor: executor, value: value, newValue: newValue, id: id) }
    try await screen.tap("Value 0")
    try await screen.wait(for: "Value 7")
    await screen.close()
  }

  @Test("State of any type can be written on any thread", arguments: Executor.allCases)
  fileprivate func state(executor: Executor) async throws {
    try await check(executor, 0, 7) { $0 }
    try await check(executor, "0", "7") { Int($0) ?? -1 }
    try await check(executor, Plain(), Plain(id: 7), \.id)
    try await check(executor, Compared(), Compared(id: 7), \.id)
    try await check(executor, Reference(0), Reference(7), \.id)
    try await check(executor, Plain?.none, Plain(id: 7)) { $0?.id ?? 0 }
    try await check(executor, [Plain()], [Plain(id: 7)]) { $0[0].id }
    try await check(executor, ["a": Plain()], ["a": Plain(id: 7)]) { $0["a"]?.id ?? -1 }
    try await check(executor, Choice.closure { 0 }, Choice.closure { 7 }) {
      switch $0 {
      case .closure(let id): id()
      }
    }
    let closures: (() -> Int, () -> Int) = ({ 0 }, { 7 })
    try await check(executor, closures.0, closures.1) { $0() }
    try await check(executor, 0 as Any, Plain(id: 7) as Any) { ($0 as? Plain)?.id ?? 0 }
  }

  @Test("A thread reads its own writes", arguments: Executor.allCases)
  fileprivate func readsOwnWrites(executor: Executor) async throws {
    let screen = await Screen { Counter(executor: executor) }
    try await screen.tap("Count 0")
    try await screen.wait(for: "Count 100")
  }

  @Test("A binding and its derived binding can be written on any thread in withAnimation", arguments: Executor.allCases)
  fileprivate func bindings(executor: Executor) async throws {
    let screen = await Screen { BindingOwner(executor: executor) }
    try await screen.tap("Write the whole")
    try await screen.wait(for: "Value 7")
    try await screen.tap("Write a part")
    try await screen.wait(for: "Value 8")
  }

  @Test("App storage and scene storage can be written on any thread", arguments: Executor.allCases)
  fileprivate func storage(executor: Executor) async throws {
    let screen = await Screen { Stored(executor: executor) }
    try await screen.tap("Stored 0 0")
    try await screen.wait(for: "Stored 7 8")
    #expect(screen.storage.app.values["app"] == .int(7))
  }

  @Test("Focus state can be written on any thread", arguments: Executor.allCases)
  fileprivate func focus(executor: Executor) async throws {
    let screen = await Screen { Focused(executor: executor) }
    try await screen.tap("Not focused")
    try await screen.wait(for: "Focused")
  }

  @Test("An observable model can be written on any thread", arguments: Executor.allCases)
  fileprivate func model(executor: Executor) async throws {
    let screen = await Screen { ModelWriter(executor: executor) }
    try await screen.tap("Value 0")
    try await screen.wait(for: "Value 7")
  }

  @Test("A write that the storage rejects is reverted", arguments: Executor.allCases)
  fileprivate func refusal(executor: Executor) async throws {
    let screen = await Screen { Stored(executor: executor) }
    screen.storage.app.admits = { _ in false }
    try await screen.tap("Stored 0 0")
    try await screen.wait(for: "Stored 0 8")
    #expect(screen.storage.app.values["app"] == nil)
  }
}
