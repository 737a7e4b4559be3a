import Elements
import PortableUI
import ViewGraph

/// Writes elements as HTML.
///
/// Texts, fields and buttons use the corresponding HTML elements. Containers, and boxes around an element, are custom
/// elements (`v-stack`, `view-box` …). Custom elements have no meaning for assistive technology, may be nested in a
/// button, and are readable in a style sheet. All text from users and apps is escaped.
@MainActor
enum Markup {
  /// The numbering of elements. If the number of an element is the previous number plus one, the markup contains only `
  /// id` without a value, and the script computes the number. So similar rows have identical markup.
  struct Numbers {
    private var last: Int?
    private let isCounted: Bool

    /// Writes numbers. The first element states its number.
    static let counted = Numbers(isCounted: true)
    /// Writes no numbers, for markup whose elements are never addressed.
    static let none = Numbers(isCounted: false)

    private init(isCounted: Bool) {
      self.isCounted = isCounted
    }

    /// Returns the ID attribute of an element.
    mutating func next(_ number: Int) -> String {
      guard isCounted else { return "" }
      defer { last = number }
      return last == number - 1 ? " id" : " id=n\(number)"
    }
  }

  /// Appends an element with its layers and descendants. Their notes must have been written (``PageNote``). O(elements,
  /// attributes and text).
  ///
  /// - Parameters:
  ///   - markup: The markup to append to.
  ///   - styles: The names of styles. New styles are added.
  ///   - numbers: The numbering of elements.
  static func append(
    _ element: Element, to markup: inout [UInt8], _ styles: inout StyleNames, _ numbers: inout Numbers
  ) {
    let shown = PageElement(element)
    for box in (1..<shown.count).reversed() {
      appendTag(tag(ofBox: box, of: shown), ofBox: box, of: shown, to: &markup, &styles)
      if let (layer, content) = shown.content(ofBox: box), !layer.isInFront {
        append(content, of: layer, to: &markup, &styles, &numbers)
      }
    }
    appendOwn(shown, to: &markup, &styles, &numbers)
    for box in 1..<shown.count {
      if let (layer, content) = shown.content(ofBox: box), layer.isInFront {
        append(content, of: layer, to: &markup, &styles, &numbers)
      }
      if shown.isRow(box: box) { appendRowControls(of: element, to: &markup, styles.words) }
      markup += "</\(tag(ofBox: box, of: shown))>".utf8
    }
  }

  /// Appends the controls for editing a row, if it is editable. The script identifies them by their attributes.
  private static func appendRowControls(
    of element: Element, to markup: inout [UInt8], _ words: WebMessages.Selection
  ) {
    for layer in element.layers where layer.handles(.delete) {
      markup += "<button type=button data-event=delete>".utf8
      markup.appendEscapedForHTML(layer[.text]?.description ?? words.text(.delete))
      markup += "</button>".utf8
      break
    }
    for layer in element.layers where layer.handles(.move) {
      markup += "<button type=button data-event=move".utf8
      append("aria-label", layer[.text]?.description ?? words.text(.reorder), to: &markup)
      markup += "></button>".utf8
      break
    }
  }

  private static func appendOwn(
    _ shown: PageElement, to markup: inout [UInt8], _ styles: inout StyleNames, _ numbers: inout Numbers
  ) {
    let element = shown.element
    let page = element.page
    shown.shareTextStyle(&styles)
    styles.need(page.parts)
    if element.hasMoreTabs { styles.need([.menus]) }
    let tag = element.isButtonInButton ? "inner-button" : page.tag
    appendTag(tag, ofBox: 0, of: shown, to: &markup, &styles, number: numbers.next(element.id))
    if page.isEmpty { return }
    if let part = page.part { append(part, of: element, to: &markup, styles.words) }
    if element.kind == .text {
      if case .runs(let runs) = element[.runs] {
        append(runs, of: element, to: &markup)
      } else {
        markup.appendEscapedForHTML(element[.text]?.description ?? "")
      }
    }
    if let drawing = ShapeMarkup.inner(of: element) { markup += drawing.utf8 }
    if page.tag == "textarea" {
      // HTML ignores a newline at the start of a text area (WHATWG HTML, 13.2.6.4.7).
      markup += "\n".utf8
      markup.appendEscapedForHTML(element.fieldText)
    }
    appendChildren(of: element, to: &markup, &styles, &numbers)
    markup += "</".utf8
    markup += tag.utf8
    markup += ">".utf8
  }

  /// Appends the auxiliary control of an element. This control is not an element of the screen, so the script
  /// identifies it by its attributes.
  private static func append(
    _ part: (tag: String, attributes: String, text: String), of element: Element, to markup: inout [UInt8],
    _ words: WebMessages.Selection
  ) {
    markup += "<\(part.tag)\(part.attributes)".utf8
    if let label = element.page.partLabel { append("aria-label", words.text(label), to: &markup) }
    if element.hasOptions {
      if element[.disabled] == .flag(true), !element.isOptionPicker { markup += " disabled".utf8 }
      // The field has the accessibility name. The box around it has no role.
      if let name = PageAttribute.label.value(on: PageElement(element), box: 0, in: words) {
        append("aria-label", name, to: &markup)
      }
      if element.isOptionPicker {
        let at = element.choices.firstIndex { String($0.id) == element.fieldText } ?? 0
        markup += " style=\"--n:\(element.choices.count);--at:\(at)\"".utf8
      }
      markup += ">".utf8
      appendOptions(of: element, to: &markup, words)
      markup += "</\(part.tag)>".utf8
    } else if element.isField {
      if element[.disabled] == .flag(true) { markup += " disabled".utf8 }
      if element.page.partProperties.isEmpty, element.fieldText == "true" { markup += " checked".utf8 }
      for (key, value) in element.attributes {
        if let name = element.page.partProperties[key] { append(name, value.description, isValue: true, to: &markup) }
      }
      markup += ">".utf8
    } else {
      markup += ">\(part.text)</\(part.tag)>".utf8
    }
  }

  /// Appends the options of a picker. If no option is selected, an additional empty option prevents browsers from
  /// showing the first option as selected.
  static func appendOptions(of picker: Element, to markup: inout [UInt8], _ words: WebMessages.Selection) {
    if picker.kind == .tabBar { return appendTabs(of: picker, to: &markup, words) }
    if picker.isOptionPicker { return appendRadios(of: picker, to: &markup) }
    let chosen = picker.fieldText
    if chosen.isEmpty { markup += "<option value=\"\" selected disabled hidden></option>".utf8 }
    for choice in picker.choices {
      markup += "<option value=\(choice.id)\(String(choice.id) == chosen ? " selected" : "")>".utf8
      markup.appendEscapedForHTML(choice.label)
      markup += "</option>".utf8
    }
  }

  /// Appends the radio buttons of a picker that shows all options.
  private static func appendRadios(of picker: Element, to markup: inout [UInt8]) {
    let chosen = picker.fieldText
    let isDisabled = picker[.disabled] == .flag(true) ? " disabled" : ""
    let showsSymbols = picker[.controlStyle] == .string("palette")
    for choice in picker.choices {
      let isChosen = String(choice.id) == chosen ? " checked" : ""
      markup += "<label><input type=radio name=o\(picker.id) value=\(choice.id) data-event=change autocomplete=off".utf8
      markup += "\(isChosen)\(isDisabled)".utf8
      if let symbol = choice.symbol {
        append("aria-label", choice.label, to: &markup)
        markup += ">".utf8
        append(symbol: symbol, to: &markup)
      } else {
        markup += ">".utf8
      }
      if choice.symbol == nil || choice.showsLabel && !showsSymbols {
        markup += "<span>".utf8
        markup.appendEscapedForHTML(choice.label)
        markup += "</span>".utf8
      }
      markup += "</label>".utf8
    }
  }

  /// Appends the buttons of a tab bar. If there are more than five tabs, a narrow window shows four tabs and a menu
  /// with the other tabs.
  private static func appendTabs(of bar: Element, to markup: inout [UInt8], _ words: WebMessages.Selection) {
    let chosen = bar.fieldText
    for choice in bar.choices { appendTab(choice, isChosen: String(choice.id) == chosen, to: &markup) }
    guard bar.hasMoreTabs else { return }
    let others = bar.choices.dropFirst(4)
    let isChosen = others.contains { String($0.id) == chosen }
    markup += "<button type=button data-menu aria-expanded=false\(isChosen ? " aria-current=page" : "")>".utf8
    append(symbol: "ellipsis", to: &markup)
    markup.appendEscapedForHTML(words.text(.moreTabs))
    markup += "</button><menu-items popover>".utf8
    for choice in others { appendTab(choice, isChosen: String(choice.id) == chosen, to: &markup) }
    markup += "</menu-items>".utf8
  }

  private static func appendTab(_ choice: ChoiceValue, isChosen: Bool, to markup: inout [UInt8]) {
    markup += "<button type=button data-choice=\(choice.id)\(isChosen ? " aria-current=page" : "")>".utf8
    if let symbol = choice.symbol {
      append(symbol: symbol, to: &markup)
    } else if let image = choice.picture.flatMap({ Pictures.image($0) }) {
      markup += "<view-image aria-hidden=true".utf8
      append("style", "mask-image:\(image)", to: &markup)
      markup += "></view-image>".utf8
    }
    markup.appendEscapedForHTML(choice.label)
    if let badge = choice.badge {
      markup += " <b>".utf8
      markup.appendEscapedForHTML(badge)
      markup += "</b>".utf8
    }
    markup += "</button>".utf8
  }

  /// Appends the content of a layer.
  private static func append(
    _ content: Element, of layer: Layer, to markup: inout [UInt8], _ styles: inout StyleNames,
    _ numbers: inout Numbers
  ) {
    markup += "<view-layer".utf8
    markup += numbers.next(content.id).utf8
    let styling = PageElement.styling(ofContentOf: layer, &styles)
    if let className = styling.className { append("class", className, to: &markup) }
    if let style = styling.style { append("style", style, to: &markup) }
    markup += ">".utf8
    appendChildren(of: content, to: &markup, &styles, &numbers)
    markup += "</view-layer>".utf8
  }

  private static func appendTag(
    _ tag: String, ofBox index: Int, of shown: PageElement, to markup: inout [UInt8], _ styles: inout StyleNames,
    number: String = ""
  ) {
    markup += "<".utf8
    markup += tag.utf8
    markup += number.utf8
    if index == 0 { append(shown.element.page, of: shown.element, to: &markup, &styles) }
    let styling = shown.styling(ofBox: index, &styles)
    if let className = styling.className { append("class", className, to: &markup) }
    for attribute in PageAttribute.present(on: shown, box: index) {
      guard let value = attribute.value(on: shown, box: index, in: styles.words) else { continue }
      if attribute == .label, index == 0, shown.element.hasOptions { continue }
      // The fixed attributes include it.
      if attribute == .ariaRole, index == 0, shown.element.nestedButtonRole != nil { continue }
      append(attribute.name, value, to: &markup)
      styles.need(attribute.parts)
    }
    if let style = styling.style { append("style", style, to: &markup) }
    markup += ">".utf8
  }

  /// Appends the fixed attributes of a kind, and the DOM attributes that mirror attributes of the element.
  private static func append(
    _ page: PageKind, of element: Element, to markup: inout [UInt8], _ styles: inout StyleNames
  ) {
    markup += page.attributes.utf8
    if let role = element.nestedButtonRole {
      append("role", role, to: &markup)
      if role == "button" { markup += " tabindex=0".utf8 }
    }
    if page.properties.isEmpty { return }
    for (key, value) in element.attributes {
      guard let name = page.properties[key] else { continue }
      append(name, value.description, isValue: true, to: &markup)
      styles.need(page.parts(for: key))
    }
    // Without `step=any`, browsers accept only whole numbers (WHATWG HTML, 4.10.5.1.13).
    if element.kind == .slider, element[.step] == nil { markup += " step=any".utf8 }
  }

  /// Appends an attribute. Values that consist of letters and digits need no quotes (WHATWG HTML, 13.1.2.3).
  private static func append(_ name: String, _ value: String, isValue: Bool = false, to markup: inout [UInt8]) {
    markup += " ".utf8
    markup += name.utf8
    if value.isEmpty, !isValue { return }
    let isWord =
      !value.isEmpty && value.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
    markup += (isWord ? "=" : "=\"").utf8
    markup.appendEscapedForHTML(value)
    if !isWord { markup += "\"".utf8 }
  }

  /// Appends the children of an element.
  static func appendChildren(
    of element: Element, to markup: inout [UInt8], _ styles: inout StyleNames, _ numbers: inout Numbers
  ) {
    var child = element.firstChild
    while let current = child {
      append(current, to: &markup, &styles, &numbers)
      child = current.nextSibling
    }
  }

  /// Appends a text with attributed runs.
  ///
  /// - Parameters:
  ///   - runs: The runs of the text.
  ///   - element: The text. Links in a text in a button are part of the button and are not separate links.
  ///   - markup: The markup to append to.
  static func append(_ runs: [TextRun], of element: Element, to markup: inout [UInt8]) {
    let isOnButton = runs.contains { $0.attributes[.link] != nil } && element.isInside(.button)
    var rest = runs[...]
    while let first = rest.first {
      guard let address = first.attributes[.link], !isOnButton else {
        append(first, to: &markup)
        rest.removeFirst()
        continue
      }
      // Adjacent runs with the same address form one link, which is one stop for keyboard navigation.
      let link = rest.prefix { $0.attributes[.link] == address }
      rest.removeFirst(link.count)
      markup += "<a ".utf8
      append(linkTo: address.description, to: &markup)
      let style = link.count == 1 ? Style.declarations(of: first) : nil
      append(style: style, to: &markup)
      markup += ">".utf8
      for run in link { append(run, isStyled: style != nil, to: &markup) }
      markup += "</a>".utf8
    }
  }

  /// Appends a run of a text.
  ///
  /// - Parameter isStyled: Whether the surrounding element already has the style of the run.
  private static func append(_ run: TextRun, isStyled: Bool = false, to markup: inout [UInt8]) {
    let style = isStyled ? nil : Style.declarations(of: run)
    if style != nil {
      markup += "<span".utf8
      append(style: style, to: &markup)
      markup += ">".utf8
    }
    if let symbol = run.attributes[.symbol]?.description {
      append(symbol: symbol, to: &markup)
    }
    markup.appendEscapedForHTML(run.text)
    if style != nil { markup += "</span>".utf8 }
  }

  /// Appends a symbol that is not an element of the screen.
  private static func append(symbol: String, to markup: inout [UInt8]) {
    markup += "<view-image aria-hidden=true".utf8
    append("data-symbol", symbol, to: &markup)
    append("style", "mask-image:\(Symbols.mask(symbol))", to: &markup)
    markup += "></view-image>".utf8
  }

  private static func append(style: String?, to markup: inout [UInt8]) {
    guard let style else { return }
    markup += " style=\"".utf8
    markup.appendEscapedForHTML(style)
    markup += "\"".utf8
  }

  /// The URL schemes that browsers may open directly, such as in a new tab. `Resources/client.js` opens no others
  /// either. All other addresses are sent only to the app, because a browser might execute them.
  private static let schemes: Set<Substring> = ["http", "https", "mailto", "tel", "sms", "facetime"]

  /// Appends the attributes of a link. The script sends its clicks to the app.
  private static func append(linkTo address: String, to markup: inout [UInt8]) {
    let isOpen = schemes.contains(address.lowercased().prefix { $0 != ":" })
    markup += (isOpen ? "href=\"" : "role=\"link\" tabindex=\"0\" data-link=\"").utf8
    markup.appendEscapedForHTML(address)
    markup += "\"".utf8
  }

  private static func tag(ofBox index: Int, of shown: PageElement) -> String {
    shown.isRow(box: index) ? "view-row" : "view-box"
  }
}

extension Element {
  /// Whether the element is a tab bar with too many tabs for a narrow window.
  var hasMoreTabs: Bool { kind == .tabBar && choices.count > 5 && parent?[.isPaged] != .flag(true) }

  /// Returns whether an ancestor has this kind. O(depth).
  func isInside(_ kind: ElementKind) -> Bool {
    var element = parent
    while let current = element {
      if current.kind == kind { return true }
      element = current.parent
    }
    return false
  }
}
