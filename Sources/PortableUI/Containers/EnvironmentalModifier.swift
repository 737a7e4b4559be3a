import ViewGraph

/// A modifier that becomes another one in the environment of the view that it modifies.
///
/// Implement ``resolve(in:)``. It runs again when a value that it has read becomes another.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier that is applied.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier to apply.
  ///
  /// - Parameter environment: the environment of the modified view.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// `true`: the resolved modifier says what the view is.
  public static var isStructure: Bool { true }

  /// Makes a node that applies the resolved modifier to the view.
  public static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    SlotOwnerNode(content, in: context) { content, slot in
      ResolvedModifierBody(modifier: content.modifier, slot: slot)
    } slotted: {
      $0.content
    }
  }
}

/// Applies the modifier that another one resolves to.
private struct ResolvedModifierBody<Modifier: EnvironmentalModifier>: View {
  let modifier: Modifier
  let slot: ContentSlot
  @PlaceEnvironment private var environment

  var body: some View {
    _ViewModifier_Content<Modifier>(slot: slot).modifier(modifier.resolve(in: environment))
  }
}
