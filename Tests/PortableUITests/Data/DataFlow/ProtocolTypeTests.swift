import ScreenTesting
import SwiftUI
import Testing

private protocol API { var name: String { get } }
private struct Live: API { var name = "live" }
private struct Mock: API { var name = "mock" }

private func api(_ turns: Int) -> any API {
  if turns < 2 { Live() } else { Mock() }
}

private struct APIKey: EnvironmentKey {
  static var defaultValue: any API { Live() }
}

private struct ErrorKey: EnvironmentKey {
  static var defaultValue: (any Error)? { nil }
}

extension EnvironmentValues {
  fileprivate var api: any API {
    get { self[APIKey.self] }
    set { self[APIKey.self] = newValue }
  }

  fileprivate var failure: (any Error)? {
    get { self[ErrorKey.self] }
    set { self[ErrorKey.self] = newValue }
  }
}

@MainActor
@Suite("Values of protocol type")
struct ProtocolTypeTests {
  private struct Failure: Error, Equatable { let code: Int }

  @Test("State of protocol type updates the view when written")
  func state() async throws {
    struct Shown: View {
      @State private var api: any API = Live()
      var body: some View { Button(api.name) { api = Mock() } }
    }
    let screen = await Screen { Shown() }
    try await screen.tap("live")
    #expect(screen.contains("mock"))
  }

  @Test("Writing state of protocol type with an equal value evaluates nothing")
  func equalState() async throws {
    struct Shown: View {
      @State private var api: any API = Live()
      var body: some View { Button(api.name) { api = Live() } }
    }
    let screen = await Screen { Shown() }
    let before = screen.evaluations
    try await screen.tap("live")
    #expect(screen.evaluations == before)
  }

  @Test("State of type `Error?` or `Any` updates the view when written")
  func error() async throws {
    struct Shown: View {
      @State private var error: (any Error)?
      @State private var any: Any = 1
      var body: some View {
        Button(error == nil ? "none" : "some") { error = CancellationError() }
        Button("\(any)") { any = "text" }
      }
    }
    let screen = await Screen { Shown() }
    try await screen.tap("none")
    #expect(screen.contains("some"))
    try await screen.tap("1")
    #expect(screen.contains("text"))
  }

  private struct Reader: View {
    @Environment(\.api) private var api
    @Environment(\.failure) private var failure
    let probe: Probe
    var body: some View {
      let _ = probe.note("reader")
      Text("\(api.name) \((failure as? Failure)?.code ?? 0)")
    }
  }

  @Test("Setting an environment value of protocol type evaluates its readers only if the value changes")
  func environment() async throws {
    struct Owner: View {
      @State private var turns = 0
      let probe: Probe
      var body: some View {
        Button("turn \(turns)") { turns += 1 }
        Reader(probe: probe)
          .environment(\.api, api(turns))
          .environment(\.failure, Failure(code: turns / 2))
      }
    }
    let probe = Probe()
    let screen = await Screen { Owner(probe: probe) }
    try await screen.tap("turn 0")
    #expect(probe.notes == ["reader"])
    try await screen.tap("turn 1")
    #expect(screen.contains("mock 1"))
    #expect(probe.notes == ["reader", "reader"])
  }

  @Test("A child with inputs of protocol type is evaluated only if an input changes")
  func property() async throws {
    struct Child: View {
      let api: any API
      let other: (any API)?
      let list: [any API]
      let probe: Probe
      var body: some View {
        let _ = probe.note("child")
        Text("\(api.name) \(other?.name ?? "none") \(list.count)")
      }
    }
    struct Owner: View {
      @State private var turns = 0
      let probe: Probe
      var body: some View {
        Button("turn \(turns)") { turns += 1 }
        Child(api: api(turns), other: turns < 3 ? nil : Live(), list: [Live()], probe: probe)
      }
    }
    let probe = Probe()
    let screen = await Screen { Owner(probe: probe) }
    try await screen.tap("turn 0")
    #expect(probe.notes == ["child"])
    try await screen.tap("turn 1")
    #expect(screen.contains("mock none 1"))
    try await screen.tap("turn 2")
    #expect(screen.contains("mock live 1"))
    #expect(probe.notes == ["child", "child", "child"])
  }
}
