import Elements
import ViewGraph

/// A control that shows a menu of actions.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?
  @Environment(\.menuStyle) private var style

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: the items: buttons, toggles, pickers, sections of these, and submenus.
  ///   - label: the label of the button.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu with a primary action. A long press opens the menu.
  ///
  /// - Parameters:
  ///   - content: the items of the menu.
  ///   - label: the label of the button.
  ///   - primaryAction: runs when the user presses the button.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// The button and the menu items in the current style.
  public var body: some View {
    if style is DefaultMenuStyle || style is ButtonMenuStyle {
      MenuBox(content: TupleView(MenuButton(label: label, primaryAction: primaryAction), MenuItems(content: content)))
    } else {
      made(style).environment(\.menuStyle, DefaultMenuStyle())
    }
  }

  private func made(_ style: some MenuStyle) -> AnyView {
    let configuration = MenuStyleConfiguration(
      label: .init(part: _ControlPart(label)), content: .init(part: _ControlPart(content)),
      primaryAction: primaryAction)
    return AnyView(StyledControl(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration of a menu style.
  ///
  /// - Parameter configuration: the label, the items and the primary action.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

/// The element that contains the button and the items of a menu.
private struct MenuBox<Label: View, Items: View>: View, ElementContent {
  let content: TupleView<MenuButton<Label>, MenuItems<Items>>

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .menu }
  var children: TupleView<MenuButton<Label>, MenuItems<Items>> { content }
  func updateChildren(of node: ContentNode<TupleView<MenuButton<Label>, MenuItems<Items>>>) { node.update(to: content) }
  func isDescribed(like other: Self) -> Bool { true }
}

/// The button of a menu.
struct MenuButton<Label: View>: View, ElementContent {
  let label: Label
  package let primaryAction: (@MainActor () -> Void)?

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    guard Label.self is any SequenceContent.Type else { return ElementNode(content, in: context) }
    return CompositeNode<RowEvaluator>(content, in: context)
  }

  private enum RowEvaluator: BodyEvaluator {
    static func body(of content: MenuButton) -> MenuButton<ButtonRow<Label>> {
      MenuButton<ButtonRow<Label>>(label: ButtonRow(content: content.label), primaryAction: content.primaryAction)
    }
  }

  static var schema: Schema { .menuButton }
  var children: Label { label }
  func updateChildren(of node: ContentNode<Label>) { node.update(to: label) }

  func describe(_ writer: inout ElementWriter) {
    let values = EnvironmentValues(scope: writer.environment)
    writer.describeControl()
    writer.describeControlAppearance(style: values.anyButtonStyle.platform)
    if primaryAction != nil { writer[.hasPrimaryAction] = .flag(true) }
  }

  func isDescribed(like other: Self) -> Bool { (primaryAction == nil) == (other.primaryAction == nil) }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard event.kind == .tap, EnvironmentValues(scope: environment).isEnabled, let primaryAction else { return false }
    primaryAction()
    return true
  }
}

/// The items of a menu, which are visible while it is open.
package struct MenuItems<Content: View>: View, ElementContent {
  let content: ModifiedContent<Content, MenuEnvironment>

  init(content: Content) {
    self.content = content.modifier(MenuEnvironment())
  }

  package typealias Body = Never

  package static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  package static var schema: Schema { .menuItems }
  package var children: ModifiedContent<Content, MenuEnvironment> { content }
  package func updateChildren(of node: ContentNode<ModifiedContent<Content, MenuEnvironment>>) {
    node.update(to: content)
  }
  package func isDescribed(like other: Self) -> Bool { true }
}

/// Gives the controls within a menu the styles of menu items, regardless of the styles set outside the menu.
package struct MenuEnvironment: EnvironmentModifier {
  package static var isPlain: Bool { true }

  package func change(_ values: inout EnvironmentValues) {
    values.resetPlatformStyles()
    values.toggleStyle = CheckboxToggleStyle()
    values.pickerStyle = InlinePickerStyle()
  }
}

extension Schema {
  static let menu = Schema(.menu)
  static let menuButton = Schema(.menuButton, role: .menu, name: .texts, handlers: [Handler(.tap)], isFocusable: true)
  static let menuItems = Schema(.menuItems, showsChildren: false)
}
