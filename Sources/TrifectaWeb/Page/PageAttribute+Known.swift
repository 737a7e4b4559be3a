import Elements
import PortableUI

// The attributes of elements and of several kinds of layers. `PageLayer` assigns the others to the properties of one
// kind of layer.
extension PageAttribute {
  /// The attributes that depend on a property, for elements and layers whose rows (``PageKind/affected``,
  /// ``PageLayer/attributes``) state no others. Most properties affect the style.
  static let known = InternedTable<AttributeKey, [PageAttribute]>(
    [
      // The following properties belong to traits, which do not change.
      .text: [], .runs: [], .choices: [], .selection: [], .rowRole: [],
      .disabled: [.disabled], .covered: [.covered], .refreshing: [.busy], .rows: [.style], .role: [.role, .ariaRole],
      .symbol: [.symbol, .className], .minimumScale: [.minimumScale], .truncation: [.truncation],
      .prompt: [.placeholder, .label], .keyboard: [.inputMode], .contentType: [.autocomplete],
      .capitalization: [.autocapitalize], .autocorrects: [.autocorrect, .spellcheck], .submitLabel: [.enterKeyHint],
      .label: [.label], .hint: [.description, .valueText], .valueText: [.description, .valueText],
      .unspoken: [.hidden, .ariaRole, .label, .skipped], .spokenChildren: [.hidden, .ariaRole, .label, .skipped],
      .isDefaultAction: [.skipped],
      .traits: [.ariaRole, .level, .current], .removedTraits: [.ariaRole, .level, .current],
      .headingLevel: [.ariaRole, .level, .current], .importantContent: [.description], .customContent: [.description],
      .sortPriority: [], .inputLabels: [], .identifier: [.testIdentifier], .help: [.title],
      .priority: [.priority], .measured: [.measure], .watchesFocus: [.focus],
      .deletable: [.rowEdits], .movable: [.rowEdits], .separatorTop: [.rowLines],
      .separatorBottom: [.rowLines, .className], .separatorBottomTint: [.rowLines, .className],
      .isNavigationLink: [.isNavigationLink], .badge: [.badge], .prominent: [.prominent], .selected: [.current],
    ], other: [.className])

  /// The attributes of a layer that handles an event.
  static let handling: [EventKind: [PageAttribute]] = [
    .tap: [.tap, .tabIndex, .ariaRole], .hover: [.hover], .dragged: [.drag], .dropOver: [.drop],
    .scrollState: [.scrollFollow], .focus: [.focus],
  ]

  // `class` and `style` represent many properties (``PageElement``).
  static let className = PageAttribute("class", ofElement: { _ in nil })
  /// The class of a layer's content, which is a separate DOM element.
  static let contentClassName = PageAttribute("class of content", ofElement: { _ in nil })
  // The number of rows is an inline style rather than a class, because it changes with each scroll. The page computes
  // the length from the height of a row.
  static let style = PageAttribute("style", ofElement: { Style.number($0[.rows]).map { "--rows:\(Style.text($0))" } })

  static let disabled = PageAttribute("disabled", ofElement: { $0[.disabled] == .flag(true) ? "" : nil })
  // Other controls use the HTML attribute `disabled`.
  static let ariaDisabled = PageAttribute(
    "aria-disabled", ofElement: { $0[.disabled] == .flag(true) && $0.isButtonInButton ? "true" : nil })
  static let covered = PageAttribute("hidden", ofElement: { $0[.covered] == .flag(true) ? "" : nil })
  static let busy = PageAttribute("aria-busy", ofElement: { $0[.refreshing] == .flag(true) ? "true" : nil })
  static let role = PageAttribute("data-role", ofElement: { $0[.role]?.description })
  static let symbol = PageAttribute("data-symbol", ofElement: { $0[.symbol]?.description })
  static let minimumScale = PageAttribute(
    "data-min-scale", parts: [.layout], ofElement: { $0[.minimumScale]?.description })
  /// Where the ellipsis is: 0 for the beginning, .5 for the middle.
  static let truncation = PageAttribute(
    "data-truncation", parts: [.layout],
    ofElement: { $0[.truncation].map { $0.description == "head" ? "0" : ".5" } })
  /// Marks the button of a navigation link, at any depth in a list row.
  static let opensPage = PageAttribute("data-goes", ofElement: { $0.scrollsWithinRow ? nil : "" })

  static let tabIndex = PageAttribute("tabindex") { shown, index in
    shown.isPressed(box: index) || shown.attributeValue(.focusable, box: index) == .flag(true) ? "0" : nil
  }
  static let focus = PageAttribute("data-focus") { shown, index in
    index == 0 && shown.element[.watchesFocus] != nil
      || shown.element.layers.indices.contains {
        shown.element.layers[$0].reportsFocus && shown.box(describedByLayer: $0) == index
      } ? "" : nil
  }
  static let measure = PageAttribute("data-measure", parts: [.geometry]) { shown, index in
    var attributeValue = index == 0 ? shown.element[.measured] : nil
    for layer in shown.boxes.isEmpty ? [] : shown.element.layers[shown.boxes[index].layers] {
      // If layers of a box request different measurements, the most detailed one is used.
      if let measured = layer[.measured], attributeValue == nil || measured == .string("frame") {
        attributeValue = measured
      }
    }
    return attributeValue?.description
  }

  static let rowRole = PageAttribute("data-row-role", parts: [.lists]) { shown, index in
    shown.isRow(box: index) || shown.isLazyItem(box: index) ? PageRow(shown.element)[.rowRole]?.description : nil
  }
  static let rowEdits = PageAttribute("data-edits", parts: [.edits], ofRow: { $0.edits })
  static let rowLines = PageAttribute("data-lines", ofRow: { $0.lines })
  static let isNavigationLink = PageAttribute(
    "data-leads", ofRow: { $0[.isNavigationLink] == .flag(true) ? "" : nil })
  static let badge = PageAttribute("data-badge", parts: [.rows], ofRow: { $0[.badge]?.description })
  static let prominent = PageAttribute(
    "data-prominent", parts: [.rows], ofRow: { $0[.prominent] == .flag(true) ? "" : nil })

  /// Creates an attribute of a list row.
  private convenience init(
    _ name: String, parts: [PagePart] = [], ofRow value: @escaping @MainActor (PageRow) -> String?
  ) {
    self.init(name, parts: parts) { $0.isRow(box: $1) ? value(PageRow($0.element)) : nil }
  }
}

// The attributes of one kind of layer.
extension PageAttribute {
  static let direction = PageAttribute("dir") { shown, index in
    shown.attributeValue(.direction, box: index).map { $0 == .string("rightToLeft") ? "rtl" : "ltr" }
  }
  static let scheme = PageAttribute("data-scheme", parts: [.layout], mirroring: .screenScheme)
  static let symbolEffect = PageAttribute("data-effect", parts: [.effects], mirroring: .symbolEffect)
  static let exchange = PageAttribute("data-exchange", parts: [.effects], mirroring: .exchange)
  static let matched = PageAttribute("data-match", parts: [.matched], mirroring: .matched)
  static let follows = PageAttribute("data-follow", parts: [.matched], mirroring: .follows)
  static let matchedParts = PageAttribute("data-match-parts", mirroring: .matchedParts)
  static let popoverAnchor = PageAttribute("data-anchor", mirroring: .popoverAnchor)
  static let mask = PageAttribute(
    "data-mask", parts: [.masks], ofLayer: { $0.kind == .mask && $0.content != nil ? "" : nil })
  static let context = PageAttribute(
    "data-context", parts: [.menus], ofLayer: { $0.kind == .contextMenu ? "" : nil })

  static let scrollTargets = PageAttribute(
    "data-scroll-targets", parts: [.scrolling], ofLayer: { $0[.scrollTargets] == nil ? nil : "" })
  static let scrollAnchor = PageAttribute(
    "data-scroll-anchor", parts: [.scrolling], ofLayer: { $0[.scrollAnchor]?.description })
  static let scrollOrder = PageAttribute("data-scroll-order", ofLayer: { $0[.scrollOrder]?.description })
  static let scrollFollow = PageAttribute(
    "data-scroll-follow", parts: [.scrolling], ofLayer: { $0.handles(.scrollState) ? "" : nil })
  static let fullSwipe = PageAttribute("data-full", ofLayer: { $0[.fullSwipe] == nil ? nil : "" })

  /// The numbers of taps of a gesture; `at` for a single tap whose location is reported.
  static let tap = PageAttribute(
    "data-tap", parts: [.gestures],
    ofLayer: {
      guard $0.handles(.tap), $0[.disabled] == nil else { return nil }
      if $0[.locatesTap] != nil { return "at" }
      guard let others = $0[.furtherCounts] else { return $0[.count]?.description ?? "" }
      return "\($0[.count]?.description ?? "1") \(others)"
    })
  /// The minimum distance, the minimum duration and the maximum distance of a press; `-` for each that is not set. The
  /// further durations follow.
  static let press = PageAttribute(
    "data-press", parts: [.gestures],
    ofLayer: { layer in
      guard layer.handles(.press) else { return nil }
      let words = [AttributeKey.minimumDistance, .minimumDuration, .maximumDistance].map { key in
        Style.number(layer[key]).map(Style.text) ?? "-"
      }
      let durations = layer[.furtherDurations].map { [$0.description] } ?? []
      return words.allSatisfy { $0 == "-" } ? nil : (words + durations).joined(separator: " ")
    })
  static let pinch = PageAttribute(
    "data-pinch", parts: [.gestures, .pinches],
    ofLayer: { $0[.minimumScaleDelta] != nil || $0[.minimumAngle] != nil ? "" : nil })
  static let keys = PageAttribute(
    "data-keys", parts: [.keys], ofLayer: { $0.handles(.keyPress) ? $0[.keys]?.description : nil })
  static let priority = PageAttribute("data-priority", ofLayer: { $0[.priority]?.description })
  static let hover = PageAttribute(
    "data-hover", parts: [.gestures], ofLayer: { $0.handles(.hover) ? $0.handles(.hoverMove) ? "move" : "" : nil })
  static let drag = PageAttribute(
    "data-drag", parts: [.drops], ofLayer: { $0.handles(.dragged) && $0[.disabled] == nil ? "" : nil })
  static let drop = PageAttribute(
    "data-drop", parts: [.drops],
    ofLayer: { $0.handles(.dropOver) ? $0[.takesDrop] == nil ? "" : "ready" : nil })
}
