import ViewGraph

/// A view with an explicit identity. When the id changes, a new view with new state replaces it.
struct IDView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID

  typealias Body = Never

  static var isStructure: Bool { true }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    SwitchNode(content, in: context) { .init(AnyHashable($0.id), $0.content) }
  }
}

extension IDView: IdentifiedContent {
  static var hasOwnID: Bool { true }
  var ownID: AnyHashable? { AnyHashable(id) }
}

extension ModifiedContent: IdentifiedContent where Content: View {
  package static var hasOwnID: Bool { (Content.self as? any IdentifiedContent.Type)?.hasOwnID ?? false }
  package var ownID: AnyHashable? { (content as? any IdentifiedContent)?.ownID }
}

extension View {
  /// Sets the identity of the view. When `id` changes, the state of the view and its descendants is discarded and the
  /// view appears again.
  ///
  /// - Parameter id: The identity.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
