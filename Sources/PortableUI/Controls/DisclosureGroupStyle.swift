import Elements
import ViewGraph

/// What disclosure groups look like.
///
/// Give a ``makeBody(configuration:)``. After SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// What it is shown as.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// What it is shown as.
  ///
  /// - Parameter configuration: the label, the content, and whether that is seen.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``DisclosureGroupStyle`` is told.
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
  /// What a group is about.
  public typealias Label = _ControlPart
  /// What is in a group.
  public typealias Content = _ControlPart

  /// What the group is about.
  public let label: Label
  /// What is in the group.
  public let content: Content
  /// Whether the content is seen.
  @Binding public var isExpanded: Bool
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  /// How disclosure groups look.
  var disclosureGroupStyle: any DisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the disclosure groups in this view look.
  ///
  /// - Parameter style: the platform's, or one that makes their bodies.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, style)
  }
}

/// As the platform shows disclosure groups.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// What it is shown as.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureParts(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// As the platform shows disclosure groups.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The label and the content of a group: rows of a list where they stand in one, and a stack elsewhere.
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

/// The button by which a person shows or hides what is below.
private struct DisclosureButton: View, ElementContent {
  let isExpanded: Binding<Bool>
  let label: _ControlPart

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .disclosureButton }
  static var readsModels: Bool { true }
  var children: _ControlPart { label }

  func describe(_ writer: inout ElementWriter) {
    writer[.isExpanded] = .flag(isExpanded.wrappedValue)
    writer.describeControl()
    writer.describeLooks()
  }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
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

extension Role {
  /// A button that shows or hides what is below.
  public static let disclosure = Role(rawValue: "disclosure")
}

extension ElementKind {
  /// A button that shows or hides what is below: whether that `isExpanded`.
  package static let disclosureButton = ElementKind(rawValue: "disclosureButton")
}

extension AttributeKey {
  /// Flag, of a `disclosureButton`.
  package static let isExpanded = AttributeKey(rawValue: "isExpanded")
}
