import Elements
import Testing

@testable import ScreenTesting

@MainActor
@Suite("Deep trees")
struct DeepTreeTests {
  @Test("Searching a tree that is deeper than the call stack succeeds")
  func search() {
    // The array keeps the elements alive, and so prevents a recursive deinitialization.
    let elements = (0..<200_000).map { Element(id: $0, kind: ElementKind(rawValue: "box")) }
    for (parent, child) in zip(elements, elements.dropFirst()) { parent.link(child, before: nil) }
    let last = elements[elements.count - 1]
    #expect(last.set(.identifier, .string("deepest")))
    #expect(Query.element(last).matches(in: elements[0]).first === last)
    #expect(NearestNames.of("deepest", in: elements[0]) == ["deepest"])
    #expect(elements[0].advice(for: "Copy") == nil)
    #expect(elements[0].picker(offering: "Copy") == nil)
  }
}
