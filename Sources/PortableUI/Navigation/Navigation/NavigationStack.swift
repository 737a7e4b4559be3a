import Elements
import ViewGraph

/// A view that shows a root page and pages pushed on top of it.
///
/// A covered page keeps its state, but its views receive `onDisappear`.
/// ``View/navigationDestination(for:destination:)`` declares the page for each type of value. To navigate
/// programmatically, bind the path and change it.
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
      // If this stack is the root view of a column, its pages have navigation bars, so the column hides its own bar. If
      // the stack is in a tab, it covers only a part of the column's page, so `hasBarInTab` hides the column's bar only
      // if it is empty.
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
          id: page, previous: index == 0 || model.isFromOtherColumn(page) ? nil : pages[index - 1],
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
  ///   - path: the values of the pages after the first page.
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
  ///   - path: the values of the pages after the first page. If a link has a value of another type, following it
  ///     reports an issue and has no other effect.
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
    // Removes elements from the collection instead of assigning a new one, because a collection may store identities
    // of its elements, which a new collection would lose.
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
