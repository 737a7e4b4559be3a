/// What only some pages need of the style sheets and scripts: a page has those that its screen needs, and gets others with
/// the first patch that needs them, which waits until they are there.
///
/// A family of views that needs style rules or a script of its own has a case here, its files in ``assets``, and is named by
/// those of ``PageKind/known`` and ``PageAttribute/parts`` that need it. What a part's style sheet says must not depend on
/// which other parts came before it; the page's own style sheet always did.
enum PagePart: CaseIterable {
  /// Switches, sliders, pickers, and what tells of progress.
  case controls
  /// Images, symbols and shapes.
  case drawing
  /// What symbols do, and how texts become others.
  case effects
  /// Where boxes are.
  case geometry
  /// Taps, presses, drags, and what a pointer is over.
  case gestures
  /// Keys that views wait for.
  case keys
  /// Views that say where they stand, who reaches them, and whether they are light or dark.
  case layout
  /// Regions that scroll, and long lists.
  case lists
  /// Views that turn into others of the same name, or stand where those are.
  case matched
  /// What buttons open, and what is done with a view.
  case menus
  /// Changes that are shown over time.
  case motion
  /// Pages, one on the other or side by side.
  case navigation
  /// What two fingers do.
  case pinches
  /// What stands in front of the screen.
  case presentation
  /// The page that lists screens.
  case start
  /// Controls in other styles than the platform's usual ones.
  case styles

  /// Its files.
  var assets: [Asset] {
    switch self {
    case .controls: [.controlsStyle]
    case .drawing: [.drawingStyle]
    case .effects: [.effectsStyle, .effectsScript]
    case .geometry: [.geometryScript]
    case .gestures: [.gesturesScript]
    case .keys: [.keysScript]
    case .layout: [.layoutStyle, .layoutScript]
    case .lists: [.listsStyle, .listsScript]
    case .matched: [.matchedScript]
    case .menus: [.menusStyle, .menusScript]
    case .motion: [.motionScript]
    case .navigation: [.navigationStyle, .presentationScript]
    case .pinches: [.pinchesScript]
    case .presentation: [.presentationStyle, .presentationScript]
    case .start: [.startStyle]
    case .styles: [.stylesStyle, .stylesScript]
    }
  }
}

extension Asset {
  fileprivate static let controlsStyle = Asset(style: "controls", PackageResources.controls_css)
  fileprivate static let drawingStyle = Asset(style: "drawing", PackageResources.drawing_css)
  fileprivate static let effectsScript = Asset(script: "effects", PackageResources.effects_js)
  fileprivate static let effectsStyle = Asset(style: "effects", PackageResources.effects_css)
  fileprivate static let geometryScript = Asset(script: "geometry", PackageResources.geometry_js)
  fileprivate static let gesturesScript = Asset(script: "gestures", PackageResources.gestures_js)
  fileprivate static let keysScript = Asset(script: "keys", PackageResources.keys_js)
  fileprivate static let layoutScript = Asset(script: "layout", PackageResources.layout_js)
  fileprivate static let layoutStyle = Asset(style: "layout", PackageResources.layout_css)
  fileprivate static let listsScript = Asset(script: "lists", PackageResources.lists_js)
  fileprivate static let listsStyle = Asset(style: "lists", PackageResources.lists_css)
  fileprivate static let matchedScript = Asset(script: "matched", PackageResources.matched_js)
  fileprivate static let menusScript = Asset(script: "menus", PackageResources.menus_js)
  fileprivate static let menusStyle = Asset(style: "menus", PackageResources.menus_css)
  fileprivate static let motionScript = Asset(script: "motion", PackageResources.motion_js)
  fileprivate static let navigationStyle = Asset(style: "navigation", PackageResources.navigation_css)
  fileprivate static let pinchesScript = Asset(script: "pinches", PackageResources.pinches_js)
  fileprivate static let presentationScript = Asset(script: "presentation", PackageResources.presentation_js)
  fileprivate static let presentationStyle = Asset(style: "presentation", PackageResources.presentation_css)
  fileprivate static let startStyle = Asset(style: "start", PackageResources.start_css)
  fileprivate static let stylesScript = Asset(script: "styles", PackageResources.styles_js)
  fileprivate static let stylesStyle = Asset(style: "styles", PackageResources.styles_css)
}

extension Set<PagePart> {
  /// The files of all of them, each once, always in the same order.
  var assets: [Asset] {
    var paths: Set<String> = []
    return PagePart.allCases.filter(contains).flatMap(\.assets).filter { paths.insert($0.path).inserted }
  }
}
