// Search fields and suggestions.

// Kinds of elements.
extension ElementKind {
  /// A text field for a search query, which is its `text`.
  public static let searchField = ElementKind(rawValue: "searchField")
  /// A searchable part of the screen: a `searchBar` and the content below it.
  public static let searchable = ElementKind(rawValue: "searchable")
  /// A bar with a `searchField` and the controls next to it.
  public static let searchBar = ElementKind(rawValue: "searchBar")
  /// A list of search suggestions in front of the searchable content. Each child is a row. The list is `covered` if it
  /// has no children.
  public static let suggestions = ElementKind(rawValue: "suggestions")
}

extension Role {
  /// A text field for a search query.
  public static let searchField = Role(rawValue: "searchField")
}
