import Elements
import Tracking
import ViewGraph

/// Pages of which one is seen, and a bar to choose it.
///
/// Each view in it is a page, with a ``View/tabItem(_:)``. Pages that are not chosen keep their state and have disappeared.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var model = TabModel()
  @Environment(\.tabPageIndex) private var pageIndex

  /// Creates pages of which one is chosen by a value.
  ///
  /// - Parameters:
  ///   - selection: the tag of the page that is seen. Where no page has it, the first is. `nil` leaves the choice to the person.
  ///   - content: the pages. One without a tag has its number, from 0, where numbers are chosen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, pages: content())
  }

  init(selection: Binding<SelectionValue>?, pages: Content) {
    self.selection = selection
    content = pages
  }

  /// The pages and the bar.
  public var body: some View {
    TabBox(selection: selection, content: content, model: model, pageIndex: pageIndex)
      // What is inside of a page is not turned with it.
      .environment(\.tabPageIndex, nil)
      .transformEnvironment(\.navigation) { $0?.isInTab = true }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates pages of which a person chooses one; the first to begin with.
  ///
  /// - Parameter content: the pages.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// The element with the pages and the bar.
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
  var children: TupleView<ModifiedContent<TabPages<Content>, PreferenceUseModifier<TabBarVisibilityKey>>, TabBar> {
    TupleView(
      TabPages(content: content, model: model)
        .modifier(PreferenceUseModifier(use: .reading(into: model.barVisibility, isLast: true))),
      TabBar(model: model, pageIndex: pageIndex))
  }

  func describe(_ writer: inout ElementWriter) {
    if pageIndex != nil { writer[.isPaged] = .flag(true) }
  }

  func describe(_ children: [TraitedElement], _ writer: inout ElementWriter) {
    let pages = children.filter { $0.element.kind == .page }
    let tags = pages.enumerated().map { index, page in
      page.traits.tag(as: SelectionValue.self) ?? index as? SelectionValue
    }
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
        // The model stores the closure: a strong reference to it would be a cycle.
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
        Two pages of a TabView have the same tag, \(tag). Page \(twice + 1) is never seen. Give each page a tag of its own.
        """
    } else if let missing = tags.firstIndex(of: nil) {
      writer.issue = """
        Page \(missing + 1) of a TabView has no tag of the type \(SelectionValue.self), by which its pages are chosen. It is \
        never seen. Give it one by .tag(_:).
        """
    }
  }
}

/// The pages.
private struct TabPages<Content: View>: View {
  let content: Content
  let model: TabModel

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    PagesNode(content, in: context, pages: content.model.pages) { $0.content }
  }
}

/// What the bar of a tab view shows, as the pages say it.
@MainActor
final class TabModel {
  /// One page, as the bar knows it.
  struct Item: Identifiable {
    let id: Int
    let label: AnyView?
    let badge: Text?
    let choose: @MainActor () -> Void
  }

  /// Whether the bar is to be seen, as the pages say it.
  let barVisibility = PreferenceReading<TabBarVisibilityKey>()
  let pages = PageSet(schema: .page, covered: .covered)
  private let source = Source()
  private let choiceSource = Source()
  private var stored: (items: [Item], chosen: Int?) = ([], nil)
  private var storedChoice: Int?

  /// The page that a person has chosen, where the program has no say; `nil` where none was.
  var ownChoice: Int? {
    get {
      choiceSource.access()
      return storedChoice
    }
    set {
      storedChoice = newValue
      choiceSource.notify()
    }
  }

  /// The pages, and the id of the one that is seen.
  var content: (items: [Item], chosen: Int?) {
    source.access()
    return stored
  }

  func show(_ items: [Item], chosen: Int?) {
    stored = (items, chosen)
    source.notify()
  }
}

extension Schema {
  static let tabView = Schema(.tabView)
}

extension ElementKind {
  /// `page`s, of which one is not `covered`, and a `tabBar`.
  package static let tabView = ElementKind(rawValue: "tabView")
}

extension AttributeKey {
  /// Flag, of a `tabView`: a person turns its pages, and its bar has a dot for each.
  package static let isPaged = AttributeKey(rawValue: "isPaged")
}
