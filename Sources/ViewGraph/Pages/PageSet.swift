import Elements

/// The pages of a container in which each view has its own page, such as a tab view.
///
/// Content that only arranges or selects other views, such as collections, branches and views with a body, has no page;
/// the views in it do.
@MainActor
package final class PageSet {
  let schema: Schema
  let covered: AttributeKey
  private var pages: [Int: Node] = [:]

  /// Creates an empty set.
  ///
  /// - Parameters:
  ///   - schema: the schema of the pages' elements.
  ///   - covered: the attribute that is set on hidden pages.
  package init(schema: Schema, covered: AttributeKey) {
    self.schema = schema
    self.covered = covered
  }

  /// Shows one page and hides the others, which keep their state.
  ///
  /// - Parameter id: the id of the page's element, or `nil` to hide all pages.
  package func show(only id: Int?) {
    // Show the new page first, so that it appears before the others disappear.
    if let id { pages[id]?.showPage(true) }
    for (other, page) in pages where other != id { page.showPage(false) }
  }

  func add(_ page: Node, of element: Element) { pages[element.id] = page }
  func removePage(of element: Element) { pages[element.id] = nil }
}

/// A node for content in which each view has a page.
@MainActor
package final class PagesNode<Content, Shown: GraphContent>: PassthroughNode<Content, Shown> {
  private let shown: @MainActor (Content) -> Shown

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  ///   - pages: the set to which the pages are added.
  ///   - shown: returns the part of the content that is shown.
  package init(
    _ content: Content, in context: NodeContext, pages: PageSet, shown: @escaping @MainActor (Content) -> Shown
  ) {
    self.shown = shown
    super.init(context)
    var childContext = childContext(before: context.before)
    childContext.environment = EnvironmentScope(inside: environment, pages: pages)
    mount(shown(content), in: childContext)
  }

  package override func update(to content: Content) {
    updateChild(to: shown(content))
  }
}

/// A node for a page: a view with an element around it.
@MainActor
package final class PageNode<Content: GraphContent>: ContentNode<Content> {
  private let element: Element
  private let scope: AppearanceScope
  private let pages: PageSet
  private var child: Node?

  init(_ content: Content, in context: NodeContext, of pages: PageSet) {
    self.pages = pages
    element = context.graph.makeElement(pages.schema)
    scope = AppearanceScope(inside: context.environment.appearance, isShown: false, silencesHidden: true)
    super.init(context)
    // Views inside of the page may set its traits, so changes of its children are watched.
    element.watch = .children
    graph.set(pages.covered, .flag(true), on: element)
    child = Content.makeNode(
      for: content,
      in: NodeContext(
        graph: graph, parent: self, container: element, before: nil,
        environment: EnvironmentScope(inside: environment, appearance: scope), modifiers: nil))
    pages.add(self, of: element)
    graph.insert(element, into: container, before: context.before)
    noteElement()
  }

  override func forEachChild(_ body: @MainActor (Node) -> Void) { if let child { body(child) } }
  override var isContainer: Bool { true }
  override var keepsAppearance: Bool { !scope.isShown }
  override func findFirstElement() -> Element? { element }
  override func forEachElement(_ body: @MainActor (Element) -> Void) { body(element) }

  package override func update(to content: Content) {
    guard let child else { return }
    // The child was created for content of this type.
    unsafeDowncast(child, to: ContentNode<Content>.self).update(to: content)
  }

  /// Adds the traits of the views in the page as long as there is a single child.
  override func addTraits(to traits: inout Traits) {
    var next: Node? = child
    while let node = next, !node.isContainer {
      node.addTraits(to: &traits)
      var children: [Node] = []
      node.forEachChild { children.append($0) }
      next = children.count == 1 ? children[0] : nil
    }
  }

  override func didUnmount() {
    pages.removePage(of: element)
  }

  override func showPage(_ isShown: Bool) {
    guard isShown != scope.isShown else { return }
    graph.set(pages.covered, isShown ? nil : .flag(true), on: element)
    scope.isShown = isShown
    environment.preferences?.notePages()
    if isVisible { child?.setVisible(isShown) }
  }
}

extension GraphContent {
  /// Creates the node of content that may need its own page.
  static func node(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    guard let pages = context.environment.pages, !isStructure else { return makeNode(for: content, in: context) }
    return PageNode(content, in: context, of: pages)
  }
}
