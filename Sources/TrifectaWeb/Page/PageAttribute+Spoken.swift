import Elements
import PortableUI

// Accessibility properties as ARIA attributes (ARIA 1.2).
extension PageAttribute {
  /// Returns the explicit role of a box. Controls keep the role that HTML gives them.
  static func spokenRole(of shown: PageElement, box index: Int) -> String? {
    let traits = shown.traits(ofBox: index)
    let isControl = index == 0 && shown.element.schema.isFocusable
    if traits.contains("link") { return "link" }
    if !isControl {
      if traits.contains("header") { return "heading" }
      if traits.contains("image") { return "img" }
      if traits.contains("searchField") { return "search" }
    }
    switch shown.described(.spokenChildren, box: index)?.description {
    // Assistive technology skips the content of an image.
    case "ignore": return shown.described(.label, box: index) == nil ? nil : "img"
    case "combine", "contain": return "group"
    default: return nil
    }
  }

  /// Returns the level of a heading, which is required.
  static func level(of shown: PageElement, box index: Int) -> String? {
    guard role(of: shown, box: index) == "heading" else { return nil }
    guard let level = Style.number(shown.described(.headingLevel, box: index)), level > 0 else { return "2" }
    return Style.text(level)
  }

  /// Returns whether assistive technology skips a box.
  static func isHidden(_ shown: PageElement, box index: Int) -> Bool {
    if shown.described(.unspoken, box: index) == .flag(true) { return true }
    let isNamed = shown.described(.label, box: index) != nil
    if index == 0, shown.element.page.isDecoration, !isNamed { return true }
    return shown.described(.spokenChildren, box: index) == .string("ignore") && !isNamed
      && !shown.isPressed(box: index)
  }

  /// The description in addition to the name: a value without an attribute, important custom content, the hint, and other
  /// custom content. This is the order of VoiceOver.
  static func description(of shown: PageElement, box index: Int) -> String? {
    let value = shown.isRange(box: index) ? nil : shown.described(.valueText, box: index)
    func text(_ value: AttributeValue?) -> [String] { value.map { [$0.description] } ?? [] }
    let words =
      text(value) + shown.allDescribed(.importantContent, box: index) + text(shown.described(.hint, box: index))
      + shown.allDescribed(.customContent, box: index)
    return words.isEmpty ? nil : words.joined(separator: ". ")
  }
}

extension PageElement {
  /// Returns whether a box is a control whose value is in a range.
  func isRange(box index: Int) -> Bool {
    index == 0 && (element.kind == .slider || element.kind == .progress)
  }

  /// Returns the value of an attribute of the box's own layers.
  func attributeValue(_ key: AttributeKey, box index: Int) -> AttributeValue? {
    guard !boxes.isEmpty else { return nil }
    for layer in element.layers[boxes[index].layers].reversed() {
      if let value = layer[key] { return value }
    }
    return nil
  }
}
