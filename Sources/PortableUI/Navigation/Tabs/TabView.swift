import Elements
import Snapshots
import Tracking
import ViewGraph

/// A view that shows one of several pages, and a tab bar with which the user selects the page.
///
/// Each child view is a page; set its label with ``View/tabItem(_:)``. A page disappears when another page is selected,
/// but keeps its state.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var model = TabModel()
  @Environment(\.tabPageIndex) private var pageIndex

  /// Creates a tab view with a selection.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected page. If no page has this tag, the first page is shown. With `nil`, the tab
  ///     view stores its own selection.
  ///   - content: The pages. If the selection is an integer, a page without a tag has its index as its tag.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, pages: content())
  }

  init(selection: Binding<SelectionValue>?, pages: Content) {
    self.selection = selection
    content = pages
  }

  /// The pages and the tab bar.
  public var body: some View {
    TabBox(selection: selection, content: content, model: model, pageIndex: pageIndex)
      // Reset the paging style, because tab views inside the pages must not inherit it.
      .environment(\.tabPageIndex, nil)
      .transformEnvironment(\.navigation) { $0?.isInTab = true }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that stores its own selection, initially the first page.
  ///
  /// - Parameter content: The pages.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// The element of a tab view: the pages and the tab bar.
private struct TabBox<SelectionValue: Hashable, Content: View>: View, ElementContent {
  let selection: Binding<SelectionValue>?
  let content: Content
  let model: TabModel
  let pageIndex: PageTabViewStyle.IndexDisplayMode?

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .tabView }
  static var readsModels: Bool { true }
  static var watch: ContentWatch { .children }
  typealias Pages = ModifiedContent<
    ModifiedContent<TabPages<Content>, PreferenceUseModifier<TabBarVisibilityKey>>,
    PreferenceUseModifier<TabBackgroundKey>
  >
  var children: TupleView<Pages, TabBar> {
    TupleView(
      TabPages(content: content, model: model)
        .modifier(PreferenceUseModifier(use: .reading(into: model.barVisibility, isLast: true)))
        .modifier(PreferenceUseModifier(use: .reading(into: model.background, isLast: true))),
      TabBar(model: model, pageIndex: pageIndex))
  }

  func describe(_ writer: inout ElementWriter) {
    if pageIndex != nil { writer[.isPaged] = .flag(true) }
    writer[.fill] = model.background.value?.value(in: EnvironmentValues(scope: writer.environment))
  }

  func describe(_ children: [TraitedElement], _ writer: inout ElementWriter) {
    let pages = children.filter { $0.element.kind == .page }
    let tags = pages.enumerated().map { index, page in
      page.traits.tag(as: SelectionValue.self) ?? index as? SelectionValue
    }
    model.restoreChoice(among: pages.map(\.element.id))
    var shown = model.ownChoice.flatMap { own in pages.firstIndex { $0.element.id == own } }
    if let selection {
      let value = selection.wrappedValue
      shown = tags.firstIndex { $0 == value }
    }
    let id = pages.isEmpty ? nil : pages[shown ?? 0].element.id
    model.pages.show(only: id)
    model.show(
      zip(pages, tags).map { page, tag in
        let id = page.element.id
        // `weak`, because the model stores the closure. A strong reference would create a reference cycle.
        return TabModel.Item(
          id: id, label: page.traits[TabItemKey.self], badge: page.traits[BadgeKey.self] ?? nil
        ) { [selection, weak model] in
          if let selection {
            if let tag { selection.wrappedValue = tag }
          } else {
            model?.ownChoice = id
          }
        }
      }, chosen: id)
    guard selection != nil else { return }
    var seen: Set<SelectionValue> = []
    if let twice = tags.firstIndex(where: { $0.map { !seen.insert($0).inserted } ?? false }), let tag = tags[twice] {
      writer.issue = """
        Two pages of a TabView have the same tag, \(tag). Page \(twice + 1) is never shown. Give each page a unique tag.
        """
    } else if let missing = tags.firstIndex(of: nil) {
      writer.issue = """
        Page \(missing + 1) of a TabView has no tag of the type \(SelectionValue.self), the type of the selection. It is \
        never shown. Add .tag(_:) to it.
        """
    }
  }
}

/// The pages of a tab view.
private struct TabPages<Content: View>: View {
  let content: Content
  let model: TabModel

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    PagesNode(content, in: context, pages: content.model.pages) { $0.content }
  }
}

/// The items of a tab bar and the selected one, as collected from the pages.
@MainActor
final class TabModel {
  /// The data that the tab bar needs to show a page.
  struct Item: Identifiable {
    let id: Int
    let label: AnyView?
    let badge: Text?
    let choose: @MainActor () -> Void
  }

  /// The visibility of the tab bar, as set by the pages.
  let barVisibility = PreferenceReading<TabBarVisibilityKey>()
  /// The background of the tab view, as set by the selected page.
  let background = PreferenceReading<TabBackgroundKey>()
  let pages = PageSet(schema: .page, covered: .covered)
  private let source = Source()
  private let choiceSource = Source()
  private var stored: (items: [Item], chosen: Int?) = ([], nil)
  private var storedChoice: Int?
  /// The number of the selected page in a snapshot, until that page exists.
  private var restoredIndex: Int?

  /// The page that the user selected, or `nil` if the user has not selected one. It is used only if there is no
  /// selection binding.
  var ownChoice: Int? {
    get {
      choiceSource.access()
      return storedChoice
    }
    set {
      storedChoice = newValue
      restoredIndex = nil
      choiceSource.notify()
    }
  }

  /// The pages, and the id of the selected one.
  var content: (items: [Item], chosen: Int?) {
    source.access()
    return stored
  }

  func show(_ items: [Item], chosen: Int?) {
    stored = (items, chosen)
    source.notify()
  }
}

extension TabModel: SnapshotObject {
  func saved(by saver: ValueSaver) -> SavedValue? {
    (stored.items.firstIndex { $0.id == storedChoice } ?? restoredIndex).map { SavedValue($0) }
  }

  func restore(from saved: SavedValue, by restorer: ValueRestorer) { restoredIndex = saved.int }

  /// Selects the page that was selected in a snapshot.
  fileprivate func restoreChoice(among pages: [Int]) {
    guard let index = restoredIndex, pages.indices.contains(index) else { return }
    restoredIndex = nil
    storedChoice = pages[index]
  }
}

extension Schema {
  static let tabView = Schema(.tabView)
}
