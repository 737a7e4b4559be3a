import Foundation
import PortableUI
import RandomLayouts
import RandomScreens
import ShoppingList
import TrifectaInspector
import TrifectaSQLite
import TrifectaWeb

/// Serves small screens for the browser tests on a port that it prints. With `--small`, limits are low. With `--state`
/// and a file or the URL of a database, visitors' values and sessions are stored in it. With `--port`, the server is one
/// of a cluster, and listens on this port. With `--inspect`, it serves the inspector. With `--brief-absence`, it serves
/// the shopping list, and a disconnected page is in the background after a second.
@main
struct Fixture {
  static func main() async throws {
    var options = WebOptions()
    options.sessionKeepTime = .seconds(20)
    options.handshakeTimeout = .seconds(3)
    options.trustedProxies = ["127.0.0.9"]
    if let index = CommandLine.arguments.firstIndex(of: "--state") {
      options.storage = try StateStorage(option: CommandLine.arguments[index + 1], app: "fixture")
    }
    if CommandLine.arguments.contains("--before-answer") { options.sessionDurability = .beforeAnswer }
    if let index = CommandLine.arguments.firstIndex(of: "--port") {
      // A page may wait for the lease of a server that does not answer.
      options.handshakeTimeout = .seconds(10)
      return try await serveCluster(options, port: Int(CommandLine.arguments[index + 1]) ?? 0)
    }
    if CommandLine.arguments.contains("--small") {
      options.sessionLimit = 12
      options.sessionLimitPerAddress = 6
      options.sessionLimitPerBrowser = 3
      options.connectionLimit = 60
      options.connectionLimitPerAddress = 30
    }
    let hasBriefAbsence = CommandLine.arguments.contains("--brief-absence")
    if hasBriefAbsence { options.sceneBackgroundDelay = .seconds(1) }
    var web = WebScreens(options: options)
    if hasBriefAbsence { web.screen("/shopping-list", title: "Shopping list") { ShoppingListScreen() } }
    if CommandLine.arguments.contains("--inspect") { web.inspector() }
    web.startPage("/", title: "Fixture")
    web.screen("/by-width", title: "By width") { WidthScreen() }
    web.screen("/counter", title: "Counter", summary: "A number and a button.") { CounterScreen() }
    web.screen("/echo", title: "Echo") { EchoScreen() }
    web.screen("/many-actions", title: "Many actions") { ManyActionsScreen() }
    web.screen("/resumed-work", title: "Resumed work") { ResumedWorkScreen() }
    web.screen("/address", title: "Address") { AddressScreen() }
    web.screen("/shopping", title: "Shopping") { ShoppingScreen() }
    web.screen("/digits", title: "Digits") { DigitsScreen() }
    web.screen("/rows", title: "Rows") { RowsScreen() }
    web.screen("/opener", title: "Opener") { OpenerScreen() }
    web.screen("/clock", title: "Clock") { ClockScreen() }
    web.screen("/slow", title: "Slow") { SlowScreen() }
    web.screen("/layout", title: "Layout") { LayoutScreen() }
    web.screen("/texts", title: "Texts") { TextsScreen() }
    web.screen("/long-texts", title: "Long texts") { LongTextsScreen() }
    web.screen("/links", title: "Links") { LinksScreen() }
    web.screen("/refresh", title: "Refresh") { RefreshScreen() }
    web.screen("/layer-orders", title: "Layer orders") { LayerOrdersScreen() }
    web.screen("/controls", title: "Controls") { ControlsScreen() }
    web.screen("/styles", title: "Styles") { ControlStylesScreen() }
    web.screen("/more-controls", title: "More controls") { MoreControlsScreen() }
    web.screen("/gauges", title: "Gauges") { GaugesScreen() }
    web.screen("/hover-effects", title: "Hover effects") { HoverEffectsScreen() }
    web.screen("/gestures", title: "Gestures") { GesturesScreen() }
    web.screen("/hit-testing", title: "Hit testing") { HitTestingScreen() }
    web.screen("/stack-gaps", title: "Stack gaps") { StackGapsScreen() }
    web.screen("/tap-location", title: "Tap location") { TapLocationScreen() }
    web.screen("/keys", title: "Keys") { KeysScreen() }
    web.screen("/geometry", title: "Geometry") { GeometryScreen() }
    web.screen("/growing", title: "Growing") { GrowingScreen() }
    web.screen("/layers", title: "Layers") { LayersScreen() }
    web.screen("/drawing", title: "Drawing") { DrawingScreen() }
    web.screen("/chat", title: "Chat") { ChatScreen() }
    web.screen("/regions", title: "Regions") { RegionsScreen() }
    web.screen("/list", title: "Long list") { LongListScreen() }
    web.screen("/grids", title: "Grids") { GridsScreen() }
    web.screen("/table", title: "Table") { TableScreen() }
    web.screen("/drops", title: "Drops") { DropsScreen() }
    web.screen("/days", title: "Days") { DaysScreen() }
    web.screen("/files", title: "Files") { FilesScreen() }
    web.screen("/row-parts", title: "Row parts") { RowPartsScreen() }
    web.screen("/letters", title: "Letters") { LettersScreen() }
    web.screen("/edited-list", title: "Edited list") { EditedListScreen() }
    addSmallApps(to: &web)
    web.screen("/list-styles", title: "List styles") { ListStylesScreen() }
    web.screen("/lazy-stacks", title: "Lazy stacks") { LazyStacksScreen() }
    web.screen("/stacked", title: "Stacked") { StackedScreen() }
    web.screen("/fitted", title: "Fitted") { FittedScreen() }
    web.screen("/choices", title: "Choices") { ChoicesScreen() }
    web.screen("/late-options", title: "Late options") { LateOptionsScreen() }
    web.screen("/composer", title: "Composer") { ComposerScreen() }
    web.screen("/people", title: "People") { PeopleScreen() }
    web.screen("/form-looks", title: "Looks") { FormLooksScreen() }
    web.screen("/ground", title: "Ground") { GroundScreen() }
    web.screen("/grounds-below", title: "Grounds") { BarGroundsScreen() }
    web.screen("/aside", title: "Aside") { AsideScreen() }
    web.screen("/pinned", title: "Pinned") { PinnedScreen() }
    web.screen("/searched-sections", title: "Sections") { SearchedSectionsScreen() }
    web.screen("/label-widths", title: "Label widths") { LabelWidthScreen() }
    web.screen("/form-sheet", title: "Form in a sheet") { FormSheetScreen() }
    web.screen("/truncation", title: "Truncation") { TruncationScreen() }
    web.screen("/cards", title: "Cards") { CardsScreen() }
    web.screen("/hands", title: "Hands") { HandsScreen() }
    web.screen("/middle", title: "Middle") { MiddleScreen() }
    web.screen("/tab-stops", title: "Tab stops") { TabStopsScreen() }
    web.screen("/clicked-buttons", title: "Clicked buttons") { ClickedButtonsScreen() }
    web.screen("/late-shortcuts", title: "Late shortcuts") { LateShortcutsScreen() }
    web.screen("/custom-menus", title: "Custom menus") { CustomMenusScreen() }
    web.screen("/framed-layouts", title: "Layouts") { FramedLayoutsScreen() }
    web.screen("/colored", title: "Colored") { ColoredScreen() }
    web.screen("/turning", title: "Turning") { TurningScreen() }
    web.screen("/vain-search", title: "Searched in vain") { VainSearchScreen() }
    web.screen("/search-hint", title: "Search hint") { SearchHintScreen(hasBar: false) }
    web.screen("/search-hint-bar", title: "Search hint with a bar") { SearchHintScreen(hasBar: true) }
    web.screen("/floating-button", title: "Floating button") { FloatingButtonScreen() }
    web.screen("/tight-controls", title: "Controls in tight space") { TightControlsScreen() }
    web.screen("/lazy-grids", title: "Lazy grids") { LazyGridsScreen() }
    web.screen("/sections", title: "Sections") { SectionsScreen() }
    web.screen("/motion", title: "Motion") { MotionScreen() }
    web.screen("/arriving-pulse", title: "Arriving pulse") { ArrivingPulseScreen() }
    web.screen("/layer-motion", title: "Layer motion") { LayerMotionScreen() }
    web.screen("/effects", title: "Effects") { EffectsScreen() }
    web.screen("/list-motion", title: "List motion") { ListMotionScreen() }
    web.screen("/parts", title: "Parts") { PartsScreen() }
    web.screen("/places", title: "Places") { PlacesScreen() }
    web.screen("/presentation", title: "Presentation") { PresentationScreen() }
    web.screen("/navigation", title: "Navigation") { NavigationScreen() }
    web.screen("/clear-pages", title: "Clear pages") { ClearPagesScreen() }
    web.screen("/bars", title: "Bars") { BarsScreen() }
    web.screen("/bottom-bar", title: "Bottom bar") { BottomBarScreen() }
    web.screen("/full-bars", title: "Full bars") { FullBarsScreen() }
    web.screen("/handled-arrow", title: "Handled arrow") { HandledArrowScreen() }
    web.screen("/filled-sheet", title: "Filled sheet") { FilledSheetScreen() }
    web.screen("/reshown-separator", title: "Separator shown again") { ReshownSeparatorScreen() }
    web.screen("/filled-width", title: "Filled width") { FilledWidthScreen() }
    web.screen("/form-buttons", title: "Form buttons") { FormButtonsScreen() }
    web.screen("/capped-columns", title: "Capped columns") { CappedColumnsScreen() }
    web.screen("/cut-canvas", title: "Cut canvas") { CutCanvasScreen() }
    web.screen("/upright-lines", title: "Upright lines") { UprightLinesScreen() }
    web.screen("/cell-anchors", title: "Cell anchors") { CellAnchorsScreen() }
    web.screen("/many-tabs", title: "Many tabs") { ManyTabsScreen() }
    web.screen("/turned-pages", title: "Turned pages") { TurnedPagesScreen() }
    web.screen("/empty-menu", title: "Empty menu") { EmptyMenuScreen() }
    web.screen("/narrow-grid", title: "Narrow grid") { NarrowGridScreen() }
    web.screen("/in-front", title: "In front") { InFrontScreen() }
    web.screen("/fingers", title: "Fingers") { FingerScreen() }
    web.screen("/selected-column", title: "Selected column") { SelectedColumnScreen() }
    web.screen("/insets", title: "Insets") { InsetsScreen() }
    web.screen("/grounds", title: "Grounds") { GroundsScreen() }
    web.screen("/row-links", title: "Row links") { RowLinksScreen() }
    web.screen("/columns", title: "Columns") { ColumnsScreen() }
    web.screen("/front", title: "Front") { FrontScreen() }
    web.screen("/tabs", title: "Tabs") { TabsScreen() }
    web.screen("/scroll-position", title: "Scroll position") { ScrollPositionScreen() }
    web.screen("/scroll-reader", title: "Scroll reader") { ScrollReaderScreen() }
    web.screen("/searched-list", title: "Searched list") { SearchedListScreen() }
    web.screen("/random", title: "Random") { RandomRunScreen() }
    web.screen("/layout-pass", title: "Layout pass") { LayoutPassScreen() }
    web.screen("/layout-pass-list", title: "Layout pass in a list") { LayoutPassListScreen() }
    web.screen("/layout-pass-styles", title: "Layout pass with many styles") { LayoutPassStylesScreen() }
    web.screen("/layout-pass-odd", title: "Layout pass of odd views") { LayoutPassOddScreen() }
    web.screen("/layout-pass-scale", title: "Layout pass of texts that scale") { LayoutPassScaleScreen() }
    web.screen("/layout-pass-baselines", title: "Layout pass of baselines") { LayoutPassBaselinesScreen() }
    web.screen("/layout-pass-modifiers", title: "Layout pass of rows with modifiers") { LayoutPassModifiersScreen() }
    web.screen("/layout-pass-grid", title: "Layout pass of a long grid") { LayoutPassGridScreen() }
    web.screen("/grouped-rows", title: "Rows outside of a grid") { GroupedRowsScreen() }
    web.screen("/layout-pass-rows", title: "Layout pass of many rows") { LayoutPassRowsScreen() }
    web.screen("/known-layouts", title: "Known layouts") { RandomLayoutsScreen(KnownLayout.all) }
    web.screen("/control-sizes", title: "Sizes of controls") { ControlSizesScreen() }
    for seed in 1...200 {
      web.screen("/random-layouts/\(seed)", title: "Random layouts \(seed)") { RandomLayoutsScreen(seed: seed) }
      web.screen("/random-layouts-apart/\(seed)", title: "Random layouts apart \(seed)") {
        RandomLayoutsScreen(seed: seed, isApart: true)
      }
      web.screen("/random-grids/\(seed)", title: "Random grids \(seed)") {
        RandomLayoutsScreen(seed: seed, kinds: [.containers, .grids, .baselines])
      }
      web.screen("/random-grids-apart/\(seed)", title: "Random grids apart \(seed)") {
        RandomLayoutsScreen(seed: seed, kinds: [.containers, .grids], isApart: true)
      }
      web.screen("/random-insets/\(seed)", title: "Random insets \(seed)") {
        RandomLayoutsScreen(seed: seed, kinds: [.containers, .grids, .insets])
      }
      web.screen("/random-insets-apart/\(seed)", title: "Random insets apart \(seed)") {
        RandomLayoutsScreen(seed: seed, kinds: [.containers, .grids, .insets], isApart: true)
      }
      web.screen("/random-relative-frames/\(seed)", title: "Random relative frames \(seed)") {
        RandomLayoutsScreen(seed: seed, kinds: [.containers, .relativeFrames])
      }
      web.screen("/random-relative-frames-apart/\(seed)", title: "Random relative frames apart \(seed)") {
        RandomLayoutsScreen(seed: seed, kinds: [.containers, .relativeFrames], isApart: true)
      }
      web.screen("/random-containers/\(seed)", title: "Random containers \(seed)") {
        RandomLayoutsScreen(seed: seed, kinds: .containers)
      }
      web.screen("/random-containers-apart/\(seed)", title: "Random containers apart \(seed)") {
        RandomLayoutsScreen(seed: seed, kinds: .containers, isApart: true)
      }
    }
    try await run(web, port: 0)
  }

  /// Serves few screens, so that a server of a cluster starts fast.
  private static func serveCluster(_ options: WebOptions, port: Int) async throws {
    var web = WebScreens(options: options)
    web.screen("/counter", title: "Counter") { CounterScreen() }
    web.screen("/echo", title: "Echo") { EchoScreen() }
    web.screen("/shared-count", title: "Shared count") { SharedCountScreen() }
    try await run(web, port: port)
  }

  private static func run(_ web: WebScreens, port: Int) async throws {
    let application = web.application(port: port) { port in
      print("listening on \(port)")
      fflush(nil)
    }
    try await application.runService()
  }
}
