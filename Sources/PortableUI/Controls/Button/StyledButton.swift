import Elements
import ViewGraph

/// A button in a custom style.
struct StyledButton<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.anyButtonStyle) private var anyStyle
  @TransientState private var isPressed = false
  @State private var subject = FocusSubject()

  var body: some View {
    switch anyStyle {
    case .ordinary(let style):
      PressedButton(
        role: role, action: action, isPressed: $isPressed, subject: subject, content: ordinary(style)
      )
      .environment(\.focusSubject, subject)
    case .primitive(let style):
      primitive(style).environment(\.anyButtonStyle, .primitive(DefaultButtonStyle()))
    }
  }

  private func ordinary(_ style: some ButtonStyle) -> AnyView {
    let configuration = ButtonStyleConfiguration(role: role, label: _ControlPart(label), isPressed: isPressed)
    return AnyView(StyledControl(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }

  private func primitive(_ style: some PrimitiveButtonStyle) -> AnyView {
    let configuration = PrimitiveButtonStyleConfiguration(role: role, label: _ControlPart(label), action: action)
    return AnyView(StyledControl(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

/// A button that shows the body of its style, and reports to the style whether the user presses the button.
private struct PressedButton: View, ElementContent {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let isPressed: Binding<Bool>
  let subject: FocusSubject
  let content: AnyView

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .pressedButton }
  var children: AnyView { content }
  func updateChildren(of node: ContentNode<AnyView>) { node.update(to: content) }

  func describe(_ writer: inout ElementWriter) {
    writer.describeButton(role: role)
    writer.describeControlAppearance()
    writer[.controlStyle] = .string("custom")
    writer.describeFocus(of: subject, by: .focusReportingPressedButton)
  }

  func isDescribed(like other: Self) -> Bool { role == other.role }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    if event.kind == .hold, case .flag(let isDown) = event.value {
      let isPressed = isDown && EnvironmentValues(scope: environment).isEnabled
      if isPressed != self.isPressed.wrappedValue { self.isPressed.wrappedValue = isPressed }
      return true
    }
    return subject.respond(to: event) || Button<Text>.respond(to: event, in: environment, action)
  }
}

extension Schema {
  fileprivate static let pressedButton = Schema(
    .button, role: .button, name: .texts, handlers: [Handler(.tap), Handler(.hold, .presence)], isFocusable: true)
  /// A button whose style reads whether the button has the focus.
  fileprivate static let focusReportingPressedButton = Schema(
    .button, role: .button, name: .texts,
    handlers: [Handler(.tap), Handler(.hold, .presence), Handler(.focus, .flag)], isFocusable: true)
}
