import Elements
import PortableUI
import ViewGraph

/// An HTML attribute that represents properties of an element or its layers.
///
/// One property may affect several attributes, and `class` and `style` represent many properties. The initial markup
/// and later changes both use this mapping. Two attributes are equal if they are the same instance.
@MainActor
final class PageAttribute: Hashable {
  /// The name of the attribute.
  nonisolated let name: String
  /// The page parts that an element or box with the attribute needs.
  let parts: [PagePart]
  private let valueOfBox: @MainActor (PageElement, Int) -> String?

  /// Creates an attribute.
  ///
  /// - Parameters:
  ///   - name: The name of the attribute.
  ///   - parts: The page parts that an element or box with the attribute needs.
  ///   - value: Returns the value on the box with an index: an empty string for a Boolean attribute, `nil` if it is not
  ///     set.
  init(_ name: String, parts: [PagePart] = [], value: @escaping @MainActor (PageElement, Int) -> String?) {
    self.name = name
    self.parts = parts
    valueOfBox = value
  }

  /// Creates an attribute of an element's own DOM element.
  convenience init(
    _ name: String, parts: [PagePart] = [], ofElement value: @escaping @MainActor (Element) -> String?
  ) {
    self.init(name, parts: parts) { $1 == 0 ? value($0.element) : nil }
  }

  /// Creates an attribute whose value is that of the innermost layer of the box that has one.
  convenience init(_ name: String, parts: [PagePart] = [], ofLayer value: @escaping @MainActor (Layer) -> String?) {
    self.init(name, parts: parts) { shown, index in
      guard !shown.boxes.isEmpty else { return nil }
      for layer in shown.boxes[index].layers {
        if let value = value(shown.element.layers[layer]) { return value }
      }
      return nil
    }
  }

  /// Creates an attribute that mirrors a property of the outermost layer of the box that has it.
  convenience init(_ name: String, parts: [PagePart] = [], mirroring key: AttributeKey) {
    self.init(name, parts: parts) { $0.attributeValue(key, box: $1)?.description }
  }

  /// Returns the value of the attribute on a box: an empty string for a Boolean attribute, `nil` if it is not set.
  ///
  /// - Parameter words: The texts of the host. A control must have a name (WCAG 2.2, 4.1.2), even if it has no label.
  func value(on shown: PageElement, box index: Int, in words: WebMessages.Selection) -> String? {
    if let value = valueOfBox(shown, index) { return value }
    guard self == .label, index == 0, let name = shown.element.page.defaultLabel else { return nil }
    return words.text(name)
  }

  nonisolated static func == (first: PageAttribute, second: PageAttribute) -> Bool { first === second }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PageAttribute {
  /// Returns the attributes in the markup of a box, each once, except for `class` and `style`.
  static func present(on shown: PageElement, box index: Int) -> [PageAttribute] {
    let element = shown.element
    var attributes: [PageAttribute] = []
    func add(_ candidates: [PageAttribute]) {
      for attribute in candidates where attribute != .className && !attributes.contains(attribute) {
        attributes.append(attribute)
      }
    }
    if index == 0 {
      if element.page.defaultLabel != nil { add([.label]) }
      if element.isTyped { add([.autocomplete]) }
      if element.kind == .button, element.layers.contains(where: { $0[.isNavigationLink] == .flag(true) }) {
        add([.opensPage])
      }
      if element.page.isDecoration { add([.hidden, .ariaRole]) }
      for (key, _) in element.attributes { add(affected(by: key, of: element)) }
    }
    for (number, layer) in element.layers.enumerated() {
      guard shown.box(describedByLayer: number) == index else { continue }
      for handler in layer.handlers { add(handling[handler.event] ?? []) }
      add(layer.page.ownAttributes)
      for (key, _) in layer.attributes { add(affected(by: key, of: layer)) }
    }
    if shown.isLazyItem(box: index) { add([.rowRole]) }
    return attributes
  }

  /// Returns the attributes that may change with a property of an element, except for the attributes in
  /// ``PageKind/properties``.
  static func affected(by key: AttributeKey, of element: Element) -> [PageAttribute] {
    element.page.affected[key] ?? known[key]
  }

  /// Returns the attributes that may change with a property of a layer.
  static func affected(by key: AttributeKey, of layer: Layer) -> [PageAttribute] {
    layer.page.attributes[key] ?? known[key]
  }
}

extension Layer {
  /// Whether the page must report the focus. A focusable view needs no reports unless a view reads its focus.
  var reportsFocus: Bool { handles(.focus) && (self[.focusable] == nil || self[.watchesFocus] != nil) }
}
