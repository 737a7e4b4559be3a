import Tracking
import ViewGraph

/// A built-in style. It does not replace the control. The host reads the style's name from the element, and draws the
/// control in this style.
package protocol PlatformStyle {
  /// The name; `nil` for the default style.
  var hostName: String? { get }
  /// The tint of the style; `nil` for the inherited tint.
  var tint: Color? { get }
}

extension PlatformStyle {
  package var tint: Color? { nil }
}

/// The body that a style creates for a control. The dynamic properties of the style are installed like the dynamic
/// properties of a view.
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

/// A part of a control, such as its label, that is passed to a style.
public struct _ControlPart: View {
  let content: AnyView
  /// The text, if the part is only a text.
  let text: Text?

  init(_ content: some View) {
    self.content = AnyView(content)
    text = (content as? Text) ?? (content as? _ControlPart)?.text
  }

  /// The content of the part.
  public var body: some View { content }
}

extension NodeContext {
  /// Reads the environment once, without tracking, to choose the kind of node. Read only values that do not change
  /// during the lifetime of the node, such as the type of a style.
  @MainActor
  func fixed<Value>(_ read: (EnvironmentValues) -> Value) -> Value {
    untracked { read(EnvironmentValues(scope: environment)) }
  }
}
