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

  /// Whether it reacts to a person.
  public var isEnabled: Bool { element[.disabled] == nil }

  /// The value of an attribute in words, such as `fontWeight`; `nil` where it is not set.
  public func attribute(_ name: String) -> String? { element[AttributeKey(rawValue: name)]?.description }

  /// The element and all in it as text, an element a line.
  public var tree: String { TreePrinter.print(element) }
}
