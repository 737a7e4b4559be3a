import ViewGraph

/// The context menu and primary action for rows of lists and tables. Both receive the values of the affected rows.
@MainActor
struct SelectionMenu {
  let menu: (Set<AnyHashable>) -> AnyView
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

private struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

private struct SelectedRowsKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Set<AnyHashable>)? { nil }
}

private struct SelectsRowKey: EnvironmentKey {
  static var defaultValue: (@MainActor (AnyHashable) -> Bool)? { nil }
}

extension EnvironmentValues {
  /// A closure that returns whether a row with the given value can be selected in the enclosing list.
  var selectsRow: (@MainActor (AnyHashable) -> Bool)? {
    get { self[SelectsRowKey.self] }
    set { self[SelectsRowKey.self] = newValue }
  }

  /// The context menu and primary action for rows.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }

  /// A closure that returns the values of the selected rows of the enclosing list.
  var selectedRows: (@MainActor () -> Set<AnyHashable>)? {
    get { self[SelectedRowsKey.self] }
    set { self[SelectedRowsKey.self] = newValue }
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

  func change(_ values: inout EnvironmentValues) {
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

/// Adds the context menu of the enclosing list or table to a row.
struct SelectionMenuModifier: ViewModifier {
  let id: AnyHashable
  @Environment(\.selectionMenu) private var menu
  @Environment(\.selectedRows) private var selectedRows

  func body(content: Content) -> some View {
    if let menu {
      let selected = selectedRows?() ?? []
      content.modifier(ContextMenuModifier(items: menu.menu(selected.contains(id) ? selected : [id])))
    } else {
      content
    }
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
        menu: { AnyView(menu(items($0))) }, primaryAction: primaryAction.map { action in { action(items($0)) } }))
  }
}
