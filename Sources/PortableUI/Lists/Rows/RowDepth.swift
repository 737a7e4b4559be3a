import Elements
import ViewGraph

private struct RowDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// In how many groups, one in the other, rows of a list are here that a person opens and closes.
  var rowDepth: Int {
    get { self[RowDepthKey.self] }
    set { self[RowDepthKey.self] = newValue }
  }
}

/// Says to the list how far a row stands in because of the groups it is in. The innermost counts.
struct RowDepthModifier: PrimitiveModifier {
  static var kind: ElementKind { .trait }
  var readsEnvironment: Bool { true }

  func describe(_ writer: inout LayerWriter) {
    let depth = EnvironmentValues(scope: writer.environment).rowDepth
    if depth > 0 { writer[.rowDepth] = .number(Double(depth)) }
  }
}

extension AttributeKey {
  /// Number, of a row: in how many groups it is that a person opens and closes.
  package static let rowDepth = AttributeKey(rawValue: "rowDepth")
}
