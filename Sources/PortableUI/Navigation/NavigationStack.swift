import Elements
import ViewGraph

/// A view that shows a root page and pages pushed on top of it.
///
/// Covered pages keep their state but have disappeared. ``View/navigationDestination(for:destination:)`` declares the
/// page for each type of value. To navigate programmatically, bind the path and change it.
public struct NavigationStack<Data, Root: View>: View {
  private let path: @MainActor (Binding<NavigationPath>) -> PathAccess
  private let root: Root
  @State private var ownPath = NavigationPath()
  @State private var model = NavigationModel()
  @Environment(\.navigation) private var outer

  /// The pages.
  public var body: some View {
    let column = outer.flatMap { $0.model.columnBefore != nil && $0.page == .root && !$0.isOutside ? $0.model : nil }
    let _ = model.attach(in: column)
    NavigationPages(model: model, path: path($ownPath), root: root)
      // A stack that fills a column shows its pages in that column, so the column hides its own bar. A stack in a tab
      // is only part of the column's page.
      .navigationBarAppearance { [isInTab = outer?.isInTab == true] in
        guard column != nil else { return }
        if isInTab { $0.hasBarInTab = true } else { $0.visibility[.navigationBar] = .hidden }
      }
  }
}

/// The pages of a stack.
struct NavigationPages<Root: View>: View {
  let model: NavigationModel
  let path: PathAccess
  let root: Root

  var body: some View {
    let pages = model.follow(path)
    NavigationContainer(
      model: model,
      content: ForEach(Array(pages.enumerated()), id: \.element) { index, page in
        NavigationPage(
          id: page, previous: index == 0 || model.isFromOutside(page) ? nil : pages[index - 1],
          isTop: index == pages.count - 1, isNeeded: model.needsPage(at: index, of: pages.count), root: root,
          model: model)
      })
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that manages its own path.
  ///
  /// - Parameter root: the first page.
  public init(@ViewBuilder root: () -> Root) {
    path = { .init($0) }
    self.root = root()
  }

  /// Creates a stack with a path of values of any type.
  ///
  /// - Parameters:
  ///   - path: the values of the pages after the first.
  ///   - root: the first page.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = { _ in .init(path) }
    self.root = root()
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// Creates a stack with a path of values of one type.
  ///
  /// - Parameters:
  ///   - path: the values of the pages after the first. A link with a value of another type is reported as an issue and
  ///     has no effect.
  ///   - root: the first page.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.path = { _ in .init(path) }
    self.root = root()
  }
}

extension PathAccess {
  @MainActor
  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    push = {
      path.wrappedValue.append(wrapped: $0)
      return true
    }
    truncate = { path.wrappedValue.removeLast(path.wrappedValue.count - $0) }
  }

  @MainActor
  fileprivate init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
  where Data.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    push = {
      guard let element = $0.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    // The elements are removed instead of building a new collection: a collection may keep identities of its elements.
    truncate = { path.wrappedValue.removeLast(path.wrappedValue.count - $0) }
  }
}

/// The element that contains the pages.
private struct NavigationContainer<Content: View>: View, ElementContent {
  let model: NavigationModel
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .navigationStack }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }
  func isDescribed(like other: Self) -> Bool { true }
  func describe(_ writer: inout ElementWriter) {
    writer[.columnWidth] = model.columnWidth.value.map { .number(Double($0)) }
  }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool { event.kind == .back && model.back() }
}

extension Schema {
  static let navigationStack = Schema(.navigationStack, role: .navigationStack, handlers: [Handler(.back)])
}

extension Role {
  /// A stack of pages of which the last is visible.
  public static let navigationStack = Role(rawValue: "navigationStack")
}

extension ElementKind {
  /// A stack of pages: the last is visible, all others are `covered`. The host sends `back` when the user goes back.
  package static let navigationStack = ElementKind(rawValue: "navigationStack")
}

extension EventKind {
  /// The user goes to the previous page. Carries no data.
  package static let back = EventKind(rawValue: "back")
}
