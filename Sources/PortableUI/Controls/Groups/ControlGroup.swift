import Elements
import ViewGraph

/// A container that shows related controls in a row, or in a menu if its style is ``MenuControlGroupStyle`` or
/// ``CompactMenuControlGroupStyle``.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  /// Creates a control group. Without a label, the group is a row in every style.
  ///
  /// - Parameter content: the controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Creates a control group with a label.
  ///
  /// - Parameters:
  ///   - content: the controls.
  ///   - label: the label of the menu that shows the controls. A row does not display it.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// Creates a control group with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the menu that shows the controls. A row does not display it.
  ///   - content: the controls.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a control group with a title.
  ///
  /// - Parameters:
  ///   - title: the title of the menu that shows the controls. A row does not display it.
  ///   - content: the controls.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a control group with a localized title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the menu that shows the controls. A row does not display it.
  ///   - systemImage: the name of an SF Symbol.
  ///   - content: the controls.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a control group with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: the title of the menu that shows the controls. A row does not display it.
  ///   - systemImage: the name of an SF Symbol.
  ///   - content: the controls.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// The controls in a row, in a menu, or in a custom style.
  public var body: some View {
    if !(style is any PlatformStyle) {
      made(style).environment(\.controlGroupStyle, AutomaticControlGroupStyle())
    } else if let label, style is MenuControlGroupStyle || style is CompactMenuControlGroupStyle {
      Menu {
        content
      } label: {
        label
      }
    } else {
      ControlGroupBox(content: content)
    }
  }

  private func made(_ style: some ControlGroupStyle) -> AnyView {
    let configuration = ControlGroupStyleConfiguration(
      content: _ControlPart(content), label: _ControlPart(label ?? AnyView(EmptyView())), hasLabel: label != nil)
    return AnyView(StyledControl(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
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
    writer.describeControlAppearance(style: EnvironmentValues(scope: writer.environment).controlGroupStyle)
  }
}

extension Schema {
  fileprivate static let controlGroup = Schema(.controlGroup)
}
