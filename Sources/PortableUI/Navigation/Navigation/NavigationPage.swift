import Elements
import IssueReporting
import Snapshots
import ViewGraph

/// One page of a stack, with its bars. A covered page is built only when it is needed (see
/// ``NavigationModel/needsPage(at:of:)``), and then stays mounted.
struct NavigationPage<Root: View>: View {
  let id: PageID
  let previous: PageID?
  let isTop: Bool
  let isNeeded: Bool
  let root: Root
  let model: NavigationModel
  @State private var construction = PageConstruction()
  @State private var dismisser = Dismisser()
  @State private var columnDismisser = Dismisser()
  @State private var editMode = EditMode.inactive
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let dismiss = backToColumn ?? (id == .root ? nil : dismisser.ending { [model, id] in model.pop(id) })
    PageBox(
      isCovered: !isTop, background: model.bars(of: id).background,
      content: AppearingContent(
        isShown: isTop,
        content: Group {
          if construction.isDone(when: isNeeded) {
            NavigationPageContent(id: id, previous: previous, root: root, model: model)
              .modifier(
                PageEnvironment(
                  navigation: NavigationContext(model: model, page: id), dismiss: dismiss,
                  editMode: $editMode))
          }
        }))
  }

  /// The action that goes back from the first page of a column to the previous column; `nil` unless the window is
  /// narrow.
  private var backToColumn: DismissAction? {
    guard previous == nil, model.columnBefore != nil, sizeClass == .compact else { return nil }
    return columnDismisser.ending { [model] in model.leaveColumn() }
  }
}

/// Records whether a page has been built.
@MainActor
private final class PageConstruction {
  private var isDone = false

  /// Returns whether the page must be built: whether it is needed now or was needed before.
  func isDone(when isNeeded: Bool) -> Bool {
    isDone = isDone || isNeeded
    return isDone
  }
}

extension PageConstruction: SnapshotObject {
  func saved(by saver: ValueSaver) -> SavedValue? { isDone ? .bool(true) : nil }

  func restore(from saved: SavedValue, by restorer: ValueRestorer) { isDone = saved.bool ?? false }
}

/// Sets the environment values that differ between a page and the view that contains the stack.
private struct PageEnvironment: EnvironmentModifier {
  let navigation: NavigationContext
  /// The action that goes back from the page. It is `nil` on the first page of a stack without a previous column, where
  /// the inherited `dismiss` ends the presentation that contains the stack.
  let dismiss: DismissAction?
  let editMode: Binding<EditMode>

  func change(_ values: inout EnvironmentValues) {
    values.navigation = navigation
    values.pageEditMode = editMode
    guard let dismiss else { return }
    values.dismiss = dismiss
    values.isPresented = true
  }
}

/// The bars and the content of a page.
private struct NavigationPageContent<Root: View>: View {
  let id: PageID
  let previous: PageID?
  let root: Root
  let model: NavigationModel

  var body: some View {
    let bars = model.bars(of: id)
    NavigationBar(id: id, previous: previous, model: model)
    Group {
      switch id {
      case .root: RootPage(root: root, isFirst: model.columnBefore == nil)
      case .value(_, let value): ValueDestination(value: value, model: model).modifier(SearchBoundary())
      case .local(let local): LocalContent(page: model.local(local)).modifier(SearchBoundary())
      }
    }
    .modifier(PreferenceUseModifier<NavigationTitleKey>(use: .reading(into: bars.title, isLast: true)))
    .modifier(PreferenceUseModifier<NavigationBarAppearanceKey>(use: .reading(into: bars.appearance, isLast: true)))
    .modifier(PreferenceUseModifier<ToolbarKey>(use: .reading(into: bars.entries, isLast: true)))
    .modifier(PreferenceUseModifier<PageBackgroundKey>(use: .reading(into: bars.background, isLast: true)))
    BottomBars(id: id, model: model)
  }
}

/// The first page of a stack. If the stack itself has a `searchable` modifier, this page shows the search field. In a
/// split view, only the first column shows the field.
private struct RootPage<Root: View>: View {
  let root: Root
  let isFirst: Bool
  @Environment(\.searchOfPages) private var search

  var body: some View {
    if let search {
      if isFirst {
        search.field(AnyView(root.environment(\.searchOfPages, nil)))
      } else {
        root.modifier(SearchBoundary())
      }
    } else {
      root
    }
  }
}

/// Keeps the search field of a stack, with its suggestions and scopes, from pages that do not show the field.
private struct SearchBoundary: EnvironmentModifier {
  func change(_ values: inout EnvironmentValues) { values.removeSearch() }
}

/// The page of a value on the path.
private struct ValueDestination: View {
  let value: AnyHashable
  let model: NavigationModel

  var body: some View {
    if let page = model.slot(for: type(of: value.base)).make?(value) {
      page
    } else {
      let _ = model.buildMorePages()
      Image(systemName: "exclamationmark.triangle").accessibilityLabel("Nothing leads here")
        .onAppear { [value] in
          reportIssue(
            """
            The value \("\(value)".escapedForLog()) was pushed, but no view in its NavigationStack declares a \
            destination for the type \(type(of: value.base)). Add .navigationDestination(for: \(type(of: value.base)).self) to a \
            view in the stack.
            """)
        }
    }
  }
}

/// The content of a page that is presented by a binding.
private struct LocalContent: View {
  let page: LocalPage?

  var body: some View { page?.content }
}

/// Content that can be mounted before it appears on the screen.
struct AppearingContent<Content: View>: View {
  let isShown: Bool
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    AppearanceNode(content, in: context) { ($0.isShown, $0.content) }
  }
}

/// The element of a page.
private struct PageBox<Content: View>: View, ElementContent {
  let isCovered: Bool
  let background: PreferenceReading<PageBackgroundKey>
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .page }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }
  func isDescribed(like other: Self) -> Bool { isCovered == other.isCovered && background === other.background }

  func describe(_ writer: inout ElementWriter) {
    if isCovered { writer[.covered] = .flag(true) }
    writer[.fill] = background.value?.value(in: EnvironmentValues(scope: writer.environment))
  }
}

extension Schema {
  static let page = Schema(.page)
}
