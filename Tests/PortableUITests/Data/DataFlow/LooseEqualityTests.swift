import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Values with a custom ==")
struct LooseEqualityTests {
  /// Compares ids only.
  struct Player: Equatable, Identifiable {
    let id: Int
    var score: Int

    static func == (first: Player, second: Player) -> Bool { first.id == second.id }
  }

  @Test("Changing state of a type without references updates the view even if `==` returns true")
  func state() async throws {
    struct Some: View {
      @State private var player = Player(id: 1, score: 0)
      var body: some View {
        Text("score \(player.score)")
        Button("win") { player.score += 1 }
      }
    }
    let screen = await Screen { Some() }
    try await screen.tap("win")
    try await screen.tap("win")
    #expect(screen.contains("score 2"))
  }

  /// Compares ids only. The string contains a reference, so the runtime compares two values with `==`.
  struct Named: Equatable {
    let id: Int
    var name: String

    static func == (first: Named, second: Named) -> Bool { first.id == second.id }
  }

  @Test("Writing a value with references that compares as equal stores it without evaluating the view")
  func untold() async throws {
    struct Some: View {
      @State private var named = Named(id: 1, name: "a")
      @State private var turn = 0
      var body: some View {
        Text("\(named.name) \(turn)")
        Button("rename") { named.name += "b" }
        Button("turn") { turn += 1 }
      }
    }
    let screen = await Screen { Some() }
    try await screen.tap("rename")
    #expect(screen.contains("a 0"))
    try await screen.tap("turn")
    #expect(screen.contains("ab 1"))
  }

  @Test("Children and environment readers show a changed value that has no references, even if `==` returns true")
  func input() async throws {
    struct Child: View {
      let player: Player
      var body: some View { Text("child \(player.score)") }
    }
    struct Reader: View {
      @Environment(\.player) private var player
      var body: some View { Text("reader \(player.score)") }
    }
    struct Some: View {
      @State private var score = 0
      var body: some View {
        Child(player: Player(id: 1, score: score))
        Reader().environment(\.player, Player(id: 1, score: score))
        Button("win") { score += 1 }
      }
    }
    let screen = await Screen { Some() }
    try await screen.tap("win")
    #expect(screen.contains("child 1"))
    #expect(screen.contains("reader 1"))
  }
}

extension EnvironmentValues {
  private struct PlayerKey: EnvironmentKey {
    static var defaultValue: LooseEqualityTests.Player { .init(id: 0, score: 0) }
  }

  fileprivate var player: LooseEqualityTests.Player {
    get { self[PlayerKey.self] }
    set { self[PlayerKey.self] = newValue }
  }
}
