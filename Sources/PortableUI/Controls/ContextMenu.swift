import Elements
import ViewGraph

/// A list of things to do with a view, which is opened by holding it, by another button of a mouse, or by a key.
struct ContextMenuModifier<Items: View>: PrimitiveModifier {
  let items: Items

  static var kind: ElementKind { .contextMenu }
  var layerContent: MenuItems<Items> { MenuItems(content: items) }

  func describe(_ writer: inout LayerWriter) {}
  func isDescribed(like other: Self) -> Bool { true }
}

extension View {
  /// Offers things to do with this view in a menu.
  ///
  /// - Parameter menuItems: what can be done: buttons, toggles, pickers, sections of them, and menus.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Offers things to do with this view in a menu.
  ///
  /// - Parameters:
  ///   - menuItems: what can be done.
  ///   - preview: is shown with the menu where the platform does that; a browser shows the view itself.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}

extension ElementKind {
  /// Brings along `menuItems` that are offered for the view.
  package static let contextMenu = ElementKind(rawValue: "contextMenu")
}
