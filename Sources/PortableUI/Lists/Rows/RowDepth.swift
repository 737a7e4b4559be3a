import Elements
import ViewGraph

private struct RowDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// The number of nested disclosure groups that contain the view in a list.
  var rowDepth: Int {
    get { self[RowDepthKey.self] }
    set { self[RowDepthKey.self] = newValue }
  }
}

/// Writes the indentation of a row in a list. If modifiers are nested, the innermost value applies.
struct RowDepthModifier: PrimitiveModifier {
  static var kind: ElementKind { .trait }
  var readsEnvironment: Bool { true }

  func describe(_ writer: inout LayerWriter) {
    let depth = EnvironmentValues(scope: writer.environment).rowDepth
    if depth > 0 { writer[.rowDepth] = .number(Double(depth)) }
  }
}
