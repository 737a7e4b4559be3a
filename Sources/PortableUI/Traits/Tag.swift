import ViewGraph

/// Says something of a view to the container that it stands in.
struct TraitModifier<Key: TraitKey>: ViewModifier {
  let value: Key.Value

  typealias Body = Never

  static var isStructure: Bool { true }

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    TraitNode(content, in: context, key: Key.self) { ($0.content, $0.modifier.value) }
  }
}

/// What tells a choice from the others.
struct TagKey: TraitKey {
  struct Value: Equatable {
    let tag: AnyHashable
    /// Whether it also stands for an optional with that value.
    let includesOptional: Bool
  }
}

/// Where a link leads, which is what its row stands for in a list of such values.
struct LinkValueKey: TraitKey {
  typealias Value = AnyHashable?
}

extension Traits {
  /// The tag as a value of a type: the view's own, or that of its row in a collection. `nil` where there is none of that type, and for
  /// the header, the footer and the edges of a section.
  func tag<Value: Hashable>(as type: Value.Type) -> Value? {
    if self[SectionPartKey.self] == true { return nil }
    guard let own = self[TagKey.self] else {
      if let link = self[LinkValueKey.self] ?? nil, let value = link.base as? Value { return value }
      return id?.base as? Value
    }
    if !own.includesOptional, Swift.type(of: own.tag.base) != type { return nil }
    return own.tag.base as? Value
  }
}

extension View {
  /// Tells this view from the others that a person can choose from, in a ``Picker`` or a ``TabView``.
  ///
  /// Views of a ``ForEach`` need no tag where the ids of its elements are what is chosen.
  ///
  /// - Parameters:
  ///   - tag: what is chosen with this view.
  ///   - includeOptional: whether it is also chosen where an optional of the tag's type is bound.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier<TagKey>(value: .init(tag: AnyHashable(tag), includesOptional: includeOptional)))
  }
}
