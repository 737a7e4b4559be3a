import Elements
import PortableUI

/// How a page shows elements of one kind: all that the host knows of a kind beyond its ``Schema``.
///
/// A new kind of control needs its line in ``known``, and nothing else of the host; the style sheet may say more of its looks.
@MainActor
struct PageKind {
  /// The name of the DOM element.
  var tag: String
  /// Whether it has no end tag and nothing in it.
  var isEmpty = false
  /// What its markup says in any case, as it is written.
  var attributes = ""
  /// The DOM attributes that are as the element's.
  var properties: [AttributeKey: String] = [:]
  /// Those of the control that comes with it.
  var partProperties: [AttributeKey: String] = [:]
  /// A control that comes with the element, before what is in it. The script finds its element around it.
  var part: (tag: String, attributes: String, text: String)?
  /// What it needs beyond what each page has.
  var parts: [PagePart] = []
  /// What it takes of the space it is offered, see ``PageNote``. The style sheet knows most by their tags.
  var fills: UInt32 = 0
  /// The attribute without which it takes no more than it needs.
  var fillsOnlyWith: AttributeKey?
  /// Whether it is as large as it says, however much what is in it would take.
  var isOfOwnSize = false
  /// Whether it takes no more than it needs where its label is hidden.
  var fillsByLabel = false
  /// Whether it is a region that scrolls, from top to bottom unless its axes say otherwise.
  var scrolls = false
  /// Whether it is a box without looks of its own, which can have those of layers.
  var isPlain = false
  /// Whether a padding around it may be its margin.
  var takesMargin = false
  /// The role that a label gives to it where it has none (ARIA 1.2).
  var labelledRole: String?
  /// Whether it has no meaning without a label.
  var isDecoration = false
  /// What it is called where nothing gives it a name.
  var defaultLabel: String?

  /// How a kind is shown.
  static func of(_ kind: ElementKind) -> PageKind { known[kind] ?? other }

  /// What style sheets ask of controls.
  private static let looks: [AttributeKey: String] = [
    .controlStyle: "data-style", .controlSize: "data-size", .borderShape: "data-shape",
    .labelsHidden: "data-unlabelled", .shortcut: "data-key",
  ]
  /// What a field says of itself.
  private static let field: [AttributeKey: String] =
    looks.merging([.text: "value", .tellsEditing: "data-editing"]) { $1 }
  private static let area: [AttributeKey: String] = field.filter { $0.key != .text }
  private static let dated: [AttributeKey: String] = [.value: "value", .minimum: "min", .maximum: "max"]

  private static let list: [AttributeKey: String] = [
    .listStyle: "data-style", .editing: "data-editing", .hidesBackground: "data-clear",
    .hidesIndicators: "data-hides-indicators", .still: "data-still", .scrollAnchors: "data-anchors",
    .selects: "data-selects",
  ]

  private static func dateField(_ type: String) -> PageKind {
    PageKind(
      tag: "label", properties: looks, partProperties: dated,
      part: ("input", " type=\(type) data-event=change autocomplete=off", ""), parts: [.controls, .fields],
      fills: PageNote.fillsWidth, fillsByLabel: true)
  }

  /// What an attribute of an element takes beyond what its kind needs.
  func parts(for key: AttributeKey) -> [PagePart] {
    if properties[key] == nil { return [] }
    return switch key {
    case .shortcut: [.shortcuts]
    case .still, .bounce, .scrollTargets, .scrollAnchors: [.scrolling]
    case .tellsEditing: [.styles]
    case .editing: [.edits]
    case .labelsHidden: [.controls]
    case .listStyle, .pinned: [.rows]
    // Those with a part of their own have their styles in it.
    case .controlStyle where !Set(parts).isDisjoint(with: [.options, .progress]): []
    default: Self.looks[key] != nil ? [.styles] : []
    }
  }

  private static let other = PageKind(tag: "view-group")
  /// By which a person puts away what is in front of the screen.
  private static let dismissal = (
    tag: "button", attributes: " type=button data-event=dismiss aria-label=Dismiss", text: ""
  )
  private static let known: [ElementKind: PageKind] = [
    .text: PageKind(tag: "span", isPlain: true),
    // The state is the server's: a browser that filled a field by itself would show what no handler was told of.
    .textField: PageKind(
      tag: "input", isEmpty: true, attributes: " type=text", properties: field, parts: [.typing],
      fills: PageNote.fillsWidth),
    .secureField: PageKind(
      tag: "input", isEmpty: true, attributes: " type=password", properties: field, parts: [.typing],
      fills: PageNote.fillsWidth),
    .textArea: PageKind(
      tag: "textarea", attributes: " rows=1", properties: area, parts: [.fields, .typing], fills: PageNote.fillsWidth),
    .textEditor: PageKind(
      tag: "textarea", attributes: " data-style=editor", properties: area, parts: [.fields, .typing],
      fills: PageNote.fillsWidth | PageNote.fillsHeight, defaultLabel: "Text"),
    .datePicker: dateField("date"),
    .timePicker: dateField("time"),
    .dateTimePicker: dateField("datetime-local"),
    .colorPicker: PageKind(
      tag: "label", properties: looks, partProperties: [.value: "value"],
      part: ("input", " type=color data-event=change autocomplete=off", ""), parts: [.controls, .fields],
      fills: PageNote.fillsWidth, fillsByLabel: true),
    .stepper: PageKind(
      tag: "view-stepper", attributes: " role=group", properties: looks, parts: [.boxes], fills: PageNote.fillsWidth,
      fillsByLabel: true),
    .stepperButtons: PageKind(tag: "stepper-buttons"),
    .menu: PageKind(tag: "view-menu", parts: [.menus]),
    .menuButton: PageKind(
      tag: "button", attributes: " type=button data-menu aria-expanded=false",
      properties: looks.merging([.hasPrimaryAction: "data-primary"]) { $1 }),
    .menuItems: PageKind(tag: "menu-items", attributes: " popover", parts: [.menus, .controls, .styles]),
    .disclosureButton: PageKind(
      tag: "button", attributes: " type=button data-disclosure",
      properties: looks.merging([.isExpanded: "aria-expanded"]) { $1 }, parts: [.boxes], fills: PageNote.fillsWidth),
    .shareLink: PageKind(
      tag: "button", attributes: " type=button", properties: looks.merging([.shared: "data-share"]) { $1 },
      parts: [.shortcuts], takesMargin: true),
    .pasteButton: PageKind(
      tag: "button", attributes: " type=button data-paste", properties: looks, parts: [.shortcuts], takesMargin: true),
    .fileButton: PageKind(
      tag: "button", attributes: " type=button data-files",
      properties: looks.merging([.acceptedFiles: "data-accept", .takesSeveral: "data-several"]) { $1 },
      parts: [.files], takesMargin: true),
    .dragPreview: PageKind(tag: "drag-preview", parts: [.drops]),
    .groupBox: PageKind(tag: "group-box", parts: [.boxes], fills: PageNote.fillsWidth),
    .controlGroup: PageKind(tag: "control-group", properties: looks, parts: [.boxes], labelledRole: "group"),
    .gauge: PageKind(
      tag: "view-gauge", attributes: " role=meter aria-valuemin=0 aria-valuemax=1",
      properties: [.value: "aria-valuenow"], parts: [.boxes], fills: PageNote.fillsWidth, defaultLabel: "Gauge"),
    .gaugeRing: PageKind(
      tag: "gauge-ring", attributes: " role=meter aria-valuemin=0 aria-valuemax=1",
      properties: [.value: "aria-valuenow"], parts: [.boxes], defaultLabel: "Gauge"),
    .slider: PageKind(
      tag: "input", isEmpty: true, attributes: " type=range data-event=change autocomplete=off",
      properties: [
        .minimum: "min", .maximum: "max", .step: "step", .value: "value", .tellsEditing: "data-editing",
      ], parts: [.controls],
      fills: PageNote.fillsWidth),
    .toggle: PageKind(
      tag: "label",
      properties: looks, part: ("input", " type=checkbox role=switch data-event=change autocomplete=off", ""),
      parts: [.controls], fills: PageNote.fillsWidth, fillsByLabel: true),
    .picker: PageKind(
      tag: "view-picker", properties: looks, part: ("select", " data-event=change autocomplete=off", ""),
      parts: [.controls]),
    .optionPicker: PageKind(
      tag: "view-options", properties: looks, part: ("option-list", " role=radiogroup", ""),
      parts: [.controls, .options],
      fills: PageNote.fillsWidth),
    .pickerLabel: PageKind(tag: "picker-label"),
    .button: PageKind(tag: "button", attributes: " type=button", properties: looks, takesMargin: true),
    .vStack: PageKind(tag: "v-stack", isPlain: true, takesMargin: true, labelledRole: "group"),
    .hStack: PageKind(tag: "h-stack", isPlain: true, takesMargin: true, labelledRole: "group"),
    .zStack: PageKind(tag: "z-stack", isPlain: true, takesMargin: true, labelledRole: "group"),
    .spacer: PageKind(tag: "view-spacer"),
    .arranged: PageKind(
      tag: "view-arranged", properties: [.places: "data-places"], parts: [.layout], isOfOwnSize: true),
    .fitting: PageKind(tag: "view-fits", properties: [.axes: "data-axes"], parts: [.layout]),
    .divider: PageKind(tag: "hr", isEmpty: true, fills: PageNote.fillsWidth),
    .geometry: PageKind(tag: "view-geometry", parts: [.geometry], fills: PageNote.fillsWidth | PageNote.fillsHeight),
    .color: PageKind(tag: "view-color", fills: PageNote.fillsWidth | PageNote.fillsHeight),
    .progress: PageKind(
      tag: "progress", properties: [.value: "value", .controlStyle: "data-style"], parts: [.progress],
      fills: PageNote.fillsWidth,
      fillsOnlyWith: .value,
      defaultLabel: "In progress"),
    .image: PageKind(
      tag: "view-image", fills: PageNote.fillsWidth | PageNote.fillsHeight, fillsOnlyWith: .resizable,
      takesMargin: true,
      labelledRole: "img", isDecoration: true),
    .shape: PageKind(
      tag: "view-shape", parts: [.drawing], fills: PageNote.fillsWidth | PageNote.fillsHeight, takesMargin: true),
    // The element itself is focused first: what is read first is what it is.
    .sheet: PageKind(
      tag: "dialog", attributes: " data-modal=sheet tabindex=-1 autofocus",
      properties: [.hidesIndicators: "data-hides-indicators", .asideWidth: "data-aside", .sharesScreen: "data-shares"],
      part: dismissal, parts: [.presentation]),
    .fullScreenCover: PageKind(
      tag: "dialog", attributes: " data-modal=cover tabindex=-1 autofocus", parts: [.presentation]),
    .popover: PageKind(
      tag: "dialog", attributes: " data-modal=popover tabindex=-1 autofocus",
      properties: [
        .hidesIndicators: "data-hides-indicators", .adaptation: "data-adaptation", .popoverPlace: "data-at",
      ], part: dismissal,
      parts: [.presentation]),
    .alert: PageKind(tag: "dialog", attributes: " data-modal=alert role=alertdialog", parts: [.presentation]),
    .confirmationDialog: PageKind(
      tag: "dialog", attributes: " data-modal=confirmation role=alertdialog", parts: [.presentation]),
    .alertActions: PageKind(tag: "alert-actions", parts: [.presentation]),
    // They get the height there is, and their pages scroll.
    .navigationStack: PageKind(tag: "view-navigation", parts: [.navigation], fills: PageNote.fillsWidth, scrolls: true),
    .tabView: PageKind(
      tag: "view-tabs", properties: [.isPaged: "data-paged"], parts: [.navigation, .tabs], fills: PageNote.fillsWidth,
      scrolls: true),
    .splitView: PageKind(
      tag: "view-split", properties: [.compactColumn: "data-column", .visibility: "data-visibility"],
      parts: [.navigation, .columns], fills: PageNote.fillsWidth, scrolls: true),
    .page: PageKind(tag: "view-page", attributes: " tabindex=-1", parts: [.navigation], fills: PageNote.fillsWidth),
    .navigationBar: PageKind(
      tag: "navigation-bar", properties: [.isInline: "data-inline", .barScheme: "data-scheme"], parts: [.navigation],
      fills: PageNote.fillsWidth),
    .toolbar: PageKind(tag: "tool-bar", properties: [.placement: "data-placement"], parts: [.navigation, .toolbars]),
    .navigationTitle: PageKind(tag: "navigation-title", attributes: " role=heading aria-level=1", parts: [.navigation]),
    .tabBar: PageKind(
      tag: "tab-bar", properties: [.hidesIndicators: "data-hides-indicators", .showsBackground: "data-ground"],
      part: ("tab-list", " role=navigation", ""), parts: [.navigation]),
    // A browser has no gesture of its own for it.
    .refreshable: PageKind(
      tag: "view-refreshable", part: ("button", " type=button data-event=refresh", "Refresh"), parts: [.refresh]),
    // What is scrolled must be reached by the keyboard (WCAG 2.2, 2.1.1).
    .list: PageKind(
      tag: "view-list", attributes: " role=list tabindex=0",
      properties: list, parts: [.lists],
      fills: PageNote.fillsWidth, scrolls: true),
    .table: PageKind(
      tag: "view-list", attributes: " role=table tabindex=0",
      properties: list.merging([.tableStyle: "data-table"]) { $1 }, parts: [.lists, .tables],
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
      ], parts: [.lists],
      fills: PageNote.fillsWidth,
      scrolls: true),
    .lazyVStack: PageKind(
      tag: "lazy-v-stack", properties: [.pinned: "data-pinned"], parts: [.lists], fills: PageNote.fillsWidth),
    .lazyHStack: PageKind(tag: "lazy-h-stack", properties: [.pinned: "data-pinned"], parts: [.lists]),
    .gap: PageKind(tag: "view-gap", attributes: " aria-hidden=true", parts: [.gaps, .lists]),
    .webView: PageKind(
      tag: "iframe", attributes: " loading=lazy frameborder=0", properties: [.source: "src"],
      fills: PageNote.fillsWidth | PageNote.fillsHeight, defaultLabel: "Web page"),
  ]
}

extension Element {
  /// How the element is shown.
  var page: PageKind { PageKind.of(kind) }

  /// Whether a person changes its value in a field of the page's, which then is ahead of the server.
  var isField: Bool {
    page.tag == "input" || page.tag == "textarea" || page.part?.tag == "input" || isPicker || isOptionPicker
  }

  /// Whether a person chooses its value from a list that the browser shows.
  var isPicker: Bool { page.part?.tag == "select" }

  /// Whether a person chooses its value among all that can be chosen.
  var isOptionPicker: Bool { kind == .optionPicker }

  /// Whether what can be chosen in it is part of it.
  var hasOptions: Bool { isPicker || isOptionPicker || kind == .tabBar }

  /// Whether a person types text into it.
  var isTyped: Bool { page.tag == "textarea" || kind == .textField || kind == .secureField }

  /// Whether its value is a text that a person types.
  var holdsText: Bool { isTyped || kind == .searchField }

  /// Its value as the page has it in a field.
  var fieldText: String { schema.value.flatMap { self[$0] }?.fieldText ?? "" }
}

extension AttributeValue {
  /// The value as the page has it in a field. Names of choices need not differ, so they have numbers there.
  var fieldText: String {
    if case .choice(let choice) = self { return String(choice.id) }
    return description
  }
}
