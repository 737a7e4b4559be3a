import Elements

/// Takes content apart into its modifiers, outermost first, and what they modify.
@MainActor
public struct LayerVisitor {
  private let template: LayerTemplate?
  private let environment: EnvironmentScope
  private let place: Node
  private let visitCore: any CoreVisitor
  /// Whether one of the modifiers up to here differs from the template's. From then on the following are lists.
  private var differs: Bool
  private var layers: [LayerRecord] = []
  private var writers: [WriterRecord] = []
  private var layerIndex = 0
  private var writerIndex = 0

  /// Creates a visitor.
  ///
  /// - Parameters:
  ///   - template: what content of the same type came to before, here or elsewhere.
  ///   - place: the place.
  ///   - core: what is done in the end.
  init(_ template: LayerTemplate?, at place: Node, core: some CoreVisitor) {
    self.template = template
    self.place = place
    environment = place.environment
    visitCore = core
    differs = template == nil
  }

  /// Visits a modifier that makes a layer.
  package mutating func layer<Modifier: ElementModifier>(_ modifier: Modifier) {
    // Number and types were fixed when the content's type was.
    var old: ModifierRecord<Modifier>?
    if let template { old = unsafeDowncast(template.records[layerIndex], to: ModifierRecord<Modifier>.self) }
    if let old, old.isSame(as: modifier) {
      if differs { layers.append(old) }
    } else {
      differ()
      layers.append(ModifierRecord(modifier, in: environment, at: place, inPlaceOf: old))
    }
    layerIndex += 1
  }

  /// Visits a modifier that sets values in the environment.
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

  /// Visits what is modified: the last that is visited.
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

/// What is done with the content that modifiers modify.
@MainActor
protocol CoreVisitor {
  func visit<Core: GraphContent>(_ content: Core, under template: LayerTemplate?)
}
