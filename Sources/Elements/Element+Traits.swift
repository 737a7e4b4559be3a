extension Element {
  /// The attributes that the element passes to its container, innermost first. If an attribute occurs twice, the first
  /// counts.
  public var traits: [(key: AttributeKey, value: AttributeValue)] {
    var traits: [(key: AttributeKey, value: AttributeValue)] = []
    for layer in layers where layer.kind == .trait { traits += layer.attributes }
    return traits
  }
}
