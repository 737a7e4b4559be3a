import Elements
import IssueReporting
import Tracking
import ViewGraph

/// The identity of a page in a stack.
enum PageID: Hashable {
  case root
  /// The page of a value on the path. The index is part of the identity because the same value can occur twice.
  case value(Int, AnyHashable)
  /// A page that a view on another page presents by a binding.
  case local(ObjectIdentifier)
}

/// Access to the path of a stack, whatever type stores it.
struct PathAccess {
  let values: @MainActor () -> [AnyHashable]
  /// Appends a value and returns `true`, or returns `false` if the path cannot store a value of its type.
  let push: @MainActor (AnyHashable) -> Bool
  /// Keeps the given number of values and removes those after them.
  let truncate: @MainActor (Int) -> Void
}

/// The pages of one ``NavigationStack``: those of the values on its path, and those that views present by a binding.
///
/// Each page is followed by the pages it presents, and then by the next one on the path. The order therefore depends
/// only on the current state, not on how the user got there.
@MainActor
final class NavigationModel {
  private var path: PathAccess?
  private let source = Source()
  private var locals: [PageID: [LocalPage]] = [:]
  private var slots: [ObjectIdentifier: DestinationSlot] = [:]
  private var bars: [PageID: PageBars] = [:]
  /// The current pages, first to last.
  private var order: [PageID] = []

  /// The stack in the previous column, and a closure that shows that column on a narrow window.
  var columnBefore: (model: NavigationModel, show: @MainActor () -> Void)?
  /// Runs when the previous column navigates to this one, or selected something from the start.
  var onArrival: (@MainActor (_ isFirst: Bool) -> Void)?
  /// The selection in the previous column.
  private var selectionBefore: ColumnSelection?
  /// The width that views in the column declare for it.
  let columnWidth = PreferenceReading<ColumnWidthKey>()
  /// The number of pages, counted from the root, that are built even if they were never visible.
  private var builtCount = 1
  /// The last value that the previous column pushed.
  private var outsideValue: AnyHashable?

  /// Returns the current pages, first to last. The caller's evaluation depends on the path and on the pages that views
  /// present.
  func follow(_ path: PathAccess) -> [PageID] {
    self.path = path
    let pages = pages(of: path.values())
    keepBars(of: pages)
    order = pages
    return pages
  }

  /// Returns the pages for the given path values, first to last. The caller's evaluation depends on the pages that
  /// views present; the caller itself reads the values.
  private func pages(of values: [AnyHashable]) -> [PageID] {
    source.access()
    var pages: [PageID] = []
    var waiting = Array(values.enumerated().map { PageID.value($0, $1) }.reversed()) + [.root]
    while let page = waiting.popLast() {
      pages.append(page)
      for local in (locals[page] ?? []).reversed() { waiting.append(local.id) }
    }
    return pages
  }

  /// Whether the page at an index has to be built even if it was never visible: the root, the top page, the page below
  /// it, to which the user may return at once, and the page below that, whose title the back button names. The caller's
  /// evaluation depends on ``buildMorePages()``.
  func needsPage(at index: Int, of count: Int) -> Bool {
    source.access()
    return index < builtCount || index >= count - 3
  }

  /// Builds covered pages, because one of them may declare the destination of a value. Each call doubles the number of
  /// built pages, so a path of n pages takes log n rounds. The caller is evaluated again after each.
  func buildMorePages() {
    source.access()
    guard builtCount < order.count else { return }
    builtCount *= 2
    source.notify()
  }

  // MARK: Moving

  /// Pushes a value from a page. Does nothing if that page is already covered: the link was pressed twice.
  func push(_ value: AnyHashable, from page: PageID) {
    if let path, pages(of: path.values()).last == page { push(value) }
  }

  private func push(_ value: AnyHashable) {
    guard let path, !path.push(value) else { return }
    reportIssue(
      """
      The value \("\(value)".escapedForLog()) of the type \(type(of: value.base)) cannot be pushed: the path of its \
      NavigationStack is a collection of another type. Bind a NavigationPath, or use links with values of the collection's \
      element type.
      """)
  }

  /// Pushes a value from another column. It replaces what that column showed here before.
  func pushFromOutside(_ value: AnyHashable) {
    endFromOutside(but: nil)
    outsideValue = value
    push(value)
    onArrival?(false)
  }

  /// Empties the path and dismisses the pages that another column presented on the first page, except one.
  func endFromOutside(but kept: LocalPage?) {
    if let path, !path.values().isEmpty { path.truncate(0) }
    for local in locals[.root] ?? [] where local.isFromOutside && local !== kept { local.end() }
  }

  /// Whether another column led to the page, so that the stack shows no back button on it.
  func isFromOutside(_ page: PageID) -> Bool {
    switch page {
    case .root: false
    case .value(let place, let value): place == 0 && value == outsideValue
    case .local(let id): local(id)?.isFromOutside ?? false
    }
  }

  /// Goes back from a page to the one before it. Does nothing if the page no longer exists.
  func pop(_ page: PageID) {
    guard let path else { return }
    let values = path.values()
    let pages = untracked { self.pages(of: values) }
    guard page != .root, let index = pages.firstIndex(of: page) else { return }
    let kept = pages[..<index].count { if case .value = $0 { true } else { false } }
    if values.count > kept { path.truncate(kept) }
    let before = Set(pages[..<index])
    for (owner, presented) in locals where before.contains(owner) {
      for local in presented where pages[index...].contains(local.id) { local.end() }
    }
  }

  /// Goes back from the topmost page.
  ///
  /// - Returns: `false` if there is only one page.
  func back() -> Bool {
    guard let path else { return false }
    let pages = untracked { self.pages(of: path.values()) }
    guard pages.count > 1, let last = pages.last else { return false }
    pop(last)
    return true
  }

  // MARK: Columns

  /// Updates the selection of the previous column. While something is selected there, a narrow window shows this
  /// column.
  func follow(_ selection: ColumnSelection, isEditing: Bool) {
    let known = selectionBefore
    selectionBefore = selection
    guard !isEditing, known?.isEmpty ?? true != selection.isEmpty else { return }
    if selection.isEmpty { columnBefore?.show() } else { onArrival?(known == nil) }
  }

  /// Sets the column that this stack fills, so that its first page can go back to the previous column; `nil` if it is
  /// not the root of a column.
  func attach(in column: NavigationModel?) {
    columnBefore = column.flatMap { column in
      column.columnBefore.map { ($0.model, { @MainActor in column.leaveColumn() }) }
    }
  }

  /// Shows the previous column and clears its selection.
  func leaveColumn() {
    columnBefore?.show()
    selectionBefore?.clear()
  }

  // MARK: Pages presented by bindings

  /// Presents a page on another one.
  ///
  /// - Returns: `true` if it was not presented before.
  func present(_ local: LocalPage, on page: PageID) -> Bool {
    guard locals[page]?.contains(where: { $0 === local }) != true else { return false }
    locals[page, default: []].append(local)
    source.notify()
    return true
  }

  func withdraw(_ local: LocalPage, from page: PageID) {
    guard var presented = locals[page], let index = presented.firstIndex(where: { $0 === local }) else { return }
    presented.remove(at: index)
    locals[page] = presented.isEmpty ? nil : presented
    source.notify()
  }

  func local(_ id: ObjectIdentifier) -> LocalPage? {
    for presented in locals.values {
      for local in presented where ObjectIdentifier(local) == id { return local }
    }
    return nil
  }

  // MARK: Destinations and bars

  /// Returns the destinations for values of a type.
  func slot(for type: Any.Type) -> DestinationSlot {
    let key = ObjectIdentifier(type)
    if let slot = slots[key] { return slot }
    let slot = DestinationSlot()
    slots[key] = slot
    return slot
  }

  /// Whether a view in the stack declares a destination for the type of the value.
  func hasDestination(for value: AnyHashable) -> Bool { slots[ObjectIdentifier(type(of: value.base))]?.make != nil }

  /// Returns the bar settings that the views of a page declare.
  func bars(of page: PageID) -> PageBars {
    if let known = bars[page] { return known }
    let new = PageBars()
    bars[page] = new
    return new
  }

  /// Whether the title of a page is large. A page without a setting uses that of the previous page.
  func isTitleLarge(of page: PageID) -> Bool {
    for page in order[...(order.firstIndex(of: page) ?? order.startIndex)].reversed() {
      switch bars(of: page).appearance.value.titleDisplayMode {
      case .inline: return false
      case .large: return true
      case .automatic, nil: continue
      }
    }
    return true
  }

  /// Removes the bars of pages that no longer exist.
  private func keepBars(of pages: [PageID]) {
    guard bars.count > pages.count else { return }
    let pages = Set(pages)
    bars = bars.filter { pages.contains($0.key) }
  }
}

/// The selection of a list in a column, which determines the content of the next column.
struct ColumnSelection {
  let isEmpty: Bool
  let clear: @MainActor () -> Void
}

/// The title, bar settings, toolbar items and background that the views of one page declare.
@MainActor
final class PageBars {
  let title = PreferenceReading<NavigationTitleKey>()
  let appearance = PreferenceReading<NavigationBarAppearanceKey>()
  let entries = PreferenceReading<ToolbarKey>()
  let background = PreferenceReading<PageBackgroundKey>()
}

/// A page that a view on another page presents by a binding.
@MainActor
final class LocalPage {
  private let source = Source()
  private var stored: AnyView?
  /// Whether the view that presents it is in another column.
  var isFromOutside = false
  /// Ends the presentation.
  var end: @MainActor () -> Void = {}

  var id: PageID { .local(ObjectIdentifier(self)) }

  /// The content of the page.
  var content: AnyView? {
    get {
      source.access()
      return stored
    }
    set {
      stored = newValue
      source.notify()
    }
  }
}

/// The destinations for values of one type. The first view that declared one wins; its latest closure is used.
@MainActor
final class DestinationSlot {
  private let source = Source()
  private var destinations: [Destination] = []

  /// Returns the page of a value; `nil` if no view declares a destination for the type.
  var make: (@MainActor (AnyHashable) -> AnyView?)? {
    source.access()
    return destinations.first?.make
  }

  func add(_ destination: Destination) {
    destinations.append(destination)
    if destinations.count == 1 { source.notify() }
  }

  func remove(_ destination: Destination) {
    let isFirst = destinations.first === destination
    destinations.removeAll { $0 === destination }
    if isFirst { source.notify() }
  }

  func update(_ destination: Destination, to make: @escaping @MainActor (AnyHashable) -> AnyView?) {
    destination.make = make
    if destinations.first === destination { source.notify() }
  }

  /// The declaration of one view.
  @MainActor
  final class Destination {
    fileprivate var make: @MainActor (AnyHashable) -> AnyView?

    init(_ make: @escaping @MainActor (AnyHashable) -> AnyView?) {
      self.make = make
    }
  }
}

/// The page that contains a view, and the stack of that page.
struct NavigationContext: Equatable {
  let model: NavigationModel
  let page: PageID
  /// Whether the view is in another column than the stack.
  var isOutside = false
  /// Whether the view is in a tab view on the page.
  var isInTab = false

  static func == (first: Self, second: Self) -> Bool {
    first.model === second.model && first.page == second.page && first.isOutside == second.isOutside
      && first.isInTab == second.isInTab
  }

  /// Pushes a value on the stack.
  @MainActor
  func push(_ value: AnyHashable) {
    if isOutside { model.pushFromOutside(value) } else { model.push(value, from: page) }
  }
}

private struct NavigationContextKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
  /// The page that contains the view; `nil` outside a navigation stack.
  var navigation: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }
}
