import Elements
import PortableUI

// Accessibility properties as ARIA attributes (ARIA 1.2).
extension PageAttribute {
  static let label = PageAttribute("aria-label", value: label(of:box:))
  static let description = PageAttribute("aria-description", value: description(of:box:))
  static let title = PageAttribute("title") { $0.described(.help, box: $1)?.description }
  static let testIdentifier = PageAttribute("data-testid") { $0.described(.identifier, box: $1)?.description }
  static let hidden = PageAttribute("aria-hidden") { isHidden($0, box: $1) ? "true" : nil }
  /// The controls that keyboard focus skips, see `Resources/tabstops.js`.
  static let skipped = PageAttribute("data-skipped", parts: [.tabStops]) { shown, index in
    if shown.attributeValue(.isDefaultAction, box: index) == .flag(true) { return "second" }
    let hasStops = PageNote(on: shown.element).outer & (PageNote.hasControl | PageNote.scrolls) != 0
    guard hasStops || shown.element.layers.contains(where: { $0[.focusable] == .flag(true) }) else { return nil }
    if shown.described(.unspoken, box: index) == .flag(true) { return "all" }
    return shown.described(.spokenChildren, box: index) == .string("ignore") ? "inside" : nil
  }
  static let ariaRole = PageAttribute("role", value: role(of:box:))
  static let level = PageAttribute("aria-level", value: level(of:box:))
  static let valueText = PageAttribute("aria-valuetext") {
    $0.isRange(box: $1) ? $0.described(.valueText, box: $1)?.description : nil
  }
  static let current = PageAttribute("aria-current") { shown, index in
    let isSelected = shown.isRow(box: index) && PageRow(shown.element).isSelected
    return isSelected || shown.traits(ofBox: index).contains("selected") ? "true" : nil
  }

  private static func label(of shown: PageElement, box index: Int) -> String? {
    if let label = shown.described(.label, box: index) { return label.description }
    return index == 0 ? shown.element[.prompt]?.description : nil
  }

  /// Returns the role of a box. Only elements with a role may have a name (ARIA 1.2, 5.2.8.6).
  private static func role(of shown: PageElement, box index: Int) -> String? {
    if shown.isRow(box: index) {
      if shown.element.parent?.kind != .table { return "listitem" }
      // The header of a table section has no cells.
      return shown.element.kind == .tableCells ? "row" : nil
    }
    if shown.isPressed(box: index) { return "button" }
    if index == 0, let role = shown.element.nestedButtonRole { return role }
    if index == 0, shown.element.kind == .button, shown.element[.role] == .string("link") { return "link" }
    if let role = spokenRole(of: shown, box: index) { return role }
    guard shown.described(.label, box: index) != nil else { return nil }
    return index == 0 ? shown.element.page.labelledRole : "group"
  }

  /// Returns the explicit role of a box. Controls keep the role that HTML gives them.
  private static func spokenRole(of shown: PageElement, box index: Int) -> String? {
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
  private static func level(of shown: PageElement, box index: Int) -> String? {
    guard role(of: shown, box: index) == "heading" else { return nil }
    guard let level = Style.number(shown.described(.headingLevel, box: index)), level > 0 else { return "2" }
    return Style.text(level)
  }

  /// Returns whether assistive technology skips a box.
  private static func isHidden(_ shown: PageElement, box index: Int) -> Bool {
    if shown.described(.unspoken, box: index) == .flag(true) { return true }
    let isNamed = shown.described(.label, box: index) != nil
    if index == 0, shown.element.page.isDecoration, !isNamed { return true }
    return shown.described(.spokenChildren, box: index) == .string("ignore") && !isNamed
      && !shown.isPressed(box: index)
  }

  /// The description in addition to the name: a value without an attribute, important custom content, the hint, and other
  /// custom content. This is the order of VoiceOver.
  private static func description(of shown: PageElement, box index: Int) -> String? {
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
