import Snapshots

/// Metadata about a type of view: the offsets of its dynamic properties, and the comparison of its values.
///
/// A layout is created once per type.
///
/// Fields marked `@exclusivity(unchecked)` are accessed on the main actor, one load or store at a time, in each
/// evaluation.
@MainActor
package final class TypeLayout {
  private typealias Install = @MainActor (UnsafeMutableRawPointer, inout PropertyContext) -> Void

  /// Whether the body of a view of this type has ever read an `@Observable` object.
  @exclusivity(unchecked) var readsObservables = false

  @exclusivity(unchecked) private var installers: [(offset: Int, install: Install, name: PropertyName)] = []
  /// The names of the properties that have storage, in the order of their storage.
  @exclusivity(unchecked) private(set) var boxNames: [PropertyName] = []
  /// The properties that contain an object which owns its state, but are not state themselves.
  private var objects: [(offset: Int, type: any OwnedObject.Type, name: PropertyName)] = []
  private let comparison: FieldComparison
  /// The type that owns the properties, for messages.
  let owner: Any.Type

  private static var layouts: [ObjectIdentifier: TypeLayout] = [:]

  /// Returns the layout of a type. It is cached.
  static func of(_ type: Any.Type) -> TypeLayout {
    if let layout = layouts[ObjectIdentifier(type)] { return layout }
    let layout = TypeLayout(type)
    layouts[ObjectIdentifier(type)] = layout
    return layout
  }

  private init(_ type: Any.Type) {
    comparison = FieldComparison.of(type, isInstalled: true)
    owner = (type as? any PropertyForwarder.Type)?.owner ?? type
    addInstallers(of: type, at: 0, path: "")
  }

  /// Whether two values of the layout's type are known to show the same content. The dynamic properties of the first
  /// value are installed.
  func areEqual<Content>(_ first: Content, _ second: Content) -> Bool {
    comparison.areEqual(first, second)
  }

  /// Connects the dynamic properties of `content` to the storage of `node`, and updates them.
  func install<Content>(_ content: inout Content, in storage: inout PropertyStorage, of node: Node) {
    let installers = installers
    guard !installers.isEmpty else { return }
    var context = PropertyContext(
      storage: storage, environment: node.environment, graph: node.graph.serial, layout: self)
    // The offsets belong to stored properties of this type, so each pointer has the correct type.
    withMutableBytes(of: &content) { bytes in
      guard let base = bytes.baseAddress else { return }
      for index in installers.indices {
        let kept = context.property(at: index)
        installers[index].install(base + installers[index].offset, &context)
        // The properties of a type are installed in the same order each time, so the names of the first view apply to
        // all.
        if context.boxCount > kept, boxNames.count == kept { boxNames.append(installers[index].name) }
      }
    }
    storage = context.finish()
  }

  /// The name of the property with an installation index.
  func name(at index: Int) -> PropertyName { installers[index].name }

  private func addInstallers(of type: Any.Type, at offset: Int, path: String) {
    guard TypeKind(type) == .structure else { return }
    for field in storedFields(of: type) ?? [] {
      let fieldOffset = offset + field.offset
      // The storage of a property wrapper has the name of the property with an underscore.
      let name = path + (field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name)
      if let property = field.type as? any NodeProperty.Type {
        let name = PropertyName(name, of: owner, isTransient: property is any TransientProperty.Type)
        installers.append((fieldOffset, Self.installer(of: property), name))
      } else if let property = field.type as? any DynamicProperty.Type {
        addInstallers(of: property, at: fieldOffset, path: name + ".")
        installers.append((fieldOffset, Self.updater(of: property), PropertyName(name, of: owner)))
      } else if type is any PropertyForwarder.Type {
        addInstallers(of: field.type, at: fieldOffset, path: path)
      } else {
        addObject(in: field, at: fieldOffset, name: name)
      }
    }
  }

  /// Adds the object in a property, or in the storage of a property wrapper such as `@Bindable`.
  private func addObject(in field: StoredField, at offset: Int, name: String) {
    if let object = field.type as? any OwnedObject.Type, field.kind == .reference {
      objects.append((offset, object, PropertyName(name, of: owner)))
    } else if field.kind == .structure, field.name.hasPrefix("_") {
      for inner in storedFields(of: field.type) ?? [] { addObject(in: inner, at: offset + inner.offset, name: name) }
    }
  }

  /// Calls `body` with each object that owns its state and is in a property that is not state.
  func forEachObject<Content>(in content: Content, _ body: (any OwnedObject, PropertyName) -> Void) {
    for (offset, type, name) in objects {
      func read<Object: OwnedObject>(_: Object.Type) -> any OwnedObject {
        // The field has this type, because it comes from the metadata of the content's type.
        withUnsafeBytes(of: content) { $0.load(fromByteOffset: offset, as: Unmanaged<Object>.self) }
          .takeUnretainedValue()
      }
      body(_openExistential(type, do: read), name)
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

/// A wrapper of the standard library's function for main-actor closures. A closure that is passed to that function
/// directly would check its executor at run time.
@inline(__always)
private func withMutableBytes<Value>(of value: inout Value, _ body: (UnsafeMutableRawBufferPointer) -> Void) {
  withUnsafeMutableBytes(of: &value, body)
}
