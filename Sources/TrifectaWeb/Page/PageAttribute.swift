import Elements
import PortableUI
import ViewGraph

/// The HTML attributes that represent an element's properties. The raw value is the name of the attribute.
///
/// One property may affect several attributes, and `class` and `style` represent many properties. The initial markup
/// and later changes both use this mapping.
@MainActor
enum PageAttribute: String {
  case disabled
  case ariaDisabled = "aria-disabled"
  case inputMode = "inputmode"
  case placeholder
  case autocomplete
  case autocapitalize
  case autocorrect
  case spellcheck
  case enterKeyHint = "enterkeyhint"
  case context = "data-context"
  case label = "aria-label"
  case description = "aria-description"
  case title
  case testIdentifier = "data-testid"
  case role = "data-role"
  case hidden = "aria-hidden"
  case ariaRole = "role"
  case symbol = "data-symbol"
  case covered = "hidden"
  case busy = "aria-busy"
  case tap = "data-tap"
  case press = "data-press"
  case pinch = "data-pinch"
  case keys = "data-keys"
  case priority = "data-priority"
  case hover = "data-hover"
  case drag = "data-drag"
  case drop = "data-drop"
  case focus = "data-focus"
  case measure = "data-measure"
  case tabIndex = "tabindex"
  case rowRole = "data-row-role"
  case level = "aria-level"
  case valueText = "aria-valuetext"
  case current = "aria-current"
  case direction = "dir"
  case scheme = "data-scheme"
  case minimumScale = "data-min-scale"
  case rowEdits = "data-edits"
  case rowLines = "data-lines"
  case isNavigationLink = "data-leads"
  case badge = "data-badge"
  case prominent = "data-prominent"
  case scrollTargets = "data-scroll-targets"
  case scrollAnchor = "data-scroll-anchor"
  case scrollOrder = "data-scroll-order"
  case scrollFollow = "data-scroll-follow"
  case fullSwipe = "data-full"
  case matched = "data-match"
  case follows = "data-follow"
  case matchedParts = "data-match-parts"
  case exchange = "data-exchange"
  case symbolEffect = "data-effect"
  case mask = "data-mask"
  case popoverAnchor = "data-anchor"
  /// Marks the button of a navigation link, at any depth in a list row.
  case opensPage = "data-goes"
  case className = "class"
  /// The class of a layer's content, which is a separate DOM element.
  case contentClassName = "class of content"
  case style

  /// The page parts that an element or box with the attribute needs.
  var parts: [PagePart] {
    switch self {
    case .tap, .press, .hover: [.gestures]
    case .pinch: [.gestures, .pinches]
    case .drag, .drop: [.drops]
    case .keys: [.keys]
    case .measure: [.geometry]
    case .rowRole: [.lists]
    case .badge, .prominent: [.rows]
    case .rowEdits: [.edits]
    case .scrollTargets, .scrollAnchor, .scrollFollow: [.scrolling]
    case .context: [.menus]
    case .scheme, .minimumScale: [.layout]
    case .matched, .follows: [.matched]
    case .symbolEffect, .exchange: [.effects]
    case .mask: [.masks]
    default: []
    }
  }

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
      for (key, _) in element.attributes { add(affected(by: key, of: element.kind)) }
    }
    for (number, layer) in element.layers.enumerated() {
      guard shown.box(describedByLayer: number) == index else { continue }
      if layer.handles(.tap) { add([.tap, .tabIndex, .ariaRole]) }
      if layer.handles(.hover) { add([.hover]) }
      if layer.handles(.dragged) { add([.drag]) }
      if layer.handles(.dropOver) { add([.drop]) }
      if layer.handles(.scrollState) { add([.scrollFollow]) }
      if layer.kind == .contextMenu { add([.context, .tabIndex, .ariaRole]) }
      if layer.kind == .mask, layer.content != nil { add([.mask]) }
      if layer.reportsFocus { add([.focus]) }
      if layer.kind == .listRow { add([.ariaRole, .rowRole]) }
      for (key, _) in layer.attributes { add(affected(by: key, of: layer.kind)) }
    }
    if shown.isLazyItem(box: index) { add([.rowRole]) }
    return attributes
  }

  /// Returns the attributes that may change with a property, except for the attributes in ``PageKind/properties``.
  ///
  /// - Parameters:
  ///   - key: The property.
  ///   - kind: The kind of the element or layer.
  static func affected(by key: AttributeKey, of kind: ElementKind) -> [PageAttribute] {
    switch key {
    // The following properties belong to traits, which do not change.
    case .text, .runs, .choices, .selection, .rowRole: []
    case .scrollTargets: [.scrollTargets]
    case .scrollAnchor: [.scrollAnchor]
    case .scrollOrder: [.scrollOrder]
    case .fullSwipe: [.fullSwipe]
    case .matched: [.matched]
    case .follows: [.follows]
    case .matchedParts: [.matchedParts]
    case .exchange: [.exchange]
    case .symbolEffect: [.symbolEffect]
    case .popoverAnchor: [.popoverAnchor]
    case .disabled where kind == .draggable: [.drag]
    case .disabled where kind == .hitTesting || kind == .contentShape: [.className]
    case .disabled where kind == .button: [.disabled, .ariaDisabled]
    case .disabled:
      kind == .gesture || kind == .tapGesture ? [.tap, .press, .pinch, .tabIndex, .ariaRole] : [.disabled]
    case .prompt: [.placeholder, .label]
    case .keyboard: [.inputMode]
    case .contentType: [.autocomplete]
    case .capitalization: [.autocapitalize]
    case .autocorrects: [.autocorrect, .spellcheck]
    case .submitLabel: [.enterKeyHint]
    case .label: kind == .description || kind == .image ? [.label, .hidden, .ariaRole] : [.label]
    case .symbol: [.symbol, .className]
    case .refreshing: [.busy]
    case .covered: kind == .redaction ? [.className] : [.covered]
    case .deletable, .movable: [.rowEdits]
    case .separatorTop: [.rowLines]
    case .separatorBottom, .separatorBottomTint: [.rowLines, .className]
    case .isNavigationLink: [.isNavigationLink]
    case .badge: [.badge]
    case .prominent: [.prominent]
    case .selected: [.current]
    case .rows: [.style]
    case .count, .locatesTap: [.tap]
    case .minimumDistance, .maximumDistance: [.press]
    case .minimumDuration: [.press, .tabIndex, .ariaRole]
    case .minimumScaleDelta, .minimumAngle: [.pinch]
    case .keys: [.keys]
    case .priority: [.priority]
    case .takesDrop: [.drop]
    case .dropTypes: []
    case .measured: [.measure]
    case .hint, .valueText: [.description, .valueText]
    case .unspoken, .spokenChildren: [.hidden, .ariaRole, .label]
    case .traits, .removedTraits, .headingLevel: [.ariaRole, .level, .current]
    case .importantContent, .customContent: [.description]
    case .sortPriority, .inputLabels: []
    case .direction: [.direction]
    case .screenScheme: [.scheme]
    case .minimumScale: [.minimumScale]
    case .identifier: [.testIdentifier]
    case .help: [.title]
    case .focusable: [.tabIndex]
    case .watchesFocus: [.focus]
    case .role: [.role, .ariaRole]
    case .alignment where kind == .overlay || kind == .background || kind == .mask: [.contentClassName]
    default: [.className]
    }
  }

  /// Returns the value of the attribute on a box: an empty string for a Boolean attribute, `nil` if it is not set.
  func value(on shown: PageElement, box index: Int) -> String? {
    switch self {
    case .label: Self.label(of: shown, box: index)
    case .description: Self.description(of: shown, box: index)
    case .title: shown.described(.help, box: index)?.description
    case .hidden: Self.isHidden(shown, box: index) ? "true" : nil
    case .level: Self.level(of: shown, box: index)
    case .valueText: shown.isRange(box: index) ? shown.described(.valueText, box: index)?.description : nil
    case .current where shown.isRow(box: index) && PageRow(shown.element)[self] != nil: "true"
    case .current: shown.traits(ofBox: index).contains("selected") ? "true" : nil
    case .direction: shown.attributeValue(.direction, box: index).map { $0 == .string("rightToLeft") ? "rtl" : "ltr" }
    case .scheme: shown.attributeValue(.screenScheme, box: index)?.description
    case .testIdentifier: shown.described(.identifier, box: index)?.description
    case .ariaRole: Self.role(of: shown, box: index)
    case .tabIndex:
      shown.isPressed(box: index) || shown.attributeValue(.focusable, box: index) == .flag(true) ? "0" : nil
    case .tap: shown.tapLayer(ofBox: index).map { Self.tap(shown.element.layers[$0]) }
    case .rowRole, .rowEdits, .rowLines, .isNavigationLink, .badge, .prominent:
      shown.isRow(box: index) || self == .rowRole && shown.isLazyItem(box: index) ? PageRow(shown.element)[self] : nil
    case .scrollTargets: shown.layer(ofBox: index) { $0[.scrollTargets] != nil }.map { _ in "" }
    case .scrollAnchor:
      shown.layer(ofBox: index) { $0.kind == .scrollReport }
        .flatMap { shown.element.layers[$0][.scrollAnchor]?.description }
    case .scrollOrder:
      shown.layer(ofBox: index) { $0[.scrollOrder] != nil }
        .flatMap { shown.element.layers[$0][.scrollOrder]?.description }
    case .scrollFollow: shown.layer(ofBox: index) { $0.handles(.scrollState) }.map { _ in "" }
    case .fullSwipe: shown.layer(ofBox: index) { $0[.fullSwipe] != nil }.map { _ in "" }
    case .matched: shown.attributeValue(.matched, box: index)?.description
    case .follows: shown.attributeValue(.follows, box: index)?.description
    case .matchedParts: shown.attributeValue(.matchedParts, box: index)?.description
    case .exchange: shown.attributeValue(.exchange, box: index)?.description
    case .symbolEffect: shown.attributeValue(.symbolEffect, box: index)?.description
    case .popoverAnchor: shown.attributeValue(.popoverAnchor, box: index)?.description
    case .mask: shown.layer(ofBox: index) { $0.kind == .mask && $0.content != nil }.map { _ in "" }
    case .press: shown.layer(ofBox: index) { $0.handles(.press) }.flatMap { Self.press(shown.element.layers[$0]) }
    case .pinch:
      shown.layer(ofBox: index) { $0[.minimumScaleDelta] != nil || $0[.minimumAngle] != nil }.map { _ in "" }
    case .keys:
      shown.layer(ofBox: index) { $0.handles(.keyPress) }.flatMap { shown.element.layers[$0][.keys]?.description }
    case .priority:
      shown.layer(ofBox: index) { $0[.priority] != nil }.flatMap { shown.element.layers[$0][.priority]?.description }
    case .context: shown.layer(ofBox: index) { $0.kind == .contextMenu }.map { _ in "" }
    case .focus:
      index == 0 && shown.element[.watchesFocus] != nil
        || shown.element.layers.indices.contains {
          shown.element.layers[$0].reportsFocus && shown.box(describedByLayer: $0) == index
        } ? "" : nil
    case .hover:
      shown.layer(ofBox: index) { $0.handles(.hover) }
        .map { shown.element.layers[$0].handles(.hoverMove) ? "move" : "" }
    case .drag: shown.layer(ofBox: index) { $0.handles(.dragged) && $0[.disabled] == nil }.map { _ in "" }
    case .drop:
      shown.layer(ofBox: index) { $0.handles(.dropOver) }
        .map { shown.element.layers[$0][.takesDrop] == nil ? "" : "ready" }
    case .measure: Self.measured(shown, box: index)
    case .opensPage: index == 0 && !shown.element.scrollsWithinRow ? "" : nil
    default: index == 0 ? value(on: shown.element) : nil
    }
  }

  private func value(on element: Element) -> String? {
    switch self {
    case .disabled: element[.disabled] == .flag(true) ? "" : nil
    // Other controls use the HTML attribute `disabled`.
    case .ariaDisabled: element[.disabled] == .flag(true) && element.isButtonInButton ? "true" : nil
    case .inputMode: element[.keyboard].flatMap { Self.inputMode(of: $0.description) }
    case .autocomplete: Self.autocomplete(element[.contentType]?.description)
    case .autocapitalize: element[.capitalization].map { $0 == .string("never") ? "none" : $0.description }
    case .autocorrect: element[.autocorrects] == .flag(false) ? "off" : nil
    case .spellcheck: element[.autocorrects] == .flag(false) ? "false" : nil
    case .enterKeyHint: element[.submitLabel].map { Self.enterKeyHint($0.description) }
    case .placeholder: element[.prompt]?.description
    case .role: element[.role]?.description
    // The number of rows is an inline style rather than a class, because it changes with each scroll. The page computes
    // the length from the height of a row.
    case .style: Style.number(element[.rows]).map { "--rows:\(Style.text($0))" }
    case .symbol: element[.symbol]?.description
    case .minimumScale: element[.minimumScale]?.description
    case .covered: element[.covered] == .flag(true) ? "" : nil
    case .busy: element[.refreshing] == .flag(true) ? "true" : nil
    default: nil
    }
  }

  private static func label(of shown: PageElement, box index: Int) -> String? {
    if let label = shown.described(.label, box: index) { return label.description }
    guard index == 0 else { return nil }
    // A control must have a name (WCAG 2.2, 4.1.2), even if it has no label.
    return shown.element[.prompt]?.description ?? shown.element.page.defaultLabel
  }

  /// Returns the role of a box. Only elements with a role may have a name (ARIA 1.2, 5.2.8.6).
  static func role(of shown: PageElement, box index: Int) -> String? {
    if shown.isRow(box: index) {
      if shown.element.parent?.kind != .table { return "listitem" }
      // The header of a table section has no cells.
      return shown.element.kind == .tableCells ? "row" : nil
    }
    if shown.isPressed(box: index) { return "button" }
    if index == 0, shown.element.kind == .button, shown.element[.role] == .string("link") { return "link" }
    if let role = spokenRole(of: shown, box: index) { return role }
    guard shown.described(.label, box: index) != nil else { return nil }
    return index == 0 ? shown.element.page.labelledRole : "group"
  }

  /// Returns the number of taps of a gesture; `at` for a single tap whose location is reported.
  private static func tap(_ layer: Layer) -> String {
    layer[.locatesTap] != nil ? "at" : layer[.count]?.description ?? ""
  }

  /// Returns the minimum distance, the minimum duration and the maximum distance of a press; `-` for each that is not
  /// set.
  private static func press(_ layer: Layer) -> String? {
    let words = [AttributeKey.minimumDistance, .minimumDuration, .maximumDistance].map { key in
      Style.number(layer[key]).map(Style.text) ?? "-"
    }
    return words.allSatisfy { $0 == "-" } ? nil : words.joined(separator: " ")
  }

  private static func measured(_ shown: PageElement, box index: Int) -> String? {
    var attributeValue = index == 0 ? shown.element[.measured] : nil
    for layer in shown.boxes.isEmpty ? [] : shown.element.layers[shown.boxes[index].layers] {
      // If layers of a box request different measurements, the most detailed one is used.
      if let measured = layer[.measured], attributeValue == nil || measured == .string("frame") {
        attributeValue = measured
      }
    }
    return attributeValue?.description
  }

  /// Returns the `autocomplete` value (WHATWG HTML, 6.10.18.7) of a `UITextContentType`. The default is `off`: the
  /// server owns the state, and a browser that restored a field would show a value that no handler has received.
  private static func autocomplete(_ type: String?) -> String {
    let known = [
      "name": "name", "namePrefix": "honorific-prefix", "givenName": "given-name", "middleName": "additional-name",
      "familyName": "family-name", "nameSuffix": "honorific-suffix", "nickname": "nickname",
      "jobTitle": "organization-title", "organizationName": "organization", "fullStreetAddress": "street-address",
      "streetAddressLine1": "address-line1", "streetAddressLine2": "address-line2", "addressCity": "address-level2",
      "addressState": "address-level1", "countryName": "country-name", "postalCode": "postal-code",
      "telephoneNumber": "tel", "emailAddress": "email", "URL": "url", "creditCardNumber": "cc-number",
      "username": "username", "password": "current-password", "newPassword": "new-password",
      "oneTimeCode": "one-time-code", "birthdate": "bday",
    ]
    return type.flatMap { known[$0] } ?? "off"
  }

  /// Returns the `enterkeyhint` value (WHATWG HTML, 6.8.9) nearest to a `SubmitLabel`.
  private static func enterKeyHint(_ label: String) -> String {
    switch label {
    case "done", "go", "next", "search", "send": label
    case "join", "route": "go"
    case "continue": "next"
    default: "enter"
    }
  }

  /// Returns the `inputmode` value (WHATWG HTML, 6.8.8) for the keyboard of a `UIKeyboardType`.
  private static func inputMode(of keyboard: String) -> String? {
    switch keyboard {
    case "phonePad", "namePhonePad": "tel"
    case "numberPad", "asciiCapableNumberPad": "numeric"
    case "decimalPad": "decimal"
    case "emailAddress": "email"
    case "URL": "url"
    case "webSearch": "search"
    default: nil
    }
  }
}

extension Layer {
  /// Whether the page must report the focus. A focusable view needs no reports unless a view reads its focus.
  fileprivate var reportsFocus: Bool { handles(.focus) && (self[.focusable] == nil || self[.watchesFocus] != nil) }
}
