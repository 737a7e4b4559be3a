import Elements
import ViewGraph

/// What a button is for, where that changes how it looks or is spoken of.
public struct ButtonRole: Hashable, Sendable {
  let name: String

  /// Removes or ends something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves something as it was.
  public static let cancel = ButtonRole(name: "cancel")
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

  /// Makes a node with a button element that contains the label.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension Button where Label == Text {
  /// Creates a button with a text on it.
  ///
  /// - Parameters:
  ///   - titleKey: the text.
  ///   - role: what the button is for.
  ///   - action: runs when the button is pressed.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a text on it.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - role: what the button is for.
  ///   - action: runs when the button is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button: ElementContent {
  package static var schema: Schema { .button }
  package var children: Label { label }
  package func updateChildren(of node: ContentNode<Label>) { node.update(to: label) }

  package func describe(_ writer: inout ElementWriter) {
    writer[.role] = role.map { .string($0.name) }
    writer.describeControl()
  }

  package func isDescribed(like other: Self) -> Bool { role == other.role }

  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    let values = EnvironmentValues(scope: environment)
    guard event.kind == .tap, values.isEnabled else { return false }
    let dismiss = values.buttonDismissal
    action()
    dismiss?()
    return true
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
