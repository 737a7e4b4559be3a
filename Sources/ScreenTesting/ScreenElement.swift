import Elements
import PortableUI
import ViewGraph

/// An element of a screen at the time of the query.
@MainActor
public struct ScreenElement {
  let element: Element

  init(_ element: Element) {
    self.element = element
  }

  /// The name of the element: its accessibility label, its text, or the prompt of a field.
  public var name: String { element.name }

  /// The text of the element, or the text in a field.
  public var text: String { element[.text]?.description ?? element.name }

  /// The accessibility value of the element: the text of a field, the number of a slider, `true` or `false` of a
  /// toggle; `nil` if it has none. A value set with `accessibilityValue(_:)` takes precedence.
  public var value: String? { element.spokenValue }

  /// The accessibility role of the element; `nil` for containers without one.
  public var role: Role? { element.spokenRole }

  /// The accessibility traits of the element, such as `header` or `selected`: see `AccessibilityTraits`.
  public var traits: Set<String> { element.traitNames(of: element.layers) }

  /// The contents that were added by `accessibilityCustomContent(_:_:importance:)`, each as `label: value`. Contents of
  /// high importance come first.
  public var customContents: [String] {
    [AttributeKey.importantContent, .customContent].flatMap { key in
      element.layers.compactMap { $0[key]?.description }
    }
  }

  /// Whether the element is enabled.
  public var isEnabled: Bool { element[.disabled] == nil }

  /// Returns a description of the value of an attribute, such as `fontWeight`; `nil` if there is none. The element's
  /// own value takes precedence over the values of its layers. Among layers, the innermost takes precedence.
  public func attribute(_ name: String) -> String? {
    let key = AttributeKey(rawValue: name)
    return (element[key] ?? element.layers.lazy.compactMap { $0[key] }.first)?.description
  }

  /// The element and its subtree as text, one element per line.
  public var tree: String { TreePrinter.print(element) }
}

extension ScreenElement: @MainActor CustomStringConvertible {
  /// The same as ``tree``.
  public var description: String { tree }
}
