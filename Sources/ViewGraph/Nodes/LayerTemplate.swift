import Elements

/// The layers and environment values that a chain of modifiers adds to each element.
///
/// A template is immutable, so that nodes with equal modifiers, and their elements, share one.
@MainActor
final class LayerTemplate {
  /// The modifiers that add layers, outermost first.
  let records: [LayerRecord]
  /// The modifiers that set environment values, outermost first.
  let writers: [WriterRecord]
  /// The layers, innermost first, without content.
  let layers: [Layer]
  /// Whether a layer has content.
  let hasContent: Bool
  /// Whether a layer handles events.
  let hasHandlers: Bool
  /// Whether a modifier reads the environment.
  let readsEnvironment: Bool

  /// The last template for each type of content, if its modifiers are plain values.
  private static var shared: [ObjectIdentifier: LayerTemplate] = [:]

  init(_ records: [LayerRecord], _ writers: [WriterRecord]) {
    self.records = records
    self.writers = writers
    layers = records.reversed().map(\.layer)
    hasContent = records.contains { $0.hasContent }
    hasHandlers = records.contains { !$0.layer.handlers.isEmpty }
    readsEnvironment = records.contains { $0.readsEnvironment }
  }

  /// The last template for content of a type. It is probably equal to the template that the next node of the type
  /// needs.
  static func last<Content>(of type: Content.Type) -> LayerTemplate? { shared[ObjectIdentifier(type)] }

  /// Shares the template with other nodes, unless it retains closures or content of a view, or depends on its position.
  func share<Content>(with type: Content.Type) {
    if !hasContent, !hasHandlers, !readsEnvironment, writers.allSatisfy({ $0.isPlain }) {
      Self.shared[ObjectIdentifier(type)] = self
    }
  }

  /// Returns a template in which the modifiers that read the environment are updated.
  ///
  /// - Parameters:
  ///   - node: the node of the modifiers.
  ///   - environment: returns the environment of the layer with an index.
  func describedAnew(at node: Node, in environment: (Int) -> EnvironmentScope) -> LayerTemplate {
    var records = records
    for index in records.indices where records[index].readsEnvironment {
      records[index] = records[index].describedAnew(in: environment(records.count - 1 - index), at: node)
    }
    return LayerTemplate(records, writers)
  }

  /// Returns the environment values that the modifiers set.
  ///
  /// - Parameters:
  ///   - outer: the surrounding environment.
  ///   - setForLayer: called for each layer that reads its environment and for which outer modifiers set values. The
  ///     parameters are these values and the layer's index.
  func writes(inside outer: EnvironmentScope, _ setForLayer: (EnvironmentWrites, Int) -> Void) -> EnvironmentWrites {
    var writes = EnvironmentWrites(inside: outer)
    var layer = writers.first?.outerLayers ?? 0
    for writer in writers {
      while layer < writer.outerLayers {
        if records[layer].seesEnvironment { setForLayer(writes, records.count - 1 - layer) }
        layer += 1
      }
      writer.write(to: &writes)
    }
    while layer < records.count {
      if records[layer].seesEnvironment { setForLayer(writes, records.count - 1 - layer) }
      layer += 1
    }
    return writes
  }

  /// The modifier that added the layer with an index.
  func record(at index: Int) -> LayerRecord { records[records.count - 1 - index] }
}

/// A modifier with its layer.
@MainActor
class LayerRecord {
  let layer: Layer
  let hasContent: Bool
  let readsEnvironment: Bool
  /// The version of the layer's description, which equal records share.
  fileprivate let version: Int
  private static var versions = 0

  fileprivate init(_ layer: Layer, hasContent: Bool, readsEnvironment: Bool, version: Int?) {
    self.layer = layer
    self.hasContent = hasContent
    self.readsEnvironment = readsEnvironment
    if version == nil { Self.versions += 1 }
    self.version = version ?? Self.versions
  }

  /// Whether the layer's description, content or event handler reads the environment.
  var seesEnvironment: Bool { readsEnvironment || hasContent || !layer.handlers.isEmpty }

  /// Whether the record has the same layer as `old`.
  func isDescribed(like old: LayerRecord) -> Bool { version == old.version }

  /// Returns the same modifier with an updated layer.
  func describedAnew(in environment: EnvironmentScope, at node: Node) -> LayerRecord { self }
  func respond(to event: Event, at position: ElementPosition, in environment: EnvironmentScope) -> Bool { false }
  /// Creates the node of the layer's content, or returns `nil` if it has none.
  func makeContent(in context: NodeContext) -> Node? { nil }
  /// Updates the node of the layer's content, which a record of the same type created.
  func updateContent(_ node: Node) {}
}

/// A record with the type of its modifier.
final class ModifierRecord<Modifier: ElementModifier>: LayerRecord {
  private let modifier: Modifier
  private let comparison: FieldComparison

  /// Describes a modifier.
  ///
  /// - Parameters:
  ///   - modifier: the modifier.
  ///   - environment: the environment in which the modifier was applied.
  ///   - node: the node of the modifier.
  ///   - old: the record that is replaced.
  init(_ modifier: Modifier, in environment: EnvironmentScope, at node: Node, inPlaceOf old: ModifierRecord?) {
    self.modifier = modifier
    comparison = old?.comparison ?? FieldComparison.of(Modifier.self)
    let hasContent = Modifier.LayerContent.self != NoContent.self
    let readsEnvironment = modifier.readsEnvironment
    if let old, !readsEnvironment, modifier.isDescribed(like: old.modifier) {
      super.init(old.layer, hasContent: hasContent, readsEnvironment: false, version: old.version)
    } else {
      var writer = LayerWriter(environment: environment, at: node)
      modifier.describe(&writer)
      let layer = Layer(kind: Modifier.kind, attributes: writer.attributes, handlers: Modifier.handlers)
      super.init(layer, hasContent: hasContent, readsEnvironment: readsEnvironment, version: nil)
    }
  }

  override func describedAnew(in environment: EnvironmentScope, at node: Node) -> LayerRecord {
    ModifierRecord(modifier, in: environment, at: node, inPlaceOf: self)
  }

  /// Whether the modifier is known to be equal to `other`.
  func isSame(as other: Modifier) -> Bool { comparison.areSame(other, modifier) }

  override func respond(to event: Event, at position: ElementPosition, in environment: EnvironmentScope) -> Bool {
    modifier.respond(to: event, at: position, in: environment)
  }

  override func makeContent(in context: NodeContext) -> Node? {
    guard hasContent else { return nil }
    return Modifier.LayerContent.makeNode(for: modifier.layerContent, in: context)
  }

  override func updateContent(_ node: Node) {
    // A record of the same modifier type created the node.
    unsafeDowncast(node, to: ContentNode<Modifier.LayerContent>.self).update(to: modifier.layerContent)
  }
}
