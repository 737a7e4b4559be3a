import Elements
import ViewGraph

/// Sets traits of a row, which are values for its list. If modifiers are nested, the innermost value of a trait
/// applies.
package struct RowTraitModifier: PrimitiveModifier {
  let traits: [AttributeKey: AttributeValue]

  package init(_ traits: [AttributeKey: AttributeValue?]) {
    self.traits = traits.compactMapValues { $0 }
  }

  package static var kind: ElementKind { .trait }

  package func describe(_ writer: inout LayerWriter) {
    for (key, value) in traits.sorted(by: { $0.key.rawValue < $1.key.rawValue }) { writer[key] = value }
  }

  package func isDescribed(like other: Self) -> Bool { traits == other.traits }
}
