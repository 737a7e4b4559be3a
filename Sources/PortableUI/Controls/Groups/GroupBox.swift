/// A container with a background and an optional label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a group box with a custom label.
  ///
  /// - Parameters:
  ///   - content: the content of the box.
  ///   - label: a view that describes the content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a group box with a label view.
  ///
  /// - Parameters:
  ///   - label: a view that describes the content.
  ///   - content: the content of the box.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  /// The box in the current style.
  public var body: some View {
    made(style).environment(\.groupBoxStyle, DefaultGroupBoxStyle())
  }

  private func made(_ style: some GroupBoxStyle) -> AnyView {
    let configuration = GroupBoxStyleConfiguration(label: _ControlPart(label), content: _ControlPart(content))
    return AnyView(StyledControl(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a group box from the configuration of a group box style.
  ///
  /// - Parameter configuration: the label and the content.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a label.
  ///
  /// - Parameter content: the content of the box.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - content: the content of the box.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a group box with a title.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - content: the content of the box.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}
