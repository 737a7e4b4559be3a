import Elements
import ViewGraph

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a group.
  ///
  /// - Parameter content: the controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group with a label, which platforms show that put it into a menu.
  ///
  /// - Parameters:
  ///   - content: the controls.
  ///   - label: says what they are for.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }

  /// Creates a group with a label, which platforms show that put it into a menu.
  ///
  /// - Parameters:
  ///   - titleKey: says what they are for.
  ///   - content: the controls.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls.
  public var body: some View {
    ControlGroupBox(content: content)
  }
}

private struct ControlGroupBox<Content: View>: View, ElementContent {
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .controlGroup }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }
  func describe(_ writer: inout ElementWriter) {
    writer.describeLooks(style: EnvironmentValues(scope: writer.environment).controlGroupStyle)
  }
}

extension Schema {
  fileprivate static let controlGroup = Schema(.controlGroup)
}

extension ElementKind {
  /// Controls side by side, as one.
  package static let controlGroup = ElementKind(rawValue: "controlGroup")
}
