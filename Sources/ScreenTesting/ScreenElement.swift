import Elements
import PortableUI
import ViewGraph

/// One element of a screen, as it is now.
@MainActor
public struct ScreenElement {
  let element: Element

  init(_ element: Element) {
    self.element = element
  }

  /// What it is called: its accessibility label, its text, or the prompt of a field.
  public var name: String { element.name }

  /// What can be read in it: the text itself, or what was typed into a field.
  public var text: String { element[.text]?.description ?? element.name }

  /// What it holds in words: the text of a field, the number of a slider, `true` or `false` of a toggle; `nil` for what holds
  /// nothing. What was said of that by `accessibilityValue(_:)` counts.
  public var value: String? { element.spokenValue }

  /// What it is to a person who cannot see it; `nil` for what only arranges others.
  public var role: Role? { element.spokenRole }

  /// What was said that it is, beside its role: `header`, `selected` and others, see `AccessibilityTraits`.
  public var traits: Set<String> { element.traitNames(of: element.layers) }

  /// Whether it reacts to a person.
  public var isEnabled: Bool { element[.disabled] == nil }

  /// The value of an attribute in words, such as `fontWeight`: of the element, or else of the innermost of its layers that
  /// has it; `nil` where none has.
  public func attribute(_ name: String) -> String? {
    let key = AttributeKey(rawValue: name)
    return (element[key] ?? element.layers.lazy.compactMap { $0[key] }.first)?.description
  }

  /// The element and all in it as text, an element a line.
  public var tree: String { TreePrinter.print(element) }
}

extension ScreenElement: @MainActor CustomStringConvertible {
  /// The same as ``tree``.
  public var description: String { tree }
}
