import Elements
import ViewGraph

/// Sets traits of a row, which are values for its list. If modifiers are nested, the innermost value of a trait
/// applies.
struct RowTraitModifier: PrimitiveModifier {
  let traits: [AttributeKey: AttributeValue]

  init(_ traits: [AttributeKey: AttributeValue?]) {
    self.traits = traits.compactMapValues { $0 }
  }

  static var kind: ElementKind { .trait }

  func describe(_ writer: inout LayerWriter) {
    for (key, value) in traits.sorted(by: { $0.key.rawValue < $1.key.rawValue }) { writer[key] = value }
  }

  func isDescribed(like other: Self) -> Bool { traits == other.traits }
}
