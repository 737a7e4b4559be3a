import ViewGraph

/// A modifier that resolves to another modifier, depending on the environment of the modified view.
///
/// Conforming types implement ``resolve(in:)``. It runs again when an environment value that it has read changes.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier that is applied.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier to apply.
  ///
  /// - Parameter environment: The environment of the modified view.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Always `true`: the resolved modifier determines how containers of pages, such as ``TabView``, treat the view.
  public static var isStructure: Bool { true }

  /// Creates a node that applies the resolved modifier to the view.
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

/// A view that applies the resolved modifier of an environmental modifier.
private struct ResolvedModifierBody<Modifier: EnvironmentalModifier>: View {
  let modifier: Modifier
  let slot: ContentSlot
  @LazyEnvironment private var environment

  var body: some View {
    _ViewModifier_Content<Modifier>(slot: slot).modifier(modifier.resolve(in: environment))
  }
}
