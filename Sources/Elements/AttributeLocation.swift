/// The location of an attribute: the element itself or one of its layers, and the key.
package struct AttributeLocation: Hashable {
  /// The index of the layer, or `nil` for the element itself.
  package let layer: Int?
  package let key: AttributeKey

  /// Creates a location.
  package init(layer: Int?, _ key: AttributeKey) {
    self.layer = layer
    self.key = key
  }
}

extension Element {
  /// The value of the attribute at a location, or `nil` if it is not set.
  package subscript(location: AttributeLocation) -> AttributeValue? {
    location.layer.map { layers[$0][location.key] } ?? self[location.key]
  }

  /// Calls `body` while the given attributes temporarily have other values.
  package func with<Result>(_ others: [AttributeLocation: AttributeValue?], _ body: () -> Result) -> Result {
    let own = attributes
    var layered: [Int: AttributeList] = [:]
    for (location, value) in others {
      if let layer = location.layer {
        if layered[layer] == nil { layered[layer] = layers[layer].attributes }
        layers[layer].attributes[location.key] = value
      } else {
        attributes[location.key] = value
      }
    }
    defer {
      attributes = own
      for (layer, attributes) in layered { layers[layer].attributes = attributes }
    }
    return body()
  }
}
