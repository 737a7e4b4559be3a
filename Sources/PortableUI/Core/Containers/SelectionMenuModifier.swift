/// The context menu and primary action for rows of lists and tables. Both receive the values of the affected rows.
@MainActor
package struct SelectionMenu {
  /// Adds the menu to the view of a row.
  let attach: (AnyView, Set<AnyHashable>) -> AnyView
  package let primaryAction: ((Set<AnyHashable>) -> Void)?

  package init(attach: @escaping (AnyView, Set<AnyHashable>) -> AnyView, primaryAction: ((Set<AnyHashable>) -> Void)?) {
    self.attach = attach
    self.primaryAction = primaryAction
  }
}

private struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

private struct SelectedRowsKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Set<AnyHashable>)? { nil }
}

extension EnvironmentValues {
  /// The context menu and primary action for rows.
  package var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }

  /// A closure that returns the values of the selected rows of the enclosing list.
  package var selectedRows: (@MainActor () -> Set<AnyHashable>)? {
    get { self[SelectedRowsKey.self] }
    set { self[SelectedRowsKey.self] = newValue }
  }
}

/// Adds the context menu of the enclosing list or table to a row.
package struct SelectionMenuModifier: ViewModifier {
  let id: AnyHashable
  @Environment(\.selectionMenu) private var menu
  @Environment(\.selectedRows) private var selectedRows

  package init(id: AnyHashable) {
    self.id = id
  }

  package func body(content: Content) -> some View {
    if let menu {
      let selected = selectedRows?() ?? []
      menu.attach(AnyView(content), selected.contains(id) ? selected : [id])
    } else {
      content
    }
  }
}
