import Elements
import ViewGraph

/// The purpose of a button. It affects the button's appearance and its accessibility description.
public struct ButtonRole: Hashable, Sendable {
  let name: String

  /// The role of a button that deletes data or ends an operation.
  public static let destructive = ButtonRole(name: "destructive")
  /// The role of a button that cancels the operation and changes nothing.
  public static let cancel = ButtonRole(name: "cancel")
  /// The role of a button that confirms an entry or a choice.
  public static let confirm = ButtonRole(name: "confirm")
  /// The role of a button that closes a view.
  public static let close = ButtonRole(name: "close")
}

/// A control that runs an action when the user presses it.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// A button has no body.
  public typealias Body = Never

  /// Creates a button with a custom label.
  ///
  /// - Parameters:
  ///   - action: runs when the user presses the button.
  ///   - label: the label of the button.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a custom label.
  ///
  /// - Parameters:
  ///   - role: the purpose of the button; `nil` for none.
  ///   - action: runs when the user presses the button.
  ///   - label: the label of the button.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Creates a button element that contains the label, or the body that a custom button style returns.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    if Label.self is any SequenceContent.Type { return CompositeNode<RowEvaluator>(content, in: context) }
    if context.fixed({ $0.anyButtonStyle.platform == nil }) {
      return CompositeNode<Evaluator>(content, in: context)
    }
    if Label.self is any FocusIndependentView.Type { return ElementNode(content, in: context) }
    return CompositeNode<FocusEvaluator>(content, in: context)
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

  private enum FocusEvaluator: BodyEvaluator {
    static func body(of content: Button) -> FocusReadingButton<Label> { FocusReadingButton(button: content) }
  }
}

/// Lays out the views of a button's label in a row.
struct ButtonRow<Content: View>: View {
  let content: Content

  // Without the frame, a toolbar would treat the row as a `Label` and show only its symbol.
  var body: some View { HStack { content }.frame(minHeight: 0) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration of a primitive button style.
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
    writer.describeControlAppearance(style: values.anyButtonStyle.platform)
    let shape = values.borderShape
    if let name = shape.name { writer[.borderShape] = .string(name) }
    if let radius = shape.radius { writer[.cornerRadius] = .number(Double(radius)) }
  }

  package func isDescribed(like other: Self) -> Bool { role == other.role }

  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    Self.respond(to: event, in: environment, action)
  }

  /// Runs the action of a tapped button. If the button closes a presentation, dismisses the presentation afterwards.
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
  /// Writes the attributes that all kinds of buttons share.
  mutating func describeButton(role: ButtonRole?) {
    self[.role] = role.map { .string($0.name) }
    describeControl()
  }
}

extension Schema {
  package static let button = Schema(
    .button, role: .button, name: .texts, handlers: [Handler(.tap)], isFocusable: true)
}
