import Elements

/// The pages of a container in which each view has a page of its own: a tab each.
///
/// Views that only arrange or choose others, such as collections, branches and views with a body, have none: those that they show do.
@MainActor
package final class PageSet {
  let schema: Schema
  let covered: AttributeKey
  private var pages: [Int: Node] = [:]

  /// Creates a set without pages.
  ///
  /// - Parameters:
  ///   - schema: that of the pages' elements.
  ///   - covered: the flag that those have which are not shown.
  package init(schema: Schema, covered: AttributeKey) {
    self.schema = schema
    self.covered = covered
  }

  /// Shows one page and no other; all keep what they have.
  ///
  /// - Parameter id: the id of the page's element; `nil` shows none.
  package func show(only id: Int?) {
    // The one that comes before those that go: it appears before they disappear.
    if let id { pages[id]?.showPage(true) }
    for (other, page) in pages where other != id { page.showPage(false) }
  }

  func add(_ page: Node, of element: Element) { pages[element.id] = page }
  func removePage(of element: Element) { pages[element.id] = nil }
}

/// A node whose content has a page for each of its views.
@MainActor
package final class PagesNode<Content, Shown: GraphContent>: PassthroughNode<Content, Shown> {
  private let shown: @MainActor (Content) -> Shown

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: what stands in the place.
  ///   - context: the place.
  ///   - pages: gets the pages.
  ///   - shown: the part of the content that is shown.
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

/// A node for a view with an element around it, which is a page.
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
    // What is said of the view may be said further in.
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
    // It was made for content of this type.
    unsafeDowncast(child, to: ContentNode<Content>.self).update(to: content)
  }

  /// What is said of the view within the page, as far as there is only one.
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
  /// Makes the node of content that may be one of several, each of which has a page of its own.
  static func node(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    guard let pages = context.environment.pages, !isStructure else { return makeNode(for: content, in: context) }
    return PageNode(content, in: context, of: pages)
  }
}
