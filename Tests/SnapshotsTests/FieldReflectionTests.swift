import Snapshots
import Testing

@Suite("Field reflection")
struct FieldReflectionTests {
  private func field(_ type: Any.Type, at offset: Int) -> StoredField {
    StoredField(offset: offset, name: "field", type: type, kind: TypeKind(type))
  }

  @Test("Fields are complete if only padding is between them")
  func complete() {
    let fields = [field(Bool.self, at: 0), field(Int.self, at: 8), field(Void.self, at: 0), field(Bool.self, at: 16)]
    #expect(fields.areComplete(inSize: 17))
    #expect([StoredField]().areComplete(inSize: 0))
  }

  @Test("A missing field, or an unknown type reported as Void, is detected")
  func incomplete() {
    let first = field(Bool.self, at: 0)
    #expect(![first, field(Void.self, at: 8), field(Int.self, at: 16)].areComplete(inSize: 24))
    #expect(![first, field(Void.self, at: 8)].areComplete(inSize: 16))
    #expect(![field(Int.self, at: 8)].areComplete(inSize: 16))
    #expect(![StoredField]().areComplete(inSize: 8))
  }
}
