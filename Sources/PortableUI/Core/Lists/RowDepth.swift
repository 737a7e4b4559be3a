import Elements
import ViewGraph

private struct RowDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// The number of nested disclosure groups that contain the view in a list.
  package var rowDepth: Int {
    get { self[RowDepthKey.self] }
    set { self[RowDepthKey.self] = newValue }
  }
}

/// Writes the indentation of a row in a list. If modifiers are nested, the innermost value applies.
package struct RowDepthModifier: PrimitiveModifier {
  package static var kind: ElementKind { .trait }
  package var readsEnvironment: Bool { true }

  package init() {}

  package func describe(_ writer: inout LayerWriter) {
    let depth = EnvironmentValues(scope: writer.environment).rowDepth
    if depth > 0 { writer[.rowDepth] = .number(Double(depth)) }
  }
}
