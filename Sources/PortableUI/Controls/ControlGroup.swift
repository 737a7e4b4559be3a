import Elements
import ViewGraph

/// A container that shows related controls in a row.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a control group.
  ///
  /// - Parameter content: the controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a control group with a label, which is not displayed.
  ///
  /// - Parameters:
  ///   - content: the controls.
  ///   - label: a view that describes the purpose of the group.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }

  /// Creates a control group with a localized title, which is not displayed.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title of the group.
  ///   - content: the controls.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls in a row.
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
  /// Controls in a row, as a unit.
  package static let controlGroup = ElementKind(rawValue: "controlGroup")
}
