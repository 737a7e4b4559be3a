/// What only some pages need of the style sheets and scripts: a page has those that its screen needs, and gets others with
/// the first patch that needs them, which waits until they are there.
///
/// A family of views that needs style rules or a script of its own has a case here, its files in ``assets``, and is named by
/// those of ``PageKind/known`` and ``PageAttribute/parts`` that need it. What a part's style sheet says must not depend on
/// which other parts came before it; the page's own style sheet always did.
enum PagePart: CaseIterable {
  /// Symbols on base lines, and what goes on below a bar.
  case bases
  /// Steppers, gauges, what shows and hides something, and boxes around controls.
  case boxes
  /// Columns, of which a narrow window shows one, and the way from row to row in them.
  case columns
  /// Switches, sliders, and pickers.
  case controls
  /// What comes on a person's clipboard.
  case copying
  /// Images, symbols and shapes.
  case drawing
  /// Views that are dragged, and those on which they are dropped.
  case drops
  /// Rows that are deleted and moved, and what stands beside them.
  case edits
  /// What symbols do, and how texts become others.
  case effects
  /// Texts of several lines, dates and colors.
  case fields
  /// Files of the person's.
  case files
  /// Rows that are not there yet.
  case gaps
  /// Where boxes are.
  case geometry
  /// Taps, presses, drags, and what a pointer is over.
  case gestures
  /// Grids.
  case grids
  /// Keys that views wait for.
  case keys
  /// Views that say where they stand, who reaches them, and whether they are light or dark.
  case layout
  /// Computes layouts that CSS cannot reproduce.
  case layoutPass
  /// Regions that scroll, and rows.
  case lists
  /// Views that are seen where others are opaque.
  case masks
  /// Views that turn into others of the same name, or stand where those are.
  case matched
  /// What buttons open, and what is done with a view.
  case menus
  /// Texts that a person and the program change at the same time.
  case merging
  /// Changes that are shown over time.
  case motion
  /// Pages, one on the other or side by side.
  case navigation
  /// What is opened outside of the page.
  case opening
  /// Choices that are all seen.
  case options
  /// What two fingers do.
  case pinches
  /// What stands in front of the screen.
  case presentation
  /// What tells of progress.
  case progress
  /// What is asked for anew by pulling it down.
  case refresh
  /// What only some rows have: how much is new, headers that stand out or stay, distances.
  case rows
  /// Where regions come to rest, and are scrolled to.
  case scrolling
  /// The field for what is searched.
  case search
  /// Buttons that are pressed by keys, and those that share something.
  case shortcuts
  /// What is said to who does not see the page.
  case speech
  /// The page that lists screens.
  case start
  /// Controls in other styles than the platform's usual ones.
  case styles
  /// Rows whose cells stand in columns.
  case tables
  /// The bar below pages that stand side by side.
  case tabs
  /// What a page has put above and below itself.
  case toolbars
  /// Fields that are typed into, how long texts may be, and what is said at a control.
  case typing

  /// Its files.
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
  /// What keeps the place where something scrolls. Browsers that do not do that by themselves load it in any case.
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
  /// The files of all of them, each once, always in the same order.
  var assets: [Asset] {
    var paths: Set<String> = []
    return PagePart.allCases.filter(contains).flatMap(\.assets).filter { paths.insert($0.path).inserted }
  }
}
