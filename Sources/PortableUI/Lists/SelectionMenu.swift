import ViewGraph

/// What is offered for the rows of lists and tables, given those that are selected.
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
  /// Whether a row that stands for a value can be selected around here.
  var selectsRow: (@MainActor (AnyHashable) -> Bool)? {
    get { self[SelectsRowKey.self] }
    set { self[SelectsRowKey.self] = newValue }
  }

  /// What is offered for rows.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }

  /// Tells the values of the rows that are selected around here.
  var selectedRows: (@MainActor () -> Set<AnyHashable>)? {
    get { self[SelectedRowsKey.self] }
    set { self[SelectedRowsKey.self] = newValue }
  }
}

extension ListSelection {
  /// The values of the rows that are selected.
  var values: Set<AnyHashable> {
    switch self {
    case .one(let binding): Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])
    case .required(let binding): [AnyHashable(binding.wrappedValue)]
    case .many(let binding): Set(binding.wrappedValue.map { AnyHashable($0) })
    }
  }
}

/// Lets rows know which of them are selected.
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

/// Offers for a row what its list or table offers.
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
  /// Offers things to do with rows of the lists and tables in this view in a menu.
  ///
  /// It is opened for all rows that are selected where it is opened on one of these, and for that row alone otherwise. In a ``List`` it is
  /// there for rows of collections, whose ids are what is selected.
  ///
  /// - Parameters:
  ///   - itemType: that of what is selected.
  ///   - menu: what can be done with some rows.
  ///   - primaryAction: runs with a row that is pressed while rows are not being edited.
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
