/// One of the things that a person can choose from.
public struct ChoiceValue: Hashable, Sendable {
  /// What tells it from the others, for as long as it can be chosen: the id of the element that it stands for.
  public var id: Int
  /// What it is called.
  public var label: String
  /// The name of the symbol that stands beside that, of Apple's SF Symbols; `nil` where there is none.
  public var symbol: String?

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - id: what tells it from the others.
  ///   - label: what it is called.
  ///   - symbol: the name of the symbol that stands beside that.
  public init(id: Int, label: String, symbol: String? = nil) {
    self.id = id
    self.label = label
    self.symbol = symbol
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
