import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Covered pages")
struct CoveredPagesTests {
  private struct Page: View {
    let number: Int
    let probe: Probe
    @State private var count = 0

    var body: some View {
      let _ = probe.note("\(number)")
      Button("page \(String(number)): \(count)") { count += 1 }.navigationTitle("Title \(number)")
    }
  }

  private struct Stack: View {
    let probe: Probe
    @State var path: [Int]

    var body: some View {
      NavigationStack(path: $path) {
        Button("to 1000") { path = Array(1...1_000) }
          .navigationDestination(for: Int.self) { Page(number: $0, probe: probe) }
      }
    }
  }

  @Test("Setting a deep path evaluates only the top three pages", arguments: [true, false])
  func notEvaluated(fromTheBeginning: Bool) async throws {
    let probe = Probe()
    let screen = await Screen { Stack(probe: probe, path: fromTheBeginning ? Array(1...1_000) : []) }
    if !fromTheBeginning { try await screen.tap("to 1000") }
    #expect(Set(probe.notes) == ["998", "999", "1000"])
    #expect(screen.contains("page 1000: 0"))
  }

  @Test("A covered page is first evaluated when it is near the top, and then keeps its state")
  func evaluatedLater() async throws {
    let probe = Probe()
    let screen = await Screen { Stack(probe: probe, path: [1, 2, 3, 4, 5]) }
    try await screen.goBack()
    try await screen.tap("page 4: 0")
    try await screen.goBack()
    try await screen.goBack()
    #expect(screen.contains("page 2: 0"))
    #expect(Set(probe.notes) == ["1", "2", "3", "4", "5"])
  }

  @Test("A destination declared only on a covered page is found", arguments: [2, 5, 40])
  func nestedDestinations(depth: Int) async throws {
    struct Nested: View {
      let depth: Int
      @State private var path = NavigationPath()
      init(depth: Int) {
        self.depth = depth
        var path = NavigationPath()
        for number in 0..<depth { path.append(number) }
        path.append("last")
        _path = State(initialValue: path)
      }
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { number in
            if number == depth / 2 {
              Text("middle").navigationDestination(for: String.self) { Text("found \($0)") }
            } else {
              Text("\(number)")
            }
          }
        }
      }
    }
    let screen = await Screen { Nested(depth: depth) }
    #expect(screen.contains("found last"))
  }
}
