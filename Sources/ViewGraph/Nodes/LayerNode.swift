import Elements
import Tracking

/// A node for all the modifiers that follow one another at a place. They are handed down to the elements instead of being
/// elements themselves, because a modifier on several views applies to each.
@MainActor
package final class LayerNode<Content: GraphContent>: ContentNode<Content> {
  private var child: Node?
  private var template: LayerTemplate?
  /// What layers have brought along, for elements below, and which of the layers did.
  private var contents: [(layer: Int, node: Node)] = []
  private var goneContents = 0
  /// Present where a modifier reads the environment.
  private var observer: Observer?

  /// Creates the node and what is modified.
  ///
  /// - Parameters:
  ///   - content: what to show.
  ///   - context: the place.
  package init(_ content: Content, in context: NodeContext) {
    super.init(context)
    let last = LayerTemplate.last(of: Content.self)
    var visitor = LayerVisitor(last, in: environment, core: Maker(node: self, before: context.before))
    Content.visitLayers(of: content, &visitor)
    if let template, template !== last { template.share(with: Content.self) }
  }

  override func forEachChild(_ body: @MainActor (Node) -> Void) {
    if let child { body(child) }
  }
  override func firstElement(from index: Int) -> Element? { index == 0 ? child?.firstElement : nil }
  override func forEachElement(_ body: @MainActor (Element) -> Void) { child?.forEachElement(body) }
  override var layers: LayerTemplate? { template }

  package override func update(to content: Content) {
    var visitor = LayerVisitor(template, in: environment, core: Updater(node: self))
    Content.visitLayers(of: content, &visitor)
  }

  /// Describes anew what depends on the environment.
  override func evaluate() {
    isDirty = false
    guard let template else { return }
    replaceTemplate(by: depending(template))
  }

  override func didUnmount() {
    observer?.cancel()
  }

  override func keepUpToDate(_ content: Node, ofLayer index: Int) {
    contents.append((index, content))
  }

  override func contentDidUnmount() {
    goneContents += 1
    guard goneContents * 2 > contents.count else { return }
    contents.removeAll { !$0.node.isMounted }
    goneContents = 0
  }

  /// The template, or where it depends on the environment another as that is now, on which the node depends from now on.
  private func depending(_ template: LayerTemplate) -> LayerTemplate {
    guard template.readsEnvironment else { return template }
    var result = template
    observer = graph.track(by: observer, for: self) { result = template.describedAnew(in: environment) }
    return result
  }

  private func replaceTemplate(by new: LayerTemplate) {
    guard let old = template else { return }
    template = new
    if zip(new.records, old.records).contains(where: { !$0.isDescribed(like: $1) }) {
      let outer = outerLayerCount
      forEachElement { element in
        // A gap has no layers: the rows that it stands for are not there.
        if element.kind != .gap { graph.replaceLayers(old.layers, by: new.layers, before: outer, on: element) }
      }
    }
    for (layer, node) in contents where node.isMounted { new.record(at: layer).updateContent(node) }
  }

  /// How many layers the elements have around those of this node.
  private var outerLayerCount: Int {
    var count = 0
    var node = modifiers
    while let current = node {
      count += current.layers?.layers.count ?? 0
      node = current.modifiers
    }
    return count
  }

  private struct Maker: CoreVisitor {
    let node: LayerNode
    let before: Element?

    func visit<Core: GraphContent>(_ content: Core, under template: LayerTemplate?) {
      node.template = template.map(node.depending)
      var context = node.childContext(before: before)
      context.modifiers = node
      node.child = Core.makeNode(for: content, in: context)
    }
  }

  private struct Updater: CoreVisitor {
    let node: LayerNode

    func visit<Core: GraphContent>(_ content: Core, under template: LayerTemplate?) {
      if let template, template !== node.template { node.replaceTemplate(by: node.depending(template)) }
      guard let child = node.child else { return }
      // The content's type decides that of what it modifies.
      unsafeDowncast(child, to: ContentNode<Core>.self).update(to: content)
    }
  }
}
