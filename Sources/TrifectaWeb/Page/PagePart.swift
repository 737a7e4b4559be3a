/// Style sheets and scripts that only some pages need. A page first loads only the parts that its screen needs. If a
/// later patch needs more parts, the page loads them before it applies the patch.
///
/// A family of views that needs style rules or a script has a case here and its files in ``assets``. ``PageKind/known``
/// and ``PageAttribute/parts`` refer to it. The rules of a part must not depend on the order in which parts are loaded.
/// The general style sheet always comes first.
enum PagePart: CaseIterable {
  /// Symbols on baselines, and backgrounds that extend behind a bar.
  case bases
  /// Steppers, gauges, disclosure groups, and boxes around controls.
  case boxes
  /// Columns of split views, and keyboard navigation between their rows.
  case columns
  /// Toggles, sliders, and pickers.
  case controls
  /// Copying to the clipboard.
  case copying
  /// Images, symbols and shapes.
  case drawing
  /// Drag and drop.
  case drops
  /// Deleting, moving and swiping rows.
  case edits
  /// Symbol effects and content transitions.
  case effects
  /// Multiline texts, and pickers for dates and colors.
  case fields
  /// File import and export.
  case files
  /// Rows of lists that are not mounted.
  case gaps
  /// Measuring boxes.
  case geometry
  /// Taps, presses, drags, and hovering.
  case gestures
  /// Grids.
  case grids
  /// Key press handlers.
  case keys
  /// Positions, safe areas, custom layouts, hit testing and color schemes.
  case layout
  /// The layout pass for layouts that CSS cannot reproduce.
  case layoutPass
  /// Scrollable regions and rows.
  case lists
  /// Masks.
  case masks
  /// Matched geometry.
  case matched
  /// Menus and context menus.
  case menus
  /// Merging concurrent edits of a text.
  case merging
  /// Animations.
  case motion
  /// Navigation stacks and tab views.
  case navigation
  /// Opening URLs and sharing.
  case opening
  /// Pickers that show all options.
  case options
  /// Two-finger gestures.
  case pinches
  /// Sheets, popovers and alerts.
  case presentation
  /// Progress indicators.
  case progress
  /// Pull to refresh.
  case refresh
  /// Rare features of rows: badges, prominent and pinned headers, spacing.
  case rows
  /// Scroll targets and scroll positions.
  case scrolling
  /// Search fields.
  case search
  /// Keyboard shortcuts, share links and paste buttons.
  case shortcuts
  /// Accessibility announcements.
  case speech
  /// The page that lists screens.
  case start
  /// Controls in styles other than the default.
  case styles
  /// Tables.
  case tables
  /// Tab bars and paged tab views.
  case tabs
  /// Toolbars.
  case toolbars
  /// Text input: limits, focus, and sending edits.
  case typing

  /// The files of the part.
  var assets: [Asset] {
    switch self {
    case .bases: [.basesStyle]
    case .boxes: [.boxesStyle]
    case .columns: [.columnsStyle, .columnsScript]
    case .controls: [.controlsStyle]
    case .copying: [.copyingScript]
    case .drawing: [.drawingStyle]
    case .drops: [.dropsStyle, .typingScript, .dropsScript]
    case .edits: [.editsStyle, .editsScript]
    case .effects: [.effectsStyle, .effectsScript]
    case .fields: [.fieldsStyle]
    case .files: [.typingScript, .filesScript]
    case .gaps: [.gapsStyle, .gapsScript]
    case .geometry: [.geometryStyle, .geometryScript]
    case .gestures: [.gesturesStyle, .gesturesScript]
    case .grids: [.gridsStyle]
    case .keys: [.keysScript]
    case .layout: [.layoutStyle, .layoutScript]
    case .lists: [.listsStyle]
    case .masks: [.masksStyle, .masksScript]
    case .matched: [.matchedScript]
    case .menus: [.menusStyle, .menusScript]
    case .merging: [.mergingScript]
    case .motion: [.motionScript]
    case .navigation: [.navigationStyle, .pagesScript]
    case .opening: [.openingScript]
    case .options: [.optionsStyle, .optionsScript]
    case .layoutPass: [.layoutPassStyle, .layoutPassScript]
    case .pinches: [.pinchesScript]
    case .presentation: [.presentationStyle, .pagesScript, .presentationScript]
    case .progress: [.progressStyle]
    case .refresh: [.refreshStyle, .refreshScript]
    case .rows: [.rowsStyle]
    case .scrolling: [.scrollingStyle, .scrollingScript]
    case .search: [.searchStyle, .typingScript]
    case .shortcuts: [.typingScript, .shortcutsScript]
    case .speech: [.speechScript]
    case .start: [.startStyle]
    case .styles: [.stylesStyle, .stylesScript]
    case .tables: [.tablesStyle]
    case .tabs: [.tabsStyle, .tabsScript]
    case .toolbars: [.toolbarsStyle]
    case .typing: [.typingScript]
    }
  }
}

extension Asset {
  /// The script that preserves the scroll position when rows change. Browsers without scroll anchoring always load it.
  static let gapsScript = Asset(script: "gaps", PackageResources.gaps_js)
  fileprivate static let basesStyle = Asset(style: "bases", PackageResources.bases_css)
  fileprivate static let boxesStyle = Asset(style: "boxes", PackageResources.boxes_css)
  fileprivate static let columnsScript = Asset(script: "columns", PackageResources.columns_js)
  fileprivate static let columnsStyle = Asset(style: "columns", PackageResources.columns_css)
  fileprivate static let controlsStyle = Asset(style: "controls", PackageResources.controls_css)
  fileprivate static let copyingScript = Asset(script: "copying", PackageResources.copying_js)
  fileprivate static let drawingStyle = Asset(style: "drawing", PackageResources.drawing_css)
  fileprivate static let dropsScript = Asset(script: "drops", PackageResources.drops_js)
  fileprivate static let dropsStyle = Asset(style: "drops", PackageResources.drops_css)
  fileprivate static let editsScript = Asset(script: "edits", PackageResources.edits_js)
  fileprivate static let editsStyle = Asset(style: "edits", PackageResources.edits_css)
  fileprivate static let effectsScript = Asset(script: "effects", PackageResources.effects_js)
  fileprivate static let effectsStyle = Asset(style: "effects", PackageResources.effects_css)
  fileprivate static let fieldsStyle = Asset(style: "fields", PackageResources.fields_css)
  fileprivate static let filesScript = Asset(script: "files", PackageResources.files_js)
  fileprivate static let gapsStyle = Asset(style: "gaps", PackageResources.gaps_css)
  fileprivate static let geometryScript = Asset(script: "geometry", PackageResources.geometry_js)
  fileprivate static let geometryStyle = Asset(style: "geometry", PackageResources.geometry_css)
  fileprivate static let gesturesScript = Asset(script: "gestures", PackageResources.gestures_js)
  fileprivate static let gesturesStyle = Asset(style: "gestures", PackageResources.gestures_css)
  fileprivate static let gridsStyle = Asset(style: "grids", PackageResources.grids_css)
  fileprivate static let keysScript = Asset(script: "keys", PackageResources.keys_js)
  fileprivate static let layoutScript = Asset(script: "layout", PackageResources.layout_js)
  fileprivate static let layoutStyle = Asset(style: "layout", PackageResources.layout_css)
  fileprivate static let listsStyle = Asset(style: "lists", PackageResources.lists_css)
  fileprivate static let masksScript = Asset(script: "masks", PackageResources.masks_js)
  fileprivate static let masksStyle = Asset(style: "masks", PackageResources.masks_css)
  fileprivate static let matchedScript = Asset(script: "matched", PackageResources.matched_js)
  fileprivate static let menusScript = Asset(script: "menus", PackageResources.menus_js)
  fileprivate static let menusStyle = Asset(style: "menus", PackageResources.menus_css)
  fileprivate static let mergingScript = Asset(script: "merging", PackageResources.merging_js)
  fileprivate static let motionScript = Asset(script: "motion", PackageResources.motion_js)
  fileprivate static let navigationStyle = Asset(style: "navigation", PackageResources.navigation_css)
  fileprivate static let openingScript = Asset(script: "opening", PackageResources.opening_js)
  fileprivate static let optionsScript = Asset(script: "options", PackageResources.options_js)
  fileprivate static let optionsStyle = Asset(style: "options", PackageResources.options_css)
  fileprivate static let pagesScript = Asset(script: "pages", PackageResources.pages_js)
  fileprivate static let layoutPassScript = Asset(script: "layoutpass", PackageResources.layoutpass_js)
  fileprivate static let layoutPassStyle = Asset(style: "layoutpass", PackageResources.layoutpass_css)
  fileprivate static let pinchesScript = Asset(script: "pinches", PackageResources.pinches_js)
  fileprivate static let presentationScript = Asset(script: "presentation", PackageResources.presentation_js)
  fileprivate static let presentationStyle = Asset(style: "presentation", PackageResources.presentation_css)
  fileprivate static let progressStyle = Asset(style: "progress", PackageResources.progress_css)
  fileprivate static let refreshScript = Asset(script: "refresh", PackageResources.refresh_js)
  fileprivate static let refreshStyle = Asset(style: "refresh", PackageResources.refresh_css)
  fileprivate static let rowsStyle = Asset(style: "rows", PackageResources.rows_css)
  fileprivate static let scrollingScript = Asset(script: "scrolling", PackageResources.scrolling_js)
  fileprivate static let scrollingStyle = Asset(style: "scrolling", PackageResources.scrolling_css)
  fileprivate static let searchStyle = Asset(style: "search", PackageResources.search_css)
  fileprivate static let shortcutsScript = Asset(script: "shortcuts", PackageResources.shortcuts_js)
  fileprivate static let speechScript = Asset(script: "speech", PackageResources.speech_js)
  fileprivate static let startStyle = Asset(style: "start", PackageResources.start_css)
  fileprivate static let stylesScript = Asset(script: "styles", PackageResources.styles_js)
  fileprivate static let stylesStyle = Asset(style: "styles", PackageResources.styles_css)
  fileprivate static let tablesStyle = Asset(style: "tables", PackageResources.tables_css)
  fileprivate static let typingScript = Asset(script: "typing", PackageResources.typing_js)
  fileprivate static let tabsScript = Asset(script: "tabs", PackageResources.tabs_js)
  fileprivate static let tabsStyle = Asset(style: "tabs", PackageResources.tabs_css)
  fileprivate static let toolbarsStyle = Asset(style: "toolbars", PackageResources.toolbars_css)
}

extension Set<PagePart> {
  /// The files of all parts, without duplicates and in a fixed order.
  var assets: [Asset] {
    var paths: Set<String> = []
    return PagePart.allCases.filter(contains).flatMap(\.assets).filter { paths.insert($0.path).inserted }
  }
}
