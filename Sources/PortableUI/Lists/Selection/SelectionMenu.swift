import ViewGraph

private struct SelectsRowKey: EnvironmentKey {
  static var defaultValue: (@MainActor (AnyHashable) -> Bool)? { nil }
}

extension EnvironmentValues {
  /// A closure that returns whether a row with the given value can be selected in the enclosing list.
  package var selectsRow: (@MainActor (AnyHashable) -> Bool)? {
    get { self[SelectsRowKey.self] }
    set { self[SelectsRowKey.self] = newValue }
  }
}

extension ListSelection {
  /// The values of the selected rows.
  var values: Set<AnyHashable> {
    switch self {
    case .one(let binding): Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])
    case .required(let binding): [AnyHashable(binding.wrappedValue)]
    case .many(let binding): Set(binding.wrappedValue.map { AnyHashable($0) })
    }
  }
}

/// Publishes the selection to the rows through the environment.
package struct RowSelectionModifier<Value: Hashable>: EnvironmentModifier {
  let selection: ListSelection<Value>?

  package typealias Body = Never

  package func change(_ values: inout EnvironmentValues) {
    values.selectedRows = nil
    values.selectsRow = nil
    guard let selection else { return }
    values.selectedRows = { selection.values }
    values.selectsRow = { $0.base is Value }
  }

  package func write(to writes: inout EnvironmentWrites) {
    EnvironmentValues.change(&writes) { change(&$0) }
  }

  package static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    LayerNode(content, in: context)
  }

  package static func visitLayers<Modified: View>(
    of content: ModifiedContent<Modified, Self>, _ visitor: inout LayerVisitor
  ) {
    visitor.environment(content.modifier)
    Modified.visitLayers(of: content.content, &visitor)
  }
}

extension View {
  /// Adds a context menu to the rows of lists and tables in this view.
  ///
  /// If the user opens the menu on a selected row, the menu applies to all selected rows. On any other row, it applies
  /// only to that row. In a ``List``, only rows of collections have the menu; their ids are the selection values.
  ///
  /// - Parameters:
  ///   - itemType: the type of the selection values.
  ///   - menu: returns the menu for a set of rows.
  ///   - primaryAction: runs when the user presses a row outside edit mode. It receives the value of the row.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    func items(_ ids: Set<AnyHashable>) -> Set<I> { Set(ids.compactMap { $0.base as? I }) }
    return environment(
      \.selectionMenu,
      SelectionMenu(
        attach: { row, ids in AnyView(row.modifier(ContextMenuModifier(items: menu(items(ids))))) },
        primaryAction: primaryAction.map { action in { action(items($0)) } }))
  }
}
