import ViewGraph

// `Animatable` views and modifiers. While an animation changes `animatableData`, the body is evaluated for intermediate
// values.

extension View where Self: Animatable {
  /// Creates a node that evaluates the view's body at each step of an animation of its `animatableData`.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    if AnimatableData.self == EmptyAnimatableData.self {
      CompositeNode<AnimatableBody<Self>>(content, in: context)
    } else {
      WrappingNode(content, in: context) { SteppedView(content: $0) }
    }
  }
}

extension ViewModifier where Self: Animatable {
  /// Creates a node that evaluates the modifier's body at each step of an animation of its `animatableData`.
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

/// Evaluates the body of an `Animatable` view that has no animatable data.
private enum AnimatableBody<Content: View>: BodyEvaluator {
  static func body(of content: Content) -> Content.Body { content.body }
}

/// Tracks how far an `Animatable` value's animation has progressed, from one evaluation to the next.
@propertyWrapper
@MainActor
struct Stepped: DynamicProperty {
  private final class Storage: MomentaryBox {
    var motion: AnyObject?
  }

  private var storage: Storage?
  private var environment = EnvironmentValues()

  init() {}

  var wrappedValue: Stepped { self }

  /// Returns a copy of the content whose animatable data has the current value of the animation.
  func callAsFunction<Content: Animatable>(_ content: Content) -> Content {
    guard Content.AnimatableData.self != EmptyAnimatableData.self, let storage else { return content }
    var content = content
    let target = content.animatableData
    let known = storage.motion as? ValueMotion<Content.AnimatableData>
    let motion = known ?? ValueMotion(at: target)
    storage.motion = motion
    content.animatableData = motion.values(toward: target, in: environment)
    return content
  }
}

extension Stepped: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    environment = EnvironmentValues(scope: context.environment)
    storage = context.box { Storage() }
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { true }
}

/// The environment of a view. Values are looked up only when they are read, because most views with this property never
/// read one.
@propertyWrapper
@MainActor
package struct LazyEnvironment: DynamicProperty {
  private var scope: EnvironmentScope?

  package init() {}

  package var wrappedValue: EnvironmentValues { EnvironmentValues(scope: scope) }
}

extension LazyEnvironment: NodeProperty, InputComparable {
  package mutating func install(in context: inout PropertyContext) {
    scope = context.environment
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { true }
}

/// A view that evaluates its content with the animatable data of the current animation step.
private struct SteppedView<Content: View & Animatable>: View {
  let content: Content
  @Stepped private var stepped

  var body: some View { StepBody(content: stepped(content)) }
}

/// A view that evaluates the body of `content`. The dynamic properties of `content` are installed in this view's node.
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

/// A view that evaluates a modifier with the animatable data of the current animation step.
private struct SteppedModifier<Modifier: ViewModifier & Animatable>: View {
  let modifier: Modifier
  let slot: ContentSlot
  @Stepped private var stepped

  var body: some View { ModifierBody(modifier: stepped(modifier), slot: slot) }
}
