import Elements
import IssueReporting
import Tracking
import ViewGraph

/// What tells a page of a stack from the others.
enum PageID: Hashable {
  case root
  /// The page that a value on the path leads to: the place counts too, because a value may be there twice.
  case value(Int, AnyHashable)
  /// A page that something on another one presents by itself.
  case local(ObjectIdentifier)
}

/// The path of a stack, whatever it is kept in.
struct PathAccess {
  let values: @MainActor () -> [AnyHashable]
  /// Adds a value, unless it cannot stand on the path.
  let push: @MainActor (AnyHashable) -> Bool
  /// Keeps so many values and removes those after them.
  let truncate: @MainActor (Int) -> Void
}

/// The pages of one ``NavigationStack``: what is on its path, and what pages present by themselves.
///
/// A page is followed by what it presents, and that by the next on the path. So the order follows from the state, whatever has
/// led to it.
@MainActor
final class NavigationModel {
  private var path: PathAccess?
  private let source = Source()
  private var locals: [PageID: [LocalPage]] = [:]
  private var slots: [ObjectIdentifier: DestinationSlot] = [:]
  private var bars: [PageID: PageBars] = [:]
  /// The pages of now, first to last.
  private var order: [PageID] = []

  /// The stack in the column before this one's, and what shows that column on a narrow window.
  var columnBefore: (model: NavigationModel, show: @MainActor () -> Void)?
  /// Runs when the column before leads here, or did so from the beginning.
  var onArrival: (@MainActor (_ isFirst: Bool) -> Void)?
  /// What is selected in the column before.
  private var selectionBefore: ColumnSelection?
  /// How wide the views of a column say that it is.
  let columnWidth = PreferenceReading<ColumnWidthKey>()
  /// How many pages from the root on are built, whether they were seen or not.
  private var builtCount = 1
  /// The value that the column before has led to last.
  private var outsideValue: AnyHashable?

  /// The pages of now, first to last. Who asks depends on the path and on what pages present.
  func follow(_ path: PathAccess) -> [PageID] {
    self.path = path
    let pages = pages(of: path.values())
    keepBars(of: pages)
    order = pages
    return pages
  }

  /// The pages, first to last. Who asks depends on what pages present; the values are for the caller to read.
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

  /// Whether the page at a position has to be built although it may never have been seen: the root, the top page, the one below it, to
  /// which a person may go back at once, and the one that the back button there names. The caller depends on what
  /// ``buildMorePages()`` changes.
  func needsPage(at index: Int, of count: Int) -> Bool {
    source.access()
    return index < builtCount || index >= count - 3
  }

  /// Builds pages that are covered, because one of them may declare what a value leads to: as many again as were built, so that a path of
  /// n pages takes log n rounds. The caller is evaluated again after each.
  func buildMorePages() {
    source.access()
    guard builtCount < order.count else { return }
    builtCount *= 2
    source.notify()
  }

  // MARK: Moving

  /// Goes on from a page to what a value leads to. A page that is covered already is left by nobody: the link was pressed twice.
  func push(_ value: AnyHashable, from page: PageID) {
    if let path, pages(of: path.values()).last == page { push(value) }
  }

  private func push(_ value: AnyHashable) {
    guard let path, !path.push(value) else { return }
    reportIssue(
      """
      The value \("\(value)".escapedForLog()) of the type \(type(of: value.base)) was to lead to a page, but the path of its NavigationStack is a \
      collection of another type. Bind a NavigationPath, or link by a value of that type.
      """)
  }

  /// Goes on to what a value leads to, as another column says: in place of what is on the first page.
  func pushFromOutside(_ value: AnyHashable) {
    endFromOutside(but: nil)
    outsideValue = value
    push(value)
    onArrival?(false)
  }

  /// Ends what is on the first page, so that it makes place for what another column presents.
  func endFromOutside(but kept: LocalPage?) {
    if let path, !path.values().isEmpty { path.truncate(0) }
    for local in locals[.root] ?? [] where local.isFromOutside && local !== kept { local.end() }
  }

  /// Whether a page was led to by another column, so that there is none to go back to.
  func isFromOutside(_ page: PageID) -> Bool {
    switch page {
    case .root: false
    case .value(let place, let value): place == 0 && value == outsideValue
    case .local(let id): local(id)?.isFromOutside ?? false
    }
  }

  /// Goes back from a page, to the one before it. A page that has gone is none to go back from.
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

  /// Goes back from the last page.
  ///
  /// - Returns: `false` where there is only one.
  func back() -> Bool {
    guard let path else { return false }
    let pages = untracked { self.pages(of: path.values()) }
    guard pages.count > 1, let last = pages.last else { return false }
    pop(last)
    return true
  }

  // MARK: Columns

  /// Something is selected in the column before, or nothing is any more: as long as something is, a narrow window shows this column.
  func follow(_ selection: ColumnSelection, isEditing: Bool) {
    let known = selectionBefore
    selectionBefore = selection
    guard !isEditing, known?.isEmpty ?? true != selection.isEmpty else { return }
    if selection.isEmpty { columnBefore?.show() } else { onArrival?(known == nil) }
  }

  /// The stack is all that is in a column, and goes back to the one before from its first page; `nil` where it stands elsewhere.
  func stand(in column: NavigationModel?) {
    columnBefore = column.flatMap { column in
      column.columnBefore.map { ($0.model, { @MainActor in column.leaveColumn() }) }
    }
  }

  /// Shows the column before, in which nothing is selected then.
  func leaveColumn() {
    columnBefore?.show()
    selectionBefore?.clear()
  }

  // MARK: What pages present by themselves

  /// - Returns: whether it is there newly.
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

  /// What values of a type lead to.
  func slot(for type: Any.Type) -> DestinationSlot {
    let key = ObjectIdentifier(type)
    if let slot = slots[key] { return slot }
    let slot = DestinationSlot()
    slots[key] = slot
    return slot
  }

  /// Whether a view of the stack says what values of that type lead to.
  func leads(to value: AnyHashable) -> Bool { slots[ObjectIdentifier(type(of: value.base))]?.make != nil }

  /// What the views of a page say of its bars.
  func bars(of page: PageID) -> PageBars {
    if let known = bars[page] { return known }
    let new = PageBars()
    bars[page] = new
    return new
  }

  /// Whether the title of a page is large: as the page says, or else as that of the page before.
  func isTitleLarge(of page: PageID) -> Bool {
    for page in order[...(order.firstIndex(of: page) ?? order.startIndex)].reversed() {
      switch bars(of: page).look.value.titleDisplayMode {
      case .inline: return false
      case .large: return true
      case .automatic, nil: continue
      }
    }
    return true
  }

  /// Forgets the bars of pages that have gone.
  private func keepBars(of pages: [PageID]) {
    guard bars.count > pages.count else { return }
    let pages = Set(pages)
    bars = bars.filter { pages.contains($0.key) }
  }
}

/// What is selected in a list of a column that leads to the next.
struct ColumnSelection {
  let isEmpty: Bool
  let clear: @MainActor () -> Void
}

/// What the views of one page say of its bars.
@MainActor
final class PageBars {
  let title = PreferenceReading<NavigationTitleKey>()
  let look = PreferenceReading<NavigationBarLookKey>()
  let entries = PreferenceReading<ToolbarKey>()
}

/// A page that something on another one presents by itself, for as long as it says so.
@MainActor
final class LocalPage {
  private let source = Source()
  private var stored: AnyView?
  /// Whether what presents it is in another column.
  var isFromOutside = false
  /// Ends the presentation.
  var end: @MainActor () -> Void = {}

  var id: PageID { .local(ObjectIdentifier(self)) }

  /// What is on the page.
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

/// What values of one type lead to: the newest closure of the view that said so first.
@MainActor
final class DestinationSlot {
  private let source = Source()
  private var destinations: [Destination] = []

  /// Makes a page of a value; `nil` where nobody says what values of the type lead to.
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

  /// What one view says.
  @MainActor
  final class Destination {
    fileprivate var make: @MainActor (AnyHashable) -> AnyView?

    init(_ make: @escaping @MainActor (AnyHashable) -> AnyView?) {
      self.make = make
    }
  }
}

/// The page that a view is on, and the stack of that.
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

  /// Goes on to what a value leads to.
  @MainActor
  func push(_ value: AnyHashable) {
    if isOutside { model.pushFromOutside(value) } else { model.push(value, from: page) }
  }
}

private struct NavigationContextKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
  /// The page that the view is on; `nil` for one that is on none.
  var navigation: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }
}
