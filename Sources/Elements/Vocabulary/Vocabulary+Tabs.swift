// Tab views.

// Kinds of elements.
extension ElementKind {
  /// A container of `page`s and a `tabBar`. All pages but one are `covered`.
  public static let tabView = ElementKind(rawValue: "tabView")
  /// A bar with `choices`, of which the `selection` is one. Its children are the labels of the choices.
  public static let tabBar = ElementKind(rawValue: "tabBar")
  /// The label of a choice of a `tabBar`.
  public static let tabLabel = ElementKind(rawValue: "tabLabel")
}

extension AttributeKey {
  /// Whether the pages are swiped. The bar has a dot for each page.
  ///
  /// - Value: A flag.
  /// - Kinds: `tabView`.
  public static let isPaged = AttributeKey(rawValue: "isPaged")

  /// Whether a background is shown behind the dots of a `tabBar`.
  ///
  /// - Value: A flag.
  /// - Kinds: `tabBar`.
  public static let showsBackground = AttributeKey(rawValue: "showsBackground")
}

extension Role {
  /// A bar of tabs.
  public static let tabBar = Role(rawValue: "tabBar")
}
