import Elements
import ViewGraph

/// Attaches a context menu, which the user opens with a long press, a secondary click or a key.
struct ContextMenuModifier<Items: View>: PrimitiveModifier {
  let items: Items

  static var kind: ElementKind { .contextMenu }
  var layerContent: MenuItems<Items> { MenuItems(content: items) }

  func describe(_ writer: inout LayerWriter) {}
  func isDescribed(like other: Self) -> Bool { true }
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
