import ViewGraph

/// A modifier that sets a trait of a view for its container.
package struct TraitModifier<Key: TraitKey>: ViewModifier {
  let value: Key.Value

  package init(value: Key.Value) {
    self.value = value
  }

  package typealias Body = Never

  package static var isStructure: Bool { true }

  package static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    TraitNode(content, in: context, key: Key.self) { ($0.content, $0.modifier.value) }
  }
}

/// The trait that identifies a choice.
struct TagKey: TraitKey {
  struct Value: Equatable {
    let tag: AnyHashable
    /// Whether the tag also matches a selection of optional type that contains the same value.
    let includesOptional: Bool
  }
}

/// The trait with the id of the row of a ``ForEach`` from which a ``Subview`` was read.
struct RowIDKey: TraitKey {
  typealias Value = AnyHashable
}

/// The trait with the value of a navigation link. The value identifies the link's row in the selection of a list.
package struct LinkValueKey: TraitKey {
  package typealias Value = AnyHashable?
}

extension Traits {
  /// Returns the explicit tag as a value of a type. Without a tag, returns the value of the row's link, or else the id
  /// of the row in a collection. Returns `nil` if none of these has the type, and for the header, the footer and the
  /// edges of a section.
  package func tag<Value: Hashable>(as type: Value.Type) -> Value? {
    if self[SectionPartKey.self] == true { return nil }
    guard let own = self[TagKey.self] else {
      if let link = self[LinkValueKey.self] ?? nil, let value = link.base as? Value { return value }
      return (self[RowIDKey.self] ?? id)?.base as? Value
    }
    if !own.includesOptional, Swift.type(of: own.tag.base) != type { return nil }
    return own.tag.base as? Value
  }
}

extension View {
  /// Sets the tag of this view, which identifies it as a choice in a ``Picker`` or a ``TabView``.
  ///
  /// Views in a ``ForEach`` need no tag if their ids are the values of the selection.
  ///
  /// - Parameters:
  ///   - tag: The value that selects this view.
  ///   - includeOptional: Whether the tag also matches a selection of optional type that contains the same value.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier<TagKey>(value: .init(tag: AnyHashable(tag), includesOptional: includeOptional)))
  }
}
