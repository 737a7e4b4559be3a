import Elements
import ViewGraph

/// A type that defines the appearance of group boxes.
///
/// Implement ``makeBody(configuration:)`` to define a custom style.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The view that represents a group box.
  associatedtype Body: View
  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Creates the view that represents a group box.
  ///
  /// - Parameter configuration: the label and the content of the box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box that are passed to a ``GroupBoxStyle``.
@MainActor @preconcurrency
public struct GroupBoxStyleConfiguration {
  /// The type of a box's label.
  public typealias Label = _ControlPart
  /// The type of a box's content.
  public typealias Content = _ControlPart

  /// The label of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  /// The style of group boxes.
  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the group boxes in this view.
  ///
  /// - Parameter style: a built-in or custom style.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
  }
}

/// The default group box style.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a group box.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxBackground {
      VStack(alignment: .leading) {
        configuration.label.font(.headline)
        configuration.content
      }
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default group box style.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The background of a group box.
private struct GroupBoxBackground<Content: View>: View, ElementContent {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .groupBox }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }
  func isDescribed(like other: Self) -> Bool { true }
}

extension Schema {
  fileprivate static let groupBox = Schema(.groupBox)
}
