import Elements
import ViewGraph

/// Attaches a context menu, which the user opens with a long press, a secondary click or a key.
package struct ContextMenuModifier<Items: View>: PrimitiveModifier {
  let items: Items

  package init(items: Items) {
    self.items = items
  }

  package static var kind: ElementKind { .contextMenu }
  package var layerContent: MenuItems<Items> { MenuItems(content: items) }

  package func describe(_ writer: inout LayerWriter) {}
  package func isDescribed(like other: Self) -> Bool { true }
}

extension View {
  /// Adds a context menu to this view.
  ///
  /// - Parameter menuItems: the items: buttons, toggles, pickers, sections of these, and submenus.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Adds a context menu with a preview to this view.
  ///
  /// - Parameters:
  ///   - menuItems: the items of the menu.
  ///   - preview: a preview to show with the menu. It has no effect: the menu appears without a preview.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}
