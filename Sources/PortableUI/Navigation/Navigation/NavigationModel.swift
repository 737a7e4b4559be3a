import Elements
import IssueReporting
import Snapshots
import Tracking
import ViewGraph

/// The identity of a page in a stack.
enum PageID: Hashable {
  case root
  /// The page of a value on the path. The index in the path is part of the identity, because a path can contain the
  /// same value twice.
  case value(Int, AnyHashable)
  /// A page that a view on another page presents by a binding.
  case local(ObjectIdentifier)
}

/// Type-erased access to the path of a stack, which is a ``NavigationPath`` or a collection.
struct PathAccess {
  let values: @MainActor () -> [AnyHashable]
  /// Appends a value and returns `true`, or returns `false` if the path cannot store a value of its type.
  let push: @MainActor (AnyHashable) -> Bool
  /// Removes all values after the given number of values from the path.
  let truncate: @MainActor (Int) -> Void
}

/// The pages of one ``NavigationStack``: the pages for the values on its path, and the pages that views present by a
/// binding.
///
/// Each page is followed by the pages that its views present by a binding, and then by the next page of the path. The
/// order therefore depends only on the current state, not on the order in which the user opened the pages.
@MainActor
package final class NavigationModel: NextColumn {
  private var path: PathAccess?
  private let source = Source()
  private var locals: [PageID: [LocalPage]] = [:]
  private var slots: [ObjectIdentifier: DestinationSlot] = [:]
  private var bars: [PageID: PageBars] = [:]
  /// The current pages, first to last.
  private var order: [PageID] = []

  /// The stack in the previous column, and a closure that shows that column on a narrow window.
  var columnBefore: (model: NavigationModel, show: @MainActor () -> Void)?
  /// Runs when the previous column pushes a page in this column or selects a row. `isFirst` is `true` if the row was
  /// already selected when the column was created.
  package var onArrival: (@MainActor (_ isFirst: Bool) -> Void)?
  /// The selection in the previous column.
  private var selectionBefore: ColumnSelection?
  /// The width of the column, as declared by views in the column.
  let columnWidth = PreferenceReading<ColumnWidthKey>()
  /// The number of pages that are built even if they have never been visible, counted from the root.
  private var builtCount = 1
  /// The last value that the previous column pushed.
  private var outsideValue: AnyHashable?

  /// Returns the current pages, first to last. The method registers the path, and the pages that views present, as
  /// dependencies of the calling view.
  func follow(_ path: PathAccess) -> [PageID] {
    self.path = path
    let pages = pages(of: path.values())
    keepBars(of: pages)
    order = pages
    return pages
  }

  /// Returns the pages for the given path values, first to last. The method registers the pages that views present as a
  /// dependency of the calling view, but not the path, which the caller reads.
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

  /// Whether the page at an index must be built even if it has never been visible. These are the root and the top three
  /// pages: the visible page, the page that the user may return to at once, and the page whose title is then on the
  /// back button. The calling view is evaluated again after ``buildMorePages()``.
  func needsPage(at index: Int, of count: Int) -> Bool {
    source.access()
    return index < builtCount || index >= count - 3
  }

  /// Builds more covered pages, because one of them may declare the missing destination of a value. Each call doubles
  /// the number of built pages, so all n pages are built after log n calls. The calling view is evaluated again after
  /// each call.
  func buildMorePages() {
    source.access()
    guard builtCount < order.count else { return }
    builtCount *= 2
    source.notify()
  }

  // MARK: Moving

  /// Pushes a value from a link on a page. Does nothing if the page is already covered, for example because the user
  /// pressed the link twice.
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

  /// Pushes a value from a link in another column. The new page replaces the page that the other column pushed before.
  func pushFromOtherColumn(_ value: AnyHashable) {
    endFromOtherColumn(but: nil)
    outsideValue = value
    push(value)
    onArrival?(false)
  }

  /// Removes all values from the path, and dismisses the pages that another column presented on the first page, except
  /// `kept`.
  func endFromOtherColumn(but kept: LocalPage?) {
    if let path, !path.values().isEmpty { path.truncate(0) }
    for local in locals[.root] ?? [] where local.isFromOtherColumn && local !== kept { local.end() }
  }

  /// Whether a link in another column pushed the page. Such a page has no back button in this stack.
  func isFromOtherColumn(_ page: PageID) -> Bool {
    switch page {
    case .root: false
    case .value(let place, let value): place == 0 && value == outsideValue
    case .local(let id): local(id)?.isFromOtherColumn ?? false
    }
  }

  /// Removes a page and all pages after it. Does nothing if the page no longer exists.
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

  /// Removes the topmost page.
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

  /// Updates the selection of the previous column. While the selection is not empty, a narrow window shows this column.
  package func follow(_ selection: ColumnSelection, isEditing: Bool) {
    let known = selectionBefore
    selectionBefore = selection
    guard !isEditing, known?.isEmpty ?? true != selection.isEmpty else { return }
    if selection.isEmpty { columnBefore?.show() } else { onArrival?(known == nil) }
  }

  /// Sets the column whose root view is this stack, so that the first page of the stack can go back to the previous
  /// column.
  ///
  /// - Parameter column: the column; `nil` if this stack is not the root view of a column.
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

  package func showNextColumn() { onArrival?(false) }

  // MARK: Pages presented by bindings

  /// Presents a page on top of another page.
  ///
  /// - Returns: `true` if the page was not presented before.
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

  /// Returns the declared destinations for values of a type.
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

  /// Whether the title of a page is large. A page without a display mode uses the display mode of the previous page.
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

extension NavigationModel: SnapshotObject {
  package func saved(by saver: ValueSaver) -> SavedValue? {
    var record: [String: SavedValue] = [:]
    if builtCount > 1 { record["built"] = SavedValue(builtCount) }
    if let outsideValue { record["outside"] = try? saver.save(outsideValue) }
    if let selectionBefore { record["noSelection"] = .bool(selectionBefore.isEmpty) }
    return record.isEmpty ? nil : .record(record)
  }

  package func restore(from saved: SavedValue, by restorer: ValueRestorer) {
    guard let record = saved.record else { return }
    builtCount = max(record["built"]?.int ?? 1, 1)
    outsideValue = record["outside"].flatMap { restorer.restore(from: $0) }
    // The selection is known, so it does not show this column again.
    if let isEmpty = record["noSelection"]?.bool { selectionBefore = ColumnSelection(isEmpty: isEmpty) {} }
  }
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
final class LocalPage: DerivedObject {
  private let source = Source()
  private var stored: AnyView?
  /// Whether the view that presents the page is in another column.
  var isFromOtherColumn = false
  /// Ends the presentation by setting the binding to `false`.
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

/// The destinations for values of one type. If several views declare a destination, the latest closure of the first
/// view is used.
@MainActor
final class DestinationSlot {
  private let source = Source()
  private var destinations: [Destination] = []

  /// The closure that returns the page of a value; `nil` if no view declares a destination for the type.
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

  /// The destination that one view declares.
  @MainActor
  final class Destination {
    fileprivate var make: @MainActor (AnyHashable) -> AnyView?

    init(_ make: @escaping @MainActor (AnyHashable) -> AnyView?) {
      self.make = make
    }
  }
}

/// The page that contains a view, and the stack of that page.
package struct NavigationContext: Equatable {
  package let model: NavigationModel
  let page: PageID
  /// Whether the view is in a different column than the stack.
  package var isOutside = false
  /// Whether the view is in a tab view on the page.
  var isInTab = false

  package static func == (first: Self, second: Self) -> Bool {
    first.model === second.model && first.page == second.page && first.isOutside == second.isOutside
      && first.isInTab == second.isInTab
  }

  /// Pushes a value onto the stack.
  @MainActor
  func push(_ value: AnyHashable) {
    if isOutside { model.pushFromOtherColumn(value) } else { model.push(value, from: page) }
  }
}

private struct NavigationContextKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
  /// The page that contains the view; `nil` outside a navigation stack.
  package var navigation: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set {
      self[NavigationContextKey.self] = newValue
      nextColumn = newValue.flatMap { $0.isOutside ? $0.model : nil }
      pickerPages = newValue.map { _ in NavigationPickerPages() }
    }
  }
}
