import Combine
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("StateObject")
struct StateObjectTests {
  final class Model: ObservableObject {
    @Published var count = 0
    init(_ probe: Probe) { MainActor.assumeIsolated { probe.note("made") } }
  }

  struct Owner: View {
    @StateObject private var model: Model
    let input: Int

    init(probe: Probe, input: Int = 0) {
      _model = StateObject(wrappedValue: Model(probe))
      self.input = input
    }

    var body: some View { Button("count \(model.count) input \(input)") { model.count += 1 } }
  }

  struct Around: View {
    @State private var turns = 0
    let probe: Probe
    var body: some View {
      VStack {
        Button("turn") { turns += 1 }
        Owner(probe: probe, input: turns)
        Owner(probe: probe, input: 0).id(turns / 2)
      }
    }
  }

  @Test("The object is created once per identity")
  func madeOnce() async throws {
    let probe = Probe()
    let screen = await Screen { Around(probe: probe) }
    try await screen.tap("turn")
    #expect(probe.count(of: "made") == 2)
  }

  @Test("A new identity creates a new object")
  func anotherIdentity() async throws {
    let probe = Probe()
    let screen = await Screen { Around(probe: probe) }
    try await screen.tap("turn")
    try await screen.tap("turn")
    #expect(probe.count(of: "made") == 3)
  }

  @Test("A published change updates the owner, and new inputs keep the object")
  func publishedChange() async throws {
    let screen = await Screen { Around(probe: Probe()) }
    let name = "count 0 input 0"
    #expect(throws: LookupError.self) { try screen.find(.named(name)) }
    let first = screen.findAll(.button(name))[0]
    #expect(first.isEnabled)
    try await screen.tap("turn")
    try await screen.tap("count 0 input 1")
    #expect(screen.contains("count 1 input 1"))
  }

  @Test("The object is released when its view is removed")
  func objectGoes() async throws {
    final class Tracked: ObservableObject {
      let onEnd: @Sendable () -> Void
      init(_ onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }
      deinit { onEnd() }
    }
    struct Inner: View {
      @StateObject var object: Tracked
      var body: some View {
        let _ = object
        Text("inner")
      }
    }
    struct Outer: View {
      @State private var isShown = true
      let onEnd: @Sendable () -> Void
      var body: some View {
        VStack {
          Button("hide") { isShown = false }
          if isShown { Inner(object: Tracked(onEnd)) }
        }
      }
    }
    try await confirmation { confirmed in
      let screen = await Screen { Outer(onEnd: { confirmed() }) }
      try await screen.tap("hide")
    }
  }

  @Test("Values that are read while the object is created do not become dependencies of the view")
  func makingIsNotTracked() async throws {
    final class Copy: ObservableObject {
      let value: Int
      init(_ value: Int) { self.value = value }
    }
    struct Inner: View {
      @StateObject var copy: Copy
      let probe: Probe
      var body: some View {
        let _ = probe.note("inner")
        Text("copy \(copy.value)")
      }
    }
    struct Outer: View {
      @State private var value = 1
      let probe: Probe
      var body: some View {
        VStack {
          Button("add") { value += 1 }
          Inner(copy: Copy($value.wrappedValue), probe: probe)
        }
      }
    }
    let probe = Probe()
    let screen = await Screen { Outer(probe: probe) }
    try await screen.tap("add")
    #expect(probe.notes == ["inner"])
  }
}
