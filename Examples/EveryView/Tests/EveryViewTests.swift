import EveryView
import ScreenTesting
import SwiftUI
import Testing

@Suite("Every view")
@MainActor
struct EveryViewTests {
  @Test("Each example is shown without issues and has a source", arguments: Family.all.map(\.name))
  func examples(family name: String) async throws {
    let family = try #require(Family.all.first { $0.name == name })
    #expect(!family.examples.isEmpty)
    for example in family.examples {
      let screen = await Screen { example.content() }
      #expect(!screen.tree.isEmpty, "\(example.id)")
      #expect(example.source.contains("struct \(example.id): View {"), "the source of \(example.id) was not found")
    }
  }

  @Test("Families and their examples have unique names")
  func names() {
    #expect(Set(Family.all.map(\.id)).count == Family.all.count)
    for family in Family.all {
      #expect(Set(family.examples.map(\.id)).count == family.examples.count, "\(family.name)")
    }
  }

  @Test("A family in the list opens its examples with their sources")
  func navigation() async throws {
    let screen = await Screen { EveryView() }
    let family = try #require(Family.all.first)
    try await screen.tap(.button(family.name))
    for example in family.examples.prefix(3) {
      #expect(screen.tree.contains(example.title))
      #expect(screen.tree.contains("struct \(example.id)"))
    }
  }
}
