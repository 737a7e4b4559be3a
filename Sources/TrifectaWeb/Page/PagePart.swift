/// Style sheets and scripts that only some pages need. A page first loads only the parts that its screen needs. If a
/// later patch needs more parts, the page loads them before it applies the patch.
///
/// A family of views that needs style rules or a script has a case here. Its files, `Resources/<name>.css` and
/// `Resources/<name>.js`, are embedded by `TrifectaWebAssets.c`. ``PageKind/known`` and ``PageAttribute/parts`` refer to
/// the part. The rules of a part must not depend on the order in which parts are loaded.
/// The general style sheet always comes first.
enum PagePart: String, CaseIterable {
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
  /// The marks of a tool that inspects the page.
  case inspection
  /// Key press handlers.
  case keys
  /// Positions, safe areas, custom layouts, hit testing and color schemes.
  case layout
  /// The layout pass for layouts that CSS cannot reproduce.
  case layoutPass = "layoutpass"
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
  /// Scroll positions of reloaded pages. ``Page`` states its script, and no view needs it.
  case offsets
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
  /// Controls that keyboard focus skips.
  case tabStops = "tabstops"
  /// Text input: limits, focus, and sending edits.
  case typing

  /// The files of the part: its style sheet, the scripts that it shares with other parts, and its own script.
  var assets: [Asset] { Self.assetsByPart[self] ?? [] }

  private static let assetsByPart = Dictionary(
    uniqueKeysWithValues: allCases.map { part in
      let scripts = part.sharedScripts + [part.rawValue]
      return (part, (["\(part.rawValue).css"] + scripts.map { "\($0).js" }).compactMap { Asset.byFile[$0] })
    })

  /// The names of scripts that belong to several parts. They precede the part's own script.
  private var sharedScripts: [String] {
    switch self {
    case .drops, .files, .search, .shortcuts: ["typing"]
    case .navigation, .presentation: ["pages"]
    default: []
    }
  }
}

extension Set<PagePart> {
  /// The files of all parts, without duplicates and in a fixed order.
  var assets: [Asset] {
    var paths: Set<String> = []
    return PagePart.allCases.filter(contains).flatMap(\.assets).filter { paths.insert($0.path).inserted }
  }
}
