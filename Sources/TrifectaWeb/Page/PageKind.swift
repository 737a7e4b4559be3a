import Elements
import PortableUI

/// The DOM representation of a kind of element: everything that the host knows about a kind in addition to its
/// ``Schema``.
///
/// A new kind of control needs only an entry in ``known``, and optionally rules in a style sheet.
@MainActor
struct PageKind {
  /// The name of the DOM element.
  var tag: String
  /// Whether the DOM element has no content and no end tag.
  var isEmpty = false
  /// Fixed attributes, as they appear in the markup.
  var attributes = ""
  /// The DOM attributes that mirror attributes of the element.
  var properties: [AttributeKey: String] = [:]
  /// The HTML attributes that depend on a property of the element, if they are not those of ``PageAttribute/known``.
  var affected: [AttributeKey: [PageAttribute]] = [:]
  /// The CSS declarations for properties that mean something else for this kind than for others (``Style``).
  var styles: [AttributeKey: @MainActor (AttributeValue) -> String?] = [:]
  /// The DOM attributes of the auxiliary control that mirror attributes of the element.
  var partProperties: [AttributeKey: String] = [:]
  /// An auxiliary control before the element's children. The script finds the element among the control's ancestors.
  var part: (tag: String, attributes: String, text: String)?
  /// The accessibility name of the auxiliary control.
  var partLabel: WebMessage?
  /// The page parts that the kind needs.
  var parts: [PagePart] = []
  /// The offered space that the element fills, see ``PageNote``. The style sheet sets the same by tag.
  var fills: UInt32 = 0
  /// An attribute without which the element does not fill the offered space.
  var fillsOnlyWith: AttributeKey?
  /// Whether the size of the element does not depend on its content.
  var isOfOwnSize = false
  /// Whether the element does not fill the offered space if its label is hidden.
  var fillsByLabel = false
  /// Whether the element scrolls. It scrolls vertically unless its axes specify otherwise.
  var scrolls = false
  /// Whether the element is a box without an appearance, which can have the style of layers.
  var isPlain = false
  /// Whether padding around the element may become its margin.
  var takesMargin = false
  /// The role that a label gives to an element without a role (ARIA 1.2).
  var labelledRole: String?
  /// Whether the element has no meaning without a label.
  var isDecoration = false
  /// The accessibility name of an element without a label.
  var defaultLabel: WebMessage?

  /// The attributes of controls that style sheets select by.
  private static let controlProperties: [AttributeKey: String] = [
    .controlStyle: "data-style", .controlSize: "data-size", .borderShape: "data-shape",
    .labelsHidden: "data-unlabelled", .shortcut: "data-key",
  ]
  /// The attributes of fields.
  private static let field: [AttributeKey: String] =
    controlProperties.merging([.text: "value", .handlesEditing: "data-editing"]) { $1 }
  private static let area: [AttributeKey: String] = field.filter { $0.key != .text }
  private static let dated: [AttributeKey: String] = [.value: "value", .minimum: "min", .maximum: "max"]

  private static let list: [AttributeKey: String] = [
    .listStyle: "data-style", .editing: "data-editing", .hidesBackground: "data-clear",
    .hidesIndicators: "data-hides-indicators", .still: "data-still", .bounce: "data-bounce",
    .scrollAnchors: "data-anchors", .selects: "data-selects",
  ]

  /// The tint of a control that has no text in it. Its color needs no adjustment for legibility.
  private static let fillTint: @MainActor (AttributeValue) -> String? = { value in
    guard case .color(let tint) = value else { return Style.color(value).map { "--tint:\($0)" } }
    return Paint.fill(tint).map { "--tint:\($0)" }
  }
  /// The value of a gauge, and its tint: a color, or color stops along the bar or the ring, whose length is `--arc`.
  private static let gaugeStyles: [AttributeKey: @MainActor (AttributeValue) -> String?] = [
    .value: { Style.number($0).map { "--part:\(Style.text($0))" } },
    .tint: { value in
      guard case .paint(.gradient(let gradient)) = value else { return fillTint(value) }
      let stops = gradient.stops.compactMap { stop in
        Paint.fill(stop.color).map { "\($0) calc(var(--arc)*\(Style.text(stop.location)))" }
      }
      return stops.count < 2 ? nil : "--stops:\(stops.joined(separator: ","))"
    },
  ]

  /// The background of a container of pages. Pages without a background are transparent.
  private static let pageBackground: @MainActor (AttributeValue) -> String? = {
    Paint.background($0).map { "\($0);--page:#0000" }
  }

  /// A content margin of a scroll view. It is also the scroll padding, in addition to the inset of bars on that side.
  private static let scrollMargins: [AttributeKey: @MainActor (AttributeValue) -> String?] = [
    .top: scrollMargin("block-start", "top"), .bottom: scrollMargin("block-end", "bottom"),
    .leading: scrollMargin("inline-start", "start"), .trailing: scrollMargin("inline-end", "end"),
  ]

  private static func scrollMargin(_ property: String, _ side: String) -> @MainActor (AttributeValue) -> String? {
    { value in
      Style.number(value).map { Style.text($0) + "px" }.map {
        "padding-\(property):\($0);scroll-padding-\(property):calc(\($0) + var(--inset-\(side),0px))"
      }
    }
  }

  private static func dateField(_ type: String) -> PageKind {
    PageKind(
      tag: "label", properties: controlProperties, partProperties: dated,
      part: ("input", " type=\(type) data-event=change autocomplete=off", ""), parts: [.controls, .fields],
      fills: PageNote.fillsWidth, fillsByLabel: true)
  }

  /// Returns the page parts that an attribute needs in addition to the parts of the kind.
  func parts(for key: AttributeKey) -> [PagePart] {
    if properties[key] == nil { return [] }
    return switch key {
    case .shortcut: [.shortcuts]
    case .still, .bounce, .scrollTargets, .scrollAnchors: [.scrolling]
    case .handlesEditing: [.styles]
    case .editing: [.edits]
    case .labelsHidden: [.controls]
    case .listStyle, .pinned: [.rows]
    // The parts of these kinds contain the styles of their controls, so the general part is not needed.
    case .controlStyle where !Set(parts).isDisjoint(with: [.options, .progress]): []
    default: Self.controlProperties[key] != nil ? [.styles] : []
    }
  }

  /// The auxiliary button that dismisses a presentation.
  private static let dismissal = (
    tag: "button", attributes: " type=button data-event=dismiss", text: ""
  )
  static let known = InternedTable<ElementKind, PageKind>(rows, other: PageKind(tag: "view-group"))
  private static let rows: [ElementKind: PageKind] = [
    .text: PageKind(tag: "span", isPlain: true),
    // The server owns the state. If a browser restored a field's value, it would show a value that no handler has
    // received.
    .textField: PageKind(
      tag: "input", isEmpty: true, attributes: " type=text", properties: field, parts: [.typing],
      fills: PageNote.fillsWidth),
    .secureField: PageKind(
      tag: "input", isEmpty: true, attributes: " type=password", properties: field, parts: [.typing],
      fills: PageNote.fillsWidth),
    .textArea: PageKind(
      tag: "textarea", attributes: " rows=1", properties: area,
      styles: [
        .lineLimit: { Style.number($0).map { "max-height:calc(\(Style.text($0))lh + 18px)" } },
        .minimumLines: { Style.number($0).map { "min-height:calc(\(Style.text($0))lh + 18px)" } },
      ], parts: [.fields, .typing], fills: PageNote.fillsWidth),
    .textEditor: PageKind(
      tag: "textarea", attributes: " data-style=editor", properties: area, parts: [.fields, .typing],
      fills: PageNote.fillsWidth | PageNote.fillsHeight, defaultLabel: .text),
    .datePicker: dateField("date"),
    .timePicker: dateField("time"),
    .dateTimePicker: dateField("datetime-local"),
    .colorPicker: PageKind(
      tag: "label", properties: controlProperties, partProperties: [.value: "value"],
      part: ("input", " type=color data-event=change autocomplete=off", ""), parts: [.controls, .fields],
      fills: PageNote.fillsWidth, fillsByLabel: true),
    .stepper: PageKind(
      tag: "view-stepper", attributes: " role=group", properties: controlProperties, parts: [.boxes],
      fills: PageNote.fillsWidth,
      fillsByLabel: true),
    .stepperButtons: PageKind(tag: "stepper-buttons"),
    .menu: PageKind(tag: "view-menu", parts: [.menus]),
    .menuButton: PageKind(
      tag: "button", attributes: " type=button data-menu aria-expanded=false",
      properties: controlProperties.merging([.hasPrimaryAction: "data-primary"]) { $1 }),
    .menuItems: PageKind(tag: "menu-items", attributes: " popover", parts: [.menus, .controls, .styles]),
    .disclosureButton: PageKind(
      tag: "button", attributes: " type=button data-disclosure",
      properties: controlProperties.merging([.isExpanded: "aria-expanded"]) { $1 }, parts: [.boxes],
      fills: PageNote.fillsWidth),
    .shareLink: PageKind(
      tag: "button", attributes: " type=button", properties: controlProperties.merging([.shared: "data-share"]) { $1 },
      parts: [.shortcuts], takesMargin: true),
    .pasteButton: PageKind(
      tag: "button", attributes: " type=button data-paste", properties: controlProperties, parts: [.shortcuts],
      takesMargin: true),
    .fileButton: PageKind(
      tag: "button", attributes: " type=button data-files",
      properties: controlProperties.merging([.acceptedFiles: "data-accept", .takesSeveral: "data-several"]) { $1 },
      parts: [.files], takesMargin: true),
    .dragPreview: PageKind(tag: "drag-preview", parts: [.drops]),
    .groupBox: PageKind(tag: "group-box", parts: [.boxes], fills: PageNote.fillsWidth),
    .controlGroup: PageKind(
      tag: "control-group", properties: controlProperties, parts: [.boxes], labelledRole: "group"),
    .gauge: PageKind(
      tag: "view-gauge", attributes: " role=meter aria-valuemin=0 aria-valuemax=1",
      properties: [.value: "aria-valuenow", .controlStyle: "data-style"], styles: gaugeStyles, parts: [.boxes],
      fills: PageNote.fillsWidth, defaultLabel: .gauge),
    .gaugeRing: PageKind(
      tag: "gauge-ring", attributes: " role=meter aria-valuemin=0 aria-valuemax=1",
      properties: [.value: "aria-valuenow", .controlStyle: "data-style"], styles: gaugeStyles, parts: [.boxes],
      defaultLabel: .gauge),
    .slider: PageKind(
      tag: "input", isEmpty: true, attributes: " type=range data-event=change autocomplete=off",
      properties: [
        .minimum: "min", .maximum: "max", .step: "step", .value: "value", .handlesEditing: "data-editing",
      ], styles: [.tint: fillTint], parts: [.controls],
      fills: PageNote.fillsWidth),
    .toggle: PageKind(
      tag: "label",
      properties: controlProperties, styles: [.tint: fillTint],
      part: ("input", " type=checkbox role=switch data-event=change autocomplete=off", ""),
      parts: [.controls], fills: PageNote.fillsWidth, fillsByLabel: true),
    .picker: PageKind(
      tag: "view-picker", properties: controlProperties, part: ("select", " data-event=change autocomplete=off", ""),
      parts: [.controls]),
    .optionPicker: PageKind(
      tag: "view-options", properties: controlProperties, part: ("option-list", " role=radiogroup", ""),
      parts: [.controls, .options],
      fills: PageNote.fillsWidth),
    .pickerLabel: PageKind(tag: "picker-label"),
    .button: PageKind(
      tag: "button", attributes: " type=button", properties: controlProperties,
      affected: [.disabled: [.disabled, .ariaDisabled]],
      styles: [.cornerRadius: { Style.length("--round", $0) }], takesMargin: true),
    .vStack: PageKind(tag: "v-stack", isPlain: true, takesMargin: true, labelledRole: "group"),
    .hStack: PageKind(tag: "h-stack", isPlain: true, takesMargin: true, labelledRole: "group"),
    .zStack: PageKind(tag: "z-stack", isPlain: true, takesMargin: true, labelledRole: "group"),
    .spacer: PageKind(tag: "view-spacer"),
    .arranged: PageKind(
      tag: "view-arranged", properties: [.places: "data-places"], parts: [.layout], isOfOwnSize: true),
    .fitting: PageKind(tag: "view-fits", properties: [.axes: "data-axes"]),
    .divider: PageKind(tag: "hr", isEmpty: true, fills: PageNote.fillsWidth),
    .geometry: PageKind(tag: "view-geometry", parts: [.geometry], fills: PageNote.fillsWidth | PageNote.fillsHeight),
    .color: PageKind(
      tag: "view-color", styles: [.fill: { Paint.isClear($0) ? "pointer-events:none" : Paint.background($0) }],
      fills: PageNote.fillsWidth | PageNote.fillsHeight),
    .progress: PageKind(
      tag: "progress", properties: [.value: "value", .controlStyle: "data-style"], styles: [.tint: fillTint],
      parts: [.progress],
      fills: PageNote.fillsWidth,
      fillsOnlyWith: .value,
      defaultLabel: .inProgress),
    .image: PageKind(
      tag: "view-image", properties: [.labelIcon: "data-icon"], affected: [.label: [.label, .hidden, .ariaRole]],
      fills: PageNote.fillsWidth | PageNote.fillsHeight,
      fillsOnlyWith: .resizable, takesMargin: true,
      labelledRole: "img", isDecoration: true),
    .shape: PageKind(
      tag: "view-shape", styles: [.fill: { _ in nil }], parts: [.drawing],
      fills: PageNote.fillsWidth | PageNote.fillsHeight, takesMargin: true),
    // The element itself is focused first, so that screen readers announce it.
    .sheet: PageKind(
      tag: "dialog", attributes: " data-modal=sheet tabindex=-1 autofocus",
      properties: [.hidesIndicators: "data-hides-indicators", .asideWidth: "data-aside", .sharesScreen: "data-shares"],
      part: dismissal, partLabel: .dismiss, parts: [.presentation]),
    .fullScreenCover: PageKind(
      tag: "dialog", attributes: " data-modal=cover tabindex=-1 autofocus", parts: [.presentation]),
    .popover: PageKind(
      tag: "dialog", attributes: " data-modal=popover tabindex=-1 autofocus",
      properties: [
        .hidesIndicators: "data-hides-indicators", .adaptation: "data-adaptation", .popoverPlace: "data-at",
      ], part: dismissal, partLabel: .dismiss,
      parts: [.presentation]),
    .alert: PageKind(tag: "dialog", attributes: " data-modal=alert role=alertdialog", parts: [.presentation]),
    .confirmationDialog: PageKind(
      tag: "dialog", attributes: " data-modal=confirmation role=alertdialog", parts: [.presentation]),
    .alertActions: PageKind(tag: "alert-actions", parts: [.presentation]),
    // Navigation stacks, tab views and split views fill the offered height, and their pages scroll.
    .navigationStack: PageKind(tag: "view-navigation", parts: [.navigation], fills: PageNote.fillsWidth, scrolls: true),
    .tabView: PageKind(
      tag: "view-tabs", properties: [.isPaged: "data-paged"], styles: [.fill: pageBackground],
      parts: [.navigation, .tabs], fills: PageNote.fillsWidth,
      scrolls: true),
    .splitView: PageKind(
      tag: "view-split", properties: [.compactColumn: "data-column", .visibility: "data-visibility"],
      styles: [.fill: pageBackground], parts: [.navigation, .columns], fills: PageNote.fillsWidth, scrolls: true),
    .page: PageKind(tag: "view-page", attributes: " tabindex=-1", parts: [.navigation], fills: PageNote.fillsWidth),
    .navigationBar: PageKind(
      tag: "navigation-bar", properties: [.isInline: "data-inline", .barScheme: "data-scheme"], parts: [.navigation],
      fills: PageNote.fillsWidth),
    .toolbar: PageKind(tag: "tool-bar", properties: [.placement: "data-placement"], parts: [.navigation, .toolbars]),
    .navigationTitle: PageKind(tag: "navigation-title", attributes: " role=heading aria-level=1", parts: [.navigation]),
    .tabBar: PageKind(
      tag: "tab-bar", properties: [.hidesIndicators: "data-hides-indicators", .showsBackground: "data-ground"],
      part: ("tab-list", " role=navigation", ""), parts: [.navigation]),
    // Browsers have no native gesture for refreshing a part of a page.
    .refreshable: PageKind(
      tag: "view-refreshable", part: ("button", " type=button data-event=refresh", "Refresh"), parts: [.refresh]),
    // Scrollable regions must be reachable by keyboard (WCAG 2.2, 2.1.1).
    .list: PageKind(
      tag: "view-list", attributes: " role=list tabindex=0",
      properties: list, styles: scrollMargins, parts: [.lists],
      fills: PageNote.fillsWidth, scrolls: true),
    .table: PageKind(
      tag: "view-list", attributes: " role=table tabindex=0",
      properties: list.merging([.tableStyle: "data-table"]) { $1 }, styles: scrollMargins, parts: [.lists, .tables],
      fills: PageNote.fillsWidth, scrolls: true),
    .tableCells: PageKind(tag: "table-cells", parts: [.tables]),
    .tableCell: PageKind(tag: "table-cell", attributes: " role=cell", parts: [.tables]),
    .tableHeaderCell: PageKind(
      tag: "table-cell", attributes: " role=columnheader", properties: [.columnOrder: "aria-sort"], parts: [.tables]),
    .searchable: PageKind(
      tag: "view-search", parts: [.search], fills: PageNote.fillsWidth | PageNote.fillsHeight, scrolls: true),
    .suggestions: PageKind(tag: "search-offers", parts: [.search]),
    .searchBar: PageKind(tag: "search-bar", parts: [.search], fills: PageNote.fillsWidth),
    .searchField: PageKind(
      tag: "input", isEmpty: true, attributes: " type=text role=searchbox autocomplete=off enterkeyhint=search",
      properties: [.text: "value"], parts: [.search], fills: PageNote.fillsWidth),
    .lazyVGrid: PageKind(
      tag: "lazy-v-grid", properties: [.pinned: "data-pinned"], parts: [.lists, .grids], fills: PageNote.fillsWidth),
    .lazyHGrid: PageKind(tag: "lazy-h-grid", properties: [.pinned: "data-pinned"], parts: [.lists, .grids]),
    .grid: PageKind(tag: "view-grid", parts: [.grids]),
    .gridRow: PageKind(tag: "grid-row", parts: [.grids]),
    .sectionEdge: PageKind(tag: "section-edge", attributes: " aria-hidden=true", parts: [.lists]),
    .scroll: PageKind(
      tag: "view-scroll", attributes: " tabindex=0",
      properties: [
        .axes: "data-axes", .hidesIndicators: "data-hides-indicators", .still: "data-still", .bounce: "data-bounce",
        .scrollTargets: "data-targets", .scrollAnchors: "data-anchors", .contentPlace: "data-content-place",
      ],
      styles: scrollMargins, parts: [.lists],
      fills: PageNote.fillsWidth,
      scrolls: true),
    .lazyVStack: PageKind(
      tag: "lazy-v-stack", properties: [.pinned: "data-pinned"], parts: [.lists], fills: PageNote.fillsWidth),
    .lazyHStack: PageKind(tag: "lazy-h-stack", properties: [.pinned: "data-pinned"], parts: [.lists]),
    .gap: PageKind(tag: "view-gap", attributes: " aria-hidden=true", parts: [.gaps, .lists]),
    .webView: PageKind(
      tag: "iframe", attributes: " loading=lazy frameborder=0", properties: [.source: "src"],
      fills: PageNote.fillsWidth | PageNote.fillsHeight, defaultLabel: .webPage),
  ]
}

extension Element {
  /// The DOM representation of the element's kind.
  var page: PageKind { _read { yield PageKind.known[kind] } }

  /// Whether the user edits the element's value in a form field, whose value may be newer than the server's.
  var isField: Bool {
    page.tag == "input" || page.tag == "textarea" || page.part?.tag == "input" || isPicker || isOptionPicker
  }

  /// Whether the user selects the element's value from a list that the browser shows.
  var isPicker: Bool { page.part?.tag == "select" }

  /// Whether the user selects the element's value from options that are all visible.
  var isOptionPicker: Bool { kind == .optionPicker }

  /// Whether the element's markup contains the options.
  var hasOptions: Bool { isPicker || isOptionPicker || kind == .tabBar }

  /// Whether the element is a field for typing text.
  var isTyped: Bool { page.tag == "textarea" || kind == .textField || kind == .secureField }

  /// Whether the element's value is text that the user types.
  var holdsText: Bool { isTyped || kind == .searchField }

  /// The element's value, as the page represents it in a field.
  var fieldText: String { schema.value.flatMap { self[$0] }?.fieldText ?? "" }
}

extension AttributeValue {
  /// The value, as the page represents it in a field. Choices are represented by numbers, because several choices may
  /// have the same name.
  var fieldText: String {
    if case .choice(let choice) = self { return String(choice.id) }
    return description
  }
}
