import Elements

/// Visits the modifiers of content, outermost first, and then the modified content.
@MainActor
public struct LayerVisitor {
  private let template: LayerTemplate?
  private let environment: EnvironmentScope
  private let node: Node
  private let visitCore: any CoreVisitor
  /// Whether one of the modifiers so far differs from the template. From then on, the records are collected in lists.
  private var differs: Bool
  private var layers: [LayerRecord] = []
  private var writers: [WriterRecord] = []
  private var layerIndex = 0
  private var writerIndex = 0

  /// Creates a visitor.
  ///
  /// - Parameters:
  ///   - template: a template of content of the same type.
  ///   - node: the node of the modifiers.
  ///   - core: called with the modified content at the end.
  init(_ template: LayerTemplate?, at node: Node, core: some CoreVisitor) {
    self.template = template
    self.node = node
    environment = node.environment
    visitCore = core
    differs = template == nil
  }

  /// Visits a modifier that adds a layer.
  package mutating func layer<Modifier: ElementModifier>(_ modifier: Modifier) {
    // The type of the content determines the number and the types of modifiers.
    var old: ModifierRecord<Modifier>?
    if let template { old = unsafeDowncast(template.records[layerIndex], to: ModifierRecord<Modifier>.self) }
    if let old, old.isSame(as: modifier) {
      if differs { layers.append(old) }
    } else {
      differ()
      layers.append(ModifierRecord(modifier, in: environment, at: node, inPlaceOf: old))
    }
    layerIndex += 1
  }

  /// Visits a modifier that sets environment values.
  package mutating func environment<Writer: EnvironmentWriter>(_ writer: Writer) {
    var old: TypedWriterRecord<Writer>?
    if let template { old = unsafeDowncast(template.writers[writerIndex], to: TypedWriterRecord<Writer>.self) }
    if let old, old.isSame(as: writer) {
      if differs { writers.append(old) }
    } else {
      differ()
      writers.append(TypedWriterRecord(writer, insideOf: layerIndex, inPlaceOf: old))
    }
    writerIndex += 1
  }

  /// Visits the modified content. Called last.
  package func core<Core: GraphContent>(_ content: Core) {
    visitCore.visit(content, under: differs ? LayerTemplate(layers, writers) : template)
  }

  private mutating func differ() {
    guard !differs, let template else { return }
    differs = true
    layers += template.records[..<layerIndex]
    writers += template.writers[..<writerIndex]
  }
}

/// Receives the content inside of the modifiers.
@MainActor
protocol CoreVisitor {
  func visit<Core: GraphContent>(_ content: Core, under template: LayerTemplate?)
}
