/// What the graph knows of a type of view: where its dynamic properties are, and how to tell two values apart.
///
/// A layout is made once for each type.
@MainActor
final class TypeLayout {
  private typealias Install = @MainActor (UnsafeMutableRawPointer, inout PropertyContext) -> Void

  /// Whether the body of a view of this type has read an `@Observable` object.
  var readsObservables = false

  private var installers: [(offset: Int, install: Install)] = []
  private let comparison: FieldComparison
  /// Whose properties they are, for messages.
  private let owner: Any.Type

  private static var layouts: [ObjectIdentifier: TypeLayout] = [:]

  /// The layout of `type`. O(1) after the first time.
  static func of(_ type: Any.Type) -> TypeLayout {
    if let layout = layouts[ObjectIdentifier(type)] { return layout }
    let layout = TypeLayout(type)
    layouts[ObjectIdentifier(type)] = layout
    return layout
  }

  private init(_ type: Any.Type) {
    comparison = FieldComparison.of(type, isInstalled: true)
    owner = (type as? any PropertyForwarder.Type)?.owner ?? type
    addInstallers(of: type, at: 0)
  }

  /// Whether two values of the layout's type, the first of which is installed, are known to show the same.
  func areEqual<Content>(_ first: Content, _ second: Content) -> Bool {
    comparison.areEqual(first, second)
  }

  /// Connects the dynamic properties of `content` to what `node` keeps for them, and updates them.
  func install<Content>(_ content: inout Content, in storage: inout PropertyStorage, of node: Node) {
    guard !installers.isEmpty else { return }
    var context = PropertyContext(storage: storage, environment: node.environment, owner: owner)
    // The offsets belong to stored properties of this very type, so each pointer is to a value of the type it is used as.
    withUnsafeMutableBytes(of: &content) { bytes in
      guard let base = bytes.baseAddress else { return }
      for installer in installers { installer.install(base + installer.offset, &context) }
    }
    storage = context.finish()
  }

  private func addInstallers(of type: Any.Type, at offset: Int) {
    guard TypeKind(type) == .structure else { return }
    for field in storedFields(of: type) ?? [] {
      let place = offset + field.offset
      if let property = field.type as? any NodeProperty.Type {
        installers.append((place, Self.installer(of: property)))
      } else if let property = field.type as? any DynamicProperty.Type {
        addInstallers(of: property, at: place)
        installers.append((place, Self.updater(of: property)))
      } else if type is any PropertyForwarder.Type {
        addInstallers(of: field.type, at: place)
      }
    }
  }

  private static func installer<Property: NodeProperty>(of type: Property.Type) -> Install {
    { pointer, context in
      let property = pointer.assumingMemoryBound(to: Property.self)
      property.pointee.install(in: &context)
      property.pointee.update()
    }
  }

  private static func updater<Property: DynamicProperty>(of type: Property.Type) -> Install {
    { pointer, _ in pointer.assumingMemoryBound(to: Property.self).pointee.update() }
  }
}
