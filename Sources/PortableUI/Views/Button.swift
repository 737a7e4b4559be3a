import Elements
import ViewGraph

/// What a button is for, where that changes how it looks or is spoken of.
public struct ButtonRole: Hashable, Sendable {
  let name: String

  /// Removes or ends something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves something as it was.
  public static let cancel = ButtonRole(name: "cancel")
  /// Takes over what was entered.
  public static let confirm = ButtonRole(name: "confirm")
  /// Puts something away.
  public static let close = ButtonRole(name: "close")
}

/// Something to press.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// A button has no body.
  public typealias Body = Never

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: runs when the button is pressed.
  ///   - label: what stands on the button.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role.
  ///
  /// - Parameters:
  ///   - role: what the button is for.
  ///   - action: runs when the button is pressed.
  ///   - label: what stands on the button.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Makes a node with a button element that contains the label, or what the style makes of it.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    if Label.self is any SequenceContent.Type { return CompositeNode<RowEvaluator>(content, in: context) }
    guard context.fixed({ $0.buttonLook.platform == nil }) else { return ElementNode(content, in: context) }
    return CompositeNode<Evaluator>(content, in: context)
  }

  private enum RowEvaluator: BodyEvaluator {
    static func body(of content: Button) -> Button<ButtonRow<Label>> {
      Button<ButtonRow<Label>>(role: content.role, action: content.action) { ButtonRow(content: content.label) }
    }
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: Button) -> StyledButton<Label> {
      StyledButton(role: content.role, action: content.action, label: content.label)
    }
  }
}

/// Several views on a button stand side by side.
struct ButtonRow<Content: View>: View {
  let content: Content

  // The frame tells it from a label, of which a bar shows the symbol alone.
  var body: some View { HStack { content }.frame(minHeight: 0) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button of what a style was told of one.
  ///
  /// - Parameter configuration: the label, the role and the action.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button: ElementContent {
  package static var schema: Schema { .button }
  package var children: Label { label }
  package func updateChildren(of node: ContentNode<Label>) { node.update(to: label) }

  package func describe(_ writer: inout ElementWriter) {
    writer.describeButton(role: role)
    let values = EnvironmentValues(scope: writer.environment)
    writer.describeLooks(style: values.buttonLook.platform)
    let shape = values.borderShape
    if let name = shape.name { writer[.borderShape] = .string(name) }
    if let radius = shape.radius { writer[.cornerRadius] = .number(Double(radius)) }
  }

  package func isDescribed(like other: Self) -> Bool { role == other.role }

  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    Self.respond(to: event, in: environment, action)
  }

  /// Runs the action of a button that was tapped, and puts away what its press puts away.
  static func respond(
    to event: Event, in environment: EnvironmentScope, _ action: @MainActor () -> Void
  ) -> Bool {
    let values = EnvironmentValues(scope: environment)
    guard event.kind == .tap, values.isEnabled else { return false }
    let dismiss = values.buttonDismissal
    action()
    dismiss?()
    return true
  }
}

extension ElementWriter {
  /// What all buttons say of themselves.
  mutating func describeButton(role: ButtonRole?) {
    self[.role] = role.map { .string($0.name) }
    describeControl()
  }
}

extension Schema {
  static let button = Schema(
    .button, role: .button, name: .texts, handlers: [Handler(.tap)], isFocusable: true)
}

extension Role {
  /// Something to press.
  public static let button = Role(rawValue: "button")
}
