import Testing

@testable import ViewGraph

@MainActor
@Suite("Field collector")
struct FieldCollectorTests {
  private func field(_ type: Any.Type, at offset: Int) -> StoredField {
    StoredField(offset: offset, name: "field", type: type, kind: TypeKind(type))
  }

  @Test("Fields are complete if only padding is between them")
  func complete() {
    let fields = [field(Bool.self, at: 0), field(Int.self, at: 8), field(Void.self, at: 0), field(Bool.self, at: 16)]
    #expect(FieldCollector.isComplete(fields, size: 17))
    #expect(FieldCollector.isComplete([], size: 0))
  }

  @Test("A missing field, or an unknown type reported as Void, is detected")
  func incomplete() {
    let first = field(Bool.self, at: 0)
    #expect(!FieldCollector.isComplete([first, field(Void.self, at: 8), field(Int.self, at: 16)], size: 24))
    #expect(!FieldCollector.isComplete([first, field(Void.self, at: 8)], size: 16))
    #expect(!FieldCollector.isComplete([field(Int.self, at: 8)], size: 16))
    #expect(!FieldCollector.isComplete([], size: 8))
  }
}
