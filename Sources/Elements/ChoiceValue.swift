/// An option that the user can select.
public struct ChoiceValue: Hashable, Sendable {
  /// The stable id of the option: the id of the element that it represents.
  public var id: Int
  /// The title of the option.
  public var label: String
  /// The name of an SF Symbol next to the title, or `nil`.
  public var symbol: String?
  /// Whether the title is shown next to the symbol.
  public var showsLabel = true
  /// A template image that replaces the symbol. Only its opacity is used.
  public var picture: PictureValue?
  /// The text of the badge, or `nil`.
  public var badge: String?

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - id: the stable id of the option.
  ///   - label: the title of the option.
  ///   - symbol: the name of a symbol next to the title.
  ///   - picture: a template image that replaces the symbol.
  ///   - badge: the text of the badge.
  public init(
    id: Int, label: String, symbol: String? = nil, picture: PictureValue? = nil, badge: String? = nil
  ) {
    self.id = id
    self.label = label
    self.symbol = symbol
    self.picture = picture
    self.badge = badge
  }
}

extension Element {
  /// The options of the element, or an empty array if it has none.
  ///
  /// - Complexity: O(n) in the number of attributes.
  public var choices: [ChoiceValue] {
    for attribute in attributes {
      if case .choices(let choices) = attribute.value { return choices }
    }
    return []
  }
}
