/// What belongs together, in a box with a label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - content: what is in it.
  ///   - label: says what it is about.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - label: says what it is about.
  ///   - content: what is in it.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  /// The box, as the style shows it.
  public var body: some View {
    made(style).environment(\.groupBoxStyle, DefaultGroupBoxStyle())
  }

  private func made(_ style: some GroupBoxStyle) -> AnyView {
    let configuration = GroupBoxStyleConfiguration(label: _ControlPart(label), content: _ControlPart(content))
    return AnyView(StyledControl(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box of what a style was told of one.
  ///
  /// - Parameter configuration: the label and the content.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  ///
  /// - Parameter content: what is in it.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a text as its label.
  ///
  /// - Parameters:
  ///   - titleKey: says what it is about.
  ///   - content: what is in it.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a box with a text as its label.
  ///
  /// - Parameters:
  ///   - title: says what it is about.
  ///   - content: what is in it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}
