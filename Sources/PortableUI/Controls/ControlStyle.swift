import Tracking
import ViewGraph

/// A style that hosts know by its name: the control stays what it is, and its element says the name.
protocol PlatformStyle {
  /// The name; `nil` for what a control looks like where nothing is said of it.
  var hostName: String? { get }
  /// The color that the style gives to controls; `nil` where it leaves that to what is around them.
  var tint: Color? { get }
}

extension PlatformStyle {
  var tint: Color? { nil }
}

/// What a style makes of a control. The style's own properties are installed as if they were a view's.
struct StyledControl<Style, Configuration, Made: View>: View, PropertyForwarder {
  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Made

  typealias Body = Never

  static var owner: Any.Type { Style.self }
  static var isStructure: Bool { true }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: StyledControl) -> Made {
      content.make(content.style, content.configuration)
    }
  }
}

/// A part of a control, such as its label, as a style's body shows it.
public struct _ControlPart: View {
  let content: AnyView
  /// The part, where it is nothing but a text.
  let text: Text?

  init(_ content: some View) {
    self.content = AnyView(content)
    text = (content as? Text) ?? (content as? _ControlPart)?.text
  }

  /// The part.
  public var body: some View { content }
}

extension NodeContext {
  /// What the environment says at the place, for choosing how to make its node. It is for what never changes as long as the place is
  /// there, such as the type of a style.
  @MainActor
  func fixed<Value>(_ read: (EnvironmentValues) -> Value) -> Value {
    untracked { read(EnvironmentValues(scope: environment)) }
  }
}
