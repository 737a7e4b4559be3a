import Elements
import Tracking

/// A node for a chain of modifiers. Layers are passed down to the elements, because a modifier of several views applies
/// to each of them. All environment values of the chain are set in a single scope.
@MainActor
package final class LayerNode<Content: GraphContent>: ContentNode<Content> {
  private var child: Node?
  private var template: LayerTemplate?
  /// The observer, if a modifier reads the environment.
  private var observer: Observer?
  /// The environment inside of the modifiers, if they set values in it.
  private var scope: EnvironmentScope?
  private var extras: Extras?

  /// Data that few nodes need.
  private final class Extras {
    /// The nodes of layer contents, with the indices of their layers.
    var contents: [(layer: Int, node: Node)] = []
    var removedContents = 0
    /// The environments of layers, if outer modifiers set values for them.
    var layerScopes: [(layer: Int, scope: EnvironmentScope)] = []
  }

  /// Creates the node and the modified content.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  package init(_ content: Content, in context: NodeContext) {
    super.init(context)
    let last = LayerTemplate.last(of: Content.self)
    var visitor = LayerVisitor(last, at: self, core: Maker(node: self, before: context.before))
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
    var visitor = LayerVisitor(template, at: self, core: Updater(node: self))
    Content.visitLayers(of: content, &visitor)
  }

  /// Updates the layers that depend on the environment.
  override func evaluate() {
    isDirty = false
    guard let template else { return }
    replaceTemplate(by: depending(template))
  }

  override func environment(ofLayer index: Int) -> EnvironmentScope {
    guard let extras else { return environment }
    for known in extras.layerScopes where known.layer == index { return known.scope }
    return environment
  }

  override func didUnmount() {
    observer?.cancel()
  }

  override func registerForUpdates(_ content: Node, ofLayer index: Int) {
    madeExtras.contents.append((index, content))
  }

  override func contentDidUnmount() {
    guard let extras else { return }
    extras.removedContents += 1
    guard extras.removedContents * 2 > extras.contents.count else { return }
    extras.contents.removeAll { !$0.node.isMounted }
    extras.removedContents = 0
  }

  private var madeExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  /// Returns the template, updated to the current environment if the template depends on the environment, and registers
  /// the dependency. Also sets the environment values of the template's modifiers.
  private func depending(_ template: LayerTemplate) -> LayerTemplate {
    guard template.readsEnvironment || !template.writers.isEmpty else { return template }
    var result = template
    observer =
      graph.track(by: observer, for: self) {
        if !template.writers.isEmpty { setEnvironment(by: template) }
        if template.readsEnvironment { result = template.describedAnew(at: self) { environment(ofLayer: $0) } }
      }.observer
    return result
  }

  private func setEnvironment(by template: LayerTemplate) {
    let writes = template.writes(inside: environment) { writes, layer in
      var scope = environment(ofLayer: layer)
      if scope === environment {
        scope = EnvironmentScope(inside: environment)
        madeExtras.layerScopes.append((layer, scope))
      }
      writes.apply(to: scope)
    }
    let scope = scope ?? EnvironmentScope(inside: environment)
    self.scope = scope
    writes.apply(to: scope)
  }

  private func replaceTemplate(by new: LayerTemplate) {
    guard let old = template, new !== old else { return }
    template = new
    if zip(new.records, old.records).contains(where: { !$0.isDescribed(like: $1) }) {
      let outer = outerLayerCount
      forEachElement { element in
        // A gap has no layers: its rows have no elements.
        if element.kind != .gap { graph.replaceLayers(old.layers, by: new.layers, before: outer, on: element) }
      }
    }
    guard let extras else { return }
    for (layer, node) in extras.contents where node.isMounted { new.record(at: layer).updateContent(node) }
  }

  /// The number of layers outside of the layers of this node.
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
      if node.template?.layers.isEmpty == false { context.modifiers = node }
      if let scope = node.scope { context.environment = scope }
      node.child = Core.makeNode(for: content, in: context)
    }
  }

  private struct Updater: CoreVisitor {
    let node: LayerNode

    func visit<Core: GraphContent>(_ content: Core, under template: LayerTemplate?) {
      if let template, template !== node.template { node.replaceTemplate(by: node.depending(template)) }
      guard let child = node.child else { return }
      // The type of the content determines the type of the modified content.
      unsafeDowncast(child, to: ContentNode<Core>.self).update(to: content)
    }
  }
}
