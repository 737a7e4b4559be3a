import Elements
import ViewGraph

/// A page, and others that links lead to, one on the other.
///
/// Pages that are covered keep their state and have disappeared. What a value leads to is said by
/// ``View/navigationDestination(for:destination:)`` on a page; what is on the path is state of the screen, which may put anything
/// there.
public struct NavigationStack<Data, Root: View>: View {
  private let path: @MainActor (Binding<NavigationPath>) -> PathAccess
  private let root: Root
  @State private var ownPath = NavigationPath()
  @State private var model = NavigationModel()
  @Environment(\.navigation) private var outer

  /// The pages.
  public var body: some View {
    let column = outer.flatMap { $0.model.columnBefore != nil && $0.page == .root && !$0.isOutside ? $0.model : nil }
    let _ = model.stand(in: column)
    NavigationPages(model: model, path: path($ownPath), root: root)
      // What stands in a column is the column's pages: it has no bar besides theirs. A tab is only a part of the column's page.
      .navigationBarLook { [isInTab = outer?.isInTab == true] in
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
  /// Creates a stack that keeps its path itself.
  ///
  /// - Parameter root: the first page.
  public init(@ViewBuilder root: () -> Root) {
    path = { .init($0) }
    self.root = root()
  }

  /// Creates a stack with a path of values of any types.
  ///
  /// - Parameters:
  ///   - path: the values that have led to the pages after the first.
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
  ///   - path: the values that have led to the pages after the first. A link by a value of another type is reported and leads
  ///     nowhere.
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
    // Removed, not made anew: the elements of a path may know who they are.
    truncate = { path.wrappedValue.removeLast(path.wrappedValue.count - $0) }
  }
}

/// The element with the pages.
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
  /// Pages, one on the other.
  public static let navigationStack = Role(rawValue: "navigationStack")
}

extension ElementKind {
  /// Pages, one on the other: the last is seen, all others are `covered`. A person goes `back` from it in the way of the host.
  package static let navigationStack = ElementKind(rawValue: "navigationStack")
}

extension EventKind {
  /// A person wants to go to the page before. Carries nothing.
  package static let back = EventKind(rawValue: "back")
}
