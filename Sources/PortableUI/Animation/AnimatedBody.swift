import ViewGraph

// Views and modifiers that say by which values they are animated: their bodies are evaluated at steps between two of those.

extension View where Self: Animatable {
  /// Makes a node that evaluates the view's body at each step between two of its values.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    if AnimatableData.self == EmptyAnimatableData.self {
      CompositeNode<AnimatableBody<Self>>(content, in: context)
    } else {
      WrappingNode(content, in: context) { SteppedView(content: $0) }
    }
  }
}

extension ViewModifier where Self: Animatable {
  /// Makes a node that evaluates the modifier's body at each step between two of its values.
  public static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    SlotOwnerNode(content, in: context) { content, slot in
      SteppedModifier(modifier: content.modifier, slot: slot)
    } slotted: {
      $0.content
    }
  }
}

/// Evaluates the bodies of views that no value animates.
private enum AnimatableBody<Content: View>: BodyEvaluator {
  static func body(of content: Content) -> Content.Body { content.body }
}

/// Keeps how far the values of something have come.
@propertyWrapper
@MainActor
struct Stepped: DynamicProperty {
  private final class Kept: MomentaryBox {
    var motion: AnyObject?
  }

  private var kept: Kept?
  private var environment = EnvironmentValues()

  init() {}

  var wrappedValue: Stepped { self }

  /// Something with the values that are to be shown of it now.
  func callAsFunction<Content: Animatable>(_ content: Content) -> Content {
    guard Content.AnimatableData.self != EmptyAnimatableData.self, let kept else { return content }
    var content = content
    let target = content.animatableData
    let known = kept.motion as? ValueMotion<Content.AnimatableData>
    let motion = known ?? ValueMotion(at: target)
    kept.motion = motion
    content.animatableData = motion.values(toward: target, in: environment)
    return content
  }
}

extension Stepped: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    environment = EnvironmentValues(scope: context.environment)
    kept = context.box { Kept() }
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { true }
}

/// The environment of a place, for views of which most never ask it for anything.
@propertyWrapper
@MainActor
struct PlaceEnvironment: DynamicProperty {
  private var scope: EnvironmentScope?

  init() {}

  var wrappedValue: EnvironmentValues { EnvironmentValues(scope: scope) }
}

extension PlaceEnvironment: NodeProperty, InputComparable {
  package mutating func install(in context: inout PropertyContext) {
    scope = context.environment
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { true }
}

/// A view, at a step between two of its values.
private struct SteppedView<Content: View & Animatable>: View {
  let content: Content
  @Stepped private var stepped

  var body: some View { StepBody(content: stepped(content)) }
}

/// Evaluates the body of a view, whose properties are installed like its own.
private struct StepBody<Content: View>: View, PropertyForwarder {
  let content: Content

  typealias Body = Never

  static var owner: Any.Type { Content.self }
  static var isStructure: Bool { true }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: StepBody) -> Content.Body { content.content.body }
  }
}

/// A modifier, at a step between two of its values.
private struct SteppedModifier<Modifier: ViewModifier & Animatable>: View {
  let modifier: Modifier
  let slot: ContentSlot
  @Stepped private var stepped

  var body: some View { ModifierBody(modifier: stepped(modifier), slot: slot) }
}
