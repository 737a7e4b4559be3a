import Elements

/// What the modifiers that follow one another at one place make of each element, its layers, and what they set in the
/// environment.
///
/// A template never changes, so places with equal modifiers share one, and so do their elements with the layers in it.
@MainActor
final class LayerTemplate {
  /// The modifiers that make layers, outermost first, as they are visited.
  let records: [LayerRecord]
  /// Those that set values in the environment, outermost first.
  let writers: [WriterRecord]
  /// The layers, innermost first, without content.
  let layers: [Layer]
  /// Whether one of them brings content along.
  let hasContent: Bool
  /// Whether one of them handles events.
  let hasHandlers: Bool
  /// Whether one of them reads the environment.
  let readsEnvironment: Bool

  /// Those made last of each type of content whose modifiers are plain values.
  private static var shared: [ObjectIdentifier: LayerTemplate] = [:]

  init(_ records: [LayerRecord], _ writers: [WriterRecord]) {
    self.records = records
    self.writers = writers
    layers = records.reversed().map(\.layer)
    hasContent = records.contains { $0.hasContent }
    hasHandlers = records.contains { !$0.layer.handlers.isEmpty }
    readsEnvironment = records.contains { $0.readsEnvironment }
  }

  /// The template made last for content of a type, which is probably the one that is needed.
  static func last<Content>(of type: Content.Type) -> LayerTemplate? { shared[ObjectIdentifier(type)] }

  /// Keeps the template for the next place, unless it holds on to what a view has given it, closures and content, or depends
  /// on its place.
  func share<Content>(with type: Content.Type) {
    if !hasContent, !hasHandlers, !readsEnvironment, writers.allSatisfy({ $0.isPlain }) {
      Self.shared[ObjectIdentifier(type)] = self
    }
  }

  /// Another template of the same modifiers in which those that read the environment are described anew.
  ///
  /// - Parameters:
  ///   - place: the place.
  ///   - environment: that of a layer, given its position.
  func describedAnew(at place: Node, in environment: (Int) -> EnvironmentScope) -> LayerTemplate {
    var records = records
    for index in records.indices where records[index].readsEnvironment {
      records[index] = records[index].describedAnew(in: environment(records.count - 1 - index), at: place)
    }
    return LayerTemplate(records, writers)
  }

  /// What the modifiers set in the environment.
  ///
  /// - Parameters:
  ///   - outer: the environment around them.
  ///   - setForLayer: is given what a layer that looks at its environment sees, if modifiers outside of it have set something,
  ///     and the layer's position.
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

  /// The modifier that made the layer with that position.
  func record(at index: Int) -> LayerRecord { records[records.count - 1 - index] }
}

/// One modifier and the layer that it makes.
@MainActor
class LayerRecord {
  let layer: Layer
  let hasContent: Bool
  let readsEnvironment: Bool
  /// Which description the layer is: it is handed on with it.
  fileprivate let version: Int
  private static var versions = 0

  fileprivate init(_ layer: Layer, hasContent: Bool, readsEnvironment: Bool, version: Int?) {
    self.layer = layer
    self.hasContent = hasContent
    self.readsEnvironment = readsEnvironment
    if version == nil { Self.versions += 1 }
    self.version = version ?? Self.versions
  }

  /// Whether something of the layer's looks at the environment: its description, its content, or what handles its events.
  var seesEnvironment: Bool { readsEnvironment || hasContent || !layer.handlers.isEmpty }

  /// Whether the record took its layer over from `old`, or is the same.
  func isDescribed(like old: LayerRecord) -> Bool { version == old.version }

  /// The same modifier with a layer as it is now.
  func describedAnew(in environment: EnvironmentScope, at place: Node) -> LayerRecord { self }
  func respond(to event: Event, at place: ElementPlace, in environment: EnvironmentScope) -> Bool { false }
  /// Makes the node of the layer's content; `nil` where it has none.
  func makeContent(in context: NodeContext) -> Node? { nil }
  /// Brings up to date what the record of a modifier of this type has made.
  func updateContent(_ node: Node) {}
}

/// A record that knows the modifier's type.
final class ModifierRecord<Modifier: ElementModifier>: LayerRecord {
  private let modifier: Modifier
  private let comparison: FieldComparison

  /// Describes a modifier.
  ///
  /// - Parameters:
  ///   - modifier: the modifier.
  ///   - environment: that of the place where it was written.
  ///   - place: that place.
  ///   - old: the record of the one that it replaces.
  init(_ modifier: Modifier, in environment: EnvironmentScope, at place: Node, inPlaceOf old: ModifierRecord?) {
    self.modifier = modifier
    comparison = old?.comparison ?? FieldComparison.of(Modifier.self)
    let hasContent = Modifier.LayerContent.self != NoContent.self
    let readsEnvironment = modifier.readsEnvironment
    if let old, !readsEnvironment, modifier.isDescribed(like: old.modifier) {
      super.init(old.layer, hasContent: hasContent, readsEnvironment: false, version: old.version)
    } else {
      var writer = LayerWriter(environment: environment, at: place)
      modifier.describe(&writer)
      let layer = Layer(kind: Modifier.kind, attributes: writer.attributes, handlers: Modifier.handlers)
      super.init(layer, hasContent: hasContent, readsEnvironment: readsEnvironment, version: nil)
    }
  }

  override func describedAnew(in environment: EnvironmentScope, at place: Node) -> LayerRecord {
    ModifierRecord(modifier, in: environment, at: place, inPlaceOf: self)
  }

  /// Whether the modifier is known to be the same as `other`.
  func isSame(as other: Modifier) -> Bool { comparison.areSame(other, modifier) }

  override func respond(to event: Event, at place: ElementPlace, in environment: EnvironmentScope) -> Bool {
    modifier.respond(to: event, at: place, in: environment)
  }

  override func makeContent(in context: NodeContext) -> Node? {
    guard hasContent else { return nil }
    return Modifier.LayerContent.makeNode(for: modifier.layerContent, in: context)
  }

  override func updateContent(_ node: Node) {
    // The node was made by a record of the same modifier's type.
    unsafeDowncast(node, to: ContentNode<Modifier.LayerContent>.self).update(to: modifier.layerContent)
  }
}
