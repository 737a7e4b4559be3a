/// Which attribute of an element: one of its own, or of one of its layers.
package struct AttributePlace: Hashable {
  /// The position of the layer, from 0; `nil` for the element itself.
  package let layer: Int?
  package let key: AttributeKey

  /// Names an attribute.
  package init(layer: Int?, _ key: AttributeKey) {
    self.layer = layer
    self.key = key
  }
}

extension Element {
  /// The value of an attribute; `nil` where it is not set.
  package subscript(place: AttributePlace) -> AttributeValue? {
    place.layer.map { layers[$0][place.key] } ?? self[place.key]
  }

  /// Runs `body` while some attributes have other values.
  package func with<Result>(_ others: [AttributePlace: AttributeValue?], _ body: () -> Result) -> Result {
    let own = attributes
    var layered: [Int: AttributeList] = [:]
    for (place, value) in others {
      if let layer = place.layer {
        if layered[layer] == nil { layered[layer] = layers[layer].attributes }
        layers[layer].attributes[place.key] = value
      } else {
        attributes[place.key] = value
      }
    }
    defer {
      attributes = own
      for (layer, attributes) in layered { layers[layer].attributes = attributes }
    }
    return body()
  }
}
