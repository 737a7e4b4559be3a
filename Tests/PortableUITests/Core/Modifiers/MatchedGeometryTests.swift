import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Matched geometry")
struct MatchedGeometryTests {
  private struct Places: View {
    @Namespace private var one
    @Namespace private var other

    var body: some View {
      Text("a").matchedGeometryEffect(id: 1, in: one)
      Text("b").matchedGeometryEffect(id: 1, in: one, properties: .position, isSource: false)
      Text("c").matchedGeometryEffect(id: 1, in: other)
      Text("d").matchedGeometryEffect(id: 2, in: one, properties: .size)
    }
  }

  @Test("Matched geometry ids match only within a namespace, and a matched view refers to its source view")
  func names() async throws {
    let screen = await Screen { Places() }
    let layers = screen.attributes(of: .matched)
    let names = layers.compactMap { $0[.matched] }
    #expect(Set(names).count == 3 && names.count == 3)
    let first = try #require(names.first)
    #expect(layers.map { $0[.follows] } == [nil, first, nil, nil])
    #expect(layers.map { $0[.matchedParts]?.description } == [nil, "position", nil, "size"])
  }
}
