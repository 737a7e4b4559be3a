import Elements
import PortableUI

// What was said of an element to assistive technology, in ARIA's words (ARIA 1.2).
extension PageAttribute {
  /// The role that was said of a box. What HTML gives a control stays.
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
    // What is in a picture is passed over.
    case "ignore": return shown.described(.label, box: index) == nil ? nil : "img"
    case "combine", "contain": return "group"
    default: return nil
    }
  }

  /// A heading must have a rank.
  static func level(of shown: PageElement, box index: Int) -> String? {
    guard role(of: shown, box: index) == "heading" else { return nil }
    guard let level = Style.number(shown.described(.headingLevel, box: index)), level > 0 else { return "2" }
    return Style.text(level)
  }

  /// Whether assistive technology passes a box over.
  static func isHidden(_ shown: PageElement, box index: Int) -> Bool {
    if shown.described(.unspoken, box: index) == .flag(true) { return true }
    let isNamed = shown.described(.label, box: index) != nil
    if index == 0, shown.element.page.isDecoration, !isNamed { return true }
    return shown.described(.spokenChildren, box: index) == .string("ignore") && !isNamed
      && !shown.isPressed(box: index)
  }

  /// What is told beyond the name: a value that has no attribute of its own, and the hint.
  static func description(of shown: PageElement, box index: Int) -> String? {
    let value = shown.isRange(box: index) ? nil : shown.described(.valueText, box: index)
    let words = [value, shown.described(.hint, box: index)].compactMap { $0?.description }
    return words.isEmpty ? nil : words.joined(separator: ". ")
  }
}

extension PageElement {
  /// Whether a box is a control with a value in a range.
  func isRange(box index: Int) -> Bool {
    index == 0 && (element.kind == .slider || element.kind == .progress)
  }

  /// What one of a box's own layers says.
  func said(_ key: AttributeKey, box index: Int) -> AttributeValue? {
    guard !boxes.isEmpty else { return nil }
    for layer in element.layers[boxes[index].layers].reversed() {
      if let value = layer[key] { return value }
    }
    return nil
  }
}
