/// One of the things that a person can choose from.
public struct ChoiceValue: Hashable, Sendable {
  /// What tells it from the others, for as long as it can be chosen: the id of the element that it stands for.
  public var id: Int
  /// What it is called.
  public var label: String
  /// The name of the symbol that stands beside that, of Apple's SF Symbols; `nil` where there is none.
  public var symbol: String?
  /// Whether what it is called stands beside the symbol.
  public var showsLabel = true
  /// The picture that stands there in its place, of which only counts where it is opaque.
  public var picture: PictureValue?
  /// What stands at its corner, as how much is new there; `nil` where nothing does.
  public var badge: String?

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - id: what tells it from the others.
  ///   - label: what it is called.
  ///   - symbol: the name of the symbol that stands beside that.
  ///   - picture: the picture that stands there in its place.
  ///   - badge: what stands at its corner.
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
  /// What a person can choose from, first to last; empty for an element that offers nothing. O(attributes set).
  public var choices: [ChoiceValue] {
    for attribute in attributes {
      if case .choices(let choices) = attribute.value { return choices }
    }
    return []
  }
}
