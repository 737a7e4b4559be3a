import Elements
import ViewGraph

extension NodeContext {
  /// Whether the content is a row of a list or a table.
  package var isAmongRows: Bool { containerKind == .list || containerKind == .table }
}
