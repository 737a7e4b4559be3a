import Elements
import ViewGraph

/// A type that defines the appearance of disclosure groups.
///
/// Implement ``makeBody(configuration:)`` to define a custom style.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The view that represents a disclosure group.
  associatedtype Body: View
  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Creates the view that represents a disclosure group.
  ///
  /// - Parameter configuration: the label and the content of the group, and whether it is expanded.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group that are passed to a ``DisclosureGroupStyle``.
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
  /// The type of a group's label.
  public typealias Label = _ControlPart
  /// The type of a group's content.
  public typealias Content = _ControlPart

  /// The label of the group.
  public let label: Label
  /// The content of the group.
  public let content: Content
  /// Whether the content is visible.
  @Binding public var isExpanded: Bool
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  /// The style of disclosure groups.
  var disclosureGroupStyle: any DisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the disclosure groups in this view.
  ///
  /// - Parameter style: a built-in or custom style.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, style)
  }
}

/// The default disclosure group style.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a disclosure group.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureParts(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default disclosure group style.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The label and the content of a group: separate rows within a list, a stack elsewhere.
private struct DisclosureParts: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.rowDepth) private var depth

  typealias Body = Never

  static var isStructure: Bool { true }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    context.isAmongRows
      ? CompositeNode<Rows>(content, in: context) : CompositeNode<Stack>(content, in: context)
  }

  @ViewBuilder private var parts: some View {
    DisclosureButton(isExpanded: configuration.$isExpanded, label: configuration.label)
    if configuration.isExpanded {
      configuration.content.modifier(RowDepthModifier()).environment(\.rowDepth, depth + 1)
    }
  }

  private enum Rows: BodyEvaluator {
    static func body(of content: DisclosureParts) -> some View { content.parts }
  }

  private enum Stack: BodyEvaluator {
    static func body(of content: DisclosureParts) -> some View { VStack(alignment: .leading) { content.parts } }
  }
}

/// The button that shows or hides the content of a disclosure group or a section.
package struct DisclosureButton: View, ElementContent {
  private let isExpanded: Binding<Bool>
  private let label: _ControlPart

  package typealias Body = Never

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - isExpanded: whether the content is visible.
  ///   - label: the label of the button.
  package init(isExpanded: Binding<Bool>, label: some View) {
    self.isExpanded = isExpanded
    self.label = (label as? _ControlPart) ?? _ControlPart(label)
  }

  package static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  package static var schema: Schema { .disclosureButton }
  package static var readsModels: Bool { true }
  package var children: _ControlPart { label }

  package func describe(_ writer: inout ElementWriter) {
    writer[.isExpanded] = .flag(isExpanded.wrappedValue)
    writer.describeControl()
    writer.describeControlAppearance()
  }

  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard event.kind == .tap, EnvironmentValues(scope: environment).isEnabled else { return false }
    isExpanded.wrappedValue.toggle()
    return true
  }
}

extension Schema {
  fileprivate static let disclosureButton = Schema(
    .disclosureButton, role: .disclosure, name: .texts, value: .isExpanded, handlers: [Handler(.tap)], isFocusable: true
  )
}
