import Elements
import ViewGraph

extension Screen {
  /// Returns the attributes of each element and each layer of a kind, in the order of ``tree``.
  ///
  /// The result covers the same elements as ``tree``. It states the number of elements or layers of the kind and all
  /// their attributes, so that a test fails if one is missing, is added, or has a different attribute.
  ///
  /// ```swift
  /// #expect(screen.attributes(of: .opacity) == [[.opacity: .number(0.5)]])
  /// ```
  package func attributes(of kind: ElementKind) -> [[AttributeKey: AttributeValue]] {
    graph.root.attributes(of: kind)
  }
}

extension ScreenElement {
  /// Returns the attributes of each element and each layer of a kind in the subtree of the element, in the order of
  /// ``tree``. The layers of the element itself are included.
  package func attributes(of kind: ElementKind) -> [[AttributeKey: AttributeValue]] {
    element.attributes(of: kind)
  }

  /// The kinds of the layers around the element, outermost first.
  package var layerKinds: [ElementKind] { element.layers.reversed().map(\.kind) }
}

extension Element {
  /// Returns the attributes of each element and each layer of a kind in the subtree, in the order of printed trees.
  fileprivate func attributes(of kind: ElementKind) -> [[AttributeKey: AttributeValue]] {
    var found: [[AttributeKey: AttributeValue]] = []
    func search(_ element: Element) {
      var inFront: [Element] = []
      for layer in element.layers.reversed() {
        if layer.kind == kind { found.append(Dictionary(layer.attributes)) }
        guard let content = layer.content else { continue }
        if layer.followsContent { inFront.append(content) } else { search(content) }
      }
      if element.kind == kind { found.append(Dictionary(element.attributes)) }
      for child in element.children + inFront.reversed() { search(child) }
    }
    search(self)
    return found
  }
}

extension [AttributeKey: AttributeValue] {
  fileprivate init(_ attributes: AttributeList) {
    self.init(uniqueKeysWithValues: attributes.map { ($0.key, $0.value) })
  }
}
