import Elements
import ViewGraph

/// What group boxes look like.
///
/// Give a ``makeBody(configuration:)``. After SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// What it is shown as.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = GroupBoxStyleConfiguration

  /// What it is shown as.
  ///
  /// - Parameter configuration: the label and the content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``GroupBoxStyle`` is told.
@MainActor @preconcurrency
public struct GroupBoxStyleConfiguration {
  /// What a box is about.
  public typealias Label = _ControlPart
  /// What is in a box.
  public typealias Content = _ControlPart

  /// What the box is about.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  /// How group boxes look.
  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the group boxes in this view look.
  ///
  /// - Parameter style: the platform's, or one that makes their bodies.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
  }
}

/// As the platform shows group boxes.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// What it is shown as.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxGround {
      VStack(alignment: .leading) {
        configuration.label.font(.headline)
        configuration.content
      }
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// As the platform shows group boxes.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The ground of a box.
private struct GroupBoxGround<Content: View>: View, ElementContent {
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

extension ElementKind {
  /// What belongs together, on a ground of its own.
  package static let groupBox = ElementKind(rawValue: "groupBox")
}
