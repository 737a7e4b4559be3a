import Elements

/// Takes content apart into its modifiers, outermost first, and what they modify.
@MainActor
public struct LayerVisitor {
  private let template: LayerTemplate?
  private let environment: EnvironmentScope
  private let visitCore: any CoreVisitor
  /// The modifiers up to here, from the first on that differs from the template's; empty as long as none does.
  private var records: [LayerRecord] = []
  private var index = 0

  /// Creates a visitor.
  ///
  /// - Parameters:
  ///   - template: what content of the same type came to before, here or elsewhere.
  ///   - environment: that of the place.
  ///   - core: what is done in the end.
  init(_ template: LayerTemplate?, in environment: EnvironmentScope, core: some CoreVisitor) {
    self.template = template
    self.environment = environment
    visitCore = core
  }

  /// Visits a modifier.
  package mutating func layer<Modifier: ElementModifier>(_ modifier: Modifier) {
    defer { index += 1 }
    guard let template else {
      records.append(ModifierRecord(modifier, in: environment, inPlaceOf: nil))
      return
    }
    // Number and types were fixed when the content's type was.
    let old = unsafeDowncast(template.records[index], to: ModifierRecord<Modifier>.self)
    if old.isSame(as: modifier) {
      if !records.isEmpty { records.append(old) }
    } else {
      if records.isEmpty { records += template.records[..<index] }
      records.append(ModifierRecord(modifier, in: environment, inPlaceOf: old))
    }
  }

  /// Visits what is modified: the last that is visited.
  package func core<Core: GraphContent>(_ content: Core) {
    visitCore.visit(content, under: records.isEmpty ? template : LayerTemplate(records))
  }
}

/// What is done with the content that modifiers modify.
@MainActor
protocol CoreVisitor {
  func visit<Core: GraphContent>(_ content: Core, under template: LayerTemplate?)
}
